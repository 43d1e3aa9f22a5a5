import ProjectModel
import SourceEditing
import SwiftSyntax

/// The links of a module that step 5 moves: those that code follows, and those below them.
struct RouterPushes {
    let decisions: [SiteDecision]
    /// The properties by which views read a router.
    let readers: [RouterPropertyPlace]
    /// What the pushes call.
    let members: Set<RouterMember>
    /// The bytes that go with what moves, by file.
    let going: [String: [Range<Int>]]

    init(
        _ module: ModuleLinks, uses: [NavigationGraph.CodePlace: RouteUse], stacks: RouterStacks, in project: Project
    ) {
        let moving = module.lifted.moving
        let together = MovingLinks(moving)
        let rewriting = PushRewriting(project: project, stacks: stacks, moving: together)
        decisions = module.candidates.compactMap { candidate in
            guard let outcome = Self.outcome(of: candidate, module, uses, rewriting, project) else { return nil }
            return SiteDecision(place: candidate.place, kind: "NavigationLink", outcome: outcome)
        }
        readers = moving.flatMap { rewriting.readers(of: $0) }
        members = moving.compactMap(\.push).reduce(into: []) { members, push in
            members.formUnion(push.writes.map(\.kind.member))
            if push.chain != nil { members.insert(.popToRoot) }
        }
        going = moving.reduce(into: [:]) { going, link in
            going[link.call.file.path, default: []] += link.unusedCode(beside: together).map(\.range)
            for property in link.push?.chain?.properties ?? [] {
                going[property.file.path, default: []].append(property.node.span)
            }
        }
    }

    /// - Returns: nil for links that step 4 has told all about.
    private static func outcome(
        of candidate: LinkCandidate, _ module: ModuleLinks, _ uses: [NavigationGraph.CodePlace: RouteUse],
        _ rewriting: PushRewriting, _ project: Project
    ) -> SiteDecision.Outcome? {
        if module.movingByTaps.contains(candidate.codePlace) { return nil }
        if let refusal = module.refusalToPush(candidate) {
            // Once the other links of its selection are pushed, no code follows it any more: step 4 has told of it.
            if candidate.form == .tagSelection, !refusal.reason.isAboutFlag { return nil }
            return .leave(refusal.finding(at: candidate.place, in: project))
        }
        guard let link = candidate.lifted, let use = uses[candidate.codePlace],
            module.movingUnsafely.movable.contains(candidate.codePlace)
        else { return nil }
        let isSafe = link.doubt == nil && module.moving.movable.contains(candidate.codePlace)
        return .fix(
            Fix(
                link.push?.message ?? "NavigationLink becomes a value link", isSafe ? .safe : .unsafe,
                edits: rewriting.edits(of: link, use, screens: module.screens)),
            because: isSafe ? nil : module.doubt(of: link)?.finding(at: candidate.place))
    }
}

extension LinkReason {
    fileprivate var isAboutFlag: Bool {
        switch self {
        case .usedFlag, .flagForRouter, .sharedFlag: true
        default: false
        }
    }
}
