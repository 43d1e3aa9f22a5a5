import ProjectModel
import SourceEditing
import SwiftSyntax

/// The links of one module, each with what could become of it, and those that move together.
struct ModuleLinks {
    let key: FileModules
    let candidates: [LinkCandidate]
    /// What the links lead to, as people call it.
    let destinationNames: [NavigationGraph.CodePlace: String]
    /// The stacks that can take the routes, by container.
    let roots: [Int: (root: StackRoot, isRegistered: Bool)]
    /// Those that move: all of them with `--unsafe`, else the safe ones of them.
    let moving: MovableLinks.Answer
    /// Those that would with `--unsafe`.
    let movingUnsafely: MovableLinks.Answer
    /// Those that step 4 moves, or would with `--unsafe`: no push by code is among them.
    let movingByTaps: Set<NavigationGraph.CodePlace>
    private(set) var book: RouteBook
    /// Where the routes are declared, or will be; nil where no stack takes them.
    let home: RoutesHome?
    /// What the roots hold.
    let rootValues: RootValues
    /// The stacks in previews that show a moving link.
    let previews: [StackRoot]
    /// The stacks, outside of previews, that have the registration.
    let registered: [StackRoot]

    init(_ links: [(LinkSite, ProjectFile)], module key: FileModules, claimed: ClaimedNames, of facts: LinkFacts) {
        self.key = key
        let project = facts.project
        let files = facts.files(ofModule: key)
        let placed = DeepThreads.map(links, threads: facts.options.threads) { PlacedLink($0, $1, facts) }
        let stacks = placed.reduce(into: Set<Int>()) { $0.formUnion($1.stacks) }
        let roots = stacks.compactMap { StackRoot(project.graph.nodes[$0], in: project) }
            .filter { project.deployments.modules(of: $0.file.path) == key }.sorted { $0.place < $1.place }
        var module = RouteModule(
            of: files, in: project, folder: Self.folder(of: roots.map(\.file.path)),
            style: SourceStyle(of: roots.first?.file.source.text ?? SourceText("")))
        module.claimed = claimed
        let book = Self.book(of: module, for: placed, facts)
        let linking = placed.filter { !$0.stacks.isEmpty }.map(\.file.path)
        let home = RoutesHome(
            of: book.existing, beside: roots.filter { !$0.isPreview }.map(\.file.path) + linking, in: project)
        let judge = StackJudge(project: project, module: key, book: book, home: home, skips: facts.skips)
        var open: [Int: (root: StackRoot, isRegistered: Bool)] = [:]
        var closed: [Int: LinkObstacle] = [:]
        for stack in stacks {
            switch judge.verdict(on: stack) {
            case .open(let root, let isRegistered): open[stack] = (root, isRegistered)
            case .closed(let reason): closed[stack] = reason
            }
        }
        // Those whose links have all moved still get what the view of routes is given.
        registered = Self.registered(judge, project)
        let shown = registered.filter { open[$0.node] == nil }
        let all = RootValues(open.values.map(\.root) + shown, in: project)
        for (stack, entry) in open where !entry.isRegistered {
            if book.existing != nil, book.destinationName == nil {
                open[stack] = nil
                closed[stack] = LinkObstacle(
                    .handMadeDestination("the closure of another stack shows the screens of '\(book.routeName)'"),
                    at: project.graph.nodes[stack].place, "the stack")
                continue
            }
            let missing = book.valuesFromRoots.first { value in
                !value.names.contains { all.isHeld($0, of: value.type, in: stack) }
            }
            guard let missing else { continue }
            open[stack] = nil
            closed[stack] = LinkObstacle(
                .handMadeDestination(
                    "'\(book.destinationName ?? "")' takes '\(missing.names[0])', which its stack's root doesn't have"),
                at: project.graph.nodes[stack].place, "the stack")
        }
        let held = RootValues(open.values.map(\.root) + shown, in: project)
        let liftable: [LinkCandidate]
        let routerless =
            placed.contains(where: \.needsRouter) ? RouterlessStacks(open.values.map(\.root), book) : nil
        (candidates, movingUnsafely, liftable) = Self.candidates(
            of: placed, closed: closed, held, book, home, facts, routerless)
        destinationNames = Dictionary(
            candidates.map { ($0.codePlace, $0.destinationName) }, uniquingKeysWith: { first, _ in first })
        moving =
            facts.options.includesUnsafe
            ? movingUnsafely
            : facts.movable.largest(of: Set(liftable.filter { $0.lifted?.doubt == nil }.map(\.codePlace)))
        let byTaps = liftable.filter { $0.lifted?.push == nil && $0.lifted?.leavesFlag == false }
        movingByTaps = facts.movable.largest(of: Set(byTaps.map(\.codePlace))).movable
        self.roots = open
        self.home = home
        rootValues = held
        self.book = book
        previews = Self.previews(of: moving.movable, judge, facts)
    }

    /// The same, where other modules get something in the same step.
    func beside(_ claimed: ClaimedNames) -> ModuleLinks {
        var module = self
        module.book = book.beside(claimed.seen(by: key))
        return module
    }

    /// The names and the file that new routes of the module get; nil where none are made.
    var claim: (names: Set<String>, path: String)? {
        guard let path = book.newPath, !movingUnsafely.movable.isEmpty else { return nil }
        return ([book.routeName, book.destinationName ?? "", SharedStruct.name], path)
    }

    /// What could become of each link, and what moves together with `--unsafe`. A flag that is handed down goes from all
    /// the screens behind its link or from none: where the link can't move, the screens are read again with it.
    private static func candidates(
        of placed: [PlacedLink], closed: [Int: LinkObstacle], _ held: RootValues, _ book: RouteBook,
        _ home: RoutesHome?, _ facts: LinkFacts, _ routerless: RouterlessStacks?
    ) -> (all: [LinkCandidate], moving: MovableLinks.Answer, liftable: [LinkCandidate]) {
        var chains = placed.reduce(into: [NavigationGraph.CodePlace: PopChain]()) { chains, link in
            if let chain = link.chain { chains[link.codePlace] = chain }
        }
        while true {
            let going = chains.values.flatMap(\.arguments).reduce(into: [String: Set<Int>]()) { going, argument in
                going[argument.code.file.path, default: []].insert(argument.code.place.offset)
            }
            let all = DeepThreads.map(placed, threads: facts.options.threads) { link in
                link.candidate(closed: closed, held, book, home, facts, routerless, without: going)
            }.sorted { $0.place < $1.place }
            let liftable = all.filter { $0.lifted != nil }
            let moving = facts.movable.largest(of: Set(liftable.map(\.codePlace)))
            let kept = chains.filter { moving.movable.contains($0.key) }
            if kept.count == chains.count { return (all, moving, liftable) }
            chains = kept
        }
    }

    /// An enum whose screens the closure of one stack shows isn't for others: where more links push into those, the
    /// module gets an enum of its own.
    private static func book(of module: RouteModule, for links: [PlacedLink], _ facts: LinkFacts) -> RouteBook {
        let name = facts.options.routeName
        let book = RouteBook(module, requestedName: name)
        guard let existing = book.existing, existing.view == nil else { return book }
        let places = Set(existing.registrations.map { NavigationGraph.CodePlace(file: $0.file, offset: $0.offset) })
        let graph = facts.project.graph
        let own = graph.destinations.filter { places.contains($0.place) }.map(\.node)
        let shown = links.filter { !$0.stacks.isEmpty }
        let inside = shown.count { link in
            link.stacks.allSatisfy { stack in own.contains { graph.domain(of: stack).contains($0) } }
        }
        return inside * 2 < shown.count ? RouteBook(module, requestedName: name, isForAnyStack: true) : book
    }

    /// The deepest folder that holds all of the files.
    static func folder(of files: [String]) -> String {
        var common: [Substring]?
        for file in files {
            let parts = Array(file.split(separator: "/").dropLast())
            common =
                common.map { known in
                    Array(zip(known, parts).prefix { $0 == $1 }.map(\.0))
                } ?? parts
        }
        return (common ?? []).joined(separator: "/")
    }

    /// The roots, outside of previews, that have the registration.
    private static func registered(_ judge: StackJudge, _ project: Project) -> [StackRoot] {
        project.graph.nodes.compactMap { node in
            guard case .container(.stack, _) = node.kind,
                case .open(let root, isRegistered: true) = judge.verdict(on: node.id), !root.isPreview
            else { return nil }
            return root
        }
    }

    private static func previews(
        of moving: Set<NavigationGraph.CodePlace>, _ judge: StackJudge, _ facts: LinkFacts
    ) -> [StackRoot] {
        let graph = facts.project.graph
        let nodes = moving.reduce(into: Set<Int>()) { $0.formUnion(facts.ways.nodes(of: $1)) }
        return graph.nodes.compactMap { node in
            guard case .container(.stack, _) = node.kind, !graph.domain(of: node.id).isDisjoint(with: nodes),
                case .open(let root, isRegistered: false) = judge.verdict(on: node.id), root.isPreview
            else { return nil }
            return root
        }
    }
}

/// What the planning of all modules shares.
struct LinkFacts: Sendable {
    let project: Project
    let options: MigrationOptions
    let ways: LinkWays
    let movable: MovableLinks
    let environment: EnvironmentObjects
    let flags: LinkFlags
    let position: LinkPosition
    let flagJudge: FlagJudge
    let skips: Skips
    let pushes: PushJudge
    /// Whether links move, too, that need the router: step 5's plan.
    let isPushing: Bool
    let routers: RouterPlaces
    let lifts: LiftMemo
    private let filesOfModule: [FileModules: [String]]

    init(_ project: Project, _ options: MigrationOptions, pushing: Bool) {
        self.project = project
        self.options = options
        ways = LinkWays(project: project)
        movable = MovableLinks(project.graph)
        environment = EnvironmentObjects(project)
        flags = LinkFlags(project: project)
        skips = Skips(project, options.selection)
        position = LinkPosition(declarations: project.declarations, skips: skips) { project.text(of: $0)?.string }
        flagJudge = FlagJudge(project: project, ways: ways, flags: flags, position: position)
        pushes = PushJudge(project: project, ways: ways, flags: flags)
        isPushing = pushing
        routers = RouterPlaces(project: project)
        lifts = options.memo.lifts(in: project)
        filesOfModule = Dictionary(grouping: project.swiftFiles) { project.deployments.modules(of: $0) }
    }

    /// Why the options leave a stack without a router; nil: they don't.
    func refusalOfRouter(_ stack: Int) -> String? {
        guard !options.selection.isAll, let place = project.graph.nodes[stack].place,
            let file = project.file(at: place.file)
        else { return nil }
        return options.selection.refusal("router", at: file.place(at: place.offset))
    }

    func files(ofModule key: FileModules) -> [String] { filesOfModule[key] ?? [] }

    /// What a link can become beyond a value link; nil where that is another step's.
    func form(of link: LinkCall, left reason: LinkReason) -> Result<PushForm, LinkObstacle>? {
        let form = pushes.form(of: link, left: reason)
        if isPushing { return form }
        if case .success(let found)? = form, found.needsNoRouter { return form }
        return nil
    }
}

/// A link with the stacks that it pushes into, or what stands in the way.
private struct PlacedLink: Sendable {
    let site: LinkSite
    let file: ProjectFile
    let state: State
    let unusedFlag: UnusedFlag?
    let isForRouter: Bool

    enum State: Sendable {
        case inStacks(LinkCall, Set<Int>, PushForm?)
        /// Its flag presents its destination.
        case presented(PresentedLink)
        case stays(LinkObstacle)
    }

    init(_ site: LinkSite, _ file: ProjectFile, _ facts: LinkFacts) {
        self.site = site
        self.file = file
        guard let call = LinkCall(site, in: file) else {
            unusedFlag = nil
            isForRouter = false
            state = .stays(.init(.otherInitializer))
            return
        }
        let flag = facts.flags.flag(of: call)
        if case .unused(let unused)? = flag { unusedFlag = unused } else { unusedFlag = nil }
        let state = Self.state(of: call, flag, under: site.context.condition, facts)
        guard case .stays(let obstacle) = state, let form = facts.form(of: call, left: obstacle.reason) else {
            self.state = state
            isForRouter = false
            return
        }
        isForRouter = true
        self.state =
            switch form {
            case .success(let form): Self.state(of: call, form, facts)
            case .failure(let obstacle): .stays(obstacle)
            }
    }

    private static func state(
        of call: LinkCall, _ flag: LinkFlag?, under condition: CompilationCondition, _ facts: LinkFacts
    ) -> State {
        if let obstacle = facts.position.obstacle(of: call) { return .stays(obstacle) }
        switch flag {
        case .obstacle(let reason): return .stays(facts.ways.column(of: call) ?? .init(reason))
        case .used(let used):
            switch facts.flagJudge.outcome(of: call, used, under: condition) {
            case .success(let link): return .presented(link)
            case .failure(let obstacle): return .stays(obstacle)
            }
        case .unused, nil: return state(of: call, nil, facts)
        }
    }

    private static func state(of call: LinkCall, _ form: PushForm?, _ facts: LinkFacts) -> State {
        switch facts.ways.stacks(of: call) {
        case .success(let stacks): .inStacks(call, stacks, form)
        case .failure(let obstacle): .stays(obstacle)
        }
    }

    var codePlace: NavigationGraph.CodePlace { .init(file: file.path, offset: site.name.lowerBound) }

    var chain: PopChain? {
        if case .inStacks(_, _, let push) = state { return push?.chain }
        return nil
    }

    /// Whether code is to push it.
    var needsRouter: Bool {
        if case .inStacks(_, _, let push?) = state { return !push.needsNoRouter }
        return false
    }

    var stacks: Set<Int> {
        if case .inStacks(_, let stacks, _) = state { return stacks }
        return []
    }

    private var place: Place { file.place(at: site.name.lowerBound) }

    /// What makes it unsafe isn't asked for.
    private func refusal(of doubt: Finding?, _ facts: LinkFacts) -> LinkObstacle? {
        let refusal = doubt.flatMap { facts.options.selection.refusal(of: $0.id) }
        return refusal.map { LinkObstacle(.options($0)) }
    }

    func candidate(
        closed: [Int: LinkObstacle], _ held: RootValues, _ book: RouteBook, _ home: RoutesHome?, _ facts: LinkFacts,
        _ routerless: RouterlessStacks?, without going: [String: Set<Int>]
    ) -> LinkCandidate {
        LinkCandidate(
            place: place, codePlace: codePlace,
            destinationName: site.destination ?? "its destination", form: site.form, isForRouter: isForRouter,
            outcome: outcome(closed: closed, held, book, home, facts, routerless, without: going[file.path] ?? []))
    }

    private func outcome(
        closed: [Int: LinkObstacle], _ held: RootValues, _ book: RouteBook, _ home: RoutesHome?, _ facts: LinkFacts,
        _ routerless: RouterlessStacks?, without going: Set<Int>
    ) -> LinkCandidate.Outcome {
        switch state {
        case .stays(let obstacle): return .stays(obstacle)
        case .presented(let link):
            return refusal(of: link.finding(at: place), facts).map { .stays($0) } ?? .presented(link)
        case .inStacks(let call, let stacks, let push):
            if let obstacle = stacks.sorted().firstResult({ closed[$0] }) { return .stays(obstacle) }
            if push?.needsNoRouter == false, let wish = stacks.sorted().firstResult(facts.refusalOfRouter) {
                return .stays(LinkObstacle(.options(wish)))
            }
            let context = ExpressionContext(file: file.path, index: facts.project.declarations)
            if let home, !home.isSeen(from: file.path, in: context.index) {
                return .stays(.init(.noStack("its file is in a target that doesn't compile the routes")))
            }
            let expression = call.destination.expression
            let isHeld: @Sendable (String, ResolvedType) -> Bool = { [place = call.codePlace] name, type in
                held.areHeld(named: name, of: type, at: place, in: stacks)
            }
            let lifted = facts.lifts.result(at: call.codePlace, without: going, to: home, heldByRoots: isHeld) {
                isHeldByRoots in
                let surroundings = DestinationLifter.Surroundings(
                    assumedHashables: facts.options.assumedHashables,
                    readsEnvironmentObject: { [environment = facts.environment] in environment.canBeRead($0) },
                    isHeldByRoots: isHeldByRoots,
                    goingArguments: going,
                    guards: LinkGuards(
                        around: Syntax(call.syntax), of: file, under: site.context.condition, to: home,
                        in: facts.project))
                return DestinationLifter(context, surroundings).lift(expression)
            }
            switch lifted {
            case .failure(let reason): return .stays(.init(reason))
            case .success(let destination):
                if let refusal = book.objection(to: destination) { return .stays(LinkObstacle(refusal)) }
                let link = LiftedLink(
                    call: call, destination: destination, stacks: stacks, unusedFlag: unusedFlag ?? push?.flag,
                    push: push, leavesFlag: going.contains { call.destination.expression.span.contains($0) })
                if let obstacle = routerless?.obstacle(to: link) { return .stays(obstacle) }
                if let obstacle = link.obstacleToPush(facts.routers, context) { return .stays(obstacle) }
                let obstacle = facts.skips.obstacle(to: link) ?? refusal(of: link.doubt?.finding(at: place), facts)
                return obstacle.map { .stays($0) } ?? .liftable(link)
            }
        }
    }
}
