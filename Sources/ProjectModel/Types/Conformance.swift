import SourceEditing

/// A protocol of the language that Swift can derive for structs and enums.
public enum Conformance: String, Sendable, CaseIterable {
    case equatable = "Equatable"
    case hashable = "Hashable"
    case codable = "Codable"
    case identifiable = "Identifiable"
}

/// Whether values of a type conform to a protocol.
public enum ConformanceAnswer: Sendable {
    /// They do.
    case yes
    /// They will when each of these types gets the protocol in its inheritance clause: never empty, in ascending order
    /// of file and offset.
    case derivable([Derivation])
    /// They don't, and Swift can't derive it. The text is the end of a sentence that begins with `because`:
    /// "'Recipe.photo' is of type 'Image', which isn't Hashable".
    case no(because: String)
    /// A type that nothing is known about, by its name.
    case unknown(String)
}

/// A protocol that a type of the project gets written.
public struct Derivation: Sendable {
    public let facts: TypeFacts
    /// `Hashable`; `Encodable` for `Codable` where the type is `Decodable` already.
    public let conformance: String

    /// To be made in `facts.type.file`.
    public var edit: TextEdit { facts.declaration.edit(adding: conformance) }
}

/// Whether a copy of a value can differ from its original later.
public enum Stability: Hashable, Sendable {
    case stable
    /// What can change: "'Recipe.title' is a 'var'".
    case changeable(String)
    /// A type that nothing is known about, by its name.
    case unknown(String)
}
