import ProjectModel
import SwiftSyntax

/// Why an enum of routes that the module has doesn't get further cases.
struct RouteRefusal: Hashable, Sendable {
    /// The enum's name.
    let name: String
    let file: String
    /// The UTF-8 offset of the code that stands in the way.
    let offset: Int
    /// The end of a sentence after "because".
    let because: String
}

/// Looks for code that a further case would break, or that would do something else by it.
struct ExtensionCheck {
    let module: RouteModule

    func refusal(of route: ExistingRoute) -> RouteRefusal? {
        guard let facts = module.declarations.facts(of: route.type) else { return nil }
        if let reason = reason(facts, route) {
            return RouteRefusal(
                name: route.type.path, file: route.type.file, offset: route.type.offset, because: reason)
        }
        let names = Set(route.cases.map(\.name))
        guard let name = route.cases.first?.name else { return nil }
        for file in module.files(around: [name]) {
            let switches = file.source.tree.nodes(SwitchExprSyntax.self) {
                $0.namesExactly(names, of: route.type.path)
            }
            for found in switches {
                guard isOver(route.type, found, in: file) else { continue }
                let offset = found.span.lowerBound
                if file.path == route.screens.file.path, offset == route.screens.node.span.lowerBound { continue }
                return RouteRefusal(
                    name: route.type.path, file: file.path, offset: offset,
                    because: "another switch over it has no default")
            }
        }
        return nil
    }

    /// Whether the switch may be over the enum: another one can have cases of the same names.
    private func isOver(_ type: DeclaredType, _ found: SwitchExprSyntax, in file: ModuleFile) -> Bool {
        let context = ExpressionContext(file: file.path, index: module.declarations)
        if let known = context.type(of: found.subject).type { return known.isOfEnum(type) ?? true }
        guard let layer = Surroundings(of: Syntax(found)).layers.first(where: { !$0.isSubject }),
            let item = layer.call.argument(labelled: "item")
        else { return true }
        // `tag` of `.navigationDestination(item: …) { tag in` is what the binding is made of.
        return !item.tokens(viewMode: .sourceAccurate).contains { token in
            guard let name = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
            return context.type(of: ExprSyntax(name)).type?.isOfEnum(type) == false
        }
    }

    private func reason(_ facts: TypeFacts, _ route: ExistingRoute) -> String? {
        let view = route.view.flatMap { module.declarations.facts(of: $0.type) }
        if min(facts.access, view?.access ?? .internal) <= .fileprivate { return "other files don't see it" }
        if facts.access >= .public { return "it is public, and other modules may switch over it" }
        if facts.writesEquality || facts.writesHash { return "its == or hash is written by hand" }
        if facts.rawType != nil { return "it has raw values" }
        if facts.inherited.contains(where: { $0.type.lastName == "CaseIterable" }) {
            return "it is CaseIterable, and its cases may be shown"
        }
        return nil
    }
}

extension ResolvedType {
    /// Whether it is `type`, or an optional of it; nil where it is no enum of the project.
    fileprivate func isOfEnum(_ type: DeclaredType) -> Bool? {
        switch self {
        case .optional(let wrapped): wrapped.isOfEnum(type)
        case .declared(let declared, _) where declared.kind == .enum: declared == type
        default: nil
        }
    }
}

extension SwitchExprSyntax {
    /// Whether it has an arm for each of the cases, and none for whatever else there may be.
    /// - Parameter type: the enum's name, with those of the types around it.
    fileprivate func namesExactly(_ names: Set<String>, of type: String) -> Bool {
        var named: Set<String> = []
        func read(_ list: SwitchCaseListSyntax) -> Bool {
            list.allSatisfy { element in
                if case .ifConfigDecl(let config) = element {
                    return config.clauses.allSatisfy { clause in
                        if case .switchCases(let inner)? = clause.elements { return read(inner) }
                        return true
                    }
                }
                guard case .switchCase(let arm) = element, case .case(let label) = arm.label else { return false }
                for item in label.caseItems {
                    guard let name = item.pattern.caseName else { return false }
                    if let other = item.pattern.caseType, other != type, !type.hasSuffix("." + other) { return false }
                    named.insert(name)
                }
                return true
            }
        }
        return read(cases) && named == names
    }
}
