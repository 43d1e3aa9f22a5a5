import ProjectModel
import SourceEditing

/// Step 3: one `Route` enum for each module, and one destination at the root of each stack.
///
/// Before:
/// ```swift
/// NavigationStack {
///     List(recipes) { recipe in
///         NavigationLink(destination: RecipeDetailView(recipe: recipe)) { Text(recipe.title) }
///     }
/// }
/// ```
/// After, with `enum Route: Hashable { case recipeDetail(recipe: Recipe) }` and a `DestinationView` in `Route.swift`:
/// ```swift
/// NavigationStack {
///     List(recipes) { recipe in
///         NavigationLink(destination: RecipeDetailView(recipe: recipe)) { Text(recipe.title) }
///     }
///     .navigationDestination(for: Route.self) { route in
///         DestinationView(route: route)
///     }
/// }
/// ```
/// Only routes that step 4 uses are made. What makes one unsafe: see `LinksStep`.
public enum RoutesStep {
    public static func plan(_ project: Project, _ options: MigrationOptions) -> StepPlan {
        var decisions: [SiteDecision] = []
        var groundwork = Groundwork()
        let modules = RoutePlan.of(project, options).modules
        // What step 5 pushes moves only with `--unsafe`.
        let isFollowed =
            options.reachesRouter && options.includesUnsafe && modules.contains { $0.hasMoving && $0.isLeftToRouter }
        let later = isFollowed ? RoutePlan.of(project, options, pushing: true).modules : []
        for module in modules {
            let pushes = later.first { $0.key == module.key }?.lifted.moving.filter { $0.push != nil } ?? []
            let routes = ModuleRoutes(module, foreseeing: pushes, in: project)
            decisions += routes.decisions
            groundwork.formUnion(routes.groundwork)
        }
        return StepPlan(step: .routes, decisions: decisions, notes: [], groundwork: groundwork)
    }
}

/// What step 3 does in one module.
struct ModuleRoutes {
    let decisions: [SiteDecision]
    let groundwork: Groundwork

    /// - Parameter later: the links that step 5 moves in the same run.
    init(_ module: ModuleLinks, foreseeing later: [LiftedLink], in project: Project) {
        let (moving, unsafe) = module.lifted
        let (uses, made, all, foreseen) = module.uses(foreseeing: later)
        let registered = RouteRegistrations(module, made: made, all: all, isAlone: true)
        decisions =
            Self.cases(of: moving + unsafe, uses, of: module)
            + registered.changes(moving: moving, unsafe: unsafe, of: module).map { $0.decision(route: made.routeName) }
        groundwork = Groundwork(of: moving + foreseen, made, module, in: project)
    }

    // MARK: Cases

    /// One site for each case that is to be made, at its first link.
    static func cases(
        of links: [LiftedLink], _ uses: [NavigationGraph.CodePlace: RouteUse], of module: ModuleLinks
    ) -> [SiteDecision] {
        let fresh = links.filter { uses[$0.call.codePlace]?.isKnown == false }
        let byCase = Dictionary(grouping: fresh) { uses[$0.call.codePlace]?.caseName ?? "" }
        return byCase.map { name, links in
            let isMade = links.contains { module.moving.movable.contains($0.call.codePlace) && $0.doubt == nil }
            let message = "the case '\(name)' is made"
            let first = links[0]
            let doubt = isMade ? nil : module.doubt(of: first)?.finding(at: first.call.place)
            return SiteDecision(
                place: first.call.place, kind: "route",
                outcome: .fix(Fix(message, isMade ? .safe : .unsafe, edits: [:]), because: doubt))
        }
    }
}

extension RouteRegistrations.Change {
    func decision(route: String) -> SiteDecision {
        SiteDecision(
            place: root.place, kind: "NavigationStack",
            outcome: .fix(
                Fix(
                    "NavigationStack gets the destination for \(route)", isSafe ? .safe : .unsafe,
                    edits: [root.file.path: text.edits], shifts: [root.file.path: text.shifts]), because: doubt))
    }
}

extension ModuleLinks {
    /// Why a link moves only with `--unsafe`: by itself, or because a link above it does.
    func doubt(of link: LiftedLink) -> LinkDoubt? {
        if let doubt = link.doubt { return .own(doubt) }
        guard let blocker = moving.blockers[link.call.codePlace] else { return nil }
        return .above(destinationNames[blocker] ?? "its destination")
    }
}

/// Why a link moves only with `--unsafe`.
enum LinkDoubt {
    case own(LiftedLink.Doubt)
    /// The link that leads there does, by its destination.
    case above(String)

    func finding(at place: Place) -> Finding {
        switch self {
        case .own(let doubt): doubt.finding(at: place)
        case .above(let destination):
            Finding(
                .warning, at: place, RuleID("destination-link", "below-unsafe-link"),
                "NavigationLink becomes a value link only with --unsafe, with the link to '\(destination)' that leads here"
            )
        }
    }
}
