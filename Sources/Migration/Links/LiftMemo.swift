import ProjectModel
import SourceEditing

/// The destinations of one project that were lifted: its plans for value links and for pushes have most of them in common.
///
/// What a destination becomes depends, besides on the project, on what the roots of its stacks hold, and those differ
/// between the plans: a result is handed out again where all that was asked about the roots has the same answer.
final class LiftMemo: Sendable {
    typealias Result = Swift.Result<LiftedDestination, LinkReason>

    private struct Known: Sendable {
        /// The UTF-8 offsets of arguments in its file that go.
        let going: Set<Int>
        /// The targets of the routes.
        let targets: Set<ModuleKey>?
        let asked: [HeldValue: Bool]
        let result: Result
    }

    private struct HeldValue: Hashable, Sendable {
        let name: String
        let type: ResolvedType
    }

    private let known = Locked<[NavigationGraph.CodePlace: [Known]]>([:])

    /// - Parameters:
    ///   - place: the link's.
    ///   - going: the UTF-8 offsets of arguments in the link's file that go.
    ///   - home: where its route will be declared.
    ///   - isHeld: whether the stacks' roots hold a value of that name and type.
    ///   - lift: lifts the destination, and asks what it is given about the roots.
    func result(
        at place: NavigationGraph.CodePlace, without going: Set<Int>, to home: RoutesHome?,
        heldByRoots isHeld: @escaping @Sendable (String, ResolvedType) -> Bool,
        _ lift: (@escaping @Sendable (String, ResolvedType) -> Bool) -> Result
    ) -> Result {
        let earlier = known.withLock { $0[place, default: []] }.first { known in
            known.going == going && known.targets == home?.targets
                && known.asked.allSatisfy { isHeld($0.key.name, $0.key.type) == $0.value }
        }
        if let earlier { return earlier.result }
        let asked = Locked<[HeldValue: Bool]>([:])
        let result = lift { name, type in
            let answer = isHeld(name, type)
            asked.withLock { $0[HeldValue(name: name, type: type)] = answer }
            return answer
        }
        let new = Known(going: going, targets: home?.targets, asked: asked.withLock(\.self), result: result)
        known.withLock { $0[place, default: []].append(new) }
        return result
    }
}
