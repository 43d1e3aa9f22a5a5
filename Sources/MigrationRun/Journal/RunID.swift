/// Tells one run from all others: it is in the journal, and in the names of the hidden files that a run makes.
public struct RunID: Hashable, Sendable, Codable, CustomStringConvertible {
    public let description: String

    /// A new one.
    public init() {
        description = String(UInt64.random(in: .min ... .max), radix: 36)
    }

    public init(from decoder: any Decoder) throws {
        description = try decoder.singleValueContainer().decode(String.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
