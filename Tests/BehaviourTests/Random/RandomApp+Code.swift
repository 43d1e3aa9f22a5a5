extension RandomApp {
    /// Its only file: types, with a view `Root` among them.
    var code: String {
        let screens = screens.map { ScreenCode($0).text }.joined(separator: "\n\n")
        return "import SwiftUI\n\n\(Self.models)\n\n\(root)\n\n\(screens)\n"
    }

    /// Whether it looks the same on an iPad before and after.
    var isSameOnPad: Bool { roots.allSatisfy(\.hasStackStyle) && !code.contains("in a sheet") }

    private static let models = """
        struct Item: Identifiable {
            let id: Int
            let name: String
        }

        struct Draft: Identifiable {
            let id: Int
            var name: String
        }

        enum Samples {
            static let items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
        }

        final class Store: ObservableObject {
            @Published var count = 0
            @Published var drafts = [Draft(id: 1, name: "red"), Draft(id: 2, name: "blue")]
        }

        struct Later<Content: View>: View {
            let build: () -> Content
            init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
            var body: some View { build() }
        }
        """

    private var root: String {
        let stacks = roots.map { root in root.isOwnView ? "Home\(root.screen)()" : Self.container(root) }
        let tabs = stacks.enumerated().map { "\($0.element)\n.tabItem { Text(\"Tab \($0.offset)\") }" }
        let content =
            roots.count == 1 ? stacks[0] : "TabView {\n\(tabs.joined(separator: "\n").indented)\n}"
        return """
            struct Root: View {
                @StateObject private var store = Store()

                var body: some View {
            \(content.indented.indented)
                    .environmentObject(store)
                }
            }
            """ + homes
    }

    private var homes: String {
        roots.filter(\.isOwnView).map { root in
            "\n\nstruct Home\(root.screen): View {\n    var body: some View {\n"
                + Self.container(root).indented.indented + "\n    }\n}"
        }.joined()
    }

    private static func container(_ root: Root) -> String {
        """
        NavigationView {
            Screen\(root.screen)()
        }\(root.hasStackStyle ? "\n.navigationViewStyle(.stack)" : "")
        """
    }
}

/// The code of one screen.
private struct ScreenCode {
    private let screen: RandomApp.Screen
    /// Behind the layout.
    private var modifiers: [String] = []

    init(_ screen: RandomApp.Screen) { self.screen = screen }

    var text: String {
        var code = self
        let statements = screen.statements.map { code.write($0) }.filter { !$0.isEmpty }
        let own = (["Text(\"Screen \(screen.number)\")"] + screen.parameters.map(Self.shown) + statements)
            .joined(separator: "\n")
        let modifiers = [".navigationTitle(\"Screen \(screen.number)\")"] + code.modifiers
        let body = "\(screen.layout.rawValue) {\n\(own.indented)\n}\n" + modifiers.joined(separator: "\n")
        let properties =
            screen.parameters.map(Self.declared)
            + (screen.hearsStore ? ["@EnvironmentObject private var store: Store"] : [])
            + (body.contains("dismiss()") ? ["@Environment(\\.dismiss) private var dismiss"] : [])
            + Self.states.filter { body.contains($0.name) }.map(\.declaration) + Self.flags(in: body)
        return """
            struct Screen\(screen.number): View {
            \((properties + ["", "var body: some View {", body.indented, "}"]).joined(separator: "\n").indented)
            }
            """
    }

    private static let states = [
        (name: "count", declaration: "@State private var count = 0"),
        (name: "isOn", declaration: "@State private var isOn = false"),
        (
            name: "drafts",
            declaration: "@State private var drafts = [Draft(id: 1, name: \"first\"), Draft(id: 2, name: \"second\")]"
        ),
    ]

    private static func flags(in body: String) -> [String] {
        (0..<9).filter { body.contains("$flag\($0)") }.map { "@State private var flag\($0) = false" }
            + (0..<9).filter { body.contains("$choice\($0)") }.map { "@State private var choice\($0): String?" }
    }

    private static func declared(_ kind: RandomApp.Kind) -> String {
        switch kind {
        case .number: "let number: Int"
        case .word: "let word: String"
        case .flag: "let flag: Bool"
        case .item: "let given: Item"
        case .draft: "let sketch: Draft"
        case .store: "@ObservedObject var owner: Store"
        case .binding: "@Binding var bound: Bool"
        case .action: "let act: () -> Void"
        case .home: "@Binding var home: Bool"
        }
    }

    private static func shown(_ kind: RandomApp.Kind) -> String {
        switch kind {
        case .number: "Text(\"number \\(number)\")"
        case .word: "Text(\"word \" + word)"
        case .flag: "Text(flag ? \"yes\" : \"no\")"
        case .item: "Text(\"given \" + given.name)"
        case .draft: "Text(\"sketch \" + sketch.name)"
        case .store: "Button(\"Owner \\(owner.count)\") { owner.count += 1 }"
        case .binding: "Button(bound ? \"Bound on\" : \"Bound off\") { bound.toggle() }"
        case .action: "Button(\"Act\") { act() }"
        case .home: "Button(\"Home\") { home = false }"
        }
    }

    private mutating func write(_ statement: RandomApp.Statement) -> String {
        switch statement {
        case .text(let text): return "Text(\(text))"
        case .button(let label, let action): return "Button(\"\(label)\") { \(action) }"
        case .link(let link): return Self.link(link)
        case .choice(let condition, let first, let second):
            let (then, other) = (block(first), block(second))
            return "if \(condition) {\n\(then.indented)\n}" + (second.isEmpty ? "" : " else {\n\(other.indented)\n}")
        case .rows(let source, let statements):
            let row = source.hasSuffix("drafts") ? "draft" : "item"
            return "ForEach(\(source)) { \(row) in\n\(block(statements).indented)\n}"
        case .section(let title, let statements):
            return "Section(\"\(title)\") {\n\(block(statements).indented)\n}"
        case .hidden(let flag, let link, let trigger):
            modifiers.append(
                """
                .background(
                    NavigationLink(destination: \(Self.destination(link.destination)), isActive: $flag\(flag)) { EmptyView() }
                        .hidden()
                )
                """)
            return write(trigger, "Button(\"\(link.label)\") { flag\(flag) = true }")
        case .flagged(let flag, let link, let isSetByCode):
            let code =
                "NavigationLink(\"\(link.label)\", destination: \(Self.destination(link.destination)), isActive: $flag\(flag))"
            return code + (isSetByCode ? "\nButton(\"\(link.label) by code\") { flag\(flag) = true }" : "")
        case .selection(let choice, let links):
            let rows = links.enumerated().map { index, link in
                "NavigationLink(\"\(link.label)\", destination: \(Self.destination(link.destination)), tag: \"\(index)\", selection: $choice\(choice))"
            }
            return (rows + ["Button(\"Choose\") { choice\(choice) = \"0\" }"]).joined(separator: "\n")
        case .sheet(let flag, let destination, let hasContainer):
            let content = Self.destination(destination)
            let shown = hasContainer ? "NavigationView { \(content) } // in a sheet" : content
            modifiers.append(".sheet(isPresented: $flag\(flag)) {\n    \(shown)\n}")
            return "Button(\"Sheet \(flag)\") { flag\(flag) = true }"
        case .toolbar(let link):
            modifiers.append(".toolbar {\n\(Self.link(link).indented)\n}")
            return ""
        case .menu(let link): return "Menu(\"More\") {\n\(Self.link(link).indented)\n}"
        case .contextMenu(let link):
            return "Text(\"Held\")\n    .contextMenu {\n\(Self.link(link).indented.indented)\n    }"
        case .swipe(let link):
            return "Text(\"Swiped\")\n    .swipeActions {\n\(Self.link(link).indented.indented)\n    }"
        case .leave: return "Button(\"Leave\") { dismiss() }"
        }
    }

    private mutating func write(_ trigger: RandomApp.Trigger, _ button: String) -> String {
        switch trigger {
        case .button: return button
        case .toolbar:
            modifiers.append(".toolbar {\n\(button.indented)\n}")
            return ""
        case .menu: return "Menu(\"More\") {\n\(button.indented)\n}"
        case .contextMenu: return "Text(\"Held\")\n    .contextMenu {\n\(button.indented.indented)\n    }"
        case .counting: return button.replacing("{ ", with: "{\n    count += 1\n    ").replacing(" }", with: "\n}")
        }
    }

    private mutating func block(_ statements: [RandomApp.Statement]) -> String {
        let lines = statements.map { write($0) }.filter { !$0.isEmpty }
        return lines.isEmpty ? "EmptyView()" : lines.joined(separator: "\n")
    }

    private static func link(_ link: RandomApp.Link) -> String {
        let destination = destination(link.destination)
        let label = "\"\(link.label)\""
        // A statement is no argument.
        let needsClosure = if case .choice = link.destination { true } else { false }
        switch link.form {
        case .labelled where !needsClosure:
            return "NavigationLink(destination: \(destination)) {\n    Text(\(label))\n}"
        case .titled where !needsClosure: return "NavigationLink(\(label), destination: \(destination))"
        case .destinationClosure: return "NavigationLink(destination: { \(destination) }, label: { Text(\(label)) })"
        case .twoClosures:
            return "NavigationLink {\n\(destination.indented)\n} label: {\n    Text(\(label))\n}"
        case .titledClosure, .labelled, .titled: return "NavigationLink(\(label)) {\n\(destination.indented)\n}"
        }
    }

    private static func destination(_ destination: RandomApp.Destination) -> String {
        switch destination {
        case .screen(let number, let arguments): "Screen\(number)(\(arguments.joined(separator: ", ")))"
        case .titled(let inner, let title): "\(Self.destination(inner)).navigationTitle(\"\(title)\")"
        case .delayed(let inner): "Later(\(Self.destination(inner)))"
        case .choice(let condition, let first, let second):
            "if \(condition) {\n    \(Self.destination(first))\n} else {\n    \(Self.destination(second))\n}"
        }
    }
}

extension String {
    fileprivate var indented: String {
        split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    }
}
