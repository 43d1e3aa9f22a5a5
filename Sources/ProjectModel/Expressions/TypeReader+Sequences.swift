import SwiftSyntax

extension TypeReader {
    /// What `map` and its like give; nil for other methods, and where the receiver is no collection.
    func sequenceResult(
        _ name: String, of receiver: ResolvedType, _ call: FunctionCallExprSyntax
    ) throws(TypeFailure) -> ResolvedType? {
        guard Self.transforming.contains(name) else { return nil }
        if let wrapped = receiver.wrapped, name == "map" || name == "flatMap" {
            let result = try transformed(wrapped, by: call)
            return name == "map" ? .optional(result) : result.flattenedOptional
        }
        if case .dictionary(let key, let value) = receiver, name == "mapValues" {
            return .dictionary(key: key, value: try transformed(value, by: call))
        }
        guard let element = receiver.element else { return nil }
        switch name {
        case "map": return .array(try transformed(element, by: call))
        case "compactMap":
            let result = try transformed(element, by: call)
            return .array(result.wrapped ?? result)
        case "flatMap": return .array(try self.element(of: try transformed(element, by: call)))
        case "reduce":
            guard let start = call.arguments.first else { return nil }
            return try type(of: start.expression)
        default: return nil
        }
    }

    static let transforming: Set<String> = ["map", "compactMap", "flatMap", "mapValues", "reduce"]

    private func transformed(_ element: ResolvedType, by call: FunctionCallExprSyntax) throws(TypeFailure)
        -> ResolvedType
    {
        guard let transform = call.trailingClosure.map({ ExprSyntax($0) }) ?? call.arguments.first?.expression else {
            throw .unknown(.call("map"))
        }
        return try result(of: transform, given: element)
    }

    /// What a closure or key path makes of a value.
    func result(of transform: ExprSyntax, given value: ResolvedType) throws(TypeFailure) -> ResolvedType {
        if let closure = transform.as(ClosureExprSyntax.self) { return try result(of: closure) }
        if let keyPath = transform.as(KeyPathExprSyntax.self) { return try type(of: keyPath, from: value) }
        // `xs.map(Row.init)`, `xs.map(title)`
        guard case .function(_, let result) = try type(of: transform) else { throw .unknown(.form("a function")) }
        return result
    }

    /// What stands at the end of a key path.
    private func type(of keyPath: KeyPathExprSyntax, from root: ResolvedType) throws(TypeFailure) -> ResolvedType {
        var current = root
        for component in keyPath.components {
            guard case .property(let property) = component.component else { throw .unknown(.form("a key path")) }
            let name = property.declName.baseName.unquotedText
            if name != "self" { current = try member(name, of: current, isStatic: false) }
        }
        return current
    }

    func type(of call: SubscriptCallExprSyntax) throws(TypeFailure) -> ResolvedType {
        let receiver = try type(of: call.calledExpression)
        if case .metatype = receiver { throw .unknown(.call("subscript")) }
        let type = try subscripted(receiver, call)
        return ExprSyntax(call).endsOptionalChain ? type.flattenedOptional : type
    }

    private func subscripted(
        _ receiver: ResolvedType, _ call: SubscriptCallExprSyntax
    ) throws(TypeFailure) -> ResolvedType {
        let labels = call.arguments.map { $0.label?.unquotedText }
        if case .dictionary(_, let value) = receiver {
            if labels == [nil] { return .optional(value) }
            if labels == [nil, "default"] { return value }
        }
        if case .external("Binding", let arguments) = receiver, let value = arguments.first {
            return .binding(try subscripted(value, call))
        }
        if receiver.isRandomAccess, labels == [nil], let element = receiver.element, let index = call.arguments.first {
            let position = try type(of: index.expression)
            if position.isRange, let slice = receiver.slice { return slice }
            if position == .int { return element }
        }
        let members = members(of: receiver)
        let fitting = members.subscripts.filter { ArgumentMatch(call, to: $0.function.parameters.ofSubscript) != nil }
        guard !fitting.isEmpty else { throw .unknown(.call("subscript")) }
        return try one("subscript", fitting) { found throws(TypeFailure) in
            guard let written = found.function.result else { return .void }
            let place = found.function.place.with(found.function.genericParameters)
            return try type(written: written, at: place).seen(from: receiver, found.part, as: written)
        }
    }
}

extension [ParameterFacts] {
    /// The parameters of a subscript, where one name alone is no label.
    fileprivate var ofSubscript: [ParameterFacts] {
        map { parameter in
            guard parameter.label == parameter.name else { return parameter }
            return ParameterFacts(
                label: nil, name: parameter.name, type: parameter.type, attributes: parameter.attributes,
                isInout: parameter.isInout, isVariadic: parameter.isVariadic, defaultText: parameter.defaultText)
        }
    }
}
