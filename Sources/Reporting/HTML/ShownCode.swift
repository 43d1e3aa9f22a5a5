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
        var last: Unicode.Scalar = " "
        return text.rewriting { scalar in
            defer { last = scalar }
            // What joins people and things to one emoji.
            if scalar == "\t" || (scalar == "\u{200D}" && isPicture(last)) { return nil }
            if let escape = Printable.escape(scalar) { return "<span class=\"x\">\(escape)</span>" }
            return HTML.escape(scalar)
        }
    }

    private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\u{FE0F}" || (scalar.value > 0xFF && scalar.properties.isEmoji)
    }

    private func cut(_ range: Range<Int>) -> Range<Int> {
        guard range.count > Self.longest else { return range }
        var end = range.lowerBound + Self.longest
        // Not in the middle of a character.
        while end > range.lowerBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return range.lowerBound..<end
    }
}
