import ProjectModel
import SourceEditing

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
        _ stacks: [RouterBoundStack], module key: FileModules, in project: Project, _ options: MigrationOptions,
        _ names: inout SavedPathNames
    ) {
        self.project = project
        self.options = options
        let judge = RestorationJudge(project: project, selection: options.selection)
        var open: [Candidate] = []
        var codings: [ResolvedType: PathCoding] = [:]
        for stack in stacks {
            switch judge.verdict(on: stack) {
            case .left(let finding): leave(stack.place, finding)
            case .restorable(let restorable):
                for place in SavingPlace.places(of: restorable, in: project) {
                    if let finding = place.obstacle {
                        leave(place.place, finding)
                        continue
                    }
                    for type in restorable.types where codings[type] == nil {
                        codings[type] = PathCoding(type, from: stack.place, in: project)
                    }
                    open.append(
                        Candidate(
                            stack: restorable, place: place, codings: restorable.types.compactMap { codings[$0] }))
                }
            }
        }
        if open.flatMap(\.codings).contains(where: { !$0.obstacles.isEmpty }) {
            refuse(open)
        } else {
            let plans = plans(for: open, &names)
            for plan in plans { decide(plan) }
            addGroundwork(for: plans.filter { isApplied($0) })
            noteScreens(of: plans, module: key)
        }
    }

    /// A place with what is on its path.
    private struct Candidate {
        let stack: RestorableStack
        let place: SavingPlace
        let codings: [PathCoding]
    }

    private mutating func leave(_ place: Place, _ finding: Finding) {
        decisions.append(SiteDecision(place: place, kind: "NavigationStack", outcome: .leave(finding)))
    }

    // MARK: What can't be saved

    /// The first place lists every case, the others lead there.
    private mutating func refuse(_ open: [Candidate]) {
        var refused: [PathCoding] = []
        for coding in open.flatMap(\.codings) where !coding.obstacles.isEmpty {
            if !refused.contains(where: { $0.type == coding.type }) { refused.append(coding) }
        }
        let cases = refused.flatMap(\.obstacles)
        let name = refused.map(\.type.description).joined(separator: "', '")
        let reason = RestorationReason.notCodable(name, cases: Set(cases.map(\.place)).count)
        let first = open.map(\.place.place).min()
        for place in open.map(\.place.place) {
            let notes = place == first ? cases : first.map { [.init($0, "the cases are listed here")] } ?? []
            leave(place, reason.finding(at: place, notes: notes))
        }
    }

    // MARK: What is saved

    /// A place with what it gets.
    private struct Plan {
        let candidate: Candidate
        let saved: SavedPath
        let key: String
        let doubt: Finding?
        /// Whether it is the first of those with the same router: the property is made with it.
        var makesProperty = false

        var stack: RestorableStack { candidate.stack }
    }

    private mutating func plans(for open: [Candidate], _ names: inout SavedPathNames) -> [Plan] {
        var plans: [Plan] = []
        for candidate in open {
            let stack = candidate.stack
            if let type = candidate.codings.first(where: \.isPublicPromise)?.type {
                let place = candidate.place.place
                leave(place, RestorationReason.publicRoute(type.description).finding(at: place))
                continue
            }
            let known = plans.first { $0.stack.isOfSameRouter(as: stack) }
            let isUse = stack.wrapper != nil
            plans.append(
                Plan(
                    candidate: candidate, saved: known?.saved.on(stack) ?? saved(stack, beside: open),
                    key: isUse ? names.key(for: candidate.place) : known?.key ?? names.key(for: candidate.place),
                    doubt: doubt(of: candidate)))
        }
        for index in plans.indices where plans[index].stack.wrapper == nil {
            let group = plans.indices.filter { plans[$0].stack.isOfSameRouter(as: plans[index].stack) }
            plans[index].makesProperty = index == group.first { isApplied(plans[$0]) } ?? group.first
        }
        return plans
    }

    private func saved(_ stack: RestorableStack, beside open: [Candidate]) -> SavedPath {
        let routers = open.filter { $0.stack.owner.type == stack.owner.type }.map(\.stack.state.name)
        let taken = OwnerCode(stack.owner, in: project).names
        return SavedPath(
            stack: stack,
            name: SavedPathNames.property(
                for: stack.state.name, in: stack.owner.name, isOnly: Set(routers).count == 1, isTaken: taken.contains),
            condition: NameChoice.first(of: ["isSaved", "savesPath"], isTaken: taken.contains))
    }

    private func doubt(of candidate: Candidate) -> Finding? {
        let models = candidate.codings.flatMap(\.models)
        if let first = models.first {
            return RestorationDoubt.modelPayload(case: first.name, model: first.model.name, id: first.model.id)
                .finding(
                    at: candidate.place.place,
                    notes: models.map { .init($0.place, "\(RestorationDoubt.carrier($0.name)) '\($0.model.name)'") })
        }
        return candidate.place.doubt
    }

    private func isApplied(_ plan: Plan) -> Bool { plan.doubt == nil || options.includesUnsafe }

    private mutating func decide(_ plan: Plan) {
        let edits: [String: [TextEdit]]
        switch plan.candidate.place.form {
        case .use(let use): edits = [use.file.path: [use.edit(key: plan.key)]]
        case .own:
            edits = plan.saved.modifiers(isModern: isModern(plan.stack)).merging(
                plan.makesProperty ? plan.saved.property(key: plan.key, in: project) : [:]
            ) { $1 + $0 }
        }
        decisions.append(
            SiteDecision(
                place: plan.candidate.place.place, kind: "NavigationStack",
                outcome: .fix(
                    Fix(
                        "the path of '\(plan.stack.state.name)' is saved and restored",
                        plan.doubt == nil ? .safe : .unsafe, edits: edits), because: plan.doubt)))
    }

    /// Whether `onChange` can take a closure without parameters.
    private func isModern(_ stack: RestorableStack) -> Bool {
        let systems = project.deployments.systems(of: stack.stack.file.path, under: stack.stack.condition)
        return stack.router.facts.hasAttribute("Observable") || systems.entry(without: .observation) == nil
    }

    // MARK: What they need

    private mutating func addGroundwork(for plans: [Plan]) {
        var types: Set<DeclaredType> = []
        for plan in plans {
            let router = plan.stack.router.type
            if types.insert(router).inserted {
                add([router.file: plan.stack.coding.edits(project.declarations)])
            }
            for derivation in plan.candidate.codings.flatMap(\.derivations)
            where types.insert(derivation.facts.type).inserted {
                add([derivation.facts.type.file: [derivation.edit]])
            }
            if let wrapper = plan.stack.wrapper, !wrapper.isKeyed, types.insert(wrapper.facts.type).inserted {
                add(plan.saved.property(key: nil, in: project))
                add(wrapper.initializerEdits(path: plan.saved.name, isSaved: plan.saved.condition))
                add(plan.saved.modifiers(isModern: isModern(plan.stack)))
            }
        }
    }

    private mutating func add(_ edits: [String: [TextEdit]]) {
        for (file, edits) in edits where !edits.isEmpty { groundwork[file, default: []] += edits }
    }

    private mutating func noteScreens(of plans: [Plan], module key: FileModules) {
        var told: Set<ResolvedType> = []
        let files = project.swiftFiles.filter { project.deployments.modules(of: $0) == key }
        for type in plans.flatMap(\.candidate.codings).map(\.type) where told.insert(type).inserted {
            notes += SensitiveScreens(project: project, files: files).notes(on: type)
        }
    }
}

extension RestorableStack {
    fileprivate func isOfSameRouter(as other: RestorableStack) -> Bool {
        owner.type == other.owner.type && state.offset == other.state.offset
    }
}
