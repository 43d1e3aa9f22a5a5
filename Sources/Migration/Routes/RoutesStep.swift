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
        for module in RoutePlan(project, options).modules {
            let routes = ModuleRoutes(module, in: project)
            decisions += routes.decisions
            groundwork.formUnion(routes.groundwork)
        }
        return StepPlan(step: .routes, decisions: decisions, notes: [], groundwork: groundwork)
    }
}

extension Groundwork {
    fileprivate mutating func formUnion(_ other: Groundwork) {
        newFiles += other.newFiles
        for (file, new) in other.edits {
            edits[file, default: []] += new.filter { !edits[file, default: []].contains($0) }
        }
    }
}

/// What step 3 does in one module.
private struct ModuleRoutes {
    let decisions: [SiteDecision]
    let groundwork: Groundwork

    init(_ module: ModuleLinks, in project: Project) {
        let (moving, unsafe) = module.lifted
        let (uses, made, all) = module.uses()
        let registered = Registrations(module, made: made, all: all)
        decisions =
            Self.cases(of: moving + unsafe, uses, of: module)
            + registered.decisions(moving: moving, unsafe: unsafe, of: module)
        groundwork = Self.groundwork(moving, made, module, project)
    }

    // MARK: Cases

    /// One site for each case that is to be made, at its first link.
    private static func cases(
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

    // MARK: What all need

    private static func groundwork(
        _ moving: [LiftedLink], _ book: RouteBook, _ module: ModuleLinks, _ project: Project
    ) -> Groundwork {
        var groundwork = Groundwork()
        let changes = book.changes(includingUnsafe: true)
        groundwork.edits = changes.edits
        if let file = changes.newFile, let root = module.firstRoot {
            add(file, of: book, beside: root, in: project, to: &groundwork)
        }
        var types: Set<DeclaredType> = []
        for link in moving {
            for derivation in link.destination.payload.flatMap(\.derivations) {
                guard types.insert(derivation.facts.type).inserted else { continue }
                groundwork.edits[derivation.facts.type.file, default: []].append(derivation.edit)
            }
        }
        for widening in Set(moving.flatMap(\.destination.widenings)) {
            groundwork.edits[widening.file, default: []].append(.delete(widening.modifier))
        }
        return groundwork
    }

    /// A new file, entered in the project's manifest where that lists its files; else its code at the end of the root's
    /// own file.
    private static func add(
        _ file: RouteChanges.NewFile, of book: RouteBook, beside root: StackRoot, in project: Project,
        to groundwork: inout Groundwork
    ) {
        let manifests = ManifestSet(manifests: project.manifests, swiftFiles: project.swiftFiles)
        switch NewFileMembership.of(file.path, beside: root.file.path, in: manifests) {
        case .nothingToDo:
            groundwork.newFiles.append(.init(path: file.path, text: file.text, besideFile: root.file.path))
        case .edits(let edits), .generated(_, let edits):
            groundwork.newFiles.append(.init(path: file.path, text: file.text, besideFile: root.file.path))
            groundwork.edits.merge(edits) { $0 + $1 }
        case .impossible:
            groundwork.edits = book.changes(includingUnsafe: true, host: root.file.path).edits
        }
    }
}

/// The registrations that step 3 puts on the roots of stacks.
private struct Registrations {
    private let route: String
    private let made: RouteBook
    private let all: RouteBook
    private let values: RootValues

    init(_ module: ModuleLinks, made: RouteBook, all: RouteBook) {
        route = made.routeName
        self.made = made
        self.all = all
        values = module.rootValues
    }

    func decisions(moving: [LiftedLink], unsafe: [LiftedLink], of module: ModuleLinks) -> [SiteDecision] {
        let needed = Set(moving.flatMap(\.stacks))
        let safe = Set(moving.filter { $0.doubt == nil }.flatMap(\.stacks))
        let further = Set(unsafe.flatMap(\.stacks)).subtracting(needed)
        let roots = (needed.union(further)).sorted().compactMap { stack in
            module.roots[stack].flatMap { $0.isRegistered ? nil : (stack, $0.root) }
        }
        let previews = made.rootValues(includingUnsafe: true).isEmpty ? module.previews : []
        return roots.map { stack, root in
            let isNeeded = needed.contains(stack)
            let first = (moving + unsafe).first { $0.stacks.contains(stack) }
            let doubt = safe.contains(stack) ? nil : first.flatMap { module.doubt(of: $0)?.finding(at: root.place) }
            return decision(on: root, isNeeded ? made : all, isSafe: safe.contains(stack), because: doubt)
        } + previews.map { decision(on: $0, made, isSafe: !safe.isEmpty, because: nil) }
    }

    private func decision(
        on root: StackRoot, _ book: RouteBook, isSafe: Bool, because doubt: Finding?
    ) -> SiteDecision {
        let destination = book.destinationCode(
            rootValue: { values.code(for: $0, in: root.node) }, includingUnsafe: true)
        let change = root.registration(of: route, showing: destination ?? "")
        return SiteDecision(
            place: root.place, kind: "NavigationStack",
            outcome: .fix(
                Fix(
                    "NavigationStack gets the destination for \(route)", isSafe ? .safe : .unsafe,
                    edits: [root.file.path: change.edits], shifts: [root.file.path: change.shifts]), because: doubt))
    }
}

extension ModuleLinks {
    /// The stack root that comes first, outside of previews.
    var firstRoot: StackRoot? { roots.values.map(\.root).filter { !$0.isPreview }.min { $0.place < $1.place } }

    /// Why a link moves only with `--unsafe`: by itself, or because a link above it does.
    func doubt(of link: LiftedLink) -> LinkDoubt? {
        if let doubt = link.doubt { return .own(doubt) }
        guard let blocker = moving.blockers[link.call.codePlace] else { return nil }
        return .above(candidates.first { $0.codePlace == blocker }?.destinationName ?? "its destination")
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
