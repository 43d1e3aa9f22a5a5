import ProjectModel
import SourceEditing

/// Step 2: `NavigationView` becomes `NavigationStack` or `NavigationSplitView`, and its style goes.
///
/// Before:
/// ```swift
/// NavigationView {
///     List(items) { Text($0.name) }
/// }
/// .navigationViewStyle(.stack)
/// ```
/// After:
/// ```swift
/// NavigationStack {
///     List(items) { Text($0.name) }
/// }
/// ```
///
/// What makes it unsafe: columns that only a Mac showed, columns that were never shown, a container inside a pushed
/// screen, links with `isActive:` or `tag:selection:` on iOS 16.
public enum ContainersStep {
    public static func plan(_ project: Project, _ options: MigrationOptions = MigrationOptions()) -> StepPlan {
        let facts = ContainerFacts(project)
        let skips = Skips(project, options.selection)
        let containers = project.files.flatMap { file in
            file.sites.containers.filter { !facts.ownTypes.isOwn($0, in: file) }.map { site in
                PlannedContainer(
                    file: file, site: site, names: ContainerNames(at: site, in: file, ownTypes: facts.ownTypes),
                    verdict: skips.exclusion(of: "navigation-view", at: site.name.lowerBound, in: file.path).map {
                        .leave(.excluded($0))
                    } ?? ContainerJudge(facts: facts, file: file).verdict(on: site)
                ).asked(for: options.selection)
            }
        }
        let settled = ReturnsTogether.settle(containers)
        let styles = StylePlanner(project: project, facts: facts, skips: skips, containers: settled).decisions()
        let named = project.files.flatMap { file in
            file.sites.namedTypes.filter { !facts.ownTypes.isOwn($0, in: file) }.map {
                NamedTypes.decision(on: $0, in: file)
            } + facts.aliases.uses(in: file).map { $0.decision(in: file) }
        }.map { decision in
            let (place, rule) = (decision.place, "navigation-view")
            guard let exclusion = skips.exclusion(of: rule, at: place.offset, in: place.file) else { return decision }
            return SiteDecision(
                place: place, kind: decision.kind,
                outcome: .leave(ContainerReason.excluded(exclusion).finding(at: place)))
        }
        return StepPlan(
            step: .containers,
            decisions: RemovedSites(settled).decisions(settled.map { $0.decision() } + styles + named),
            notes: ContainerNotes.notes(settled, in: project.files, facts: facts) + skips.findings(in: project))
    }
}

/// A container with what is to become of it.
struct PlannedContainer: Sendable {
    let file: ProjectFile
    let site: ContainerSite
    let names: ContainerNames
    var verdict: ContainerVerdict

    var place: Place { file.place(at: site.name.lowerBound) }

    /// Left where what makes it unsafe isn't asked for.
    func asked(for selection: SiteSelection) -> PlannedContainer {
        guard !selection.isAll, case .convert(_, let doubts, _) = verdict,
            let refusal = doubts.firstResult({ selection.refusal(of: $0.finding(at: place).id) })
        else { return self }
        var container = self
        container.verdict = .leave(.excluded(.options(refusal)))
        return container
    }

    func decision() -> SiteDecision {
        let outcome: SiteDecision.Outcome =
            switch verdict {
            case .leave(let reason):
                .leave(reason.finding(at: place))
            case .convert(let conversion, let doubts, _):
                .fix(fix(conversion, doubts), because: doubts.first?.finding(at: place))
            }
        return SiteDecision(place: place, kind: "NavigationView", outcome: outcome)
    }

    private func fix(_ conversion: ContainerConversion, _ doubts: [ContainerDoubt]) -> Fix {
        let change = conversion.change(of: site, names: names, in: file.source.text)
        return Fix(
            conversion.message, doubts.isEmpty ? .safe : .unsafe, edits: [file.path: change.edits],
            shifts: [file.path: change.shifts])
    }

    /// The bytes of the views that the conversion takes away.
    var removedViews: [Range<Int>] {
        guard case .convert(.stackOfFirst, _, _) = verdict, case .closure(let closure) = site.content else { return [] }
        return RemovedViews.ranges(in: closure)
    }
}

/// What is to become of a container.
enum ContainerVerdict: Sendable {
    /// - `doubts`: why the conversion may change what users see; none: it is safe.
    /// - `wasColumns`: the devices that showed columns where there is one now.
    case convert(ContainerConversion, doubts: [ContainerDoubt], wasColumns: Set<WideDevice>)
    case leave(ContainerReason)

    var isConversion: Bool {
        if case .convert = self { return true }
        return false
    }
}

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

/// Containers that one function returns in several places have one type: they move together or not at all.
enum ReturnsTogether {
    static func settle(_ containers: [PlannedContainer]) -> [PlannedContainer] {
        var members: [Place: [Int]] = [:]
        for (index, container) in containers.enumerated() {
            guard let group = container.site.returnGroup else { continue }
            members[container.file.place(at: group.start), default: []].append(index)
        }
        var settled = containers
        for indices in members.values where !agree(indices.map { containers[$0] }) {
            for index in indices where settled[index].verdict.isConversion {
                settled[index].verdict = .leave(.returnedTogether)
            }
        }
        return settled
    }

    /// Whether every value that the function returns is a container of the group, and all become the same.
    private static func agree(_ containers: [PlannedContainer]) -> Bool {
        let conversions = containers.map { container -> String? in
            guard case .convert(let conversion, let doubts, _) = container.verdict else { return nil }
            return conversion.message + (doubts.isEmpty ? "" : "?")
        }
        return conversions.count == containers[0].site.returnGroup?.count
            && conversions.allSatisfy { $0 != nil && $0 == conversions[0] }
    }
}
