import ProjectModel
import SourceEditing
import SwiftSyntax

/// What step 5 does in one module.
struct ModuleRouters {
    let decisions: [SiteDecision]
    let groundwork: Groundwork

    init(_ module: ModuleLinks, in project: Project, _ options: MigrationOptions) {
        let (moving, unsafe) = module.lifted
        let (uses, made, all) = module.uses()
        let registrations = RouteRegistrations(module, made: made, all: all)
            .changes(moving: moving, unsafe: unsafe, of: module)
        let stacks = RouterStacks(module, gaining: registrations.filter { !$0.root.isPreview }, in: project)
        let pushes = RouterPushes(module, uses: uses, stacks: stacks, in: project)
        decisions =
            stacks.decisions + pushes.decisions
            + registrations.filter(\.root.isPreview).map { $0.decision(route: made.routeName) }
        let applied = stacks.applied(includingUnsafe: options.includesUnsafe)
        var groundwork = Groundwork(of: moving, made, module, in: project)
        if let root = applied.first?.root {
            groundwork.add(stacks.book, needsWrapper: applied.contains(where: \.isWrapped), beside: root, in: project)
        }
        let properties = RouterPropertyPlace.edits(
            of: stacks.states(of: applied) + pushes.readers, without: pushes.going)
        groundwork.formUnion(Groundwork(edits: properties))
        self.groundwork = groundwork
    }
}

extension Groundwork {
    /// The module's router, where it has none yet.
    fileprivate mutating func add(
        _ book: RouterBook, needsWrapper: Bool, beside root: StackRoot, in project: Project
    ) {
        let changes = book.changes(needsWrapper: needsWrapper)
        formUnion(Groundwork(edits: changes.edits))
        if let file = changes.newFile, !add(file.path, file.text, beside: root, in: project) {
            formUnion(Groundwork(edits: book.changes(needsWrapper: needsWrapper, host: root.file.path).edits))
        }
    }
}
