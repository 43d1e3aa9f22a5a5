import ProjectModel
import SourceEditing
import SwiftSyntax

/// What step 5 does in one module.
struct ModuleRouters {
    let decisions: [SiteDecision]
    let groundwork: Groundwork
    let notes: [Finding]

    init(_ module: ModuleLinks, in project: Project, _ options: MigrationOptions) {
        let (moving, unsafe) = module.lifted
        let (uses, made, all, _) = module.uses()
        // What steps 3 and 4 would do, and haven't been asked to, isn't told again.
        let isNew = { (link: LiftedLink) in !module.movingByTaps.contains(link.call.codePlace) }
        let registrations = RouteRegistrations(module, made: made, all: all, isAlone: false)
            .changes(moving: moving.filter(isNew), unsafe: unsafe.filter(isNew), of: module)
        let stacks = RouterStacks(
            module, gaining: registrations.filter { !$0.root.isPreview }, in: project, options.selection)
        let pushes = RouterPushes(module, uses: uses, stacks: stacks, in: project)
        let values = ValueStacks(module, beside: stacks, readers: pushes.readers, in: project, options.selection)
        let extras = RouterExtras(stacks, made, in: project, options)
        let applied = stacks.applied(includingUnsafe: options.includesUnsafe)
        decisions =
            stacks.decisions(opening: extras.openers) + values.decisions + pushes.decisions + extras.decisions
            + registrations.filter(\.root.isPreview).map { $0.decision(route: made.routeName) }
        notes = extras.notes
        var groundwork = Groundwork(of: moving, made, module, in: project)
        if let root = stacks.home(includingUnsafe: options.includesUnsafe, project.deployments) {
            // Who names the routes names the router, too.
            let neighbour = module.home?.file ?? root.file.path
            let needsWrapper = applied.contains(where: \.isWrapped)
            let members = pushes.members.union(extras.opensLinks ? [.unknownLink, .replace] : [])
            groundwork.add(
                beside: neighbour, in: project,
                stacks.book.changes(needsWrapper: needsWrapper, calling: members)
            ) { stacks.book.changes(needsWrapper: needsWrapper, calling: members, host: $0) }
            extras.add(to: &groundwork, beside: neighbour, in: project)
        }
        values.add(to: &groundwork, in: project)
        groundwork.formUnion(
            Groundwork(
                edits: RouterPropertyPlace.edits(
                    of: stacks.states(of: applied) + values.states + pushes.readers, without: pushes.going)))
        self.groundwork = groundwork
    }
}

extension Groundwork {
    /// Changes that may bring a file: where the module can't have a further one, its code goes into the root's own.
    mutating func add(
        beside neighbour: String, in project: Project, _ changes: RouteChanges,
        into host: (_ path: String) -> RouteChanges
    ) {
        formUnion(Groundwork(edits: changes.edits))
        if let file = changes.newFile, !add(file.path, file.text, beside: neighbour, in: project) {
            formUnion(Groundwork(edits: host(neighbour).edits))
        }
    }
}
