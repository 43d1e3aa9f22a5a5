import ProjectModel
import SourceEditing
import SwiftSyntax

/// A `navigationDestination` on the stack itself.
enum DestinationOnStack: AuditRule {
    static let rule = Rule(
        RuleID("destination-on-stack"), "a destination attached to the stack itself",
        explanation: """
            A stack looks for destinations among the views in it. A modifier on the stack stands outside: its \
            destinations aren't found, links do nothing, and SwiftUI logs that no matching destination is visible.
            """,
        example: .init(
            wrong: """
                NavigationStack {
                    AlbumList()
                }
                .navigationDestination(for: Album.self) { AlbumView(album: $0) }
                """,
            right: """
                NavigationStack {
                    AlbumList()
                        .navigationDestination(for: Album.self) { AlbumView(album: $0) }
                }
                """),
        remedy: "Move the modifier to the view inside the braces.",
        source: "Apple, navigationDestination(for:destination:): attach it to a view inside the stack.")

    static func findings(in audit: AuditedProject) -> [Finding] {
        audit.calls.calls(named: "navigationDestination").compactMap { call -> Finding? in
            guard call.syntax.isModifier, let stack = call.modified?.as(FunctionCallExprSyntax.self)?.calleeName,
                stack == "NavigationStack" || stack == "NavigationView"
            else { return nil }
            return finding(at: call.place, message(stack))
        }
    }

    // MARK: Messages

    private static func message(_ stack: String) -> String {
        "navigationDestination is attached to the \(stack) itself, which doesn't see it; move it to the view inside"
    }
}
