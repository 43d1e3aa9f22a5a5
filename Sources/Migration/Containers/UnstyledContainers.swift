import ProjectModel

/// The containers of a project that have no style of their own, by the styles that may reach them from further up.
///
/// A file can hold thousands of both: they are grouped, so that none has to be compared with each of the others.
struct UnstyledContainers {
    /// The first of some containers that stays, and the first that is converted only when asked for.
    struct Group {
        fileprivate(set) var staying: Int?
        fileprivate(set) var doubtful: Int?

        fileprivate mutating func add(_ index: Int, _ verdict: ContainerVerdict) {
            switch verdict {
            case .leave: staying = staying ?? index
            case .convert(_, let doubts, _): if !doubts.isEmpty { doubtful = doubtful ?? index }
            }
        }
    }

    /// By the style that is known to reach them.
    private var reached: [NavigationGraph.CodePlace: Group] = [:]
    /// By file, those with a way up that isn't seen.
    private var unseen: [String: Group] = [:]

    init(_ containers: [PlannedContainer], facts: ContainerFacts) {
        for (index, container) in containers.enumerated() {
            guard container.site.styles.isEmpty, !container.site.context.isPreview else { continue }
            let file = container.file.path
            guard let above = facts.ways.styles(above: container.site, in: file) else {
                unseen[file, default: Group()].add(index, container.verdict)
                continue
            }
            for place in above.styles.union(above.beyondPresentations) {
                reached[place, default: Group()].add(index, container.verdict)
            }
            if above.reachesUnseen || above.reachesUnseenBeyond {
                unseen[file, default: Group()].add(index, container.verdict)
            }
        }
    }

    /// The groups that the style at `place` may reach.
    func groups(below place: NavigationGraph.CodePlace, facts: ContainerFacts) -> [Group] {
        let known = reached[place].map { [$0] } ?? []
        return known + unseen.filter { facts.ambientStyles.isAmbient(place, to: $0.key) }.map(\.value)
    }
}
