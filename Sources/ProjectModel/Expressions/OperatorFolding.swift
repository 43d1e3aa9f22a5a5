import SwiftSyntax

/// An expression with its operators in their places.
///
/// Only the standard library's operators have one here: a sequence with any other can't be folded, since where it is
/// declared says how tightly it binds.
indirect enum FoldedExpression {
    case operand(ExprSyntax)
    case binary(FoldedExpression, String, FoldedExpression)
    /// `as`, `as?`, `as!` (the mark without `as`), with the type.
    case cast(FoldedExpression, mark: String, TypeSyntax)
    case typeCheck
    case ternary(ExprSyntax, FoldedExpression)
    case assignment

    /// Nil where an operator is not the standard library's.
    init?(_ sequence: SequenceExprSyntax) {
        var parser = Parser(elements: Array(sequence.elements))
        guard let folded = parser.expression(atLeast: 0), parser.isAtEnd else { return nil }
        self = folded
    }

    /// All the operands in it.
    var operands: [ExprSyntax] {
        switch self {
        case .operand(let operand): return [operand]
        case .binary(let left, _, let right): return left.operands + right.operands
        case .cast(let value, _, _): return value.operands
        case .ternary(let first, let second): return [first] + second.operands
        case .typeCheck, .assignment: return []
        }
    }
}

private struct Parser {
    let elements: [ExprSyntax]
    var position = 0

    var isAtEnd: Bool { position == elements.count }

    /// Reads operands joined by operators that bind at least as tightly as `precedence`.
    mutating func expression(atLeast precedence: Int) -> FoldedExpression? {
        guard position < elements.count else { return nil }
        var left = FoldedExpression.operand(elements[position])
        position += 1
        while position < elements.count {
            guard let found = Precedence(elements[position]) else { return nil }
            guard found.level >= precedence else { return left }
            let element = elements[position]
            position += 1
            guard let joined = join(left, element, found) else { return nil }
            left = joined
        }
        return left
    }

    private mutating func join(
        _ left: FoldedExpression, _ element: ExprSyntax, _ found: Precedence
    ) -> FoldedExpression? {
        if let cast = element.as(UnresolvedAsExprSyntax.self) {
            guard position < elements.count, let type = elements[position].as(TypeExprSyntax.self) else { return nil }
            position += 1
            return .cast(left, mark: cast.questionOrExclamationMark?.text ?? "", type.type)
        }
        if element.is(UnresolvedIsExprSyntax.self) {
            position += 1
            return .typeCheck
        }
        guard let right = expression(atLeast: found.isRightAssociative ? found.level : found.level + 1) else {
            return nil
        }
        if let ternary = element.as(UnresolvedTernaryExprSyntax.self) { return .ternary(ternary.thenExpression, right) }
        guard let token = element.as(BinaryOperatorExprSyntax.self), found.level > Precedence.assignment else {
            return .assignment
        }
        return .binary(left, token.operator.text, right)
    }
}

private struct Precedence {
    static let assignment = 1

    let level: Int
    var isRightAssociative: Bool { level <= 2 || level == Self.coalescing }

    private static let coalescing = 6

    init?(_ element: ExprSyntax) {
        if element.is(AssignmentExprSyntax.self) {
            level = Self.assignment
        } else if element.is(UnresolvedTernaryExprSyntax.self) {
            level = 2
        } else if element.is(UnresolvedAsExprSyntax.self) || element.is(UnresolvedIsExprSyntax.self) {
            level = 7
        } else if let token = element.as(BinaryOperatorExprSyntax.self), let known = Self.levels[token.operator.text] {
            level = known
        } else {
            return nil
        }
    }

    private static let levels: [String: Int] = [
        "+=": assignment, "-=": assignment, "*=": assignment, "/=": assignment, "%=": assignment, "|=": assignment,
        "&=": assignment, "^=": assignment, "||": 3, "&&": 4, "==": 5, "!=": 5, "<": 5, ">": 5, "<=": 5, ">=": 5,
        "===": 5, "!==": 5, "~=": 5, "??": coalescing, "...": 8, "..<": 8, "+": 9, "-": 9, "&+": 9, "&-": 9, "|": 9,
        "^": 9, "*": 10, "/": 10, "%": 10, "&*": 10, "&": 10, "<<": 11, ">>": 11,
    ]
}
