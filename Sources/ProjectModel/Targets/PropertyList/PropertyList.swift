/// A value of an old-style (OpenStep) property list, the format of `project.pbxproj`, with its place in
/// the file. All ranges are UTF-8 offsets into the file's bytes, a byte order mark included.
public struct PropertyList: Sendable {
    public enum Value: Sendable {
        case string(String)
        case data([UInt8])
        case array([Element])
        case dictionary([Entry])
    }

    /// One element of an array.
    public struct Element: Sendable {
        public let value: PropertyList
        /// From the value through the comma behind it, comments between the two included; without a comma
        /// just the value's range.
        public let range: Range<Int>
    }

    /// One entry of a dictionary.
    public struct Entry: Sendable {
        public let key: Key
        public let value: PropertyList
        /// From the key through the semicolon.
        public let range: Range<Int>
    }

    public struct Key: Sendable {
        public let text: String
        /// Quotes included.
        public let range: Range<Int>
    }

    public let value: Value
    /// Quotes, parentheses, braces and angle brackets included.
    public let range: Range<Int>

    /// The text of a string, else nil.
    public var string: String? {
        if case .string(let text) = value { return text }
        return nil
    }

    /// The elements of an array, else none.
    public var elements: [Element] {
        if case .array(let elements) = value { return elements }
        return []
    }

    /// The entries of a dictionary in the file's order, else none.
    public var entries: [Entry] {
        if case .dictionary(let entries) = value { return entries }
        return []
    }

    /// The strings among an array's elements.
    public var strings: [String] { elements.compactMap(\.value.string) }

    /// The value of a dictionary's key; of several the last, as the format has it.
    public subscript(key: String) -> PropertyList? {
        entries.last { $0.key.text == key }?.value
    }
}

/// Why bytes are no old-style property list, and where.
public struct PropertyListError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Problem: Hashable, Sendable {
        /// A property list in another of its formats; `name` is "XML" or "binary".
        case otherFormat(name: String)
        /// `what` stood to be read, as in "a value" or "'=' behind a key".
        case expected(what: String)
        /// The file ends within `what`, as in "a comment".
        case unterminated(what: String)
        case oddData
        case nestedTooDeeply
        case trailingText
    }

    public let problem: Problem
    /// 1-based.
    public let line: Int
    /// 1-based, in UTF-8 bytes.
    public let column: Int

    public var description: String {
        switch problem {
        case .otherFormat(let name): "this is a property list in \(name) form, which isn't read"
        case .expected(let what): "expected \(what)"
        case .unterminated(let what): "the file ends within \(what)"
        case .oddData: "expected pairs of hexadecimal digits and '>'"
        case .nestedTooDeeply: "nested too deeply"
        case .trailingText: "expected the end of the file"
        }
    }
}
