import ProjectModel

/// Compares a link's destination with an existing case.
struct CaseMatch {
    private let existing: ExistingCase
    private let destination: LiftedDestination
    private let hoisted: [HoistedKey: String]
    /// What the link says, by the associated value.
    private var expressions: [Int: Expression] = [:]

    private enum Expression: Equatable {
        case payload(Int)
        case constant(String)
    }

    private enum Mark: Hashable {
        case payload(Int)
        case constant(ConstantArgument)
        case hoisted(HoistedValue)
    }

    /// What a link has to write for each associated value; nil where the case shows something else.
    static func expressions(
        _ destination: LiftedDestination, _ existing: ExistingCase, hoisted: [HoistedKey: String]
    ) -> [String]? {
        var match = CaseMatch(existing: existing, destination: destination, hoisted: hoisted)
        return match.matches() ? match.result : nil
    }

    private init(existing: ExistingCase, destination: LiftedDestination, hoisted: [HoistedKey: String]) {
        self.existing = existing
        self.destination = destination
        self.hoisted = hoisted
    }

    private var result: [String]? {
        let found = existing.values.indices.compactMap { expressions[$0] }
        guard found.count == existing.values.count else { return nil }
        return found.map { expression in
            switch expression {
            case .payload(let index): destination.payload[index].expression
            case .constant(let code): code
            }
        }
    }

    private mutating func matches() -> Bool {
        guard var rest = existing.code?[...], existing.condition?.withoutBlanks == destination.condition?.withoutBlanks
        else { return false }
        for token in wanted {
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

    private var wanted: [CodeToken<Mark>] {
        CodeTokens(
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

    private mutating func takePayload(_ index: Int, from rest: inout ArraySlice<CodeToken<ExistingCase.Mark>>) -> Bool {
        guard case .value(.value(let number))? = rest.popFirst() else { return false }
        let (part, value) = (destination.payload[index], existing.values[number])
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
