import TestSupport
import Testing

/// Flags that objects have, and selections of rows that code sets, push through the router, too.
extension RouterPushTests {
    // MARK: Flags of objects

    private static let model = """

        final class Model: ObservableObject {
            @Published var name = ""
            @Published var isDone = false
        }
        """

    @Test func aFlagThatAnObjectHas() {
        expectPush(
            """
            Button("Finish") { model.isDone = true }
                .background(NavigationLink("", destination: DoneView(), isActive: $model.isDone))
            """, state: "\n    @StateObject private var model = Model()",
            "Button(\"Finish\") { router.push(Route.done) }", others: Self.model + "\n",
            othersAfter: Self.model.replacing("    @Published var isDone = false\n", with: "") + "\n",
            stateAfter: "\n    @StateObject private var model = Model()\n    @State private var router = Router()")
    }

    @Test(arguments: [
        (
            "isDone = false\n}", "isDone = false\n    func finish() { isDone = true }\n}",
            "'Model' uses it itself", "21:21: seen here"
        ),
        (
            "isDone = false\n}", "isDone = false\n}\nfunc finish(_ model: Model) { model.isDone = true }",
            "code that isn't a view's sets it", "22:31: seen here"
        ),
        (
            "isDone = false", "isDone = false { didSet { print(isDone) } }",
            "'Model' does more with it than keep it", "18:13: seen here"
        ),
    ])
    func aFlagThatTheObjectUses(code: String, other: String, reason: String, note: String) {
        let link = "NavigationLink(\"\", destination: DoneView(), isActive: $model.isDone)"
        let before = app(
            "Button(\"Finish\") { model.isDone = true }\n    .background(\(link))",
            state: "\n    @StateObject private var model = Model()",
            others: Self.model.replacing(code, with: other) + "\n")
        let after = app(
            "Button(\"Finish\") { model.isDone = true }\n    .background(\(link))",
            state: "\n    @StateObject private var model = Model()\n    @State private var router = Router()",
            stack: "NavigationStack(path: $router.path)", environment: "\n        .environment(router)",
            others: Self.model.replacing(code, with: other) + "\n")
        expectRouter(
            ["A.swift": before, "Route.swift": RouterText.routes("about")],
            ["A.swift": after, "Router.swift": RouterText.router],
            findings: [
                "9:33: NavigationLink stays: 'model.isDone' drives it, and \(reason); push with the router by hand "
                    + "[destination-link/used-flag]",
                "  \(note)",
            ])
    }

    // MARK: Rows

    @Test(arguments: [
        (
            "Button(\"First\") { choice = numbers.first }",
            "Button(\"First\") {\n    if let number = numbers.first {\n"
                + "        router.replace(with: [Route.number(number: number)])\n    }\n}"
        ),
        (
            "Button(\"Seven\") {\n    print(7)\n    choice = 7\n}",
            "Button(\"Seven\") {\n    print(7)\n    if let number = numbers.first(where: { $0 == 7 }) {\n"
                + "        router.replace(with: [Route.number(number: number)])\n    }\n}"
        ),
        (
            "Text(\"\").onOpenURL { choice = Int($0.lastPathComponent) }",
            "Text(\"\").onOpenURL {\n    if case let tag = Int($0.lastPathComponent), "
                + "let number = numbers.first(where: { $0 == tag }) {\n"
                + "        router.replace(with: [Route.number(number: number)])\n    }\n}"
        ),
    ])
    func aSelectionOfRowsThatCodeSets(code: String, after: String) {
        let rows = { (link: String) in "ForEach(numbers, id: \\.self) { number in\n    \(link)\n}\n" }
        let routes = RouterText.routes([
            ("about", "", "", "AboutView()"), ("number", "(number: Int)", "(let number)", "NumberView(number: number)"),
        ])
        let others = "\nstruct NumberView: View {\n    let number: Int\n    var body: some View { Text(\"\") }\n}\n"
        expectPush(
            rows(
                "NavigationLink(\"Number\", destination: NumberView(number: number), tag: number, selection: $choice)")
                + code,
            state: "\n    let numbers = [1, 7]\n    @State private var choice: Int?",
            rows("NavigationLink(\"Number\", value: Route.number(number: number))") + after, others: others,
            stateAfter: "\n    @State private var router = Router()\n    let numbers = [1, 7]",
            routes: ["Route.swift": routes])
    }
}
