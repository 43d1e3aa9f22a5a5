/// The text of a quoted string while its escapes are resolved.
///
/// Escapes are C's, three octal digits (read as the scalar of that number), and `\U` with four
/// hexadecimal digits, of which two can form a surrogate pair.
struct PropertyListText {
    private var bytes: [UInt8] = []
    private var highSurrogate: UInt16?

    mutating func append(_ plain: ArraySlice<UInt8>) {
        guard !plain.isEmpty else { return }
        endSurrogate()
        bytes.append(contentsOf: plain)
    }

    /// Takes the escape whose backslash stands before `offset`, and gives the offset behind it.
    mutating func appendEscape(in source: [UInt8], at offset: Int) -> Int {
        guard offset < source.count else { return offset }
        let byte = source[offset]
        if byte == UInt8(ascii: "U"),
            let unit = Self.number(in: source, at: offset + 1, digits: 4...4, radix: 16)
        {
            append(unit: UInt16(unit.value))
            return unit.end
        }
        endSurrogate()
        if let octal = Self.number(in: source, at: offset, digits: 1...3, radix: 8) {
            append(scalar: Unicode.Scalar(UInt32(octal.value)) ?? "\u{FFFD}")
            return octal.end
        }
        switch byte {
        case UInt8(ascii: "a"): bytes.append(0x07)
        case UInt8(ascii: "b"): bytes.append(0x08)
        case UInt8(ascii: "t"): bytes.append(0x09)
        case UInt8(ascii: "n"): bytes.append(0x0A)
        case UInt8(ascii: "v"): bytes.append(0x0B)
        case UInt8(ascii: "f"): bytes.append(0x0C)
        case UInt8(ascii: "r"): bytes.append(0x0D)
        default: bytes.append(byte)
        }
        return offset + 1
    }

    mutating func finished() -> String {
        endSurrogate()
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func append(unit: UInt16) {
        if let high = highSurrogate, UTF16.isTrailSurrogate(unit) {
            highSurrogate = nil
            append(scalar: UTF16.decode(UTF16.EncodedScalar([high, unit])))
        } else {
            endSurrogate()
            if UTF16.isLeadSurrogate(unit) {
                highSurrogate = unit
            } else {
                append(scalar: Unicode.Scalar(unit) ?? "\u{FFFD}")
            }
        }
    }

    private mutating func append(scalar: Unicode.Scalar) {
        bytes.append(contentsOf: Array(String(Character(scalar)).utf8))
    }

    /// Half a surrogate pair stands for nothing that can be written.
    private mutating func endSurrogate() {
        guard highSurrogate != nil else { return }
        highSurrogate = nil
        append(scalar: "\u{FFFD}")
    }

    private static func number(
        in source: [UInt8], at start: Int, digits: ClosedRange<Int>, radix: Int
    ) -> (value: Int, end: Int)? {
        var (value, end) = (0, start)
        while end < source.count, end - start < digits.upperBound,
            let digit = Character(Unicode.Scalar(source[end])).hexDigitValue, digit < radix
        {
            value = value * radix + digit
            end += 1
        }
        return end - start >= digits.lowerBound ? (value, end) : nil
    }
}
