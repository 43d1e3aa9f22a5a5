/// How a file is written, so that what is put into it looks as if its author had typed it.
public struct SourceStyle: Sendable, Equatable {
    /// What ends a line: the ending of the file's first line.
    public let lineEnding: String
    /// One level of indentation: a tab, or as many spaces as lines go in most often; four spaces where
    /// the file doesn't say.
    public let indentationUnit: String

    public init(of text: SourceText) {
        lineEnding = Self.lineEnding(of: text.bytes)
        indentationUnit = Self.indentationUnit(of: text.bytes)
    }

    private static func lineEnding(of bytes: [UInt8]) -> String {
        guard let end = bytes.firstIndex(where: { $0 == .lineFeed || $0 == .carriageReturn }) else { return "\n" }
        if bytes[end] == .lineFeed { return "\n" }
        return end + 1 < bytes.count && bytes[end + 1] == .lineFeed ? "\r\n" : "\r"
    }

    /// Compares each line's indentation with that of the line before; the commonest step inwards wins.
    private static func indentationUnit(of bytes: [UInt8]) -> String {
        var tabs = 0
        var steps: [Int: Int] = [:]
        var previous = 0
        var index = 0
        while index < bytes.count {
            var width = 0
            var startsWithTab = false
            while index < bytes.count, bytes[index] == .space || bytes[index] == .tab {
                if bytes[index] == .tab { startsWithTab = true }
                width += 1
                index += 1
            }
            let isBlank = index == bytes.count || bytes[index] == .lineFeed || bytes[index] == .carriageReturn
            if !isBlank {
                if startsWithTab {
                    tabs += 1
                } else if width > previous, width - previous <= 8 {
                    steps[width - previous, default: 0] += 1
                }
                previous = width
            }
            while index < bytes.count, bytes[index] != .lineFeed, bytes[index] != .carriageReturn { index += 1 }
            index += 1
        }
        let commonest = steps.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
        if tabs > steps.values.reduce(0, +) { return "\t" }
        return String(repeating: " ", count: commonest?.key ?? 4)
    }
}
