import ProjectModel
import SourceEditing

/// A `navigationDestination(for:)` that is only there once its screen is pushed.
enum DestinationOnPushedScreen: AuditRule {
    static let rule = Rule(
        RuleID("destination-on-pushed-screen"), "a destination that isn't at the root",
        explanation: """
            A type that a pushed screen registers is known only while that screen is on the stack. Setting the path \
            for a deep link or to restore it shows an empty screen where the destination isn't known yet, and a \
            screen that is pushed twice registers its type twice.
            """,
        example: .init(
            wrong: """
                NavigationStack(path: $path) {
                    List(artists) { NavigationLink($0.name, value: $0) }
                        .navigationDestination(for: Artist.self) { ArtistView(artist: $0) }
                }
                // in ArtistView
                List(albums) { NavigationLink($0.title, value: $0) }
                    .navigationDestination(for: Album.self) { AlbumView(album: $0) }
                """,
            right: """
                NavigationStack(path: $path) {
                    List(artists) { NavigationLink($0.name, value: $0) }
                        .navigationDestination(for: Artist.self) { ArtistView(artist: $0) }
                        .navigationDestination(for: Album.self) { AlbumView(album: $0) }
                }
                """),
        remedy: "Move the registration to the root of the stack; best is one Route type that is registered there once.",
        source: "Apple, Understanding the navigation stack; reports of empty second screens after deep links.")

    static func findings(in audit: AuditedProject) -> [Finding] {
        let stacks = audit.domainsByNode(of: "NavigationStack")
        return audit.calls.calls(named: "navigationDestination").compactMap { call -> Finding? in
            guard call.syntax.isModifier, let key = ValueTypes(audit: audit).registered(by: call) else { return nil }
            let nodes = audit.nodes(registering: call)
            let ways = nodes.flatMap { audit.ways(to: $0) }
            guard !ways.isEmpty, ways.allSatisfy({ $0.isPushed && audit.isPlain($0) }) else { return nil }
            let owners = ways.compactMap { way -> StackDomain? in
                guard case .container(let node) = way.origin else { return nil }
                return stacks[node]
            }
            guard owners.count == ways.count, !owners.contains(where: { isAtRoot(key, of: $0, audit) }) else {
                return nil
            }
            let type = call.registeredName ?? ""
            let notes = ways.prefix(1).compactMap { audit.pushNote($0, "the screen is pushed here") }
            return owners.contains { $0.path != nil }
                ? finding(at: call.place, withPath(type), notes: notes)
                : finding(.note, at: call.place, plain(type), notes: notes)
        }
    }

    /// Whether the root of a stack registers the type, too: that is another rule's matter.
    private static func isAtRoot(_ key: ValueType, of stack: StackDomain, _ audit: AuditedProject) -> Bool {
        let root = audit.graph.contained(in: stack.node)
        let places = Set(audit.graph.destinations.filter { root.contains($0.node) }.map(\.place))
        return audit.calls.calls(named: "navigationDestination").contains {
            places.contains($0.codePlace) && ValueTypes(audit: audit).registered(by: $0) == key
        }
    }

    // MARK: Messages

    private static func withPath(_ type: String) -> String {
        "'\(type)' is registered on a pushed screen, so a path that is set for a deep link or restored can't show it; "
            + "move the registration to the root of the stack"
    }

    private static func plain(_ type: String) -> String {
        "'\(type)' is registered on a pushed screen, and known only while that is shown; "
            + "move the registration to the root of the stack"
    }
}
