import ProjectModel
import SourceEditing

/// Step 4: destination links become value links.
///
/// Before: `NavigationLink(destination: RecipeDetailView(recipe: recipe)) { Text(recipe.title) }`;
/// after: `NavigationLink(value: Route.recipeDetail(recipe: recipe)) { Text(recipe.title) }`.
///
/// What makes it unsafe: a value that can change while its screen is shown, an object that travels by identity, a private
/// view that the route's file has to see.
public enum LinksStep {
    public static func plan(_ project: Project, _ options: MigrationOptions) -> StepPlan {
        let decisions = RoutePlan(project, options).modules.flatMap { module in
            let uses = module.uses().uses
            return module.candidates.map { decision(on: $0, uses[$0.codePlace], in: module, project) }
        }
        return StepPlan(step: .links, decisions: decisions, notes: [])
    }

    private static func decision(
        on candidate: LinkCandidate, _ use: RouteUse?, in module: ModuleLinks, _ project: Project
    ) -> SiteDecision {
        SiteDecision(
            place: candidate.place, kind: "NavigationLink",
            outcome: outcome(of: candidate, use, in: module, project))
    }

    private static func outcome(
        of candidate: LinkCandidate, _ use: RouteUse?, in module: ModuleLinks, _ project: Project
    ) -> SiteDecision.Outcome {
        let link: LiftedLink
        switch candidate.outcome {
        case .stays(let obstacle): return .leave(obstacle.finding(at: candidate.place, in: project))
        case .liftable(let lifted): link = lifted
        }
        guard let use, module.movingUnsafely.movable.contains(candidate.codePlace) else {
            let blocker = module.movingUnsafely.blockers[candidate.codePlace]
            return .leave(stays(below: blocker, candidate, module, project))
        }
        let moves = module.moving.movable.contains(candidate.codePlace)
        let doubt = moves && link.doubt == nil ? nil : module.doubt(of: link)?.finding(at: candidate.place)
        return .fix(
            Fix(
                "NavigationLink becomes a value link", moves && link.doubt == nil ? .safe : .unsafe,
                edits: [candidate.place.file: link.edits(route: use.code, screens: module.screens)]), because: doubt)
    }

    private static func stays(
        below blocker: NavigationGraph.CodePlace?, _ candidate: LinkCandidate, _ module: ModuleLinks, _ project: Project
    ) -> Finding {
        let name = module.candidates.first { $0.codePlace == blocker }?.destinationName ?? "a screen"
        return LinkObstacle(.belowEagerLink(name), at: blocker, "the link that stays")
            .finding(at: candidate.place, in: project)
    }
}
