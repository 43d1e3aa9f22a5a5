import Testing

@testable import Migration

@Suite struct UntitledScreenTests {
    @Test func noTitle() {
        expect(
            UntitledScreen.self,
            in: [
                "A.swift": Sample.root("NavigationStack { List { 2️⃣NavigationLink(\"a\") { Detail() } } }"),
                "B.swift": """
                import SwiftUI
                struct 1️⃣Detail: View {
                    @State private var isShown = false
                    var body: some View {
                        VStack { Text("a"); NavigationLink("b") { Other() } }.sheet(isPresented: $isShown) { Other() }
                    }
                }
                struct Other: View { var body: some View { Text("c").navigationTitle("C") } }
                """,
            ],
            tells: [
                "1️⃣ note: 'Detail' is pushed and has no title for VoiceOver and the next screen's back button; "
                    + "add navigationTitle to it", "  2️⃣ pushed here",
            ])
    }

    @Test func throughADelayWrapper() {
        expect(
            UntitledScreen.self,
            in: Sample.root(
                "NavigationStack { 2️⃣NavigationLink(destination: LazyView(Detail())) { Text(\"a\") } }",
                more: Sample.lazyView.replacing("1️⃣", with: "")
                    + "\nstruct 1️⃣Detail: View { var body: some View { Text(\"d\") } }"),
            tells: [
                "1️⃣ note: 'Detail' is pushed and has no title for VoiceOver and the next screen's back button; "
                    + "add navigationTitle to it", "  2️⃣ pushed here",
            ])
    }

    @Test("each screen of an enum of routes, and not the view that chooses between them") func routes() {
        expect(
            UntitledScreen.self,
            in: Sample.root(
                """
                NavigationStack {
                    NavigationLink("a", value: Route.detail)
                        .2️⃣navigationDestination(for: Route.self) { RouteView(route: $0) }
                }
                """,
                more: """
                    enum Route: Hashable { case detail, other, text, named }
                    struct RouteView: View {
                        let route: Route
                        var body: some View {
                            switch route {
                            case .detail: Detail()
                            case .other: Other()
                            case .text: Text("t")
                            case .named: Detail().navigationTitle("N")
                            }
                        }
                    }
                    struct 1️⃣Detail: View { var body: some View { Text("d") } }
                    struct Other: View { var body: some View { Text("o").navigationTitle("O") } }
                    """),
            tells: [
                "1️⃣ note: 'Detail' is pushed and has no title for VoiceOver and the next screen's back button; "
                    + "add navigationTitle to it", "  2️⃣ pushed here",
            ])
    }

    @Test("a view that chooses by what it remembers is one screen") func oneScreenThatChanges() {
        expectNothing(
            from: UntitledScreen.self,
            in: Sample.root(
                "NavigationStack { NavigationLink(\"a\") { Detail() } }",
                more: """
                    struct Detail: View {
                        @State private var text: String?
                        var body: some View {
                            if let text { Text(text).navigationTitle("T") } else { Loading() }
                        }
                    }
                    struct Loading: View { var body: some View { ProgressView() } }
                    """))
    }

    @Test(arguments: [
        ("Detail()", "Text(\"a\").navigationTitle(\"A\")"),
        ("Detail()", "Text(\"a\").navigationBarTitle(\"A\")"),
        ("Detail().navigationTitle(\"A\")", "Text(\"a\")"),
        ("Group { Detail() }.navigationTitle(\"A\")", "Text(\"a\")"),
        ("Detail()", "Text(\"a\").toolbar { ToolbarItem(placement: .principal) { Text(\"A\") } }"),
        ("Detail()", "VStack { Header() }"),
        ("Detail()", "Text(\"a\").titled()"),
        ("Detail()", "Text(\"a\").modifier(Titled())"),
        ("Detail()", "Elsewhere { Text(\"a\") }"),
        ("Detail()", "Text(\"a\").navigationBarHidden(true)"),
        ("Controller()", "Text(\"a\")"),
        ("Text(\"b\")", "Text(\"a\")"),
    ])
    func nothing(destination: String, body: String) {
        expectNothing(
            from: UntitledScreen.self,
            in: Sample.root(
                "NavigationStack { NavigationLink(\"a\") { \(destination) } }",
                more: """
                    struct Detail: View { var body: some View { \(body) } }
                    struct Header: View { var body: some View { Text("a").navigationTitle("A") } }
                    struct Titled: ViewModifier { func body(content: Content) -> some View { content.navigationTitle("A") } }
                    struct Controller: UIViewControllerRepresentable {}
                    extension View {
                        func titled() -> some View { navigationTitle("A") }
                        func plain() -> some View { padding() }
                    }
                    """))
    }
}

@Suite struct UntitledSheetTests {
    private static let message =
        "note: this sheet has a bar and no title; add navigationTitle to the view inside its stack"

    @Test func written() {
        expect(
            UntitledSheet.self,
            in: Sample.root("Text(\"a\").2️⃣sheet(isPresented: $flag) { 1️⃣NavigationStack { Text(\"b\") } }"),
            tells: ["1️⃣ " + Self.message, "  2️⃣ presented here"])
    }

    @Test func inAViewOfItsOwn() {
        expect(
            UntitledSheet.self,
            in: [
                "A.swift": Sample.root("Text(\"a\").2️⃣sheet(isPresented: $flag) { Adding() }"),
                "B.swift":
                    "import SwiftUI\nstruct Adding: View { var body: some View { 1️⃣NavigationView { VStack { Text(\"b\") } } } }",
            ],
            tells: ["1️⃣ " + Self.message, "  2️⃣ presented here"])
    }

    @Test(arguments: [
        "NavigationStack { Text(\"b\").navigationTitle(\"B\") }", "NavigationStack { Titled() }", "Text(\"b\")",
        "NavigationStack { Elsewhere() }", "NavigationStack { content }", "Titled()",
    ])
    func nothing(content: String) {
        expectNothing(
            from: UntitledSheet.self,
            in: Sample.root(
                "Text(\"a\").sheet(isPresented: $flag) { \(content) }",
                more: "struct Titled: View { var body: some View { Text(\"a\").navigationTitle(\"A\") } }"))
    }
}

@Suite struct BackButtonTests {
    private static func sample(_ modifiers: String, _ members: String = "") -> String {
        Sample.root(
            "NavigationStack { NavigationLink(\"a\") { Detail() } }",
            more: """
                struct Detail: View {
                    @Environment(\\.dismiss) private var dismiss
                    \(members)
                    var body: some View {
                        Text("a")
                            \(modifiers)
                    }
                }
                """)
    }

    @Test(arguments: [
        ".1️⃣navigationBarBackButtonHidden()", ".1️⃣navigationBarBackButtonHidden(true)", ".1️⃣navigationBarHidden(true)",
        ".1️⃣toolbar(.hidden, for: .navigationBar)",
    ])
    func noEscape(modifier: String) {
        expect(
            HiddenBackWithoutEscape.self, in: Self.sample("\(modifier).overlay { Button(\"Close\") { dismiss() } }"),
            tells: [
                "1️⃣ warning: the way back is hidden from VoiceOver's escape gesture too; keep the system's back button, "
                    + "or add accessibilityAction(.escape)"
            ])
    }

    @Test(arguments: [
        ".navigationBarBackButtonHidden().overlay { Button(\"Close\") { dismiss() } }.accessibilityAction(.escape) { dismiss() }",
        // No way back is meant.
        ".navigationBarBackButtonHidden()",
        ".navigationBarBackButtonHidden(false).overlay { Button(\"Close\") { dismiss() } }",
        ".navigationBarBackButtonHidden(isEditing).overlay { Button(\"Close\") { dismiss() } }",
        ".toolbar(.hidden, for: .tabBar).overlay { Button(\"Close\") { dismiss() } }",
        ".overlay { Button(\"Close\") { dismiss() } }",
    ])
    func escape(modifiers: String) {
        expectNothing(from: HiddenBackWithoutEscape.self, in: Self.sample(modifiers))
    }

    @Test func theRootOfAStackNeedsNoWayBack() {
        expectNothing(
            from: HiddenBackWithoutEscape.self,
            in: Sample.root(
                "NavigationStack { Text(\"a\").navigationBarHidden(true).overlay { Button(\"Close\") { dismiss() } } }")
        )
    }

    @Test func aPictureWithoutWords() {
        expect(
            BackButtonWithoutLabel.self,
            in: Self.sample(
                ".navigationBarBackButtonHidden().overlay { 1️⃣Button { dismiss() } label: { Image(systemName: \"chevron.left\").bold() } }"
            ),
            tells: ["1️⃣ warning: VoiceOver reads this back button as the image 'chevron.left'; add accessibilityLabel"])
    }

    @Test(arguments: [
        "Button { dismiss() } label: { Image(systemName: \"chevron.left\") }.accessibilityLabel(\"Back\")",
        "Button { dismiss() } label: { Image(systemName: \"chevron.left\").accessibilityLabel(\"Back\") }",
        "Button { dismiss() } label: { HStack { Image(systemName: \"chevron.left\"); Text(\"Back\") } }",
        "Button { dismiss() } label: { Label(\"Back\", systemImage: \"chevron.left\") }",
        "Button(\"Back\") { dismiss() }",
        "Button { save() } label: { Image(systemName: \"chevron.left\") }",
    ])
    func labelled(button: String) {
        expectNothing(
            from: BackButtonWithoutLabel.self, in: Self.sample(".navigationBarBackButtonHidden().overlay { \(button) }")
        )
    }

    @Test(arguments: [
        "1️⃣Button(\"Back\") { dismiss() }", "1️⃣Button(action: { dismiss() }) { Image(systemName: \"chevron.left\") }",
    ])
    func noHint(button: String) {
        expect(
            BackButtonWithoutHint.self, in: Self.sample(".navigationBarBackButtonHidden().overlay { \(button) }"),
            tells: ["1️⃣ note: this back button doesn't say where it leads; add accessibilityHint"])
    }

    @Test(arguments: [
        "Button(\"Back\") { dismiss() }.accessibilityHint(\"Returns to the albums\")",
        "Button(\"Cancel\") { dismiss() }",
        "Button(\"Back\") { save(); dismiss() }",
    ])
    func hint(button: String) {
        expectNothing(
            from: BackButtonWithoutHint.self, in: Self.sample(".navigationBarBackButtonHidden().overlay { \(button) }"))
    }
}

@Suite struct FocusTests {
    private static let focus = "@AccessibilityFocusState private var isFocused: Bool"
    /// A view that moves the focus: the project cares.
    private static let caring = "struct Caring: View { \(focus)\n    var body: some View { Text(\"a\") } }"

    private static func cover(_ message: String) -> String {
        "1️⃣ note: \(message) VoiceOver's focus; set an AccessibilityFocusState when it appears"
    }

    private static func player(_ member: String = "") -> String {
        "struct Player: View { \(member)\n    var body: some View { Text(\"a\") } }"
    }

    @Test func aCover() {
        expect(
            CoverWithoutFocus.self,
            in: Sample.root("Text(\"a\").1️⃣fullScreenCover(isPresented: $flag) { Player() }", more: Self.player()),
            tells: [Self.cover("this cover takes the whole screen and doesn't move")])
    }

    @Test func severalCoversAreToldOnce() {
        expect(
            CoverWithoutFocus.self,
            in: Sample.root(
                "Text(\"a\").1️⃣fullScreenCover(isPresented: $flag) { Player() }.fullScreenCover(isPresented: $flag) { Player() }",
                more: Self.player()),
            tells: [Self.cover("2 covers, this one first, take the whole screen and don't move")])
    }

    @Test func eachIsToldWhereTheProjectCares() {
        let message =
            "note: this cover takes the whole screen and doesn't move VoiceOver's focus; set an AccessibilityFocusState when it appears"
        expect(
            CoverWithoutFocus.self,
            in: Sample.root(
                "Text(\"a\").1️⃣fullScreenCover(isPresented: $flag) { Player() }.2️⃣fullScreenCover(isPresented: $flag) { Player() }",
                more: Self.player() + Self.caring),
            tells: ["1️⃣ " + message, "2️⃣ " + message])
    }

    @Test(arguments: [
        ("Text(\"a\").fullScreenCover(isPresented: $flag) { Player() }", player(focus)),
        ("Text(\"a\").sheet(isPresented: $flag) { Player() }", player()),
        ("Text(\"a\").fullScreenCover(isPresented: $flag) { content }", player()),
    ])
    func otherCovers(body: String, more: String) {
        expectNothing(from: CoverWithoutFocus.self, in: Sample.root(body, more: more))
    }

    @Test func aTransition() {
        expect(
            TransitionWithoutFocus.self,
            in: Sample.root(
                "NavigationStack { NavigationLink(\"a\") { Player().1️⃣navigationTransition(.zoom(sourceID: 1, in: space)) } }",
                more: Self.player()),
            tells: [
                "1️⃣ note: this transition doesn't move VoiceOver's focus to the new screen; set an AccessibilityFocusState when it appears"
            ])
    }

    @Test(arguments: [
        (
            "NavigationStack { NavigationLink(\"a\") { Player().navigationTransition(.zoom(sourceID: 1, in: space)) } }",
            player(focus)
        ),
        ("NavigationStack { NavigationLink(\"a\") { Player().navigationTransition(.automatic) } }", player()),
        ("Text(\"a\").transition(.opacity)", player()),
    ])
    func otherTransitions(body: String, more: String) {
        expectNothing(from: TransitionWithoutFocus.self, in: Sample.root(body, more: more))
    }

    @Test(arguments: ["1️⃣path = [.settings, .settings]", "path.append(.settings); path.1️⃣append(.settings)"])
    func severalPushes(action: String) {
        expect(
            PushesWithoutFocus.self,
            in: Sample.root("NavigationStack(path: $path) { Button(\"a\") { \(action) } }"),
            tells: [
                "1️⃣ note: several screens are pushed without moving VoiceOver's focus to the last; "
                    + "set an AccessibilityFocusState when it appears"
            ])
    }

    @Test(arguments: [
        "path = [.settings]", "path.append(.settings)", "path.append(.settings); save()", "names = [a, b]", "path = []",
    ])
    func onePush(action: String) {
        expectNothing(
            from: PushesWithoutFocus.self,
            in: Sample.root("NavigationStack(path: $path) { Button(\"a\") { \(action) } }"))
    }

    private static func loading(_ body: String, _ member: String = "") -> String {
        Sample.root(
            "NavigationStack { NavigationLink(\"a\") { Detail() } }",
            more: "struct 1️⃣Detail: View { \(member)\n    var body: some View { \(body) } }")
    }

    @Test func aScreenThatLoads() {
        expect(
            LoadingWithoutFocus.self,
            in: Self.loading("Group { if x { Text(\"a\") } else { ProgressView() } }.task { await load() }"),
            tells: [
                "1️⃣ note: this screen loads after being pushed and never moves VoiceOver's focus; "
                    + "set an AccessibilityFocusState when the content is there"
            ])
    }

    @Test(arguments: [
        ("Text(\"a\").task { await load() }", ""), ("ProgressView()", ""),
        ("Group { ProgressView() }.task { await load() }", focus),
        ("Group { ProgressView() }.task { UIAccessibility.post(notification: .screenChanged, argument: nil) }", ""),
    ])
    func otherScreens(body: String, member: String) {
        expectNothing(from: LoadingWithoutFocus.self, in: Self.loading(body, member).replacing("1️⃣", with: ""))
    }
}

@Suite struct UnneededDelayWrapperTests {
    @Test func nothingUsesIt() {
        expect(
            UnneededDelayWrapper.self,
            in: ["A.swift": Sample.root("Text(\"a\")"), "B.swift": "import SwiftUI\n" + Sample.lazyView],
            tells: [
                "1️⃣ note: nothing uses 'LazyView' any more, which only delayed the making of destinations; remove it"
            ])
    }

    @Test func nothingUsesOneWithAViewBuilder() {
        expect(
            UnneededDelayWrapper.self,
            in: [
                "A.swift": Sample.root("Text(\"a\")"),
                "B.swift": """
                import SwiftUI
                struct 1️⃣Later<Content: View>: View {
                    private let build: () -> Content
                    init(@ViewBuilder _ build: @escaping () -> Content) { self.build = build }
                    var body: some View { build() }
                }
                """,
            ],
            tells: [
                "1️⃣ note: nothing uses 'Later' any more, which only delayed the making of destinations; remove it"
            ])
    }

    @Test(arguments: ["NavigationLink(destination: LazyView(Text(\"a\"))) { Text(\"b\") }", "LazyView(Text(\"a\"))"])
    func used(body: String) {
        expect(
            UnneededDelayWrapper.self,
            in: [
                "A.swift": Sample.root(body),
                "B.swift": ("import SwiftUI\n" + Sample.lazyView).replacing("1️⃣", with: ""),
            ], tells: [])
    }

    @Test(arguments: [
        "struct Box<Content: View>: View { let content: Content; init(_ content: @autoclosure () -> Content) { self.content = content() }; var body: some View { content } }",
        "struct Card<Content: View>: View { @ViewBuilder let content: () -> Content; var body: some View { content() } }",
        "struct Card<Content: View>: View { let content: () -> Content; init(_ content: @autoclosure @escaping () -> Content) { self.content = content }; var body: some View { VStack { content() } } }",
        "struct Log { let text: () -> String; init(_ text: @autoclosure @escaping () -> String) { self.text = text } }",
    ])
    func otherTypes(type: String) {
        expectNothing(from: UnneededDelayWrapper.self, in: "import SwiftUI\n" + type)
    }
}
