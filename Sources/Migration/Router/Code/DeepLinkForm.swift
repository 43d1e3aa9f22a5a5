import ProjectModel

/// How a value stands in a link.
enum DeepLinkForm: Sendable, Equatable {
    case text
    /// A type of the standard library that is read from a text: `Int`.
    case plain(String)
    /// `Double` or `Float`. What is no number isn't equal to itself, as what a path holds has to be.
    case number(String)
    case uuid
    case url
    case raw(RawEnum)

    /// An enum with raw values.
    struct RawEnum: Sendable, Equatable {
        /// As code of another file writes it.
        let type: String
        /// `String`, `Int` …
        let rawType: String
        /// A case with its raw value, where one is known.
        let sample: Sample?

        struct Sample: Sendable, Equatable {
            let name: String
            let value: String
        }
    }

    /// Nil where no link can hold such a value.
    init?(_ type: ResolvedType, in declarations: DeclarationIndex) {
        switch type {
        case .external("String", []): self = .text
        case .external("UUID", []): self = .uuid
        case .external("URL", []): self = .url
        case .external("TimeInterval", []): self = .number("Double")
        case .external(let name, []) where Self.numbers.contains(name): self = .number(name)
        case .external(let name, []) where Self.plain.contains(name): self = .plain(name)
        case .declared(let declaration, []) where declaration.kind == .enum:
            guard let facts = declarations.facts(of: declaration), let raw = RawEnum(facts) else { return nil }
            self = .raw(raw)
        default: return nil
        }
    }

    private static let numbers: Set<String> = ["Double", "Float"]
    private static let plain: Set<String> = integers.union(["Bool"])
    fileprivate static let integers: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ]

    /// The closure that makes the value of a text: `{ Int($0) }`.
    var reading: String {
        switch self {
        case .text: "{ $0 }"
        case .plain(let type): "{ \(type)($0) }"
        case .number(let type): "{ \(type)(finite: $0) }"
        case .uuid: "{ UUID(uuidString: $0) }"
        case .url: "{ URL(absolute: $0) }"
        case .raw(let raw) where raw.rawType == "String": "{ \(raw.type)(rawValue: $0) }"
        case .raw(let raw): "{ \(raw.rawType)($0).flatMap(\(raw.type).init(rawValue:)) }"
        }
    }
}

extension DeepLinkForm.RawEnum {
    /// Nil where the raw values are no texts and no integers, or the enum can't be seen from another file.
    fileprivate init?(_ facts: TypeFacts) {
        guard let rawType = facts.rawType?.lastName, rawType == "String" || DeepLinkForm.integers.contains(rawType),
            facts.access >= .internal, facts.genericParameters.isEmpty
        else { return nil }
        self.type = facts.path
        self.rawType = rawType
        sample = Self.sample(of: facts.cases, isText: rawType == "String")
    }

    private static func sample(of cases: [EnumCaseFacts], isText: Bool) -> Sample? {
        var next: Int? = 0
        for item in cases {
            // What comes behind a case that isn't always there has another number without it.
            guard item.condition == .always else { return nil }
            if isText {
                let value = item.rawText.map(plainText) ?? .some(item.name)
                if let value { return Sample(name: item.name, value: value) }
                continue
            }
            if let text = item.rawText { next = Int(text.filter { $0 != "_" }) }
            if let value = next { return Sample(name: item.name, value: String(value)) }
        }
        return nil
    }

    /// What a literal without escapes says.
    private static func plainText(_ literal: String) -> String? {
        guard literal.count >= 2, literal.first == "\"", literal.last == "\"" else { return nil }
        let text = String(literal.dropFirst().dropLast())
        return text.contains { $0 == "\\" || $0 == "\"" || $0.isNewline } || text.isEmpty ? nil : text
    }
}
