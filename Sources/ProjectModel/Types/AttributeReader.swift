import SwiftSyntax

/// Reads the attributes of a declaration, those inside `#if` too.
enum AttributeReader {
    static func attributes(of list: AttributeListSyntax) -> [AttributeFacts] {
        list.flatMap { element -> [AttributeFacts] in
            if let attribute = element.as(AttributeSyntax.self) { return [facts(of: attribute)] }
            guard let config = element.as(IfConfigDeclSyntax.self) else { return [] }
            return config.clauses.flatMap { clause -> [AttributeFacts] in
                guard case .attributes(let inner) = clause.elements else { return [] }
                return attributes(of: inner)
            }
        }
    }

    private static func facts(of attribute: AttributeSyntax) -> AttributeFacts {
        let start = attribute.positionAfterSkippingLeadingTrivia.utf8Offset
        return AttributeFacts(
            name: WrittenType(attribute.attributeName).lastName ?? attribute.attributeName.trimmedDescription,
            arguments: attribute.leftParen == nil ? nil : attribute.arguments?.trimmedDescription ?? "",
            range: start..<start + attribute.trimmedByteCount + attribute.trailingTrivia.horizontalByteCount)
    }
}

extension AttributeSyntax {
    fileprivate var trimmedByteCount: Int {
        endPositionBeforeTrailingTrivia.utf8Offset - positionAfterSkippingLeadingTrivia.utf8Offset
    }
}

extension Trivia {
    /// The length of the spaces and tabs at its beginning, in bytes.
    var horizontalByteCount: Int {
        var count = 0
        for piece in self {
            switch piece {
            case .spaces(let number), .tabs(let number): count += number
            default: return count
            }
        }
        return count
    }
}

/// The modifiers of a declaration.
struct ModifierReader {
    let facts: [ModifierFacts]

    init(_ list: DeclModifierListSyntax) {
        facts = list.map { modifier in
            let start = modifier.positionAfterSkippingLeadingTrivia.utf8Offset
            let end = modifier.endPositionBeforeTrailingTrivia.utf8Offset
            return ModifierFacts(
                name: modifier.name.text, detail: modifier.detail?.detail.text,
                range: start..<end + modifier.trailingTrivia.horizontalByteCount)
        }
    }

    /// What a modifier says about who sees the declaration; nil where none does.
    var access: AccessLevel? {
        facts.lazy.filter { $0.detail == nil }.compactMap { AccessLevel(modifier: $0.name) }.first
    }

    var setterAccess: AccessLevel? {
        facts.lazy.filter { $0.detail == "set" }.compactMap { AccessLevel(modifier: $0.name) }.first
    }

    func has(_ name: String) -> Bool { facts.contains { $0.name == name && $0.detail == nil } }

    var isStatic: Bool { has("static") || has("class") }
}
