/// A hash that is the same on every machine, in every run and in every version.
///
/// Source: Fowler, Noll and Vo, FNV-1a in 64 bits.
public enum FNV1a {
    /// What a hash of nothing is.
    public static let start: UInt64 = 0xCBF2_9CE4_8422_2325

    @usableFromInline static let factor: UInt64 = 0x0000_0100_0000_01B3

    /// - Parameter start: the hash of what stands before the bytes.
    @inlinable
    public static func hash(_ bytes: some Sequence<UInt8>, from start: UInt64 = start) -> UInt64 {
        bytes.reduce(start) { ($0 ^ UInt64($1)) &* factor }
    }

    /// The hash of a text's UTF-8 bytes, as 16 hexadecimal digits.
    public static func digits(of text: String) -> String {
        let digits = String(hash(text.utf8), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
