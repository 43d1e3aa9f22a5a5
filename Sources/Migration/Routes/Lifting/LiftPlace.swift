import ProjectModel
import SwiftSyntax

/// What the place of an expression in a destination says about it.
struct LiftPlace {
    /// The label that it gets as payload; nil: its own last name.
    var label: String?
    /// The label of the argument around the call that it belongs to.
    var outerLabel: String?
    /// It is shown, and no value.
    var isView = false
    /// It is a statement of the destination itself: in the template, one of a `switch` in a view's body.
    var isContent = false
    /// It decides what is shown.
    var isCondition = false
    /// It runs when something happens, not when the screen is made: the text of that closure.
    var action: String?
    /// The parameter that it is given to belongs to the project: its type is known.
    var isTyped = false
    /// That type, where a value of it is meant and not of any type that fits: no protocol, no generic parameter.
    var type: ResolvedType?
    /// The screen only begins with the value.
    var onlySeeds = false

    static let content = LiftPlace(isView: true, isContent: true)

    /// The place of a part of the expression, which has no label of its own.
    var part: LiftPlace {
        LiftPlace(outerLabel: label ?? outerLabel, action: action)
    }
}

extension ExprSyntax {
    /// The name that says best what a value is: `title` of `item.title`, `count` of `items.count + 1`.
    var valueName: String {
        switch self.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let reference):
            let name = reference.baseName.text.drop { $0 == "$" || $0 == "_" || $0 == "`" }
            return Self.asValue(String(name.prefix { $0 != "`" }))
        case .memberAccessExpr(let member):
            let name = member.declName.baseName.text
            if let base = member.base, Self.saysNothing.contains(name) { return base.valueName }
            return Self.asValue(name)
        case .functionCallExpr(let call):
            if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
                Self.keepsMeaning.contains(member.declName.baseName.text)
            {
                return base.valueName
            }
            return call.calledExpression.valueName
        case .subscriptCallExpr(let call): return call.calledExpression.valueName
        case .optionalChainingExpr(let marked): return marked.expression.valueName
        case .forceUnwrapExpr(let marked): return marked.expression.valueName
        case .tryExpr(let marked): return marked.expression.valueName
        case .awaitExpr(let marked): return marked.expression.valueName
        case .prefixOperatorExpr(let marked): return marked.expression.valueName
        case .tupleExpr(let tuple): return tuple.elements.first?.expression.valueName ?? "value"
        case .sequenceExpr(let sequence): return sequence.elements.first?.valueName ?? "value"
        default: return "value"
        }
    }

    private static let saysNothing: Set<String> = [
        "wrappedValue", "projectedValue", "self", "init", "unsafelyUnwrapped",
    ]

    /// Functions whose result is the same thing in another order, or a part of it.
    private static let keepsMeaning: Set<String> = [
        "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "uppercased",
        "lowercased", "trimmingCharacters",
    ]

    private static func asValue(_ name: String) -> String {
        guard let first = name.first, first.isLetter, name != "self", name != "Self" else { return "value" }
        return first.isUppercase ? name.first!.lowercased() + name.dropFirst() : name
    }

    /// On one line, and short enough for a message.
    var shortText: String {
        let line = trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count <= 60 ? line : line.prefix(57) + "..."
    }
}
