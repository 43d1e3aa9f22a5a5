import SwiftSyntax

extension TypeReader {
    /// The type of `type(…)`: an optional where the initialiser that fits can fail.
    func construction(
        of type: ResolvedType, by call: FunctionCallExprSyntax, expecting expected: ResolvedType?
    ) throws(TypeFailure) -> ResolvedType {
        let name = call.calledExpression.trimmedDescription
        switch type {
        case .declared(let declared, let arguments):
            guard let facts = context.index.facts(of: declared) else { throw .unknown(.call(name)) }
            let isFailable = try canFail(facts, call, name)
            let whole =
                try arguments.isEmpty && !facts.genericParameters.isEmpty
                ? inferred(facts, type, call, expecting: expected) : type
            return isFailable ? .optional(whole) : whole
        case .ambiguous(let name, _):
            throw .ambiguous(name)
        case .parameter, .some, .any, .unknown, .metatype, .function:
            throw .unknown(.call(name))
        default:
            return try systemConstruction(of: type, by: call)
        }
    }

    private func canFail(_ facts: TypeFacts, _ call: FunctionCallExprSyntax, _ name: String) throws(TypeFailure) -> Bool
    {
        let fitting = context.index.initializers(of: facts.type).filter {
            ArgumentMatch(call, to: $0.parameters) != nil
        }
        if let first = fitting.first {
            guard fitting.allSatisfy({ $0.isFailable == first.isFailable }) else { throw .ambiguous(name) }
            return first.isFailable
        }
        let labels = call.arguments.map { $0.label?.unquotedText }
        if facts.kind == .enum, labels == ["rawValue"] { return true }
        if facts.kind == .class, labels.isEmpty || labels == ["context"] || labels == ["entity", "insertInto"] {
            return false
        }
        if labels == ["rawValue"], context.index.ancestry(of: facts.type).external.contains("OptionSet") {
            return false
        }
        throw .unknown(.call(name))
    }

    /// `Box(1)` as `Box<Int>`, where the arguments decide all of the generic parameters.
    private func inferred(
        _ facts: TypeFacts, _ type: ResolvedType, _ call: FunctionCallExprSyntax, expecting expected: ResolvedType?
    ) throws(TypeFailure) -> ResolvedType {
        if let wanted = expected?.wrapped ?? expected, wanted.declaration == facts.type { return wanted }
        let generics = facts.genericParameters
        for initializer in facts.initializers where ArgumentMatch(call, to: initializer.parameters) != nil {
            let callable = callable(initializer, of: facts, type)
            let bound = bindings(of: callable, in: call)
            let arguments = generics.compactMap { bound[$0] }
            if arguments.count == generics.count { return .declared(facts.type, arguments) }
        }
        throw .unknown(.genericResult(facts.path))
    }

    func callable(_ initializer: InitializerFacts, of facts: TypeFacts, _ type: ResolvedType) -> Callable {
        var replacement: [GenericParameter: ResolvedType] = [:]
        if case .declared(let declared, let arguments) = type {
            replacement = context.index.substitution(of: declared, arguments)
        }
        let open = replacement.isEmpty ? facts.genericParameters : []
        return Callable(
            name: facts.path, parameters: initializer.parameters, result: type,
            place: initializer.place.with(initializer.genericParameters),
            open: Set(open + initializer.genericParameters), receiver: .generic(replacement))
    }

    private func systemConstruction(
        of type: ResolvedType, by call: FunctionCallExprSyntax
    ) throws(TypeFailure) -> ResolvedType {
        let name = call.calledExpression.trimmedDescription
        if let system = type.systemName {
            // Initialisers that the project adds to the type.
            let own = context.index.extensions(ofExternal: system).flatMap(\.initializers)
            let fitting = own.filter { ArgumentMatch(call, to: $0.parameters) != nil }
            if let first = fitting.first {
                guard fitting.allSatisfy({ $0.isFailable == first.isFailable }) else { throw .ambiguous(name) }
                return first.isFailable ? .optional(type) : type
            }
        }
        let labels = call.arguments.map { $0.label?.unquotedText }
        if type == .external("Binding", []), let getter = call.argument(labelled: "get")?.as(ClosureExprSyntax.self) {
            return .binding(try result(of: getter))
        }
        if type == .external("Dictionary", []), labels.first == "grouping", let values = call.arguments.first {
            return try grouping(values.expression, call)
        }
        let argument = call.arguments.first.flatMap { try? self.type(of: $0.expression) }
        guard let result = SystemInitialisers.result(of: type, labels: labels, argument: argument) else {
            throw .unknown(.call(name))
        }
        return result
    }

    /// `Dictionary(grouping: xs, by: …)`
    private func grouping(_ values: ExprSyntax, _ call: FunctionCallExprSyntax) throws(TypeFailure) -> ResolvedType {
        let element = try element(of: try type(of: values))
        guard let key = call.argument(labelled: "by") ?? call.trailingClosure.map({ ExprSyntax($0) }) else {
            throw .unknown(.call("Dictionary"))
        }
        return .dictionary(key: try result(of: key, given: element), value: .array(element))
    }
}
