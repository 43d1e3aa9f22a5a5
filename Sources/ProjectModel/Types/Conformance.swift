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
    /// They will when each of these types gets the protocol in its inheritance clause: never empty, in ascending order of
    /// file and offset. All are of modules of the place that asks.
    case derivable([TypeFacts])
    /// They don't, and Swift can't derive it: what stands in the way, as the end of a sentence that begins with
    /// `because`: "`Recipe.photo` is an `Image`".
    case no(because: String)
    /// A type that nothing is known about, by its name.
    case unknown(String)
}

/// Whether a copy of a value can differ from its original later.
public enum Stability: Hashable, Sendable {
    case stable
    /// What can change: "`Recipe.title` is a `var`".
    case changeable(String)
    /// A type that nothing is known about, by its name.
    case unknown(String)
}
