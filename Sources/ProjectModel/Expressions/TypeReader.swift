import SwiftSyntax

/// Finds the types of expressions of one file, step by step through declarations.
///
/// Every step to another expression goes to a copy that may take fewer steps, so that what leads back to itself ends.
struct TypeReader {
    let context: ExpressionContext
    /// How many more steps may follow.
    private let steps: Int
    private let work: Work

    /// What was found out for one question.
    private final class Work {
        /// How many more expressions may be looked at.
        var left = 3_000
        var known: [Key: ResolvedType] = [:]

        struct Key: Hashable {
            let expression: SyntaxIdentifier
            let expected: ResolvedType?
        }
    }

    init(_ context: ExpressionContext) {
        self.init(context, steps: 60, Work())
    }

    private init(_ context: ExpressionContext, steps: Int, _ work: Work) {
        self.context = context
        self.steps = steps
        self.work = work
    }

    /// The reader for an expression of another file.
    func moved(to context: ExpressionContext) -> TypeReader {
        TypeReader(context, steps: steps, work)
    }

    /// - Parameter expected: the type that the place asks for, which gives `.name` and literals theirs.
    func type(of expression: ExprSyntax, expecting expected: ResolvedType? = nil) throws(TypeFailure) -> ResolvedType {
        let key = Work.Key(expression: expression.id, expected: expected)
        if let known = work.known[key] { return known }
        guard steps > 0, work.left > 0 else { throw .unknown(.tooDeep) }
        work.left -= 1
        let type = try TypeReader(context, steps: steps - 1, work).read(expression, expecting: expected)
        work.known[key] = type
        return type
    }

    private func read(_ expression: ExprSyntax, expecting expected: ResolvedType?) throws(TypeFailure) -> ResolvedType {
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let reference): return try type(of: reference)
        case .memberAccessExpr(let member): return try type(of: member, expecting: expected)
        case .functionCallExpr(let call): return try type(of: call, expecting: expected)
        case .subscriptCallExpr(let call): return try type(of: call)
        case .sequenceExpr(let sequence): return try type(of: sequence, expecting: expected)
        case .optionalChainingExpr(let chain):
            // `a?` as the base of `a?.b`: the value inside; the chain as a whole makes it optional again.
            let optional = try type(of: chain.expression)
            guard let wrapped = optional.wrapped else { throw .unknown(.operation("?")) }
            return wrapped
        case .forceUnwrapExpr(let forced):
            let optional = try type(of: forced.expression, expecting: expected.map { .optional($0) })
            guard let wrapped = optional.wrapped else { throw .unknown(.operation("!")) }
            return ExprSyntax(forced).endsOptionalChain ? wrapped.flattenedOptional : wrapped
        case .tryExpr(let marked):
            let type = try type(of: marked.expression, expecting: expected)
            return marked.questionOrExclamationMark?.text == "?" ? type.flattenedOptional : type
        case .awaitExpr(let marked): return try type(of: marked.expression, expecting: expected)
        case .inOutExpr(let marked): return try type(of: marked.expression, expecting: expected)
        case .prefixOperatorExpr(let signed): return try type(of: signed, expecting: expected)
        case .postfixOperatorExpr(let signed):
            guard signed.operator.text == "..." else { throw .unknown(.operation(signed.operator.text)) }
            return .external("PartialRangeFrom", [try type(of: signed.expression)])
        case .tupleExpr(let tuple): return try type(of: tuple, expecting: expected)
        case .genericSpecializationExpr, .typeExpr: return .metatype(try type(naming: expression))
        case .superExpr: throw .unknown(.form("'super'"))
        default: return try literal(expression, expecting: expected)
        }
    }

    private func literal(_ expression: ExprSyntax, expecting expected: ResolvedType?) throws(TypeFailure)
        -> ResolvedType
    {
        let wanted = expected?.wrapped ?? expected
        switch expression.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr, .floatLiteralExpr:
            let literal = expression.numberLiteral ?? .int
            guard let wanted else { return literal }
            guard wanted.isNumeric, !(literal == .double && wanted.isInteger) else {
                throw .unknown(.form("a literal"))
            }
            return wanted
        case .stringLiteralExpr, .simpleStringLiteralExpr:
            guard let wanted else { return .string }
            guard Self.ofText.contains(wanted) else { throw .unknown(.form("a literal")) }
            return wanted
        case .booleanLiteralExpr: return .bool
        case .nilLiteralExpr:
            guard let expected, expected.wrapped != nil else { throw .unknown(.form("nil")) }
            return expected
        case .arrayExpr(let array): return try type(of: array, expecting: wanted)
        case .dictionaryExpr(let dictionary): return try type(of: dictionary, expecting: wanted)
        case .ifExpr(let condition): return try type(of: condition, expecting: expected)
        case .closureExpr: throw .unknown(.form("a closure"))
        case .keyPathExpr: throw .unknown(.form("a key path"))
        case .macroExpansionExpr: throw .unknown(.form("a macro"))
        case .switchExpr: throw .unknown(.form("a switch"))
        default: throw .unknown(.form("'\(expression.trimmedDescription)'"))
        }
    }

    /// What text written out can be.
    private static let ofText: Set<ResolvedType> = [
        .string, .external("LocalizedStringKey", []), .external("Substring", []), .external("Character", []),
    ]

    private func type(
        of signed: PrefixOperatorExprSyntax, expecting expected: ResolvedType?
    ) throws(TypeFailure) -> ResolvedType {
        switch signed.operator.text {
        case "!": return .bool
        case "-", "+", "~":
            let type = try type(of: signed.expression, expecting: expected)
            guard type.isNumeric else { throw .unknown(.operation(signed.operator.text)) }
            return type
        case "..<": return .external("PartialRangeUpTo", [try type(of: signed.expression)])
        case "...": return .external("PartialRangeThrough", [try type(of: signed.expression)])
        default: throw .unknown(.operation(signed.operator.text))
        }
    }

    private func type(of tuple: TupleExprSyntax, expecting expected: ResolvedType?) throws(TypeFailure) -> ResolvedType
    {
        if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
            return try type(of: only.expression, expecting: expected)
        }
        var elements: [ResolvedType.TupleElement] = []
        for element in tuple.elements {
            let type = try type(of: element.expression)
            elements.append(ResolvedType.TupleElement(label: element.label?.unquotedText, type: type))
        }
        return .tuple(elements)
    }

    private func type(of array: ArrayExprSyntax, expecting expected: ResolvedType?) throws(TypeFailure) -> ResolvedType
    {
        // `[Foo]()` is a call of a type.
        if array.parent?.is(FunctionCallExprSyntax.self) == true, let type = try? type(naming: ExprSyntax(array)) {
            return .metatype(type)
        }
        var wanted: ResolvedType?
        if case .array(let element)? = expected { wanted = element }
        if case .external("Set", let arguments)? = expected { wanted = arguments.first }
        guard !array.elements.isEmpty else {
            guard let expected, wanted != nil else { throw .unknown(.form("an empty literal")) }
            return expected
        }
        let element = try joined(array.elements.map { .operand($0.expression) }, expecting: wanted)
        if let expected, wanted != nil { return expected }
        return .array(element)
    }

    private func type(
        of dictionary: DictionaryExprSyntax, expecting expected: ResolvedType?
    ) throws(TypeFailure) -> ResolvedType {
        if dictionary.parent?.is(FunctionCallExprSyntax.self) == true,
            let type = try? type(naming: ExprSyntax(dictionary))
        {
            return .metatype(type)
        }
        guard case .elements(let elements) = dictionary.content else {
            guard case .dictionary? = expected, let expected else { throw .unknown(.form("an empty literal")) }
            return expected
        }
        if case .dictionary? = expected, let expected { return expected }
        let key = try joined(elements.map { .operand($0.key) }, expecting: nil)
        let value = try joined(elements.map { .operand($0.value) }, expecting: nil)
        return .dictionary(key: key, value: value)
    }

    /// `if a { x } else { y }` as a value: each branch one expression.
    private func type(of condition: IfExprSyntax, expecting expected: ResolvedType?) throws(TypeFailure) -> ResolvedType
    {
        var branches: [FoldedExpression] = []
        var current: IfExprSyntax? = condition
        while let branch = current {
            current = nil
            guard let value = branch.body.statements.onlyExpression else { throw .unknown(.form("an if")) }
            branches.append(.operand(value))
            if let next = branch.elseBody?.as(IfExprSyntax.self) {
                current = next
            } else if let value = branch.elseBody?.as(CodeBlockSyntax.self)?.statements.onlyExpression {
                branches.append(.operand(value))
            } else {
                throw .unknown(.form("an if"))
            }
        }
        return try joined(branches, expecting: expected)
    }
}

extension CodeBlockItemListSyntax {
    /// The one expression that a body is, with `return` or without.
    package var onlyExpression: ExprSyntax? {
        guard count == 1, let item = first?.item else { return nil }
        return item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression
            ?? item.as(ExpressionStmtSyntax.self)?.expression
    }
}
