extension PropertyList {
    /// A string as Xcode writes it: in quotes unless it consists of letters and digits of ASCII, `_`, `$`, `/`, `.`,
    /// and has neither `//` nor `___` in it.
    static func written(_ text: String) -> String {
        let isPlain = !text.isEmpty && text.utf8.allSatisfy(isPlain) && !text.contains("//") && !text.contains("___")
        return isPlain ? text : "\"" + text.unicodeScalars.map(escaped).joined() + "\""
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
            UInt8(ascii: "."):
            true
        default: false
        }
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\t": "\\t"
        default: String(Character(scalar))
        }
    }
}
