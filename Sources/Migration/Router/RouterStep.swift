import ProjectModel
import SourceEditing
import SwiftSyntax

/// Step 5: a router owns each stack's path, and what flags and menus pushed is pushed through it.
///
/// Before: `NavigationStack {`, with a registration of `Route` in it; after, with `@State private var router = Router()` in
/// the view that holds the stack, and a `Router` in `Router.swift`:
/// ```swift
/// NavigationStack(path: $router.path) {
///     …
/// }
/// .environment(router)
/// ```
/// Links that code follows go with their flags, and `isDone = true` becomes `router.push(Route.done)`.
///
/// What makes that unsafe: chevrons go, and what other code sees of the flag. The router itself changes nothing.
public enum RouterStep {
    public static func plan(_ project: Project, _ options: MigrationOptions) -> StepPlan {
        var decisions: [SiteDecision] = []
        var groundwork = Groundwork()
        var notes: [Finding] = []
        var claimed = ClaimedNames()
        for module in RoutePlan.of(project, options, pushing: true).modules {
            let routers = ModuleRouters(module.beside(claimed), in: project, options)
            claimed.add(routers.groundwork.newFiles, of: module.key)
            decisions += routers.decisions
            groundwork.formUnion(routers.groundwork)
            notes += routers.notes
        }
        return StepPlan(step: .router, decisions: decisions, notes: notes, groundwork: groundwork)
    }
}
