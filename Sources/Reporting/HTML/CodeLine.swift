import SourceEditing

/// A file's text, ready to be shown line by line.
struct ShownCode {
    let bytes: [UInt8]
    let colours: SyntaxColours

    /// How many bytes of a line are shown.
    private static let longest = 1_000

    /// - Parameter path: tells the language.
    init(_ bytes: [UInt8], path: String) {
        self.bytes = bytes
        colours = path.hasSuffix(".swift") ? SyntaxColours(swift: bytes) : .none
    }

    /// A part of one line.
    /// - Parameter emphasis: what is different in it.
    func html(_ range: Range<Int>, emphasis: Range<Int>? = nil) -> HTML {
        let shown = cut(range)
        var parts: [HTML] = []
        var position = shown.lowerBound
        for (partRange, part) in colours.parts(in: shown) {
            parts += html(position..<partRange.lowerBound, nil, emphasis)
            parts += html(partRange, part, emphasis)
            position = partRange.upperBound
        }
        parts += html(position..<shown.upperBound, nil, emphasis)
        if shown.upperBound < range.upperBound {
            parts.append("<span class=\"cut\">… \(range.upperBound - shown.upperBound) more bytes</span>")
        }
        return HTML(parts)
    }

    private func html(_ range: Range<Int>, _ part: SyntaxColours.Part?, _ emphasis: Range<Int>?) -> [HTML] {
        guard let emphasis, emphasis.overlaps(range) else { return span(range, part, isEmphasised: false) }
        let inside = emphasis.clamped(to: range)
        return span(range.lowerBound..<inside.lowerBound, part, isEmphasised: false)
            + span(inside, part, isEmphasised: true)
            + span(inside.upperBound..<range.upperBound, part, isEmphasised: false)
    }

    private func span(_ range: Range<Int>, _ part: SyntaxColours.Part?, isEmphasised: Bool) -> [HTML] {
        guard !range.isEmpty else { return [] }
        let text = HTML(markup: Self.escaped(String(decoding: bytes[range], as: UTF8.self)))
        let classes = [part?.rawValue, isEmphasised ? "e" : nil].compactMap(\.self).joined(separator: " ")
        return [classes.isEmpty ? text : "<span class=\"\(classes)\">\(text)</span>"]
    }

    /// As `HTML.escaped`, with tabs left as they are, and escapes of what can't be printed told from code that looks
    /// like them.
    private static func escaped(_ text: String) -> String {
        text.rewriting { scalar in
            if scalar == "\t" { return nil }
            if let escape = Printable.escape(scalar) { return "<span class=\"x\">\(escape)</span>" }
            return HTML.escape(scalar)
        }
    }

    private func cut(_ range: Range<Int>) -> Range<Int> {
        guard range.count > Self.longest else { return range }
        var end = range.lowerBound + Self.longest
        // Not in the middle of a character.
        while end > range.lowerBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return range.lowerBound..<end
    }
}

/// Which part of a changed line differs from the line that it was.
enum LineDifference {
    /// Nil for both where the lines have too little in common for it to tell anything.
    static func between(
        _ old: Range<Int>, of oldBytes: [UInt8], and new: Range<Int>, of newBytes: [UInt8]
    ) -> (old: Range<Int>?, new: Range<Int>?) {
        let shorter = min(old.count, new.count)
        var front = 0
        while front < shorter, oldBytes[old.lowerBound + front] == newBytes[new.lowerBound + front] { front += 1 }
        var back = 0
        while back < shorter - front, oldBytes[old.upperBound - back - 1] == newBytes[new.upperBound - back - 1] {
            back += 1
        }
        // To the ends of words: `NavigationView` becomes `NavigationStack`, not `View` `Stack`.
        while front > 0, isWordByte(oldBytes[old.lowerBound + front - 1]) { front -= 1 }
        while back > 0, isWordByte(oldBytes[old.upperBound - back]) { back -= 1 }
        let common = oldBytes[old].prefix(front).count { $0 > 0x20 } + oldBytes[old].suffix(back).count { $0 > 0x20 }
        let least = min(oldBytes[old].count { $0 > 0x20 }, newBytes[new].count { $0 > 0x20 })
        guard common > 0, common * 4 >= least else { return (nil, nil) }
        return (
            old.lowerBound + front..<old.upperBound - back, new.lowerBound + front..<new.upperBound - back
        )
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
