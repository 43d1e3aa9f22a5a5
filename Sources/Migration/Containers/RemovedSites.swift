import ProjectModel

/// Sites inside views that a container's conversion takes away go with them, and need no change of their own.
struct RemovedSites {
    private let removed: [String: [Range<Int>]]

    init(_ containers: [PlannedContainer]) {
        removed = containers.reduce(into: [:]) { $0[$1.file.path, default: []] += $1.removedViews }
    }

    func decisions(_ decisions: [SiteDecision]) -> [SiteDecision] {
        decisions.map { decision in
            guard removed[decision.place.file]?.contains(where: { $0.contains(decision.place.offset) }) ?? false else {
                return decision
            }
            let finding = Finding(
                .warning, at: decision.place, RuleID("navigation-view", "removed-views"),
                "\(decision.kind) is in a view that was never shown under the stack style: it goes with it only with --unsafe"
            )
            return SiteDecision(
                place: decision.place, kind: decision.kind,
                outcome: .fix(Fix("\(decision.kind) goes with its view", .unsafe, edits: [:]), because: finding))
        }
    }
}
