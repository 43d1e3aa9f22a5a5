import SourceEditing

/// A line of code, without its line ending.
struct CodeLine: Equatable, Sendable {
    /// By how many levels it is indented.
    let level: Int
    /// Where it isn't the first of its code, with the indentation relative to that.
    let text: String

    init(_ level: Int, _ text: String) {
        self.level = level
        self.text = text
    }

    static func lines(of code: String, _ level: Int) -> [CodeLine] {
        code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { CodeLine(level, String($0)) }
    }

    /// - Parameter base: the indentation of level 0.
    func written(_ base: String, unit: String) -> String {
        text.isEmpty ? "" : base + String(repeating: unit, count: level) + text
    }
}

extension [CodeLine] {
    /// Inside `#if`, where there is a condition. Neighbours with one condition stand in one `#if`.
    /// - Parameter groups: lines with their conditions.
    static func conditional(_ groups: [(condition: String?, lines: [CodeLine])], level: Int) -> [CodeLine] {
        var lines: [CodeLine] = []
        var open: String?
        for group in groups {
            if open != group.condition {
                if open != nil { lines.append(CodeLine(level, "#endif")) }
                if let condition = group.condition { lines.append(CodeLine(level, "#if \(condition)")) }
                open = group.condition
            }
            lines += group.lines
        }
        return open == nil ? lines : lines + [CodeLine(level, "#endif")]
    }

    /// The text of a file.
    func text(_ style: SourceStyle) -> String {
        map { $0.written("", unit: style.indentationUnit) + style.lineEnding }.joined()
    }

    func indented(by levels: Int) -> [CodeLine] { map { CodeLine($0.level + levels, $0.text) } }
}
