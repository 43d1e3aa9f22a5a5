/// The version of a system as far as availability is concerned: major and minor.
public struct SystemVersion: Comparable, Hashable, Sendable, CustomStringConvertible {
    public let major: Int
    public let minor: Int

    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// Reads `16`, `16.4`, `16.4.1` (the patch is dropped), and the manifest spellings `v16`,
    /// `.v16`, `.v10_15`. Surrounding spaces are allowed. Anything else is nil.
    public init?(_ text: String) {
        var digits = Substring(text).drop(while: { $0 == " " || $0 == "\t" })
        while let last = digits.last, last == " " || last == "\t" { digits.removeLast() }
        if digits.hasPrefix(".v") { digits = digits.dropFirst() }
        if digits.hasPrefix("v") { digits = digits.dropFirst() }
        let parts = digits.split(separator: digits.contains("_") ? "_" : ".", omittingEmptySubsequences: false)
        guard parts.count <= 3, parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) else {
            return nil
        }
        let numbers = parts.compactMap { Int($0) }
        guard numbers.count == parts.count, let major = numbers.first else { return nil }
        self.init(major, numbers.count > 1 ? numbers[1] : 0)
    }

    public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }

    /// `16.0`
    public var description: String { "\(major).\(minor)" }
}
