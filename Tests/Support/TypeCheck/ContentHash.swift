/// A name for contents: the same for the same parts in the same order, on every machine and in every run (FNV-1a).
struct ContentHash: CustomStringConvertible {
    private var value: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

    init(_ parts: String...) {
        for part in parts { add(part) }
    }

    mutating func add(_ part: String) {
        for byte in part.utf8 { mix(byte) }
        // No byte of UTF-8: two parts are never taken for one.
        mix(0xFF)
    }

    private mutating func mix(_ byte: UInt8) {
        value = (value ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013b
    }

    var description: String {
        let digits = String(value, radix: 36)
        return String(repeating: "0", count: 25 - digits.count) + digits
    }
}
