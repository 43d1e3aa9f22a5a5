import Foundation

/// JSON that is kept in files: readable, with keys in one order, so that only what changes differs.
public enum StableJSON {
    /// UTF-8 text with a line feed at the end.
    public static func bytes(of value: some Encodable) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(value)) + Array("\n".utf8)
    }
}
