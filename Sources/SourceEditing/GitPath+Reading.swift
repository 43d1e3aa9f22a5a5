extension GitPath {
    /// The path that `text` stands for, if git (and `GitPath`) would write it just so; nil for everything else.
    ///
    /// - Parameters:
    ///   - text: a path with its prefix, quoted where that is needed.
    ///   - prefix: `a/` or `b/`.
    static func path(in text: String, prefix: String) -> String? {
        guard let plain = text.utf8.first == UInt8(ascii: "\"") ? unquoted(text) : text,
            plain.utf8.starts(with: prefix.utf8)
        else { return nil }
        let path = String(Substring(plain.utf8.dropFirst(prefix.utf8.count)))
        // Whatever else the text could mean, it isn't what was written.
        return GitPath(path, prefix: prefix).text.utf8.elementsEqual(text.utf8) ? path : nil
    }

    private static func unquoted(_ text: String) -> String? {
        guard text.utf8.count >= 2, text.utf8.last == UInt8(ascii: "\"") else { return nil }
        var rest = text.utf8.dropFirst().dropLast()
        var bytes: [UInt8] = []
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\") else {
                bytes.append(byte)
                continue
            }
            guard let letter = rest.popFirst() else { return nil }
            if let escaped = escapes[letter] {
                bytes.append(escaped)
                continue
            }
            let digits = String(decoding: [letter] + rest.prefix(2), as: UTF8.self)
            guard digits.utf8.count == 3, let value = UInt8(digits, radix: 8) else { return nil }
            rest = rest.dropFirst(2)
            bytes.append(value)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static let escapes: [UInt8: UInt8] = [
        UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "t"): 0x09, UInt8(ascii: "n"): 0x0A,
        UInt8(ascii: "v"): 0x0B, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "r"): 0x0D,
        UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    ]
}
