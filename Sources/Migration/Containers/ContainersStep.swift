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
