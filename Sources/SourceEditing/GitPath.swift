/// A path as git writes it in a patch.
///
/// A path that holds control characters, quotes, backslashes or anything beyond ASCII is put in
/// quotes and escaped as in C, byte by byte (git's default, `core.quotePath`); every other path
/// stays as it is, spaces included.
struct GitPath {
    /// The path with its prefix, quoted where that is needed.
    let text: String

    /// - Parameters:
    ///   - path: relative to the root of the patch.
    ///   - prefix: `a/` or `b/`; git puts it inside the quotes.
    init(_ path: String, prefix: String) {
        let plain = prefix + path
        if plain.utf8.allSatisfy({ Self.escape(of: $0) == nil }) {
            text = plain
        } else {
            let escaped = plain.utf8.map { Self.escape(of: $0) ?? String(UnicodeScalar($0)) }
            text = "\"" + escaped.joined() + "\""
        }
    }

    /// What the name needs behind it on a `---` or `+++` line: after a name with a space in it git
    /// puts a tab, so that whoever reads the patch can tell where the name ends.
    var ending: String {
        text.utf8.contains(UInt8(ascii: " ")) ? "\t" : ""
    }

    private static func escape(of byte: UInt8) -> String? {
        switch byte {
        case 0x07: "\\a"
        case 0x08: "\\b"
        case 0x09: "\\t"
        case 0x0A: "\\n"
        case 0x0B: "\\v"
        case 0x0C: "\\f"
        case 0x0D: "\\r"
        case UInt8(ascii: "\""): "\\\""
        case UInt8(ascii: "\\"): "\\\\"
        case 0x20..<0x7F: nil
        default: "\\" + octal(byte)
        }
    }

    /// Three octal digits.
    private static func octal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 8)
        return String(repeating: "0", count: 3 - digits.utf8.count) + digits
    }
}
