import Testing

@testable import Migration

/// The code that a destination's template has.
@Suite struct LiftingTemplateTests {
    private static let views = """
        struct Item: Identifiable, Hashable { let id: Int; let name: String; let isNew: Bool; let kind: Kind; let note: String? }
        enum Kind { case photo, film }
        struct Detail: View { let id: Int; var body: some View { Text("") } }
        struct Named: View { let name: String; var body: some View { Text("") } }
        struct Film: View { let item: Item; var body: some View { Text("") } }
        """

    private func sample(_ link: String, members: String = "") -> LiftingSample {
        LiftingSample(
            """
            struct Screen: View {
                let item: Item
            \(members)
                var body: some View {
                    ScrollView {
            \(link)
                    }
                }
            }
            """, files: ["Views.swift": Self.views])
    }

    @Test func ifAndSwitchAndLet() {
        let sample = sample(
            """
                        NavigationLink {
                            // new ones first
                            let id = item.id
                            if item.isNew {
                                Detail(id: id)
                            } else if let note = item.note {
                                Named(name: note)
                            } else {
                                switch item.kind {
                                case .photo: Named(name: item.name)
                                case .film: Film(item: item)
                                }
                            }
                        } label: {
                            Text("")
                        }
            """)
        #expect(
            sample.template == """
                // new ones first
                let id = ⟨id⟩
                if ⟨isNew⟩ {
                    Detail(id: id)
                } else if let note = ⟨note⟩ {
                    Named(name: note)
                } else {
                    switch ⟨kind⟩ {
                    case .photo: Named(name: ⟨name⟩)
                    case .film: Film(item: ⟨item⟩)
                    }
                }
                """)
    }

    @Test func choicesAndComparisons() {
        let links = sample(
            """
            NavigationLink(destination: item.isNew ? Detail(id: item.id) : Detail(id: 0)) { Text("") }
            NavigationLink { if item.kind == .photo && !item.isNew { Named(name: item.name) } } label: { Text("") }
            NavigationLink { if let item { Film(item: item) } } label: { Text("") }
            NavigationLink { if #available(iOS 17, *) { Film(item: item) } else { Text("A") } } label: { Text("") }
            """
        ).links
        #expect(
            links == [
                "⟨isNew⟩ ? Detail(id: ⟨id⟩) : Detail(id: 0) | isNew: Bool = item.isNew | id: Int = item.id",
                "if ⟨kind⟩ == .photo && !⟨isNew⟩ { Named(name: ⟨name⟩) } | kind: Kind = item.kind | isNew: Bool = item.isNew"
                    + " | name: String = item.name",
                "if let item = ⟨item⟩ { Film(item: item) } | item: Item = item",
                "if #available(iOS 17, *) { Film(item: ⟨item⟩) } else { Text(\"A\") } | item: Item = item",
            ])
    }

    @Test func linesAreIndentedRelativeToTheFirst() {
        let sample = sample(
            """
                        NavigationLink(
                            destination: Film(
                                item: item // the item
                            )
                            .navigationTitle("Film")
                        ) { Text("") }
            """)
        #expect(
            sample.template == """
                Film(
                    item: ⟨item⟩ // the item
                )
                .navigationTitle("Film")
                """)
    }

    @Test func textThatIsTranslatedStaysText() {
        let links = sample(
            """
            NavigationLink(destination: Detail(id: 1).navigationTitle("Item \\(item.name)")) { Text("") }
            NavigationLink(destination: Text(item.isNew ? "New" : "Old")) { Text("") }
            NavigationLink(destination: Named(name: "Item \\(item.name)")) { Text("") }
            """
        ).links
        #expect(
            links == [
                "Detail(id: 1).navigationTitle(\"Item \\(⟨name⟩)\") | name: String = item.name",
                "Text(⟨isNew⟩ ? \"New\" : \"Old\") | isNew: Bool = item.isNew",
                "Named(name: ⟨name⟩) | name: String = \"Item \\(item.name)\"",
            ])
    }

    @Test func labels() {
        let links = sample(
            """
            NavigationLink(destination: Pair(item.id, first: First(id: item.id + 1, name: item.name), name: item.name)) { Text("") }
            NavigationLink(destination: Text(item.name)) { Text("") }
            NavigationLink(destination: ForEach(0..<3) { item in Row(item: item, other: self.item) }) { Text("") }
            """,
            members: """
                struct First: View { let id: Int; let name: String; var body: some View { Text("") } }
                struct Pair: View {
                    init(_ number: Int, first: First, name: String) {}
                    var body: some View { Text("") }
                }
                struct Row: View { let item: Int; let other: Item; var body: some View { Text("") } }
                """
        ).links
        #expect(
            links == [
                "Screen.Pair(⟨number⟩, first: Screen.First(id: ⟨id⟩, name: ⟨name⟩), name: ⟨name⟩) | number: Int = item.id"
                    + " | id: Int = item.id + 1 | name: String = item.name",
                "Text(⟨name⟩) | name: String = item.name",
                "ForEach(0..<3) { item in Screen.Row(item: item, other: ⟨other⟩) } | other: Item = self.item",
            ])
    }

    @Test func twoPartsWithOneLabel() {
        let links = sample(
            """
            NavigationLink(destination: Pair(first: First(id: item.id), id: count)) { Text("") }
            NavigationLink(destination: Both(First(id: item.id), First(id: count))) { Text("") }
            """,
            members: """
                let count: Int
                struct First: View { let id: Int; var body: some View { Text("") } }
                struct Pair: View { let first: First; let id: Int; var body: some View { Text("") } }
                """
        ).links
        #expect(
            links == [
                "Screen.Pair(first: Screen.First(id: ⟨firstId⟩), id: ⟨id⟩) | firstId: Int = item.id | id: Int = count",
                "Both(Screen.First(id: ⟨id⟩), Screen.First(id: ⟨id2⟩)) | id: Int = item.id | id2: Int = count",
            ])
    }

    @Test func constantsSayWhatTheyWouldBe() {
        let sample = sample(
            "NavigationLink(destination: Named(name: \"A\").padding(3).frame(width: CGFloat(2))) { Text(\"\") }")
        guard case .success(let lifted) = sample.results[0] else {
            Issue.record("not lifted")
            return
        }
        #expect(
            lifted.template == [
                .code("Named(name: "),
                .constant(.init(code: "\"A\"", label: "name", outerLabel: nil, type: .external("String", []))),
                .code(").padding("),
                .constant(.init(code: "3", label: "value", outerLabel: nil, type: nil)), .code(").frame(width: "),
                .constant(.init(code: "CGFloat(2)", label: "width", outerLabel: nil, type: .external("CGFloat", []))),
                .code(")"),
            ])
        #expect(lifted.viewName == "Named")
    }

    @Test func namesAreSpelledInFull() {
        let links = LiftingSample(
            """
            extension Screen { struct Row: View { let width: Int; var body: some View { Text("") } } }
            struct Screen: View {
                static let width = 3
                enum Mode { case a }
                let mode: Mode
                var body: some View {
                    NavigationLink(destination: Row(width: Self.width)) { Text("") }
                    NavigationLink(destination: Row(width: Screen.width)) { Text("") }
                    NavigationLink(destination: Moded(mode: mode)) { Text("") }
                }
                static var preview: some View { NavigationLink(destination: Row(width: width)) { Text("") } }
            }
            struct Moded: View { let mode: Screen.Mode; var body: some View { Text("") } }
            """
        ).links
        #expect(
            links == [
                "Screen.Row(width: Screen.width)", "Screen.Row(width: Screen.width)",
                "Moded(mode: ⟨mode⟩) | mode: Screen.Mode = mode", "Screen.Row(width: Screen.width)",
            ])
    }

    @Test func privateNames() {
        let links = LiftingSample(
            """
            private struct Small: View { let size: Size; var body: some View { Text("") } }
            fileprivate enum Size { case s }
            private let limit = 3
            private func make() -> Int { 1 }
            private struct Twice: View { var body: some View { Text("") } }
            struct Hidden: View { private let id: Int; var body: some View { Text("") } }
            struct Shown: View { let id: Int; private let text = ""; @State private var flag = false; var body: some View { Text("") } }
            extension View { fileprivate func card() -> some View { self } }
            struct Screen: View {
                private static let width = 3
                var body: some View {
                    NavigationLink(destination: Small(size: .s)) { Text("") }
                    NavigationLink(destination: Shown(id: limit)) { Text("") }
                    NavigationLink(destination: Shown(id: make())) { Text("") }
                    NavigationLink(destination: Twice()) { Text("") }
                    NavigationLink(destination: Hidden(id: 1)) { Text("") }
                    NavigationLink(destination: Shown(id: 1).card()) { Text("") }
                    NavigationLink(destination: Shown(id: Self.width)) { Text("") }
                }
            }
            """, files: ["Other.swift": "private struct Twice: View { var body: some View { Text(\"\") } }"]
        ).links
        #expect(
            links == [
                "Small(size: .s) | widen Small, Size", "Shown(id: limit) | widen limit",
                "privateName(\"make\")",
                "privateName(\"Twice\")",
                "privateName(\"Hidden.init\")",
                "privateName(\"card\")",
                "privateName(\"Screen.width\")",
            ])
    }

    @Test func importsOfOtherModules() {
        let links = LiftingSample(
            """
            import SwiftUI
            import Kit
            import Charts
            struct Screen: View {
                let thing: Thing
                var body: some View {
                    NavigationLink(destination: KitView(thing: thing)) { Text("") }
                    NavigationLink(destination: Text("A").padding()) { Text("") }
                    NavigationLink(destination: Chart { Text("") }) { Text("") }
                }
            }
            """,
            files: [
                "Kit.swift": """
                public struct Thing: Hashable { public let id: Int }
                public struct KitView: View {
                    public init(thing: Thing) {}
                    public var body: some View { Text("") }
                }
                """
            ], modules: ["Kit.swift": "Kit"]
        ).links
        #expect(
            links == [
                "KitView(thing: ⟨thing⟩) | thing: Thing = thing | import Kit", "Text(\"A\").padding()",
                "Chart { Text(\"\") } | import Charts, Kit",
            ])
    }

    @Test func environmentStaysLive() {
        let links = LiftingSample(
            """
            class Store: ObservableObject { @Published var name = ""; @Published var names: [String] = [] }
            struct Named: View { let name: String; var body: some View { Text("") } }
            struct Editor: View { @Binding var name: String; var body: some View { Text("") } }
            struct Screen: View {
                @EnvironmentObject private var store: Store
                let index: Int
                var body: some View {
                    NavigationLink(destination: Named(name: store.name)) { Text("") }
                    NavigationLink(destination: Editor(name: $store.name)) { Text("") }
                    NavigationLink(destination: Named(name: self.store.names[index])) { Text("") }
                    NavigationLink(destination: Named(name: "").environmentObject(self.store)) { Text("") }
                }
            }
            """, environment: ["Store"]
        ).links
        let hoisted = " | @EnvironmentObject store: Store"
        #expect(
            links == [
                "Named(name: ⟨store⟩.name)" + hoisted, "Editor(name: $⟨store⟩.name)" + hoisted,
                "Named(name: ⟨name⟩) | name: String = self.store.names[index], doubt: changingSource(\"self.store.names\")",
                "Named(name: \"\").environmentObject(⟨store⟩)" + hoisted,
            ])
    }

    @Test func sourcesThatChangeAreTold() {
        let links = LiftingSample(
            """
            class Store: ObservableObject { @Published var name = ""; let id = 1 }
            struct Named: View { let name: String; var body: some View { Text("") } }
            struct Seeded: View { @State var name: String; var body: some View { Text("") } }
            struct Begun: View {
                @State private var text: String
                init(name: String) { _text = State(initialValue: name) }
                var body: some View { Text(text) }
            }
            struct Screen: View {
                @State private var draft = ""
                @ObservedObject var store: Store
                let fixed: String
                var short: String { fixed.uppercased() }
                var long: String { draft + fixed }
                var body: some View {
                    NavigationLink(destination: Named(name: draft)) { Text("") }
                    NavigationLink(destination: Named(name: store.name)) { Text("") }
                    NavigationLink(destination: Named(name: fixed)) { Text("") }
                    NavigationLink(destination: Named(name: short)) { Text("") }
                    NavigationLink(destination: Named(name: long)) { Text("") }
                    NavigationLink(destination: Seeded(name: draft)) { Text("") }
                    NavigationLink(destination: Begun(name: draft)) { Text("") }
                }
            }
            """
        ).links
        #expect(
            links == [
                "Named(name: ⟨name⟩) | name: String = draft, doubt: changingSource(\"@State draft\")",
                "Named(name: ⟨name⟩) | name: String = store.name, doubt: changingSource(\"store.name\")",
                "Named(name: ⟨name⟩) | name: String = fixed", "Named(name: ⟨name⟩) | name: String = short",
                "Named(name: ⟨name⟩) | name: String = long, doubt: changingSource(\"@State draft\")",
                "Seeded(name: ⟨name⟩) | name: String = draft", "Begun(name: ⟨name⟩) | name: String = draft",
            ])
    }

    /// What a library calls it calls again, with other values; what the view itself calls gets its own.
    @Test func parametersOfFunctionsThatNobodyHereCallsChange() {
        let links = LiftingSample(
            """
            struct Props { let titles: [Int: [String]]; let title: String }
            struct Titles: View { let titles: [String]; var body: some View { Text("") } }
            struct Named: View { let name: String; var body: some View { Text("") } }
            struct Screen: ConnectedView {
                let menu: Int
                let fixed: String
                @State private var draft = ""
                func body(props: Props) -> some View {
                    VStack {
                        NavigationLink(destination: Titles(titles: props.titles[menu] ?? [])) { Text("") }
                        NavigationLink(destination: Named(name: props.title)) { Text("") }
                        row("a")
                        self.row(fixed)
                        live(draft)
                        part(title: "b", props: props)
                    }
                }
                func row(_ name: String) -> some View {
                    NavigationLink(destination: Named(name: name)) { Text("") }
                }
                func live(_ name: String) -> some View {
                    NavigationLink(destination: Named(name: name)) { Text("") }
                }
                func part(title: String, props: Props) -> some View {
                    HStack {
                        NavigationLink(destination: Named(name: title)) { Text("") }
                        NavigationLink(destination: Named(name: props.title)) { Text("") }
                    }
                }
            }
            """
        ).links
        #expect(
            links == [
                "Titles(titles: ⟨titles⟩) | titles: [String] = props.titles[menu] ?? [], doubt: changingSource(\"props.titles\")",
                "Named(name: ⟨name⟩) | name: String = props.title, doubt: changingSource(\"props.title\")",
                "Named(name: ⟨name⟩) | name: String = name",
                "Named(name: ⟨name⟩) | name: String = name, doubt: changingSource(\"@State draft\")",
                "Named(name: ⟨name⟩) | name: String = title",
                "Named(name: ⟨name⟩) | name: String = props.title, doubt: changingSource(\"props\")",
            ])
    }
}
