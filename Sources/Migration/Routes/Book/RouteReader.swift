import ProjectModel
import SourceEditing
import SwiftSyntax

/// Finds the enums of routes that a module has, with the code that shows them.
struct RouteReader {
    let module: RouteModule
    /// Names that such an enum may have without being registered.
    let names: [String]

    /// Those of an earlier run and those made by hand, the likeliest first: those with a view, then by the name, then in
    /// the order of the files.
    func routes() -> [ExistingRoute] {
        let registrations = RegistrationFinder.registrations(in: module.files(around: ["navigationDestination"]))
        let files = Set(module.files)
        var types: [DeclaredType] = []
        let declared = names.filter(module.declarations.declaresType)
        let named = declared.flatMap { name in module.files.map { (name, TypePlace(file: $0)) } }
        for (name, place) in named + registrations.map({ ($0.type, $0.place) }) {
            guard case .one(let type) = module.declarations.lookUp(name, at: place),
                type.kind == .enum, files.contains(type.file), !types.contains(type)
            else { continue }
            types.append(type)
        }
        let routes = types.compactMap { type in
            route(type, registrations.filter { $0.isOf(type, in: module) })
        }
        return routes.filter { $0.view != nil } + routes.filter { $0.view == nil }
    }

    private func route(_ type: DeclaredType, _ registrations: [FoundRegistration]) -> ExistingRoute? {
        let place = TypePlace(file: type.file)
        guard
            case .yes = ConformanceCheck(.hashable, in: module.declarations).answer(for: .declared(type, []), at: place)
        else { return nil }
        guard let file = module.file(type.file),
            let declaration = file.source.tree.firstNode(
                EnumDeclSyntax.self, where: { $0.name.span.lowerBound == type.offset })
        else { return nil }
        let views = RouteViewReader(module: module, enumeration: type, registrations: registrations)
            .views(in: module.files(holding: [type.name]) { $0.holds("switch") })
        let shown = views.first { view in registrations.contains { !$0.calls(of: view.view.type.name).isEmpty } }
        let screens: RouteSource<SwitchExprSyntax>
        let form: ExistingRoute.Form
        if let found = shown ?? views.first {
            (screens, form) = (found.screens, .view(found.view))
        } else if let inline = registrations.lazy.compactMap({ entry in
            entry.routeSwitch.map { RouteSource(file: entry.file, node: $0) }
        }).first {
            (screens, form) = (inline, .inline)
        } else {
            return nil
        }
        let name = views.first.map(\.view.type.name)
        return ExistingRoute(
            type: type,
            cases: ExistingCaseReader(module: module, type: type, form: form).cases(declaration, screens.node),
            enumeration: RouteSource(file: file, node: declaration), screens: screens, form: form,
            registrations: registrations.map { entry in
                .init(
                    file: entry.file.path, offset: entry.offset,
                    calls: name.map { entry.calls(of: $0).compactMap(\.registered) } ?? [])
            })
    }
}

extension ExistingRoute {
    var view: RouteView? {
        if case .view(let view) = form { return view }
        return nil
    }
}

extension FunctionCallExprSyntax {
    var registered: ExistingRoute.Registration.Call? {
        guard let end = arguments.last?.expression.span.upperBound else { return nil }
        let passed = arguments.map { ($0.label?.bareName ?? "", $0.expression.propertyText) }
        return .init(end: end, arguments: Dictionary(passed, uniquingKeysWith: { first, _ in first }))
    }
}

extension ExprSyntax {
    /// As written, without `self.`.
    fileprivate var propertyText: String {
        guard let member = self.as(MemberAccessExprSyntax.self),
            member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
        else { return trimmedDescription }
        return member.declName.trimmedDescription
    }
}
