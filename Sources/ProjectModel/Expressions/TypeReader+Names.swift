import SwiftSyntax

extension TypeReader {
    func type(of reference: DeclReferenceExprSyntax) throws(TypeFailure) -> ResolvedType {
        switch reference.baseName.tokenKind {
        case .keyword(.self): return try enclosingType(at: Syntax(reference))
        case .keyword(.Self): return .metatype(try enclosingType(at: Syntax(reference)))
        case .identifier, .dollarIdentifier:
            return try type(named: reference.baseName.unquotedText, usedAt: Syntax(reference))
        default: throw .unknown(.form("'\(reference.trimmedDescription)'"))
        }
    }

    /// The type of what a bare name stands for; the type of a type where it names one.
    func type(named name: String, usedAt node: Syntax) throws(TypeFailure) -> ResolvedType {
        switch context.scope.answer(for: name, at: node) {
        case .bound(let binding):
            return try type(of: binding, as: name)
        case .member(let group):
            guard let declaration = group.declGroup else {
                throw .unknown(.undeclared(name))
            }
            let owner = try enclosingType(at: Syntax(declaration.memberBlock.members))
            return try member(name, of: owner, isStatic: nil)
        case .outside:
            return try type(ofGlobal: name, at: context.place(of: node))
        }
    }

    private func type(ofGlobal name: String, at place: TypePlace) throws(TypeFailure) -> ResolvedType {
        switch context.index.lookUp(name, at: place) {
        case .none: break
        case .ambiguous: throw .ambiguous(name)
        default: return .metatype(try type(written: WrittenType(name: name), at: place))
        }
        let properties = context.globals(named: name)
        if !properties.isEmpty { return try one(name, properties, type(of:)) }
        let functions = context.globalFunctions(named: name)
        if !functions.isEmpty {
            return try one(name, functions) { function throws(TypeFailure) in
                try functionType(of: try callable(function, in: nil, self: nil))
            }
        }
        guard name.first?.isUppercase == true else { throw .unknown(.undeclared(name)) }
        return .metatype(try type(written: WrittenType(name: name), at: place))
    }

    /// The type that the code around a node belongs to, its generic parameters as arguments.
    func enclosingType(at node: Syntax) throws(TypeFailure) -> ResolvedType {
        guard let type = context.enclosingType(at: context.place(of: node)) else { throw .unknown(.undeclared("self")) }
        return type
    }

    // MARK: Written types

    /// The type that syntax in this file names.
    func type(written syntax: TypeSyntax) throws(TypeFailure) -> ResolvedType {
        try type(written: WrittenType(syntax), at: context.place(of: syntax))
    }

    func type(written: WrittenType, at place: TypePlace) throws(TypeFailure) -> ResolvedType {
        let type = context.index.resolve(written, at: place)
        if case .ambiguous(let name, _) = type { throw .ambiguous(name) }
        return type.withSystemAliases
    }

    func type(named name: String, at node: Syntax) throws(TypeFailure) -> ResolvedType {
        try type(written: WrittenType(name: name), at: context.place(of: node))
    }

    /// The type that an expression names, as `[Int]` in `[Int]()`.
    func type(naming expression: ExprSyntax) throws(TypeFailure) -> ResolvedType {
        guard let written = WrittenType(parsing: expression.trimmedDescription) else {
            throw .unknown(.form("'\(expression.trimmedDescription)'"))
        }
        return try type(written: written, at: context.place(of: expression))
    }

    // MARK: Several declarations

    /// The one type that all declarations of a name have.
    func one<Candidate>(
        _ name: String, _ candidates: [Candidate], _ type: (Candidate) throws(TypeFailure) -> ResolvedType
    ) throws(TypeFailure) -> ResolvedType {
        guard let first = candidates.first else { throw .unknown(.undeclared(name)) }
        let found = try type(first)
        for candidate in candidates.dropFirst() {
            guard try type(candidate) == found else { throw .ambiguous(name) }
        }
        return found
    }
}

extension ResolvedType {
    /// The type with Foundation's other names for `Double` replaced.
    var withSystemAliases: ResolvedType {
        switch self {
        case .external("TimeInterval", []), .external("CLLocationDegrees", []), .external("CLLocationDistance", []):
            return .double
        case .external(let name, let arguments): return .external(name, arguments.map(\.withSystemAliases))
        case .declared(let type, let arguments): return .declared(type, arguments.map(\.withSystemAliases))
        case .optional(let wrapped): return .optional(wrapped.withSystemAliases)
        case .array(let element): return .array(element.withSystemAliases)
        case .dictionary(let key, let value):
            return .dictionary(key: key.withSystemAliases, value: value.withSystemAliases)
        case .tuple(let elements):
            return .tuple(elements.map { TupleElement(label: $0.label, type: $0.type.withSystemAliases) })
        case .function(let parameters, let result):
            return .function(parameters: parameters.map(\.withSystemAliases), result: result.withSystemAliases)
        default: return self
        }
    }
}
