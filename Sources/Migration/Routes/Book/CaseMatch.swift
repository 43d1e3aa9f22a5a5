import ProjectModel

/// A link's destination, to be compared with cases.
struct WantedScreen {
    let destination: LiftedDestination
    let tokens: [CodeToken<Mark>]

    enum Mark: Hashable, Sendable {
        case payload(Int)
        case constant(ConstantArgument)
        case hoisted(HoistedValue)
    }

    init(_ destination: LiftedDestination) {
        self.destination = destination
        tokens =
            CodeTokens<Mark>(
                destination.template.map { piece in
                    switch piece {
                    case .code(let code): .code(code)
                    case .payload(let index): .value(.payload(index))
                    case .constant(let constant): .value(.constant(constant))
                    case .hoisted(let index): .value(.hoisted(destination.hoisted[index]))
                    }
                }
            ).tokens
    }
}

/// Compares a link's destination with an existing case.
struct CaseMatch {
    private let existing: ExistingCase
    private let wanted: WantedScreen
    private let hoisted: [HoistedKey: String]
    /// What the link says, by the associated value.
    private var expressions: [Int: Expression] = [:]

    private enum Expression: Equatable {
        case payload(Int)
        case constant(String)
    }

    /// What a link has to write for each associated value; nil where the case shows something else.
    static func expressions(
        _ wanted: WantedScreen, _ existing: ExistingCase, hoisted: [HoistedKey: String]
    ) -> [String]? {
        let condition = existing.condition?.withoutBlanks
        guard condition == nil || condition == wanted.destination.condition?.withoutBlanks else { return nil }
        for code in existing.codes {
            var match = CaseMatch(existing: existing, wanted: wanted, hoisted: hoisted)
            if match.matches(code), let expressions = match.result { return expressions }
        }
        return nil
    }

    private init(existing: ExistingCase, wanted: WantedScreen, hoisted: [HoistedKey: String]) {
        self.existing = existing
        self.wanted = wanted
        self.hoisted = hoisted
    }

    private var result: [String]? {
        let found = existing.values.indices.compactMap { expressions[$0] }
        guard found.count == existing.values.count else { return nil }
        return found.map { expression in
            switch expression {
            case .payload(let index): wanted.destination.payload[index].expression
            case .constant(let code): code
            }
        }
    }

    private mutating func matches(_ code: [CodeToken<ExistingCase.Mark>]) -> Bool {
        var rest = code[...]
        for token in wanted.tokens {
            switch token {
            case .text:
                guard rest.first == token.withoutMark() else { return false }
                rest.removeFirst()
            case .value(.payload(let index)):
                guard takePayload(index, from: &rest) else { return false }
            case .value(.hoisted(let value)):
                guard let name = hoisted[HoistedKey(value)], rest.popFirst() == .value(.property(name)) else {
                    return false
                }
            case .value(.constant(let constant)):
                guard takeConstant(constant, from: &rest) else { return false }
            }
        }
        return rest.isEmpty
    }

    private mutating func takePayload(_ index: Int, from rest: inout ArraySlice<CodeToken<ExistingCase.Mark>>) -> Bool {
        guard case .value(.value(let number))? = rest.popFirst() else { return false }
        let (part, value) = (wanted.destination.payload[index], existing.values[number])
        guard part.type == value.type, part.isShared == value.isShared else { return false }
        if part.isShared {
            guard rest.popFirst() == .text("."), rest.popFirst() == .text("object") else { return false }
        }
        return set(.payload(index), number)
    }

    private mutating func takeConstant(
        _ constant: ConstantArgument, from rest: inout ArraySlice<CodeToken<ExistingCase.Mark>>
    ) -> Bool {
        if case .value(.value(let number))? = rest.first {
            rest.removeFirst()
            let value = existing.values[number]
            return value.type == constant.type && !value.isShared && set(.constant(constant.code), number)
        }
        for token in constant.tokens { guard rest.popFirst() == .text(token) else { return false } }
        return true
    }

    /// Whether the associated value can be this at all of its places.
    private mutating func set(_ expression: Expression, _ number: Int) -> Bool {
        if let known = expressions[number] { return known == expression }
        expressions[number] = expression
        return true
    }
}

extension CodeToken {
    fileprivate func withoutMark<Other>() -> CodeToken<Other>? {
        if case .text(let text) = self { return .text(text) }
        return nil
    }
}
