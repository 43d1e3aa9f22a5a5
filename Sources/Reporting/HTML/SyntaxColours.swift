import SourceEditing

/// What the parts of a Swift file are, as far as its tokens tell: enough to read code by its colours.
struct SyntaxColours {
    /// The raw values are class names of the page.
    enum Part: String {
        case keyword = "k"
        case type = "t"
        case string = "s"
        case number = "u"
        case comment = "c"
        case attribute = "a"
        case member = "m"
        case directive = "d"
    }

    /// Parts in their order, none touching the bytes of another; what lies between has no colour. UTF-8 offsets.
    private let parts: [(range: Range<Int>, part: Part)]

    /// For files of other languages.
    static let none = SyntaxColours(parts: [])

    private init(parts: [(range: Range<Int>, part: Part)]) {
        self.parts = parts
    }

    init(swift bytes: [UInt8]) {
        parts = bytes.withUnsafeBufferPointer { buffer in
            var lexer = ByteLexer(buffer)
            var parts: [(range: Range<Int>, part: Part)] = []
            var last = ByteToken.startOfFile
            while true {
                let token = lexer.next()
                // What the lexer skips is white space and comments.
                if let comment = Self.trimmed(last.end..<token.start, in: buffer) { parts.append((comment, .comment)) }
                if token.kind == .endOfFile { return parts }
                if let part = Self.part(token, behind: last, in: buffer) { parts.append((token.range, part)) }
                last = token
            }
        }
    }

    /// The parts that touch a range, cut to it.
    func parts(in range: Range<Int>) -> [(range: Range<Int>, part: Part)] {
        var (low, high) = (0, parts.count)
        while low < high {
            let middle = (low + high) / 2
            if parts[middle].range.upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return parts[low...].prefix { $0.range.lowerBound < range.upperBound }
            .map { ($0.range.clamped(to: range), $0.part) }.filter { !$0.range.isEmpty }
    }

    private static func part(
        _ token: ByteToken, behind last: ByteToken, in buffer: UnsafeBufferPointer<UInt8>
    ) -> Part? {
        switch token.kind {
        case .string, .regex: return .string
        case .number: return .number
        case .pound, .poundIf, .poundElseif, .poundElse, .poundEndif: return .directive
        case .at: return .attribute
        case .word:
            if last.kind == .at, last.end == token.start { return .attribute }
            if last.kind == .period { return .member }
            let word = String(decoding: buffer[token.range], as: UTF8.self)
            if keywords.contains(word) { return .keyword }
            return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(buffer[token.start]) ? .type : nil
        default: return nil
        }
    }

    private static func trimmed(_ range: Range<Int>, in buffer: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == 0xEF || byte == 0xBB || byte == 0xBF }
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, isBlank(buffer[start]) { start += 1 }
        while end > start, buffer[end - 1] <= 0x20 { end -= 1 }
        return start < end ? start..<end : nil
    }

    private static let keywords: Set<String> = [
        "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch", "class",
        "consuming", "continue", "convenience", "default", "defer", "deinit", "didSet", "do", "dynamic", "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import",
        "in",
        "indirect", "infix", "init", "inout", "internal", "is", "isolated", "lazy", "let", "macro", "mutating", "nil",
        "nonisolated", "nonmutating", "open", "operator", "optional", "override", "package", "postfix",
        "precedencegroup", "prefix", "private", "protocol", "public", "repeat", "required", "rethrows", "return",
        "self", "Self", "set", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try", "typealias", "unowned", "var", "weak", "where", "while", "willSet",
    ]
}
