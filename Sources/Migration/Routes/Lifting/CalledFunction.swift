import ProjectModel
import SwiftSyntax

/// The initialiser or function of the project that a call means.
struct CalledFunction {
    /// Those of the type that fit, or the functions: all with the same parameters' names.
    let parameters: [ParameterFacts]
    /// Of an initialiser: the type, and those of its initialisers that fit.
    let type: DeclaredType?
    let initializers: [InitializerFacts]
    private let match: ArgumentMatch
    /// Where the parameters are written.
    private let place: TypePlace

    init?(of call: FunctionCallExprSyntax, _ context: ExpressionContext) {
        if let type = call.constructedType(context) {
            let fitting = context.index.initializers(of: type).compactMap { initializer in
                ArgumentMatch(call, to: initializer.parameters).map { (initializer, $0) }
            }
            guard let (first, match) = fitting.first else { return nil }
            self.type = type
            initializers = fitting.map(\.0)
            parameters = first.parameters
            place = first.place
            self.match = match
        } else if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
            let functions = context.index.globals(named: reference.baseName.text, from: context.file).functions
            let fitting = functions.firstResult { function in
                ArgumentMatch(call, to: function.parameters).map { (function, $0) }
            }
            guard let (first, match) = fitting else { return nil }
            type = nil
            initializers = []
            parameters = first.parameters
            place = first.place
            self.match = match
        } else {
            return nil
        }
    }

    func parameter(of argument: some SyntaxProtocol) -> ParameterFacts? {
        match.position(of: argument).map { parameters[$0] }
    }

    /// The type of what a parameter is given, where only that one fits: it is the argument's, whatever is known of it.
    func type(of parameter: ParameterFacts, in index: DeclarationIndex) -> ResolvedType? {
        guard initializers.count <= 1, !parameter.isVariadic, !parameter.isAutoclosure else { return nil }
        let type = index.resolve(parameter.type, at: place)
        return type.isPlain(in: index) ? type : nil
    }
}

extension FunctionCallExprSyntax {
    /// The type of the project that the call makes a value of.
    func constructedType(_ context: ExpressionContext) -> DeclaredType? {
        guard let name = calledExpression.typeName,
            case .one(let type) = context.index.lookUp(name, at: context.place(of: self))
        else { return nil }
        return type
    }
}

extension ExprSyntax {
    /// `Outer.Inner` of `Outer.Inner`, `Outer.Inner<T>`, `Outer.Inner.init`; nil where it isn't a type's name.
    var typeName: String? {
        if let specialised = self.as(GenericSpecializationExprSyntax.self) { return specialised.expression.typeName }
        if let member = self.as(MemberAccessExprSyntax.self) {
            guard let base = member.base?.typeName else { return nil }
            let name = member.declName.baseName.text
            if name == "init" { return base }
            return name.first?.isUppercase == true ? "\(base).\(name)" : nil
        }
        guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true else {
            return nil
        }
        return name
    }
}
