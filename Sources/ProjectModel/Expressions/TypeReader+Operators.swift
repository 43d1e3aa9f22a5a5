import SwiftSyntax

extension TypeReader {
    func type(of sequence: SequenceExprSyntax, expecting expected: ResolvedType?) throws(TypeFailure) -> ResolvedType {
        guard let folded = FoldedExpression(sequence) else {
            let custom = sequence.elements.lazy.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }.first
            throw .unknown(.operation(custom ?? "="))
        }
        return try type(of: folded, expecting: expected)
    }

    private func type(of folded: FoldedExpression, expecting expected: ResolvedType?) throws(TypeFailure)
        -> ResolvedType
    {
        switch folded {
        case .operand(let operand): return try type(of: operand, expecting: expected)
        case .typeCheck: return .bool
        case .assignment: return .void
        case .cast(_, let mark, let syntax):
            let target = try type(written: syntax)
            return mark == "?" ? .optional(target) : target
        case .ternary(let first, let second):
            return try joined([.operand(first), second], expecting: expected)
        case .binary(let left, let sign, let right):
            return try type(of: sign, left, right, expecting: expected)
        }
    }

    private func type(
        of sign: String, _ left: FoldedExpression, _ right: FoldedExpression, expecting expected: ResolvedType?
    ) throws(TypeFailure) -> ResolvedType {
        switch sign {
        case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", "&&", "||":
            return .bool
        case "..<", "...":
            let bound = try joined([left, right], expecting: nil)
            return .external(sign == "..." ? "ClosedRange" : "Range", [bound])
        case "??":
            let optional = try type(of: left, expecting: expected.map { .optional($0) })
            guard let wrapped = optional.wrapped else { return optional }
            // `a ?? b` with an optional `b` stays optional.
            if case .operand(let fallback) = right, fallback.is(NilLiteralExprSyntax.self) { return optional }
            if let other = try? type(of: right, expecting: wrapped), other == optional { return optional }
            return wrapped
        case "+", "-", "*", "/", "%", "&+", "&-", "&*":
            let operands = try joined([left, right], expecting: expected)
            let isConcatenation = sign == "+" && (operands == .string || operands.isRandomAccess)
            if operands.isNumeric || isConcatenation { return operands }
            throw .unknown(.operation(sign))
        default:
            let operands = try joined([left, right], expecting: expected)
            if operands.isInteger || operands == .external("CGFloat", []) { return operands }
            throw .unknown(.operation(sign))
        }
    }

    /// The one type that all operands have. Numbers written out, `nil` and `.name` among them take the type of the
    /// others where they can.
    func joined(_ operands: [FoldedExpression], expecting expected: ResolvedType?) throws(TypeFailure) -> ResolvedType {
        var literals: [ResolvedType] = []
        var implicit: [ExprSyntax] = []
        var found: ResolvedType?
        var hasNil = false
        for folded in operands {
            if case .operand(let operand) = folded {
                if operand.is(NilLiteralExprSyntax.self) {
                    hasNil = true
                    continue
                }
                if let literal = operand.numberLiteral {
                    literals.append(literal)
                    continue
                }
                if operand.isImplicitMember {
                    implicit.append(operand)
                    continue
                }
            }
            let type = try type(of: folded, expecting: expected ?? found)
            if let known = found, known != type {
                if known.wrapped == type { continue }
                guard type.wrapped == known else { throw .unknown(.mixed) }
            }
            found = type
        }
        for operand in implicit {
            let type = try type(of: operand, expecting: expected ?? found)
            if let known = found, known != type, known.wrapped != type { throw .unknown(.mixed) }
            found = found ?? type
        }
        let value = try joined(found, with: literals, expecting: expected)
        return hasNil ? value.flattenedOptional : value
    }

    private func joined(
        _ found: ResolvedType?, with literals: [ResolvedType], expecting expected: ResolvedType?
    ) throws(TypeFailure) -> ResolvedType {
        guard !literals.isEmpty else {
            guard let found = found ?? expected else { throw .unknown(.form("nil")) }
            return found
        }
        let hasFraction = literals.contains(.double)
        guard let known = found ?? expected else { return hasFraction ? .double : .int }
        let number = known.wrapped ?? known
        guard number.isNumeric, !(hasFraction && number.isInteger) else { throw .unknown(.mixed) }
        return known
    }
}

extension ExprSyntax {
    /// `Int` or `Double` of a number written out, with or without sign; nil for anything else.
    var numberLiteral: ResolvedType? {
        if self.is(IntegerLiteralExprSyntax.self) { return .int }
        if self.is(FloatLiteralExprSyntax.self) { return .double }
        guard let signed = self.as(PrefixOperatorExprSyntax.self), signed.operator.text == "-" else { return nil }
        return signed.expression.numberLiteral
    }

    /// Whether the chain begins with a dot: `.red`, `.make().scaled()`.
    var isImplicitMember: Bool {
        var current = self
        while true {
            if let call = current.as(FunctionCallExprSyntax.self) {
                current = call.calledExpression
            } else if let member = current.as(MemberAccessExprSyntax.self) {
                guard let base = member.base else { return true }
                current = base
            } else {
                return false
            }
        }
    }
}
