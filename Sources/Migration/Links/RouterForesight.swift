import ProjectModel

/// What step 5 will make, with `--unsafe`, of the links that step 4 leaves to it: by the plan that step 5 carries out.
struct RouterForesight {
    /// Why a link isn't pushed after all.
    private let refusals: [NavigationGraph.CodePlace: LinkObstacle]
    /// The links that move.
    private let moving: Set<NavigationGraph.CodePlace>

    init(_ project: Project, _ options: MigrationOptions) {
        let modules = RoutePlan.of(project, options, pushing: true).modules
        refusals = modules.reduce(into: [:]) { refusals, module in
            for candidate in module.candidates { refusals[candidate.codePlace] = module.refusalToPush(candidate) }
        }
        moving = modules.reduce(into: []) { $0.formUnion($1.movingUnsafely.movable) }
    }

    /// - Returns: what is to be told instead of a promise that step 5 doesn't keep; nil where it keeps it, or none is made.
    func refusal(of candidate: LinkCandidate) -> LinkObstacle? {
        if case .stays(let obstacle) = candidate.outcome, case .binding(let value) = obstacle.reason,
            moving.contains(candidate.codePlace)
        {
            return LinkObstacle(
                .flagForRouter(.init(text: "'\(value)' hands a flag on to come back with", becomes: .popToRoot)))
        }
        guard let promise = candidate.promise, let refusal = refusals[candidate.codePlace] else { return nil }
        if case .flagForRouter(let flag) = promise, let remedy = flag.remedy {
            return LinkObstacle(.usedFlag("\(flag.text); \(remedy)"))
        }
        return refusal
    }
}

extension ModuleLinks {
    /// What keeps step 5 from pushing a link that step 4 leaves; nil where it pushes it with `--unsafe`, or has nothing to
    /// do with it.
    func refusalToPush(_ candidate: LinkCandidate) -> LinkObstacle? {
        guard candidate.isForRouter else { return nil }
        switch candidate.outcome {
        case .stays(let obstacle): return obstacle
        case .presented: return nil
        case .liftable:
            if movingUnsafely.movable.contains(candidate.codePlace) { return nil }
            return below(movingUnsafely.blockers[candidate.codePlace])
        }
    }
}

extension ModuleLinks {
    /// Whether step 5 is to go on with one of the links.
    var isLeftToRouter: Bool { candidates.contains { $0.promise != nil } }

    var hasMoving: Bool { !moving.movable.isEmpty }
}

extension LinkCandidate {
    /// Why it is left, where step 5 is named as who goes on.
    var promise: LinkReason? {
        guard case .stays(let obstacle) = outcome else { return nil }
        switch obstacle.reason {
        case .menu, .toolbar, .flagForRouter: return obstacle.reason
        default: return nil
        }
    }
}
