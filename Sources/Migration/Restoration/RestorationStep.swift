import ProjectModel
import SourceEditing

/// Step 6: the path of each router is saved with its scene and restored when that comes back.
///
/// `Route` and what it carries become Codable, the router gets `encodedPath` and `restore(from:)`, and each view with a
/// stack a key of `SceneStorage`: see `SavedPath`.
///
/// What makes it unsafe: a case that carries a whole model, since its copy grows old; a view that is shown in several
/// places, or only to who has signed in. Where one case can't be Codable, no path of the module is saved.
public enum RestorationStep {
    public static func plan(_ project: Project, _ options: MigrationOptions) -> StepPlan {
        let stacks = Dictionary(grouping: RouterBoundStack.all(in: project)) { $0.owner }.flatMap { owner, stacks in
            unsaved(stacks, of: owner, in: project)
        }
        let byModule = Dictionary(grouping: stacks) { project.deployments.modules(of: $0.file.path) }
        var names = SavedPathNames(project)
        var decisions: [SiteDecision] = []
        var notes: [Finding] = []
        var groundwork = Groundwork()
        for key in byModule.keys.sorted() {
            let own = (byModule[key] ?? []).sorted { $0.place < $1.place }
            let module = ModuleRestoration(own, module: key, in: project, options, &names)
            decisions += module.decisions
            notes += module.notes
            for (file, edits) in module.groundwork { groundwork.edits[file, default: []] += edits }
        }
        return StepPlan(step: .restoration, decisions: decisions, notes: notes, groundwork: groundwork)
    }

    /// The stacks of a type whose paths aren't kept yet.
    private static func unsaved(
        _ stacks: [RouterBoundStack], of owner: DeclaredType?, in project: Project
    ) -> [RouterBoundStack] {
        guard let facts = owner.flatMap({ project.declarations.facts(of: $0) }),
            !StackWrapper.isKeyed(facts),
            facts.storedProperties.contains(where: { ["SceneStorage", "AppStorage"].contains($0.wrapper?.name) })
        else { return stacks }
        let saved = OwnerCode(facts, in: project).savedRouters(of: stacks)
        return stacks.filter { !saved.contains($0.stateName) }
    }
}
