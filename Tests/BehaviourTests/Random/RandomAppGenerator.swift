import TestSupport

/// Makes an app of random screens: links go to screens with a higher number only.
struct RandomAppGenerator {
    private var random: SeededRandom
    private var flags = 0
    private var labels = 0
    private var parameters: [[RandomApp.Kind]] = []

    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    /// The values that a statement can use, by what they are.
    private struct Scope {
        var screen: Int
        var parameters: [RandomApp.Kind]
        var hearsStore: Bool
        var row: String?
        /// Of the link whose destination's arguments are chosen.
        var flag: Int?

        func values(of kind: RandomApp.Kind) -> [String] {
            switch kind {
            case .number:
                ["7", "7", "8", "count"] + given(.number, "number") + given(.item, "given.id")
                    + ofRow("item", "item.id")
                    + ofRow("draft", "draft.id") + (hearsStore ? ["store.count"] : [])
            case .word:
                ["\"word\"", "\"other\""] + given(.word, "word") + given(.item, "given.name")
                    + given(.draft, "sketch.name")
                    + ofRow("item", "item.name") + ofRow("draft", "draft.name")
            case .flag: ["true", "isOn"] + given(.flag, "flag") + given(.binding, "bound")
            case .item: ["Samples.items[0]"] + given(.item, "given") + ofRow("item", "item")
            case .draft: ["drafts[0]"] + given(.draft, "sketch") + ofRow("draft", "draft")
            case .store: given(.store, "owner") + (hearsStore ? ["store"] : [])
            case .binding: ["$isOn"] + given(.binding, "$bound")
            case .action: ["{ count += 1 }"] + given(.action, "act")
            case .home: flag.map { ["$flag\($0)"] } ?? (parameters.contains(.home) ? ["$home"] : [".constant(true)"])
            }
        }

        func with(_ flag: Int) -> Scope {
            var scope = self
            scope.flag = flag
            return scope
        }

        private func given(_ kind: RandomApp.Kind, _ value: String) -> [String] {
            parameters.contains(kind) ? [value] : []
        }
        private func ofRow(_ name: String, _ value: String) -> [String] { row == name ? [value] : [] }
    }

    mutating func app() -> RandomApp {
        let count = Int.random(in: 2...6, using: &random)
        let roots = Bool.random(using: &random) ? 1 : min(2, count - 1)
        parameters = (0..<count).map { index in
            // What can't travel as a value keeps all links above it: it is rare.
            index < roots ? [] : RandomApp.Kind.allCases.filter { chance([.binding, .action].contains($0) ? 16 : 5) }
        }
        let screens = (0..<count).map { screen($0, of: count) }
        return RandomApp(
            isForIOS16: chance(4),
            roots: (0..<roots).map {
                .init(screen: $0, hasStackStyle: Bool.random(using: &random), isOwnView: Bool.random(using: &random))
            }, screens: screens)
    }

    private mutating func chance(_ of: Int) -> Bool { Int.random(in: 0..<of, using: &random) == 0 }

    private mutating func screen(_ number: Int, of count: Int) -> RandomApp.Screen {
        flags = 0
        let scope = Scope(
            screen: number, parameters: parameters[number], hearsStore: chance(3), row: nil)
        return RandomApp.Screen(
            number: number, parameters: parameters[number], hearsStore: scope.hearsStore,
            layout: RandomApp.Screen.Layout.allCases.randomElement(using: &random) ?? .list,
            statements: statements(scope, count: Int.random(in: 1...4, using: &random), depth: 0))
    }

    private mutating func statements(_ scope: Scope, count: Int, depth: Int) -> [RandomApp.Statement] {
        (0..<count).map { _ in statement(scope, depth: depth) }
    }

    private mutating func statement(_ scope: Scope, depth: Int) -> RandomApp.Statement {
        let canLink = scope.screen + 1 < parameters.count
        // Once in a row, a flag is one for all rows.
        let isPlain = scope.row == nil && depth == 0
        switch Int.random(in: 0..<25, using: &random) {
        case 0..<11 where canLink: return .link(link(scope, mayChoose: true))
        case 11 where depth < 2:
            let condition = scope.values(of: .flag).randomElement(using: &random) ?? "true"
            return .choice(
                condition, statements(scope, count: 1, depth: depth + 1),
                chance(2) ? [] : statements(scope, count: 1, depth: depth + 1))
        case 12...13 where depth < 2 && scope.row == nil:
            let source = ["Samples.items", "drafts"] + (scope.hearsStore ? ["store.drafts"] : [])
            let chosen = source.randomElement(using: &random) ?? "drafts"
            var inner = scope
            inner.row = chosen.hasSuffix("drafts") ? "draft" : "item"
            return .rows(chosen, statements(inner, count: Int.random(in: 1...2, using: &random), depth: depth + 1))
        case 14 where depth < 2: return .section("Part", statements(scope, count: 2, depth: depth + 1))
        case 15 where canLink && isPlain:
            let flag = flag()
            let trigger = RandomApp.Trigger.allCases.randomElement(using: &random) ?? .button
            return .hidden(flag, link(scope.with(flag)), trigger)
        case 16 where canLink && scope.row == nil:
            let flag = flag()
            return .flagged(flag, link(scope.with(flag)), isSetByCode: chance(2))
        case 17 where canLink && isPlain: return .selection(flag(), [link(scope), link(scope)])
        case 18 where canLink && isPlain:
            return .sheet(flag(), screenDestination(scope), hasContainer: !chance(4))
        case 19 where canLink && isPlain: return chance(2) ? .toolbar(link(scope)) : .menu(link(scope))
        case 20 where canLink && scope.row == nil: return chance(2) ? .contextMenu(link(scope)) : .swipe(link(scope))
        case 21: return .leave
        default: return button(scope)
        }
    }

    private mutating func button(_ scope: Scope) -> RandomApp.Statement {
        let changes =
            [("Count", "count += 1"), ("Turn", "isOn.toggle()"), ("Rename", "drafts[0].name += \"!\"")]
            + (scope.hearsStore
                ? [("Store", "store.count += 1"), ("Store renames", "store.drafts[0].name += \"?\"")] : [])
        let change = changes.randomElement(using: &random) ?? changes[0]
        return .button(change.0, change.1)
    }

    private mutating func flag() -> Int {
        flags += 1
        return flags - 1
    }

    /// - Parameter mayChoose: whether its destination can be an `if`.
    private mutating func link(_ scope: Scope, mayChoose: Bool = false) -> RandomApp.Link {
        labels += 1
        return RandomApp.Link(
            form: RandomApp.Link.Form.allCases.randomElement(using: &random) ?? .titled, label: "Link \(labels)",
            destination: destination(scope, mayChoose: mayChoose))
    }

    private mutating func destination(_ scope: Scope, mayChoose: Bool) -> RandomApp.Destination {
        switch Int.random(in: 0..<10, using: &random) {
        case 2 where mayChoose:
            .choice(
                scope.values(of: .flag).randomElement(using: &random) ?? "true", screenDestination(scope),
                screenDestination(scope))
        case 0: .titled(screenDestination(scope), "Title")
        case 1: .delayed(screenDestination(scope))
        default: screenDestination(scope)
        }
    }

    private mutating func screenDestination(_ scope: Scope) -> RandomApp.Destination {
        let target = Int.random(in: (scope.screen + 1)..<parameters.count, using: &random)
        let arguments = parameters[target].map { kind -> String in
            let value = scope.values(of: kind).randomElement(using: &random) ?? "Store()"
            return "\(Self.label(of: kind)): \(value)"
        }
        return .screen(target, arguments)
    }

    private static func label(of kind: RandomApp.Kind) -> String {
        switch kind {
        case .number: "number"
        case .word: "word"
        case .flag: "flag"
        case .item: "given"
        case .draft: "sketch"
        case .store: "owner"
        case .binding: "bound"
        case .action: "act"
        case .home: "home"
        }
    }
}
