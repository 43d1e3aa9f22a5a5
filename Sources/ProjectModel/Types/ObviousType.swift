import SwiftSyntax

/// The type of a default value whose form alone tells it.
enum ObviousType {
    /// Of literals, initialiser calls (`Store()`, `[Int]()`, `Outer.Inner(x)`), and arrays of them; nil for others.
    static func type(of expression: ExprSyntax) -> WrittenType? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr: return WrittenType(name: "Int")
        case .floatLiteralExpr: return WrittenType(name: "Double")
        case .stringLiteralExpr: return WrittenType(name: "String")
        case .booleanLiteralExpr: return WrittenType(name: "Bool")
        case .prefixOperatorExpr(let prefix) where prefix.operator.text == "-":
            guard let type = type(of: prefix.expression), type.name == "Int" || type.name == "Double" else {
                return nil
            }
            return type
        case .memberAccessExpr(let member) where member.declName.baseName.text == "uuidString":
            // What models give their ids.
            return member.base.flatMap(type)?.name == "UUID" ? WrittenType(name: "String") : nil
        case .functionCallExpr(let call): return constructed(by: call.calledExpression)
        case .arrayExpr(let array):
            let types = Set(array.elements.map { type(of: $0.expression) })
            guard types.count == 1, case .some(.some(let element)) = types.first else { return nil }
            return WrittenType(text: "[\(element.text)]", form: .array(element))
        default: return nil
        }
    }

    private static func constructed(by callee: ExprSyntax) -> WrittenType? {
        if let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.tokenKind == .keyword(.`init`)
        {
            return member.base.flatMap(constructed)
        }
        let source = callee.trimmedDescription
        let isName = callee.is(DeclReferenceExprSyntax.self) || callee.is(MemberAccessExprSyntax.self)
        if isName || callee.is(GenericSpecializationExprSyntax.self) {
            let name = source.prefix { $0 != "<" }
            let parts = name.split(separator: ".", omittingEmptySubsequences: false)
            guard parts.allSatisfy({ $0.first?.isUppercase == true }) else { return nil }
        } else if !callee.is(ArrayExprSyntax.self), !callee.is(DictionaryExprSyntax.self) {
            return nil
        }
        return WrittenType(parsing: source)
    }
}
