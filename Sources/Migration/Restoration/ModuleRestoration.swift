import ProjectModel
import SourceEditing
import SwiftSyntax

/// What step 6 does with the stacks of one module.
struct ModuleRestoration {
    private(set) var decisions: [SiteDecision] = []
    private(set) var notes: [Finding] = []
    /// What the stacks that are restored need together, by file.
    private(set) var groundwork: [String: [TextEdit]] = [:]

    private let project: Project
    private let options: MigrationOptions

    /// - Parameter stacks: in the order of their places.
    init(
        _ stacks: [RoutedStack], module key: String, in project: Project, _ options: MigrationOptions,
        _ names: inout SavedPathNames
    ) {
        self.project = project
        self.options = options
        let judge = RestorationJudge(project: project)
        var open: [(stack: RestorableStack, codings: [PathCoding])] = []
        var codings: [ResolvedType: PathCoding] = [:]
        for stack in stacks {
            switch judge.verdict(on: stack) {
            case .left(let finding): leave(stack, finding)
            case .restorable(let restorable):
                guard let types = PathTypes(restorable, in: project).types else {
                    let reason = RestorationReason.erasedPath(
                        "it isn't seen what the stack of '\(stack.stateName)' shows")
                    leave(stack, reason.finding(at: stack.place))
                    continue
                }
                for type in types where codings[type] == nil {
                    codings[type] = PathCoding(type, from: stack.place, in: project)
                }
                open.append((restorable, types.compactMap { codings[$0] }))
            }
        }
        let refused = open.flatMap(\.codings).filter { !$0.obstacles.isEmpty }
        if !refused.isEmpty {
            refuse(open.map(\.stack), because: refused)
        } else {
            let plans = plans(for: open, &names)
            for plan in plans { decide(plan, key: key) }
            addGroundwork(for: plans.filter { isApplied($0) })
            noteScreens(of: plans, module: key)
        }
    }

    private mutating func leave(_ stack: RoutedStack, _ finding: Finding) {
        decisions.append(SiteDecision(place: stack.place, kind: "NavigationStack", outcome: .leave(finding)))
    }

    // MARK: What can't be saved

    /// The first stack lists every case, the others lead there.
    private mutating func refuse(_ stacks: [RestorableStack], because refused: [PathCoding]) {
        var told: [ResolvedType: PathCoding] = [:]
        for coding in refused { told[coding.type] = coding }
        let all = told.values.sorted { $0.obstacles[0].place < $1.obstacles[0].place }
        let cases = all.flatMap(\.obstacles)
        let name = all.map(\.type.description).joined(separator: "', '")
        let count = Set(cases.map(\.place)).count
        let reason = RestorationReason.notCodable(name, cases: count)
        for (number, stack) in stacks.enumerated() {
            let place = stack.stack.place
            let notes = number == 0 ? cases : [.init(stacks[0].stack.place, "the cases are listed here")]
            leave(stack.stack, reason.finding(at: place, notes: notes))
        }
    }

    // MARK: What is saved

    /// A stack with what it gets.
    private struct Plan {
        let stack: RestorableStack
        let codings: [PathCoding]
        let saved: SavedPath
        let key: String
        let doubt: Finding?
        /// Whether it is the first of those with the same router: the property is made with it.
        var makesProperty = false
    }

    private mutating func plans(
        for open: [(stack: RestorableStack, codings: [PathCoding])], _ names: inout SavedPathNames
    ) -> [Plan] {
        var plans: [Plan] = []
        for (stack, codings) in open {
            if let type = codings.first(where: \.isPublicPromise)?.type {
                leave(
                    stack.stack, RestorationReason.publicRoute(type.description).finding(at: stack.stack.place))
                continue
            }
            let doubt = doubt(of: stack, codings)
            if let known = plans.first(where: { $0.stack.isOfSameRouter(as: stack) }) {
                plans.append(
                    Plan(
                        stack: stack, codings: codings, saved: SavedPath(stack: stack, name: known.saved.name),
                        key: known.key, doubt: doubt))
                continue
            }
            let routers = open.filter { $0.stack.owner.type == stack.owner.type }.map(\.stack.state.name)
            let own = OwnerCode(stack.owner, in: project).names
            let name = SavedPathNames.property(
                for: stack.state.name, in: stack.owner.name, isOnly: Set(routers).count == 1, isTaken: own.contains)
            plans.append(
                Plan(
                    stack: stack, codings: codings, saved: SavedPath(stack: stack, name: name),
                    key: names.key(for: stack), doubt: doubt))
        }
        for index in plans.indices {
            let group = plans.indices.filter { plans[$0].stack.isOfSameRouter(as: plans[index].stack) }
            plans[index].makesProperty = index == group.first { isApplied(plans[$0]) } ?? group.first
        }
        return plans
    }

    private func doubt(of stack: RestorableStack, _ codings: [PathCoding]) -> Finding? {
        let place = stack.stack.place
        if let first = codings.flatMap(\.models).first {
            let notes = codings.flatMap(\.models).map {
                Finding.Note($0.place, "\($0.name.map { "'\($0)' carries" } ?? "the path holds") '\($0.model.name)'")
            }
            return RestorationDoubt.modelPayload(case: first.name, model: first.model.name, id: first.model.id)
                .finding(at: place, notes: notes)
        }
        return stack.shownTwice.map { places in
            RestorationDoubt.shownTwice(stack.owner.name)
                .finding(at: place, notes: places.map { .init($0, "it is shown here") })
        }
    }

    private func isApplied(_ plan: Plan) -> Bool { plan.doubt == nil || options.includesUnsafe }

    private mutating func decide(_ plan: Plan, key: String) {
        let stack = plan.stack.stack
        let systems = project.deployments.systems(of: stack.file.path, under: stack.condition)
        let isModern =
            plan.stack.router.facts.hasAttribute("Observable") || systems.entry(without: .observation) == nil
        var edits = [stack.file.path: plan.saved.modifiers(isModern: isModern)]
        if plan.makesProperty { edits.merge(plan.saved.property(key: plan.key, in: project)) { $1 + $0 } }
        decisions.append(
            SiteDecision(
                place: stack.place, kind: "NavigationStack",
                outcome: .fix(
                    Fix(
                        "the path of '\(plan.stack.state.name)' is saved and restored",
                        plan.doubt == nil ? .safe : .unsafe, edits: edits), because: plan.doubt)))
    }

    // MARK: What they need

    private mutating func addGroundwork(for plans: [Plan]) {
        var types: Set<DeclaredType> = []
        for plan in plans {
            let router = plan.stack.router.type
            if types.insert(router).inserted {
                groundwork[router.file, default: []] += plan.stack.coding.edits(project.declarations)
            }
            for derivation in plan.codings.flatMap(\.derivations) where types.insert(derivation.facts.type).inserted {
                groundwork[derivation.facts.type.file, default: []].append(derivation.edit)
            }
        }
        groundwork = groundwork.filter { !$0.value.isEmpty }
    }

    private mutating func noteScreens(of plans: [Plan], module key: String) {
        var told: Set<ResolvedType> = []
        let files = project.swiftFiles.filter { project.deployments.moduleKey(of: $0) == key }
        for type in plans.flatMap(\.codings).map(\.type) where told.insert(type).inserted {
            notes += SensitiveScreens(project: project, files: files).notes(on: type)
        }
    }
}

extension RestorableStack {
    func isOfSameRouter(as other: RestorableStack) -> Bool {
        owner.type == other.owner.type && state.offset == other.state.offset
    }
}

/// The types of the values on a stack's path.
private struct PathTypes {
    /// Nil where they can't be seen.
    let types: [ResolvedType]?

    init(_ stack: RestorableStack, in project: Project) {
        switch stack.router.elements {
        case .routes(let type, _): types = [type]
        case .erased: types = Self.registered(in: stack.stack, project)
        }
    }

    /// Those of the stack's `navigationDestination(for:)`s.
    private static func registered(in stack: RoutedStack, _ project: Project) -> [ResolvedType]? {
        let graph = project.graph
        let domain = graph.node(at: stack.codePlace).reduce(into: Set<Int>()) { $0.formUnion(graph.domain(of: $1.id)) }
        let registered = graph.destinations.filter { domain.contains($0.node) && $0.form == .forType }
        var types: [ResolvedType] = []
        for destination in registered {
            guard let name = destination.type, let written = WrittenType(parsing: name),
                let token = project.file(at: destination.place.file)?.token(at: destination.place.offset)
            else { return nil }
            let place = TypePlace(file: destination.place.file, scopes: Surroundings(of: Syntax(token)).types)
            let type = project.declarations.resolve(written, at: place)
            if !types.contains(type) { types.append(type) }
        }
        return types.isEmpty ? nil : types
    }
}
