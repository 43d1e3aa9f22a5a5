import SwiftSyntax

extension TypeReader {
    /// The type of a closure's parameter, used as `name`: as written, or as the function that takes the closure gives it.
    func type(
        ofParameter index: Int, of closure: ClosureExprSyntax, as name: String
    ) throws(TypeFailure) -> ResolvedType {
        if let annotation = closure.annotation(ofParameter: index) { return try type(written: annotation) }
        var given = try parameters(of: closure, as: name)
        if given.count == 1, case .tuple(let elements) = given[0], takesApart(closure, elements.count) {
            given = elements.map(\.type)
        }
        guard index < given.count else { throw .unknown(.closureParameter(name, of: closure.functionName)) }
        let type = given[index]
        guard closure.namedParameterCount != nil, closure.projects(parameter: index), !name.hasPrefix("$") else {
            return type
        }
        guard case .external("Binding", let arguments) = type, let value = arguments.first else {
            throw .unknown(.closureParameter(name, of: closure.functionName))
        }
        return name.hasPrefix("_") ? type : value
    }

    private func takesApart(_ closure: ClosureExprSyntax, _ count: Int) -> Bool {
        closure.namedParameterCount.map { $0 == count } ?? closure.usesSecondShorthand
    }

    private func parameters(of closure: ClosureExprSyntax, as name: String) throws(TypeFailure) -> [ResolvedType] {
        if let clause = closure.parent?.as(InitializerClauseSyntax.self),
            let annotation = clause.parent?.as(PatternBindingSyntax.self)?.typeAnnotation,
            case .function(let parameters, _) = try type(written: annotation.type)
        {
            return parameters
        }
        guard let place = ClosurePlace(closure), let function = place.call.calleeName else {
            throw .unknown(.closureParameter(name, of: closure.functionName))
        }
        if let declared = try declaredParameters(of: closure, in: place.call) { return declared }
        if let known = try viewParameters(of: place, function) { return known }
        if let receiver = place.receiver, let known = try sequenceParameters(of: place, function, receiver) {
            return known
        }
        throw .unknown(.closureParameter(name, of: function))
    }

    // MARK: The project's functions

    /// What a function, initialiser or method of the project gives to a closure; nil where none is called.
    private func declaredParameters(
        of closure: ClosureExprSyntax, in call: FunctionCallExprSyntax
    ) throws(TypeFailure) -> [ResolvedType]? {
        for callable in try takers(of: call) {
            guard let match = ArgumentMatch(call, to: callable.parameters), let index = match.position(of: closure)
            else {
                continue
            }
            let written = callable.parameters[index].type
            let declared = try type(written: written, at: callable.place)
            guard case .function(let parameters, _) = declared.wrapped ?? declared else { continue }
            let bound = bindings(of: callable, in: call, closures: false)
            let given = parameters.map { callable.seen($0, as: written).substituting(bound) }
            guard !given.contains(where: { $0.mentions(callable.open) }) else { continue }
            return given
        }
        return nil
    }

    func takers(of call: FunctionCallExprSyntax) throws(TypeFailure) -> [Callable] {
        let callee = call.calledExpression
        if let member = callee.as(MemberAccessExprSyntax.self), let base = member.base, !callee.isTypeName {
            let name = member.declName.baseName.unquotedText
            let views = try methods(named: name, of: .external("View", []), isStatic: false)
            if !views.isEmpty { return views }
            if Self.presenting.contains(name) || Self.ofElements.contains(name) || Self.ofPairs.contains(name) {
                return []
            }
            guard let owner = try? type(of: base) else { return [] }
            if case .metatype(let type) = owner { return try methods(named: name, of: type, isStatic: true) }
            return try methods(named: name, of: owner, isStatic: false)
        }
        if let reference = callee.as(DeclReferenceExprSyntax.self),
            let found = try callables(named: reference.baseName.unquotedText, usedAt: Syntax(reference))
        {
            return found
        }
        guard case .metatype(let type)? = try? type(of: callee), let declared = type.declaration,
            let facts = context.index.facts(of: declared)
        else { return [] }
        return facts.initializers.map { callable($0, of: facts, type) }
    }

    // MARK: SwiftUI

    private func viewParameters(of place: ClosurePlace, _ function: String) throws(TypeFailure) -> [ResolvedType]? {
        if Self.listing.contains(function), place.receiver == nil || place.receiver?.isTypeName == true {
            guard place.label == nil || place.label == "content" || place.label == "rowContent" else { return nil }
            if let data = place.call.arguments.first, data.label == nil || data.label?.text == "sections" {
                return [try element(of: try type(of: data.expression))]
            }
            return nil
        }
        switch function {
        case "TableColumn":
            let table = place.call.ancestors.lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }
                .first { $0.calleeName == "Table" }
            guard let rows = table?.arguments.first, rows.label == nil else { return nil }
            return [try element(of: try type(of: rows.expression))]
        case "GeometryReader": return [.external("GeometryProxy", [])]
        case "ScrollViewReader": return [.external("ScrollViewProxy", [])]
        case "Map", "MapAnnotation":
            guard let items = place.call.argument(labelled: "annotationItems") else { return nil }
            return [try element(of: try type(of: items))]
        case "onDelete": return [.external("IndexSet", [])]
        case "onMove": return [.external("IndexSet", []), .int]
        case "onOpenURL": return [.external("URL", [])]
        case "onChange":
            guard let value = place.call.argument(labelled: "of") else { return nil }
            let type = try type(of: value)
            return [type, type]
        case "Dictionary":
            guard let values = place.call.argument(labelled: "grouping") else { return nil }
            return [try element(of: try type(of: values))]
        case "Binding" where place.label == "set":
            guard let value = place.call.argument(labelled: "get")?.as(ClosureExprSyntax.self) else { return nil }
            return [try result(of: value)]
        case _ where Self.presenting.contains(function): return try presentedParameters(of: place.call)
        default: return nil
        }
    }

    /// Views whose closure gets the elements of their first argument.
    static let listing: Set<String> = ["ForEach", "List", "Table", "OutlineGroup", "TableRow"]

    /// Modifiers whose closure gets the item that is presented.
    static let presenting: Set<String> = [
        "sheet", "fullScreenCover", "popover", "alert", "actionSheet", "confirmationDialog", "navigationDestination",
        "inspector",
    ]

    private func presentedParameters(of call: FunctionCallExprSyntax) throws(TypeFailure) -> [ResolvedType]? {
        if let item = call.argument(labelled: "item") {
            guard case .external("Binding", let arguments) = try type(of: item), let value = arguments.first?.wrapped
            else {
                return nil
            }
            return [value]
        }
        if let value = call.argument(labelled: "presenting") {
            return try type(of: value).wrapped.map { [$0] }
        }
        if let kind = call.argument(labelled: "for"), case .metatype(let value) = try type(of: kind) { return [value] }
        return nil
    }

    // MARK: Collections

    private func sequenceParameters(
        of place: ClosurePlace, _ function: String, _ receiver: ExprSyntax
    ) throws(TypeFailure) -> [ResolvedType]? {
        guard Self.ofElements.contains(function) || Self.ofPairs.contains(function) || function == "reduce" else {
            return nil
        }
        let type = try type(of: receiver)
        if let wrapped = type.wrapped { return function == "map" || function == "flatMap" ? [wrapped] : nil }
        if case .dictionary(_, let value) = type, function.hasSuffix("apValues") { return [value] }
        let element = try element(of: type)
        if function == "reduce" {
            guard let start = place.call.arguments.first else { return nil }
            return [try self.type(of: start.expression), element]
        }
        return Self.ofPairs.contains(function) ? [element, element] : [element]
    }

    /// Methods whose closure gets one element.
    static let ofElements: Set<String> = [
        "map", "compactMap", "flatMap", "filter", "forEach", "first", "last", "contains", "allSatisfy", "firstIndex",
        "lastIndex", "removeAll", "prefix", "drop", "partition", "mapValues", "compactMapValues",
    ]

    /// Methods whose closure compares two elements.
    static let ofPairs: Set<String> = ["sorted", "sort", "min", "max"]

    // MARK: Results

    /// What a closure gives back: as written, or as its one expression tells.
    func result(of closure: ClosureExprSyntax) throws(TypeFailure) -> ResolvedType {
        if let written = closure.signature?.returnClause { return try type(written: written.type) }
        guard let value = closure.statements.onlyExpression else { throw .unknown(.form("a closure")) }
        return try type(of: value)
    }
}

extension ClosureExprSyntax {
    /// The name of the function that the closure is given to, for messages.
    var functionName: String {
        ClosurePlace(self)?.call.calleeName ?? "a closure"
    }
}
