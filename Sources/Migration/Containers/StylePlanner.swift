import ProjectModel
import SourceEditing

/// Decides about the `.navigationViewStyle(…)` modifiers: each goes as long as no `NavigationView` is left under it.
struct StylePlanner {
    private let project: Project
    private let facts: ContainerFacts
    private let skips: Skips
    private let containers: [PlannedContainer]
    /// For each container whether it stays, and whether it is converted only when asked for.
    private let staying: [Bool]
    private let doubtful: [Bool]
    /// By file and style, the containers that stand in what the style is set on.
    private var inside: [String: [[Int]]]
    /// The containers without a style of their own.
    private let unstyled: UnstyledContainers
    /// Containers by other names, with the styles that views further up set.
    private let aliasUses: [(place: Place, above: NavigationGraph.StylesAbove?)]

    init(project: Project, facts: ContainerFacts, skips: Skips, containers: [PlannedContainer]) {
        self.project = project
        self.facts = facts
        self.skips = skips
        self.containers = containers
        staying = containers.map { !$0.verdict.isConversion }
        doubtful = containers.map { container in
            if case .convert(_, let doubts, _) = container.verdict { return !doubts.isEmpty }
            return false
        }
        inside = project.files.reduce(into: [:]) { inside, file in
            inside[file.path] = Array(repeating: [], count: file.sites.styles.count)
        }
        for (index, container) in containers.enumerated() {
            for style in container.site.styles { inside[container.file.path]?[style].append(index) }
        }
        unstyled = UnstyledContainers(containers, facts: facts)
        aliasUses = project.files.flatMap { file in
            facts.aliases.uses(in: file).map { use in
                (
                    use.place(in: file),
                    facts.ways.styles(above: .init(file: file.path, offset: use.name.lowerBound))
                )
            }
        }
    }

    func decisions() -> [SiteDecision] {
        project.files.flatMap { file in
            let removals = StyleRemovals(file.sites.styles.map(\.modifier), in: file.source.text)
            return file.sites.styles.enumerated().map { index, style in
                SiteDecision(
                    place: file.place(at: style.name.lowerBound),
                    kind: "navigationViewStyle",
                    outcome: outcome(of: style, at: index, in: file, removals))
            }
        }
    }

    private func outcome(
        of style: StyleSite, at index: Int, in file: ProjectFile, _ removals: StyleRemovals
    ) -> SiteDecision.Outcome {
        let place = file.place(at: style.name.lowerBound)
        func leave(_ reason: StyleReason) -> SiteDecision.Outcome { .leave(reason.finding(at: place)) }
        if let exclusion = skips.exclusion(of: "navigation-view-style", at: style.name.lowerBound, in: file.path) {
            return leave(.excluded(exclusion))
        }
        if let name = facts.ownStyles.name(of: style, in: file.path) { return leave(.own(name)) }
        if !style.modifier.leavesMore { return leave(.helper) }
        if style.modifier.endsOptionalChain { return leave(.optionalChain) }
        if style.modifier.isInSharedCondition { return leave(.conditional) }
        let systems = facts.deployments.systems(of: file.path, under: style.context.condition)
        if systems.entries.isEmpty { return leave(.neverCompiled) }
        let stays = firstBelow(style, at: index, in: file, staying, \.staying)
        if let stays = stays.map({ containers[$0].place }) ?? aliasBelow(style, in: file) {
            return leave(.containerStays(stays))
        }
        if let entry = systems.entry(without: .navigationStack) { return leave(.deploymentTarget(entry)) }
        let doubtful = firstBelow(style, at: index, in: file, doubtful, \.doubtful).map { containers[$0].place }
        return .fix(
            Fix(
                "navigationViewStyle goes", doubtful == nil ? .safe : .unsafe,
                edits: [file.path: removals.edits(at: index)]),
            because: doubtful.map { StyleReason.containerUnsafe($0).finding(at: place) })
    }

    /// A container by another name that the style is, or may be, set on.
    private func aliasBelow(_ style: StyleSite, in file: ProjectFile) -> Place? {
        let place = NavigationGraph.CodePlace(file: file.path, offset: style.name.lowerBound)
        let subject = style.subjectStart.map { $0..<style.name.lowerBound }
        return aliasUses.first { use, above in
            if use.file == file.path, subject?.contains(use.offset) ?? false { return true }
            return style.subject != .view(showsViews: false) && facts.mayReach(use.file, under: above, from: place)
        }?.place
    }

    /// The first of some containers that the style is set on. A style on a view with others in it, or in a helper, may
    /// reach any container that has no style of its own and may be shown there.
    /// - Parameters:
    ///   - isOne: which containers count.
    ///   - first: the first of them in a group.
    private func firstBelow(
        _ style: StyleSite, at index: Int, in file: ProjectFile, _ isOne: [Bool],
        _ first: KeyPath<UnstyledContainers.Group, Int?>
    ) -> Int? {
        if let inside = self.inside[file.path]?[index].first(where: { isOne[$0] }) { return inside }
        if case .view(showsViews: false) = style.subject { return nil }
        let place = NavigationGraph.CodePlace(file: file.path, offset: style.name.lowerBound)
        return unstyled.groups(below: place, facts: facts).compactMap { $0[keyPath: first] }.min()
    }
}
