import SwiftSyntax

/// Works out expressions of a `Package.swift` from their text: literals, constants of the file, `+`,
/// interpolation of constants, and the file's own one-expression functions and constants in extensions.
struct ManifestEvaluator {
    /// Values of the file's variables by name; of the package's properties by `package.targets` and so on.
    var variables: [String: ManifestValue] = [:]
    private var functions: [String: FunctionDeclSyntax] = [:]
    private var constants: [String: ExprSyntax] = [:]

    /// A manifest can double its values with each line, so the work is limited.
    private var steps = 100_000
    private static let longestText = 4_096
    private static let longestArray = 20_000
    private static let deepest = 40

    /// Takes note of a function that the file declares, at the top or in an extension.
    mutating func declare(_ function: FunctionDeclSyntax) {
        functions[function.name.text] = function
    }

    /// Takes note of the static constants that an extension declares.
    mutating func declare(_ variable: VariableDeclSyntax) {
        for binding in variable.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            if let value = binding.initializer?.value {
                constants[name] = value
            } else if case .getter(let body) = binding.accessorBlock?.accessors {
                constants[name] = Self.result(of: body)
            }
        }
    }

    mutating func value(of expression: ExprSyntax, depth: Int = 0) -> ManifestValue {
        let unreadable = ManifestValue.unreadable(offset: Self.offset(of: expression))
        steps -= 1
        guard steps > 0, depth < Self.deepest else { return unreadable }
        if let literal = expression.as(StringLiteralExprSyntax.self) {
            return text(of: literal, depth: depth).map { .string($0) } ?? unreadable
        }
        if let array = expression.as(ArrayExprSyntax.self) {
            return .array(array.elements.map { value(of: $0.expression, depth: depth + 1) })
        }
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            return variables[reference.baseName.text] ?? unreadable
        }
        if let access = expression.as(MemberAccessExprSyntax.self) {
            return member(access, depth: depth)
        }
        if let call = expression.as(FunctionCallExprSyntax.self) {
            return self.call(call, depth: depth) ?? unreadable
        }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            return sum(Array(sequence.elements)[...], depth: depth) ?? unreadable
        }
        if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
            return value(of: only.expression, depth: depth + 1)
        }
        return unreadable
    }

    static func offset(of node: some SyntaxProtocol) -> Int {
        node.positionAfterSkippingLeadingTrivia.utf8Offset
    }

    // MARK: - Strings and sums

    private mutating func text(of literal: StringLiteralExprSyntax, depth: Int) -> String? {
        if let plain = literal.representedLiteralValue { return plain }
        guard literal.openingPounds == nil, literal.openingQuote.tokenKind == .stringQuote else { return nil }
        var text = ""
        for segment in literal.segments {
            if let part = segment.as(StringSegmentSyntax.self) {
                guard !part.content.text.utf8.contains(UInt8(ascii: "\\")) else { return nil }
                text += part.content.text
            } else {
                guard let parts = segment.as(ExpressionSegmentSyntax.self)?.expressions, parts.count == 1,
                    let only = parts.first, only.label == nil,
                    let inner = value(of: only.expression, depth: depth + 1).string
                else { return nil }
                text += inner
            }
        }
        return text.utf8.count > Self.longestText ? nil : text
    }

    /// `a + b + c` of strings or of arrays, given as operands and operators in turn; nil where it is another
    /// operation.
    mutating func sum(_ elements: ArraySlice<ExprSyntax>, depth: Int = 0) -> ManifestValue? {
        var result: ManifestValue?
        for (index, element) in elements.enumerated() {
            if index.isMultiple(of: 2) {
                let next = value(of: element, depth: depth + 1)
                guard let known = result else {
                    result = next
                    continue
                }
                guard let added = Self.add(known, next) else { return nil }
                result = added
            } else if element.as(BinaryOperatorExprSyntax.self)?.operator.text != "+" {
                return nil
            }
        }
        return result
    }

    /// The sum of two values, or nil where they have none or it would be too long.
    static func add(_ left: ManifestValue, _ right: ManifestValue) -> ManifestValue? {
        switch (left, right) {
        case (.string(let first), .string(let second)):
            first.utf8.count + second.utf8.count > longestText ? nil : .string(first + second)
        case (.array(let first), .array(let second)):
            first.count + second.count > longestArray ? nil : .array(first + second)
        // What can be read of a sum of arrays counts; the rest is told as one element.
        case (.array(let first), .unreadable): first.count >= longestArray ? nil : .array(first + [right])
        case (.unreadable, .array(let second)): second.count >= longestArray ? nil : .array([left] + second)
        default: nil
        }
    }

    // MARK: - Members and calls

    private mutating func member(_ access: MemberAccessExprSyntax, depth: Int) -> ManifestValue {
        let name = access.declName.baseName.text
        if let base = access.base?.as(DeclReferenceExprSyntax.self),
            let known = variables["\(base.baseName.text).\(name)"]
        {
            return known
        }
        if let constant = constants[name] { return value(of: constant, depth: depth + 1) }
        return .member(name)
    }

    private mutating func call(_ call: FunctionCallExprSyntax, depth: Int) -> ManifestValue? {
        let name: String
        if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
            name = access.declName.baseName.text
            // `["A", "B"].map { … }` is no call of a member of the manifest's vocabulary.
            if let base = access.base, !base.is(DeclReferenceExprSyntax.self), !base.is(MemberAccessExprSyntax.self) {
                return nil
            }
        } else if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
            name = reference.baseName.text
        } else {
            return nil
        }
        guard call.trailingClosure == nil else { return nil }
        let arguments = call.arguments.map { argument in
            (label: argument.label?.text, value: value(of: argument.expression, depth: depth + 1))
        }
        if let function = functions[name],
            let result = result(of: function, arguments: arguments, depth: depth)
        {
            return result
        }
        return .call(ManifestCall(name: name, arguments: arguments, syntax: call))
    }

    /// What a function of the file gives for arguments, if its body is one expression.
    private mutating func result(
        of function: FunctionDeclSyntax, arguments: [(label: String?, value: ManifestValue)], depth: Int
    ) -> ManifestValue? {
        guard let body = function.body.flatMap({ Self.result(of: $0.statements) }) else { return nil }
        var locals = variables
        var rest = arguments[...]
        for parameter in function.signature.parameterClause.parameters {
            let label = parameter.firstName.tokenKind == .wildcard ? nil : parameter.firstName.text
            let name = (parameter.secondName ?? parameter.firstName).text
            if let argument = rest.first, argument.label == label {
                locals[name] = argument.value
                rest = rest.dropFirst()
            } else if let standard = parameter.defaultValue?.value {
                locals[name] = value(of: standard, depth: depth + 1)
            } else {
                return nil
            }
        }
        guard rest.isEmpty else { return nil }
        let outer = variables
        variables = locals
        defer { variables = outer }
        return value(of: body, depth: depth + 1)
    }

    /// The one expression that a body consists of.
    private static func result(of body: CodeBlockItemListSyntax) -> ExprSyntax? {
        guard let only = body.first, body.count == 1 else { return nil }
        if let statement = only.item.as(ReturnStmtSyntax.self) { return statement.expression }
        return only.item.as(ExprSyntax.self)
    }
}
