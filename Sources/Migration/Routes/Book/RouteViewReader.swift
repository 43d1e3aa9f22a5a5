import ProjectModel
import SwiftSyntax

/// Finds the views that hold a route and show its screen.
struct RouteViewReader {
    let module: RouteModule
    let enumeration: DeclaredType
    let registrations: [FoundRegistration]

    struct Found {
        let view: RouteView
        let screens: RouteSource<SwitchExprSyntax>
    }

    /// In the order of the files.
    func views(in files: [ModuleFile]) -> [Found] {
        files.flatMap { file in file.source.tree.nodes(StructDeclSyntax.self).compactMap { view($0, file) } }
    }

    private func view(_ node: StructDeclSyntax, _ file: ModuleFile) -> Found? {
        let offset = node.name.span.lowerBound
        guard let type = module.declarations.types.first(where: { $0.file == file.path && $0.offset == offset }),
            let facts = module.declarations.facts(of: type),
            let route = facts.storedProperties.first(where: { $0.wrapper == nil && isRoute($0) }),
            let screens = node.body?.routeSwitch(over: route.name)
        else { return nil }
        let view = RouteView(
            type: type, declaration: RouteSource(file: file, node: node), hoisted: hoisted(facts, route),
            members: Set(facts.properties.map(\.name) + facts.functions.map(\.name)), parameters: parameters(facts))
        return Found(view: view, screens: RouteSource(file: file, node: screens))
    }

    private func isRoute(_ property: PropertyFacts) -> Bool {
        module.declarations.type(of: property)?.declaration == enumeration
    }

    private func hoisted(_ facts: TypeFacts, _ route: PropertyFacts) -> [HoistedKey: String] {
        var names: [HoistedKey: String] = [:]
        let calls = registrations.flatMap { $0.calls(of: facts.name) }.compactMap(\.registered)
        let passed = calls.first?.arguments ?? [:]
        for property in facts.storedProperties where property.name != route.name {
            let type = module.declarations.type(of: property)
            guard let value = hoistedValue(property, type, passed), names[HoistedKey(value)] == nil else { continue }
            names[HoistedKey(value)] = property.name
        }
        return names
    }

    /// What the roots call a value: `store` for a property `store2` that is passed a `store`. One that a root has unwrapped
    /// under another name is called as the property is.
    private static func rootName(_ property: String, passed code: String?) -> String {
        guard let code, property.hasPrefix(code), property.dropFirst(code.count).allSatisfy(\.isNumber) else {
            return property
        }
        return code
    }

    private func hoistedValue(
        _ property: PropertyFacts, _ type: ResolvedType?, _ passed: [String: String]
    ) -> HoistedValue? {
        switch property.wrapper?.name {
        case "EnvironmentObject":
            return type.map { .environmentObject(name: property.name, type: $0) }
        case "Environment":
            guard let argument = property.wrapper?.arguments else { return nil }
            return .environment(name: property.name, argument: argument, type: property.writtenType?.text)
        case nil where !property.hasDefault:
            return type.map { .root(name: Self.rootName(property.name, passed: passed[property.name]), type: $0) }
        default:
            return nil
        }
    }

    private func parameters(_ facts: TypeFacts) -> [RouteView.Parameter] {
        let written = facts.initializers.filter { $0.origin != .memberwise && $0.origin != .default }
        let first =
            written.isEmpty
            ? facts.memberwiseInitializer
            : written.first { initializer in
                initializer.parameters.contains { isRoute($0, initializer.place) }
            }
        guard let first else { return [] }
        return first.parameters.filter { !$0.isOptionalToPass }.map {
            RouteView.Parameter(label: $0.label, isRoute: isRoute($0, first.place))
        }
    }

    private func isRoute(_ parameter: ParameterFacts, _ place: TypePlace) -> Bool {
        module.declarations.resolve(parameter.type, at: place).declaration == enumeration
    }
}

extension StructDeclSyntax {
    /// The code of the computed property `body`.
    fileprivate var body: CodeBlockItemListSyntax? {
        for member in memberBlock.members {
            guard let property = member.decl.as(VariableDeclSyntax.self), let binding = property.bindings.first,
                binding.pattern.trimmedDescription == "body"
            else { continue }
            if case .getter(let code)? = binding.accessorBlock?.accessors { return code }
            guard case .accessors(let list)? = binding.accessorBlock?.accessors else { return nil }
            return list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
        }
        return nil
    }
}
