import ProjectModel
import SourceEditing

/// The plans of the project that was planned last: the check of a step and the step behind it ask for the same, and so
/// do the steps of one project.
///
/// A plan is handed out again for the very project, and for options that would give the same.
final class PlanMemo: Sendable {
    private let known = Locked<[(key: Key, plan: RoutePlan)]>([])
    private let lifts = Locked<(project: Project, memo: LiftMemo)?>(nil)

    private struct Key {
        let project: Project
        let includesUnsafe: Bool
        let routeName: String?
        let assumedHashables: Set<String>
        let isPushing: Bool

        init(_ project: Project, _ options: MigrationOptions, pushing: Bool) {
            self.project = project
            includesUnsafe = options.includesUnsafe
            routeName = options.routeName
            assumedHashables = options.assumedHashables
            isPushing = pushing
        }

        func isSame(as other: Key) -> Bool {
            project.isSame(as: other.project) && includesUnsafe == other.includesUnsafe
                && routeName == other.routeName && assumedHashables == other.assumedHashables
                && isPushing == other.isPushing
        }
    }

    func plan(_ project: Project, _ options: MigrationOptions, pushing: Bool) -> RoutePlan {
        // The places of a selection are those of the steps before.
        guard options.selection.isAll else { return RoutePlan(planning: project, options, pushing: pushing) }
        let key = Key(project, options, pushing: pushing)
        let known = self.known.withLock { known in
            // With them goes the memory of an earlier project's trees.
            known.removeAll { !$0.key.project.isSame(as: project) }
            return known.first { $0.key.isSame(as: key) }
        }
        if let known { return known.plan }
        let plan = RoutePlan(planning: project, options, pushing: pushing)
        self.known.withLock { $0.append((key, plan)) }
        return plan
    }

    /// What is known of the destinations in a project.
    func lifts(in project: Project) -> LiftMemo {
        lifts.withLock { known in
            if let known, known.project.isSame(as: project) { return known.memo }
            let memo = LiftMemo()
            known = (project, memo)
            return memo
        }
    }
}
