import ProjectModel
import SourceEditing
import SwiftSyntax

/// A module's router, as it is or will be: the class that owns a path, and the view around stacks that come and go.
struct RouterBook {
    let router: RouterShape
    /// The one that the module has.
    let existing: ExistingRouter?
    /// The name of the view around stacks that come and go.
    let wrapper: String
    let hasWrapper: Bool
    /// Whether the one that the module has can open links.
    let wrapperOpensLinks: Bool
    /// Of a new router's file, relative to the project's root.
    let path: String
    /// The classes that an earlier run made.
    let generated: Set<String>
    private let module: RouteModule
    /// Of the file of the routes: a new file is written the same way.
    let style: SourceStyle
    /// That of the routes: new files go there.
    let folder: String

    /// - Parameters:
    ///   - routes: those that its path holds.
    ///   - form: of a new router.
    init(_ routes: RouteBook, form: RouterShape.Form) {
        let module = routes.module
        let route = routes.routeName
        let files = module.files(holding: ["push"]) { $0.holds("[\(route)]") || $0.holds("NavigationPath") }
        let existing = files.lazy.flatMap { ExistingRouter.routers(in: $0, of: route) }.first
        self.init(
            existing, else: RouterShape(name: "Router", route: route, form: form, path: .routes),
            orNamed: ["NavigationRouter", "PathRouter"], in: module, isTaken: TakenNames(module: module).contains,
            generated: Set(files.flatMap { ExistingRouter.routersOfValues(in: $0) }.map(\.router.name))
                .union(existing.map { [$0.router.name] } ?? []),
            style: routes.existing.flatMap { module.text($0.type.file) }.map { SourceStyle(of: $0) } ?? module.style,
            folder: routes.existing.map { ModuleLinks.folder(of: [$0.type.file]) } ?? module.folder)
    }

    /// The router of the module's stacks that show values of several types.
    /// - Parameters:
    ///   - routes: that of the routes, in the same module.
    ///   - form: of a new router.
    ///   - style: of a new router's file.
    ///   - folder: of a new router's file.
    init(ofValuesBeside routes: RouterBook, form: RouterShape.Form, style: SourceStyle, folder: String) {
        let module = routes.module
        let taken = TakenNames(module: module)
        let files = module.files(holding: ["push"]) { $0.holds("NavigationPath") }
        // One that isn't made for routes is a person's own.
        let own = routes.existing.flatMap { $0.pushesAnything ? $0.router.name : nil }
        self.init(
            files.lazy.flatMap { ExistingRouter.routersOfValues(in: $0) }.first,
            else: .ofValues(name: "PathRouter", form: form), orNamed: ["ValueRouter"], in: module,
            isTaken: { taken.contains($0) || $0 == routes.router.name },
            generated: routes.generated.filter { $0 != own }, style: style, folder: folder)
    }

    private init(
        _ existing: ExistingRouter?, else new: RouterShape, orNamed names: [String], in module: RouteModule,
        isTaken: (String) -> Bool, generated: Set<String>, style: SourceStyle, folder: String
    ) {
        self.existing = existing
        self.generated = generated
        self.module = module
        self.style = style
        self.folder = folder
        let wrappers = RoutedStack.usualNames(for: new.path)
        let known = existing.flatMap { router in
            wrappers.first { name in
                if case .one(let type) = module.declarations.lookUp(name, at: TypePlace(file: router.file.path)) {
                    return type.file == router.file.path
                }
                return false
            }
        }
        hasWrapper = known != nil
        wrapperOpensLinks = known != nil && (existing?.file.source.text.holds("opensLinks") ?? false)
        wrapper = known ?? NameChoice.first(of: wrappers, isTaken: isTaken)
        if let existing {
            router = existing.router
            path = existing.file.path
        } else {
            let name = NameChoice.first(of: [new.name] + names, isTaken: isTaken)
            router = RouterShape(name: name, route: new.route, form: new.form, path: new.path)
            path = module.freePath(for: name, in: folder)
        }
    }

    /// Whether the stack's path is one of the module's router.
    func owns(_ root: StackRoot) -> Bool { stateName(of: root) != nil }

    /// `router` of `$router.path`, where that is the stack's path and the struct around makes the module's router so.
    func stateName(of root: StackRoot) -> String? {
        guard let path = root.path?.trimmedDescription, path.hasPrefix("$"), path.hasSuffix(".path"),
            let declaration = StructAround(Syntax(root.call))?.declaration
        else { return nil }
        let name = String(path.dropFirst().dropLast(".path".count))
        let isMade = declaration.memberBlock.members.contains { member in
            guard let property = member.decl.as(VariableDeclSyntax.self) else { return false }
            return property.holdsRouter(router.name) && property.bindings.first?.pattern.trimmedDescription == name
        }
        return isMade ? name : nil
    }

    // MARK: - Changes

    /// - Parameters:
    ///   - needsWrapper: whether a stack is to stand in the view around it.
    ///   - members: what code calls.
    ///   - host: the file that a new router is written into, where the module can't have a further one.
    func changes(
        needsWrapper: Bool, calling members: Set<RouterMember>, host: String? = nil
    ) -> RouteChanges {
        let opensLinks = members.contains(.unknownLink)
        let addsWrapper = needsWrapper && !hasWrapper
        let stack = RoutedStack(name: wrapper, router: router, opensLinks: opensLinks)
        if let existing {
            let edits =
                existing.edits(needing: members) + (addsWrapper ? stack.edits(in: existing.file) : [])
            return RouteChanges(edits: edits.isEmpty ? [:] : [existing.file.path: edits])
        }
        let file = RouterFile(router: router, opensLinks: opensLinks)
        if let host, let text = module.text(host) {
            let hosting = ModuleFile(path: host, source: ParsedSource(text))
            return RouteChanges(
                edits: [host: file.edits(in: hosting) + (addsWrapper ? stack.edits(in: hosting) : [])])
        }
        let text = SourceText(file.text(style))
        var edits = EditSet()
        if addsWrapper { _ = edits.insert(stack.edits(in: ModuleFile(path: path, source: ParsedSource(text)))) }
        return RouteChanges(newFile: .init(path: path, text: text.applying(edits).string))
    }
}
