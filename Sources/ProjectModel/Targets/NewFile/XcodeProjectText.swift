import SourceEditing

/// The text of a `project.pbxproj`, to which new entries are added as its own are written: spaces, line endings,
/// comments, one line or several. Offsets are UTF-8 offsets into the file, a byte order mark included.
struct XcodeProjectText {
    private let bytes: [UInt8]
    /// Whether identifiers have the names of what they stand for behind them.
    private let isCommented: Bool

    init(_ bytes: [UInt8], objects: [PropertyList.Entry]) {
        self.bytes = bytes
        isCommented = objects.contains { Self.hasComment(bytes[$0.key.range.upperBound..<$0.value.range.lowerBound]) }
    }

    /// An identifier, with a comment where the file has them.
    func reference(_ id: String, _ name: String) -> String {
        isCommented ? "\(id) /* \(name) */" : id
    }

    // MARK: - Objects

    /// The text of an object, written as `example` is.
    /// - Parameter fields: the values as they stand in the file, quotes included.
    func object(
        _ reference: String, _ fields: [(key: String, value: String)], like example: PropertyList.Entry
    ) -> String {
        let entries = example.value.entries
        let (open, close) = (example.value.range.lowerBound + 1, example.value.range.upperBound - 1)
        let first = spaces(open..<(entries.first?.range.lowerBound ?? open)) ?? ""
        let last = spaces((entries.last?.range.upperBound ?? close)..<close) ?? " "
        let between =
            entries.count > 1 ? spaces(entries[0].range.upperBound..<entries[1].range.lowerBound) ?? " " : " "
        let written = fields.map { "\($0.key) = \($0.value);" }.joined(separator: between)
        return "\(reference) = {\(first)\(written)\(last)};"
    }

    func insertion(of object: String, behind entry: PropertyList.Entry) -> TextEdit {
        .insert(gap(before: entry.range.lowerBound) + object, at: entry.range.upperBound)
    }

    func insertion(of object: String, before entry: PropertyList.Entry) -> TextEdit {
        .insert(object + gap(before: entry.range.lowerBound), at: entry.range.lowerBound)
    }

    // MARK: - Lists

    /// Puts one more element into an array, behind the element of that index; at its front where it is -1.
    func insertion(of text: String, into list: PropertyList, behind index: Int) -> TextEdit {
        let elements = list.elements
        guard let first = elements.first else { return insertion(of: text, intoEmpty: list) }
        guard index >= 0 else {
            return .insert(text + "," + gap(before: first.range.lowerBound), at: first.range.lowerBound)
        }
        let element = elements[index]
        let gap = gap(before: element.range.lowerBound)
        if bytes[element.range.upperBound - 1] == UInt8(ascii: ",") {
            return .insert(gap + text + ",", at: element.range.upperBound)
        }
        // Only the last element can be without a comma; a comment may stand behind it.
        var end = list.range.upperBound - 1
        while Self.isSpace(bytes[end - 1]) { end -= 1 }
        return .insert("," + gap + text, at: end)
    }

    private func insertion(of text: String, intoEmpty list: PropertyList) -> TextEdit {
        let inner = list.range.lowerBound + 1..<list.range.upperBound - 1
        guard let spaces = spaces(inner), spaces.utf8.contains(UInt8(ascii: "\n")) else {
            return .insert(text + ", ", at: inner.upperBound)
        }
        // The closing parenthesis stands as deep as the key; the elements stand one step deeper.
        let step = spaces.utf8.contains(UInt8(ascii: " ")) ? "    " : "\t"
        return .insert(spaces + step + text + ",", at: inner.lowerBound)
    }

    // MARK: - Spaces

    /// The line ending and indentation before an offset, or the spaces there, at least one.
    private func gap(before offset: Int) -> String {
        var start = offset
        while start > 0, Self.isBlank(bytes[start - 1]) { start -= 1 }
        guard start > 0, bytes[start - 1] == UInt8(ascii: "\n") else { return " " }
        start -= start > 1 && bytes[start - 2] == UInt8(ascii: "\r") ? 2 : 1
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    /// The text of a range if there is nothing but spaces and line endings in it.
    private func spaces(_ range: Range<Int>) -> String? {
        bytes[range].allSatisfy(Self.isSpace) ? String(decoding: bytes[range], as: UTF8.self) : nil
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private static func hasComment(_ bytes: ArraySlice<UInt8>) -> Bool {
        zip(bytes, bytes.dropFirst()).contains { $0 == UInt8(ascii: "/") && $1 == UInt8(ascii: "*") }
    }
}
