import ProjectModel
import SourceEditing
import SwiftSyntax

/// A link whose destination a route can show.
struct LiftedLink {
    let call: LinkCall
    let destination: LiftedDestination
    /// The containers of the stacks that it pushes into.
    let stacks: Set<Int>
    /// The flag that does nothing that a tap doesn't do.
    let unusedFlag: UnusedFlag?
    /// What step 5 makes of it; nil for a value link.
    let push: PushForm?
    /// Whether its destination was handed a flag that goes.
    let leavesFlag: Bool

    /// Why it moves only with `--unsafe`; nil where it is safe.
    var doubt: Doubt? {
        if let push { return .push(push.doubt) }
        if leavesFlag { return .leavesFlag }
        if let doubt = destination.payload.firstResult(\.doubt) { return .snapshot(doubt) }
        return destination.widenings.first.map { .widened($0.name) }
    }

    enum Doubt {
        case snapshot(SnapshotDoubt)
        /// A private declaration becomes visible in the whole module.
        case widened(String)
        case push(PushForm.Doubt)
        /// Its screen goes back through the router.
        case leavesFlag

        func finding(at place: Place) -> Finding {
            switch self {
            case .snapshot(let doubt):
                Finding(
                    .warning, at: place, RuleID("destination-link", doubt.id),
                    "NavigationLink becomes a value link only with --unsafe: " + doubt.message)
            case .widened(let name):
                Finding(
                    .warning, at: place, RuleID("destination-link", "widened"),
                    "NavigationLink becomes a value link only with --unsafe: '\(name)' is private, and would lose that "
                        + "for the route's file to see it")
            case .leavesFlag:
                Finding(
                    .warning, at: place, RuleID("destination-link", "push"),
                    "NavigationLink becomes a value link only with --unsafe: its screen goes back to the root through the "
                        + "router instead of setting a flag that it was given")
            case .push(.reset(let selection)):
                Finding(
                    .warning, at: place, RuleID("destination-link", "reset-selection"),
                    "NavigationLink becomes a value link only with --unsafe: "
                        + PushForm.Doubt.reset(selection).message)
            case .push(let doubt):
                Finding(
                    .warning, at: place, RuleID("destination-link", "push"),
                    "NavigationLink becomes a push through the router only with --unsafe: " + doubt.message)
            }
        }
    }

    var request: RouteRequest {
        RouteRequest(
            place: call.place, destination: destination, title: call.title, isUnsafe: doubt != nil)
    }

    /// What step 4 does with it.
    /// - Parameters:
    ///   - moving: the links that move, too: a flag goes with all that name it.
    ///   - screens: the code that shows the routes.
    func edits(route: ParenthesizedList, beside moving: MovingLinks, screens: String) -> [TextEdit] {
        LinkRewriting(link: call, movedComments: commentsMoved(to: screens)).edits(route: route)
            + unusedCode(beside: moving)
    }

    /// The declarations that nothing names any more: the flag, and what the route has written out.
    func unusedCode(beside moving: MovingLinks) -> [TextEdit] {
        let text = call.file.source.text
        let flag = unusedFlag.flatMap { flag in
            moving.areAll(of: flag)
                ? TextEdit.delete(CodeRemoval.range(of: flag.property, in: text)) : nil
        }
        return (flag.map { [$0] } ?? []) + destination.unusedConstants.map { .delete(text.lineRemoval(of: $0)) }
    }

    /// Those of the destination's code that are in `screens`: of links that share a case, the first brought its own.
    private func commentsMoved(to screens: String) -> Set<String> {
        let code = destination.template.map { piece in
            if case .code(let code) = piece { code } else { "" }
        }.joined()
        let comments = CommentFinder.comments(in: Syntax(call.destination.expression)).map(\.text)
        return Set(comments.filter { code.contains($0) && screens.contains($0) })
    }
}
