import SourceEditing

/// How wide generated lines may get, in columns; a tab counts as four.
struct LineLimit {
    static let columns = 120
    private static let tab = 4

    /// What stands before the lines of level 0.
    let base: Int
    /// Of one level more.
    let unit: Int

    /// - Parameters:
    ///   - base: the indentation of level 0.
    ///   - style: how the file is indented.
    init(base: String = "", _ style: SourceStyle) {
        self.base = Self.width(of: base)
        unit = Self.width(of: style.indentationUnit)
    }

    private init(base: Int, unit: Int) {
        self.base = base
        self.unit = unit
    }

    /// For lines whose level 0 stands deeper.
    func deeper(by levels: Int) -> LineLimit { LineLimit(base: base + levels * unit, unit: unit) }

    func fits(_ text: String, level: Int) -> Bool { base + level * unit + Self.width(of: text) <= Self.columns }

    static func width(of text: some StringProtocol) -> Int { text.reduce(0) { $0 + ($1 == "\t" ? tab : 1) } }
}

/// A call, a declaration or a pattern, with a list in parentheses: on one line, or, where that would be too wide, with
/// each element on a line of its own.
struct ParenthesizedList: Equatable, Sendable {
    let head: String
    let elements: [String]
    var tail = ""

    var line: String { head + (elements.isEmpty ? "" : "(\(elements.joined(separator: ", ")))") + tail }

    /// Each element on a line of its own; nil where there is none, or one has several lines.
    var wrapped: [CodeLine]? {
        guard !elements.isEmpty, !line.contains(where: \.isNewline) else { return nil }
        let last = elements.indices.last
        return [CodeLine(0, head + "(")]
            + elements.indices.map { CodeLine(1, elements[$0] + ($0 == last ? "" : ",")) } + [CodeLine(0, ")" + tail)]
    }

    func lines(level: Int, _ limit: LineLimit) -> [CodeLine] {
        guard !limit.fits(line, level: level), let wrapped else { return [CodeLine(level, line)] }
        return wrapped.indented(by: level)
    }
}
