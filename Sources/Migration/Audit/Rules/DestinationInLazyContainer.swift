import ProjectModel
import SourceEditing

/// A `navigationDestination` inside a list, a lazy stack or grid, a table.
enum DestinationInLazyContainer: AuditRule {
    static let rule = Rule(
        RuleID("destination-in-lazy-container"), "a destination inside rows that come and go",
        explanation: """
            The rows of a List, a ForEach, a lazy stack or grid and a Table exist only while they are seen. A \
            navigationDestination in a row isn't there when the stack looks for it: taps do nothing, deep links and \
            restored paths show an empty screen, and SwiftUI logs that the modifier will be ignored.
            """,
        example: .init(
            wrong: """
                List(albums) { album in
                    NavigationLink(album.title, value: album)
                        .navigationDestination(for: Album.self) { AlbumView(album: $0) }
                }
                """,
            right: """
                List(albums) { album in
                    NavigationLink(album.title, value: album)
                }
                .navigationDestination(for: Album.self) { AlbumView(album: $0) }
                """),
        remedy:
            "Move the modifier from the row to the container around the rows; a flag of a row moves to the view that owns the list.",
        source:
            "Apple, navigationDestination(for:destination:), (isPresented:) and (item:), which all forbid it; reports of dead taps on iOS 18."
    )

    static func findings(in audit: AuditedProject) -> [Finding] {
        audit.calls.calls(named: "navigationDestination").compactMap { call -> Finding? in
            guard call.syntax.isModifier, let label = call.firstArgument?.label?.text,
                ["for", "isPresented", "item"].contains(label)
            else { return nil }
            if case .lazyRow(let container) = call.surroundings.role {
                return finding(at: call.place, inside(container))
            }
            guard case .plain = call.surroundings.role, let row = row(around: call, audit) else { return nil }
            return finding(at: call.place, shown(in: row.container), notes: [.init(row.place, "the row")])
        }
    }

    /// The row that the call's view is shown in, where it is in one.
    private static func row(around call: CodeCall, _ audit: AuditedProject) -> (container: String, place: Place)? {
        guard let type = audit.enclosingType(of: call.surroundings, in: call.file.path) else { return nil }
        var seen: Set<Int> = []
        var queue = audit.nodes(of: type)
        while let node = queue.popLast() {
            guard seen.insert(node).inserted else { continue }
            for edge in audit.graph.edges(to: node) where edge.kind == .contains {
                guard let surroundings = audit.surroundings(at: edge.place), !surroundings.isPreview else { continue }
                if case .lazyRow(let container) = surroundings.role, let place = audit.place(edge.place) {
                    return (container, place)
                }
                if case .plain = surroundings.role { queue.append(edge.from) }
            }
        }
        return nil
    }

    // MARK: Messages

    private static func inside(_ container: String) -> String {
        "navigationDestination is inside '\(container)', whose rows exist only while they are seen; "
            + "move it to the outside of '\(container)'"
    }

    private static func shown(in container: String) -> String {
        "navigationDestination is in a view that is a row of '\(container)', and rows exist only while they are seen; "
            + "move it to the outside of '\(container)'"
    }
}
