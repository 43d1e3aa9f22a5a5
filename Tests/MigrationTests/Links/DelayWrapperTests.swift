import Migration
import Testing

/// A view that only delays what it is given falls away; one that does anything else is a part of the screen.
@Suite(.typeChecked) struct DelayWrapperTests {
    private static let builder = "init(@ViewBuilder _ build: @escaping () -> Content) { self.build = build }"
    private static let autoclosure = "init(_ build: @autoclosure @escaping () -> Content) { self.build = build }"

    private static func app(_ members: String) -> LinksApp {
        LinksApp(
            properties: "let number: Int",
            declarations: """
                struct Later<Content: View>: View {
                    let build: () -> Content
                    \(members)
                }
                struct ChapterView: View {
                    let number: Int
                    var body: some View { Text("\\(number)") }
                }
                """)
    }

    private static func expectMoved(
        _ destination: String, _ members: String, as name: String = "chapter",
        showing code: String = "ChapterView(number: number)",
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        let app = app(members)
        MigrationTests.expectMoved(
            ["A.swift": app.before([destination])],
            [
                "A.swift": app.after(["\(name)(number: number)"]),
                "Route.swift": routeText(["\(name)(number: Int)"], "case .\(name)(let number):\n    \(code)"),
            ], sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        "var body: some View { build() }", "var body: Content { build() }", "var body: some View { self.build() }",
        "var body: Content { return build() }", "@ViewBuilder var body: some View { get { build() } }",
    ])
    func bodies(_ body: String) {
        Self.expectMoved("Later(ChapterView(number: number))", Self.autoclosure + "\n    " + body)
        Self.expectMoved("Later { ChapterView(number: number) }", Self.builder + "\n    " + body)
    }

    @Test func initializers() {
        let body = "var body: some View { build() }"
        Self.expectMoved("Later(build: { ChapterView(number: number) })", body)
        Self.expectMoved("Later { ChapterView(number: number) }", body)
        Self.expectMoved(
            "Later(content: { ChapterView(number: number) })",
            "init(@ViewBuilder content make: @escaping () -> Content) { build = make }\n    " + body)
        for destination in ["Later(ChapterView(number: number))", "Later { ChapterView(number: number) }"] {
            Self.expectMoved(destination, Self.autoclosure + "\n    " + Self.builder + "\n    " + body)
        }
    }

    @Test("modifiers behind it stay") func modifiers() {
        let body = "var body: some View { build() }"
        let shown = "ChapterView(number: number).navigationTitle(\"a\")"
        Self.expectMoved(
            "Later(ChapterView(number: number)).navigationTitle(\"a\")", Self.autoclosure + "\n    " + body,
            showing: shown)
        Self.expectMoved(
            "Later { ChapterView(number: number) }.navigationTitle(\"a\")", Self.builder + "\n    " + body,
            showing: shown)
    }

    @Test(
        "what does more is a part of the screen",
        arguments: [
            "var body: some View { VStack { build() } }", "var body: some View { build().padding() }",
            "var body: some View { build(); Text(\"a\") }",
        ])
    func others(_ body: String) {
        for members in [Self.autoclosure, Self.autoclosure.replacing("{ self", with: "{ print(0); self")] {
            Self.expectMoved(
                "Later(ChapterView(number: number))", members + "\n    " + body, as: "later",
                showing: "Later(ChapterView(number: number))")
        }
    }

    @Test("an initialiser that does more is a part of the screen") func initializer() {
        Self.expectMoved(
            "Later(ChapterView(number: number))",
            Self.autoclosure.replacing("{ self", with: "{ print(0); self") + "\n    var body: some View { build() }",
            as: "later",
            showing: "Later(ChapterView(number: number))")
        Self.expectMoved(
            "Later(ChapterView(number: number))",
            "init(_ build: @autoclosure @escaping () -> Content) { self.build = { print(0); return build() } }"
                + "\n    var body: some View { build() }", as: "later",
            showing: "Later(ChapterView(number: number))")
    }
}
