import SwiftSyntax

extension TypeReader {
    func type(of call: FunctionCallExprSyntax, expecting expected: ResolvedType?) throws(TypeFailure) -> ResolvedType {
        let type = try result(of: call, expecting: expected)
        return ExprSyntax(call).endsOptionalChain ? type.flattenedOptional : type
    }

    private func result(
        of call: FunctionCallExprSyntax, expecting expected: ResolvedType?
    ) throws(TypeFailure) -> ResolvedType {
        let callee = call.calledExpression
        if let closure = callee.as(ClosureExprSyntax.self) { return try result(of: closure) }
        if let member = callee.as(MemberAccessExprSyntax.self) {
            return try result(of: call, member, expecting: expected)
        }
        if let reference = callee.as(DeclReferenceExprSyntax.self), reference.baseName.tokenKind != .keyword(.Self) {
            let name = reference.baseName.unquotedText
            if let found = try callables(named: name, usedAt: Syntax(reference)) {
                return try result(of: call, among: found, expecting: expected)
            }
            if name == "NSLocalizedString" { return .string }
            if SystemFunctions.contains(name) { return try result(ofSystemFunction: name, call) }
        }
        switch try type(of: callee) {
        case .metatype(let type): return try construction(of: type, by: call, expecting: expected)
        case .function(_, let result): return result
        case .optional(.function(_, let result)): return result
        case let value: return try callAsFunction(value, call)
        }
    }

    private func callAsFunction(_ value: ResolvedType, _ call: FunctionCallExprSyntax) throws(TypeFailure)
        -> ResolvedType
    {
        let found = try methods(named: "callAsFunction", of: value, isStatic: false)
        guard !found.isEmpty else { throw .unknown(.call(call.calledExpression.trimmedDescription)) }
        return try result(of: call, among: found, expecting: nil)
    }

    // MARK: Functions by name

    /// The functions that a bare name means; nil where it means something else.
    func callables(named name: String, usedAt node: Syntax) throws(TypeFailure) -> [Callable]? {
        switch context.scope.answer(for: name, at: node) {
        case .bound(let binding):
            guard case .localFunction(let function) = binding.introducer else { return nil }
            return [try callable(function)]
        case .member(let group):
            guard let declaration = group.declGroup else { return nil }
            let owner = try enclosingType(at: Syntax(declaration.memberBlock.members))
            let found = try methods(named: name, of: owner, isStatic: nil)
            return found.isEmpty ? nil : found
        case .outside:
            let found = context.globalFunctions(named: name)
            guard !found.isEmpty else { return nil }
            var result: [Callable] = []
            for function in found { result.append(try callable(function, in: nil, self: nil)) }
            return result
        }
    }

    /// The type of a function that is named and not called.
    func functionType(of callable: Callable) throws(TypeFailure) -> ResolvedType {
        guard callable.open.isEmpty else { throw .unknown(.genericResult(callable.name)) }
        var parameters: [ResolvedType] = []
        for parameter in callable.parameters {
            let type = try type(written: parameter.type, at: callable.place)
            parameters.append(callable.seen(type, as: parameter.type))
        }
        return .function(parameters: parameters, result: callable.result)
    }

    func callable(_ function: FunctionDeclSyntax) throws(TypeFailure) -> Callable {
        let place = context.place(of: function.signature)
        let written = function.signature.returnClause.map { WrittenType($0.type) }
        let result = try written.map { type throws(TypeFailure) in try self.type(written: type, at: place) } ?? .void
        let generics = function.parameters(owner: function.name.unquotedText)
        return Callable(
            name: function.name.unquotedText, parameters: context.parameters(of: function.signature), result: result,
            place: place, open: Set(generics))
    }

    func callable(
        _ function: FunctionFacts, in part: TypeMembers.Part?, self owner: ResolvedType?
    ) throws(TypeFailure) -> Callable {
        let place = function.place.with(function.genericParameters)
        let result = try function.result.map { written throws(TypeFailure) in try type(written: written, at: place) }
        let receiver = owner.flatMap { owner in part.map { Callable.Receiver.value(owner, $0) } }
        let callable = Callable(
            name: function.name, parameters: function.parameters, result: result ?? .void, place: place,
            open: Set(function.genericParameters), receiver: receiver)
        return function.result.map { callable.with(result: callable.seen(callable.result, as: $0)) } ?? callable
    }

    func methods(
        named name: String, of owner: ResolvedType, isStatic: Bool?
    ) throws(TypeFailure) -> [Callable] {
        let members = members(of: owner)
        var result: [Callable] = []
        for found in members.functions(named: name, isStatic: isStatic) {
            result.append(try callable(found.function, in: found.part, self: owner))
        }
        return result
    }

    // MARK: Members

    private func result(
        of call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax, expecting expected: ResolvedType?
    ) throws(TypeFailure) -> ResolvedType {
        let name = member.declName.baseName.unquotedText
        guard let base = member.base else {
            guard let expected else { throw .unknown(.implicitMember(name)) }
            let owner = expected.wrapped ?? expected
            return try name == "init"
                ? construction(of: owner, by: call, expecting: expected) : factory(name, of: owner, call)
        }
        if ExprSyntax(member).isTypeName, case .metatype(let type)? = try? type(of: ExprSyntax(member)) {
            return try construction(of: type, by: call, expecting: expected)
        }
        let owner = try type(of: base)
        if case .metatype(let type) = owner {
            if name == "init" { return try construction(of: type, by: call, expecting: expected) }
            return try factory(name, of: type, call)
        }
        let found = try methods(named: name, of: owner, isStatic: false)
        if !found.isEmpty, let type = try? result(of: call, among: found, expecting: expected) { return type }
        if let type = try sequenceResult(name, of: owner, call) { return type }
        if let type = SystemMembers.method(name, call.arguments.map { $0.label?.unquotedText }, of: owner) {
            return type
        }
        if name == "contains", members(of: owner).external.contains("OptionSet") { return .bool }
        if !found.isEmpty { return try result(of: call, among: found, expecting: expected) }
        switch try self.member(name, of: owner, isStatic: false) {
        case .function(_, let result), .optional(.function(_, let result)): return result
        case let value: return try callAsFunction(value, call)
        }
    }

    /// `Owner.name(…)`: a case with values, a static function, the initialiser of a nested type.
    private func factory(
        _ name: String, of owner: ResolvedType, _ call: FunctionCallExprSyntax
    ) throws(TypeFailure) -> ResolvedType {
        let members = members(of: owner)
        if owner.declaration?.kind == .enum, members.enumCase(named: name) != nil { return owner }
        let found = try methods(named: name, of: owner, isStatic: true)
        if !found.isEmpty { return try result(of: call, among: found, expecting: nil) }
        if case .external("Binding", let arguments) = owner, name == "constant", let value = call.arguments.first {
            return try arguments.isEmpty ? .binding(type(of: value.expression)) : owner
        }
        if case .function(_, let result)? = try? staticMember(name, of: owner) { return result }
        throw .unknown(.call("\(owner).\(name)"))
    }

    // MARK: Results

    /// The one result that the fitting functions have, their generic parameters bound by the arguments.
    private func result(
        of call: FunctionCallExprSyntax, among candidates: [Callable], expecting expected: ResolvedType?
    ) throws(TypeFailure) -> ResolvedType {
        let name = candidates.first?.name ?? ""
        let fitting = candidates.filter { ArgumentMatch(call, to: $0.parameters) != nil }
        guard !fitting.isEmpty else { throw .unknown(.call(name)) }
        return try one(name, fitting) { callable throws(TypeFailure) in
            try result(of: call, callable, expecting: expected)
        }
    }

    private func result(
        of call: FunctionCallExprSyntax, _ callable: Callable, expecting expected: ResolvedType?
    ) throws(TypeFailure) -> ResolvedType {
        guard callable.result.mentions(callable.open) else { return callable.result }
        let bound = bindings(of: callable, in: call)
        let result = callable.result.substituting(bound)
        guard result.mentions(callable.open) else { return result }
        guard let expected else { throw .unknown(.genericResult(callable.name)) }
        return expected
    }

    /// What the arguments of a call make of the generic parameters of the function.
    /// - Parameter closures: whether the results of closures count.
    func bindings(
        of callable: Callable, in call: FunctionCallExprSyntax, closures: Bool = true
    ) -> [GenericParameter: ResolvedType] {
        guard let match = ArgumentMatch(call, to: callable.parameters) else { return [:] }
        var bound: [GenericParameter: ResolvedType] = [:]
        for (index, values) in match.arguments.sorted(by: { $0.key < $1.key }) {
            let written = callable.parameters[index].type
            guard let value = values.first,
                let declared = try? type(written: written, at: callable.place), declared.mentions(callable.open)
            else { continue }
            let parameter = callable.seen(declared, as: written)
            if let closure = value.as(ClosureExprSyntax.self) {
                guard closures, case .function(_, let wanted) = parameter, let result = try? result(of: closure) else {
                    continue
                }
                wanted.bind(result, open: callable.open, into: &bound)
            } else if let argument = try? type(of: value) {
                parameter.bind(argument, open: callable.open, into: &bound)
            }
        }
        return bound
    }

    private func result(
        ofSystemFunction name: String, _ call: FunctionCallExprSyntax
    ) throws(TypeFailure) -> ResolvedType {
        let values = call.arguments.map(\.expression)
        switch name {
        case "min", "max", "abs", "floor", "ceil", "round", "sqrt", "pow":
            let type = try joined(values.map { .operand($0) }, expecting: nil)
            guard type.isNumeric else { throw .unknown(.call(name)) }
            return type
        case "zip":
            guard values.count == 2 else { throw .unknown(.call(name)) }
            return .external("Zip2Sequence", [try type(of: values[0]), try type(of: values[1])])
        case "stride":
            let bound = try joined(values.map { .operand($0) }, expecting: nil)
            return .external(call.argument(labelled: "to") == nil ? "StrideThrough" : "StrideTo", [bound])
        default: throw .unknown(.call(name))
        }
    }
}
