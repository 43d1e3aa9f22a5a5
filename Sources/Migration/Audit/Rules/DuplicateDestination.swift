import ProjectModel
import SourceEditing
import SwiftSyntax

/// Two `navigationDestination(for:)` of one type in one stack.
enum DuplicateDestination: AuditRule {
    static let rule = Rule(
        RuleID("duplicate-destination"), "one type registered twice in a stack",
        explanation: """
            A stack finds the screen for a value by the value's type. Where a type is registered twice, only the \
            registration closest to the root counts: SwiftUI logs it, values open the wrong screen or are pushed \
            twice, and on iOS 16 an app can hang. It often happens when a screen that registers a type is itself \
            pushed, or pushes itself.
            """,
        example: .init(
            wrong: """
                NavigationStack {
                    AlbumList()
                        .navigationDestination(for: Album.self) { AlbumView(album: $0) }
                        .navigationDestination(for: Album.self) { AlbumEditor(album: $0) }
                }
                """,
            right: """
                NavigationStack {
                    AlbumList()
                        .navigationDestination(for: Route.self) { route in
                            switch route {
                            case .album(let album): AlbumView(album: album)
                            case .editor(let album): AlbumEditor(album: album)
                            }
                        }
                }
                """),
        remedy:
            "Register each type once, on a view inside the stack's root; two screens for one type need two types or cases.",
        source:
            "Apple, Understanding the navigation stack; SwiftUI's own runtime message; reports of doubled and endless pushes."
    )

    static func findings(in audit: AuditedProject) -> [Finding] {
        let calls = Dictionary(
            audit.calls.calls(named: "navigationDestination").map { ($0.codePlace, $0) },
            uniquingKeysWith: { first, _ in first })
        var told: Set<Place> = []
        var findings: [Finding] = []
        for stack in audit.stacks {
            for group in Registrations(in: stack, calls: calls, audit: audit).doubled
            where told.insert(group.second.place).inserted {
                findings.append(message(group))
            }
        }
        return findings
    }

    private static func message(_ double: Registrations.Double) -> Finding {
        guard double.first.place != double.second.place else {
            return finding(at: double.second.place, again(double.type))
        }
        return finding(
            at: double.second.place, twice(double.type),
            notes: [.init(double.first.place, "the registration that counts")])
    }

    // MARK: Messages

    private static func twice(_ type: String) -> String {
        "'\(type)' is registered twice in one stack, and only the registration closest to the root counts; "
            + "keep one, or give the two screens types of their own"
    }

    private static func again(_ type: String) -> String {
        "'\(type)' is registered again whenever this screen is pushed; register it once, at the root of the stack"
    }
}

/// The types that are registered in one stack.
private struct Registrations {
    struct Double {
        let type: String
        let first: CodeCall
        let second: CodeCall
    }

    private struct Entry {
        let call: CodeCall
        let type: String
        let key: ValueType
        let isAtRoot: Bool
        let isPushed: Bool
    }

    private let entries: [Entry]

    init(in stack: StackDomain, calls: [NavigationGraph.CodePlace: CodeCall], audit: AuditedProject) {
        let graph = audit.graph
        let atRoot = graph.contained(in: stack.node).intersection(stack.nodes)
        let pushed = graph.edges.filter { edge in
            edge.kind == .pushes && stack.nodes.contains(edge.from) && stack.nodes.contains(edge.to)
                && audit.isPlain(edge.place)
        }.reduce(into: Set<Int>()) { $0.formUnion(graph.contained(in: $1.to)) }
        entries = graph.destinations.compactMap { destination in
            guard destination.form == .forType, stack.nodes.contains(destination.node),
                let call = calls[destination.place],
                let type = destination.type, let key = ValueTypes(audit: audit).registered(by: call)
            else { return nil }
            return Entry(
                call: call, type: type, key: key, isAtRoot: atRoot.contains(destination.node),
                isPushed: pushed.contains(destination.node))
        }
    }

    var doubled: [Double] {
        Dictionary(grouping: entries, by: \.key).values.flatMap { group -> [Double] in
            let ordered = group.sorted { $0.call.place < $1.call.place }
            guard let root = ordered.first(where: \.isAtRoot) else { return [] }
            return ordered.compactMap { entry in
                let isSame = entry.call.place == root.call.place
                let isSecond = entry.isPushed || (!isSame && Self.areTogether(root.call, entry.call))
                guard isSecond else { return nil }
                return Double(type: entry.type, first: root.call, second: entry.call)
            }
        }
    }

    /// Whether two calls stand in one piece of code and not in different branches of it.
    private static func areTogether(_ first: CodeCall, _ second: CodeCall) -> Bool {
        guard first.file.path == second.file.path, let member = first.surroundings.memberSyntax,
            member.id == second.surroundings.memberSyntax?.id
        else { return false }
        let around = Set(first.syntax.ancestors.map(\.id)).union([first.syntax.id])
        if around.contains(second.syntax.id) { return true }
        return second.syntax.ancestors.first { around.contains($0.id) }.map { !$0.isBranching } ?? false
    }
}

extension Syntax {
    /// Whether only one of the node's parts comes into being: a switch's cases, the branches of an `if` or an `#if`.
    fileprivate var isBranching: Bool {
        self.is(SwitchCaseListSyntax.self) || self.is(IfExprSyntax.self) || self.is(IfConfigClauseListSyntax.self)
            || self.is(TernaryExprSyntax.self) || self.is(SequenceExprSyntax.self) || self.is(ExprListSyntax.self)
    }
}
