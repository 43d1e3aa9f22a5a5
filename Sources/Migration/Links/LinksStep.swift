import ProjectModel
import SourceEditing

/// Step 4: destination links become value links, and what flagged links show becomes a destination of their stack.
///
/// Before: `NavigationLink(destination: RecipeDetailView(recipe: recipe)) { Text(recipe.title) }`;
/// after: `NavigationLink(value: Route.recipeDetail(recipe: recipe)) { Text(recipe.title) }`.
///
/// What makes it unsafe: a value that can change while its screen is shown, an object that travels by identity, a private
/// view that the route's file has to see. Of flagged links: see `FlagRewriting` and `SelectionRewriting`.
public enum LinksStep {
    public static func plan(_ project: Project, _ options: MigrationOptions) -> StepPlan {
        let modules = RoutePlan.of(project, options).modules
        let foresight = modules.contains(where: \.isLeftToRouter) ? RouterForesight(project, options) : nil
        let decisions = modules.flatMap { LinkDecisions($0, project, foresight).all }
        return StepPlan(step: .links, decisions: decisions, notes: [])
    }
}

/// What step 4 does with the links of one module.
private struct LinkDecisions {
    private let module: ModuleLinks
    private let project: Project
    /// What step 5 declines of what is left to it.
    private let foresight: RouterForesight?
    private let uses: [NavigationGraph.CodePlace: RouteUse]
    private let moving: MovingLinks

    init(_ module: ModuleLinks, _ project: Project, _ foresight: RouterForesight?) {
        self.module = module
        self.project = project
        self.foresight = foresight
        uses = module.uses().uses
        moving = MovingLinks(module.lifted.moving)
    }

    var all: [SiteDecision] {
        module.candidates.map { candidate in
            SiteDecision(place: candidate.place, kind: "NavigationLink", outcome: outcome(of: candidate))
        }
    }

    private func outcome(of candidate: LinkCandidate) -> SiteDecision.Outcome {
        switch candidate.outcome {
        case .stays(let obstacle):
            .leave((foresight?.refusal(of: candidate) ?? obstacle).finding(at: candidate.place, in: project))
        case .presented(let presented): outcome(of: candidate, presented)
        case .liftable(let link): outcome(of: candidate, link)
        }
    }

    private func outcome(of candidate: LinkCandidate, _ presented: PresentedLink) -> SiteDecision.Outcome {
        let doubt = presented.finding(at: candidate.place)
        return .fix(
            Fix(
                presented.message, doubt == nil ? .safe : .unsafe, edits: [candidate.place.file: presented.edits]),
            because: doubt)
    }

    private func outcome(of candidate: LinkCandidate, _ link: LiftedLink) -> SiteDecision.Outcome {
        guard let use = uses[candidate.codePlace], module.movingUnsafely.movable.contains(candidate.codePlace) else {
            let obstacle = module.below(module.movingUnsafely.blockers[candidate.codePlace])
            return .leave(obstacle.finding(at: candidate.place, in: project))
        }
        let isSafe = link.doubt == nil && module.moving.movable.contains(candidate.codePlace)
        return .fix(
            Fix(
                "NavigationLink becomes a value link", isSafe ? .safe : .unsafe,
                edits: [candidate.place.file: link.edits(route: use.value, beside: moving, screens: module.screens)]),
            because: isSafe ? nil : module.doubt(of: link)?.finding(at: candidate.place))
    }
}

extension ModuleLinks {
    /// What keeps a link that could move but for one above it.
    func below(_ blocker: NavigationGraph.CodePlace?) -> LinkObstacle {
        let name = blocker.flatMap { destinationNames[$0] } ?? "a screen"
        return LinkObstacle(.belowEagerLink(name), at: blocker, "the link that stays")
    }
}
