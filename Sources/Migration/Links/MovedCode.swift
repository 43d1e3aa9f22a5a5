import SourceEditing

/// Code that is written in another place, with its lines as deep as they are among each other.
struct MovedCode {
    private let first: String
    private let others: [String]
    /// Whether the lines have to stay as they are, since they may be part of a string.
    private let isFixed: Bool

    init(_ lines: String...) { self.init(lines: lines) }

    init(lines: [String]) {
        first = lines.first ?? ""
        others = Array(lines.dropFirst())
        isFixed = false
    }

    /// - Parameter range: UTF-8 offsets, from the first byte to be taken to the last.
    init(_ range: Range<Int>, of text: SourceText) {
        let lines = text.string(in: range).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let outer = text.indentation(at: range.lowerBound)
        let isFixed = text.string(in: range).contains("\"\"\"")
        first = lines.first.map(String.init) ?? ""
        others = lines.dropFirst().map { line in
            if isFixed { return String(line) }
            return line.hasPrefix(outer)
                ? String(line.dropFirst(outer.count)) : String(line.drop { $0 == " " || $0 == "\t" })
        }
        self.isFixed = isFixed
    }

    /// The code where it is one line without a comment at its end.
    var line: String? { others.isEmpty && !first.contains("//") ? first : nil }

    func lines(indentation: String) -> [String] {
        [indentation + first] + others.map { $0.isEmpty || isFixed ? $0 : indentation + $0 }
    }
}
