/// Markup of a page. What is written into it with `\(…)` is escaped, unless it is markup itself: text of a project can't
/// become markup by being forgotten.
struct HTML: ExpressibleByStringInterpolation, Sendable {
    let source: String

    init(stringLiteral markup: String) {
        source = markup
    }

    init(stringInterpolation: Interpolation) {
        source = stringInterpolation.source
    }

    /// Markup that was made elsewhere, of escaped text.
    init(markup: String) {
        source = markup
    }

    init(_ parts: [HTML]) {
        source = parts.map(\.source).joined()
    }

    struct Interpolation: StringInterpolationProtocol {
        fileprivate var source = ""

        init(literalCapacity: Int, interpolationCount: Int) {
            source.reserveCapacity(literalCapacity * 2)
        }

        mutating func appendLiteral(_ markup: String) { source += markup }
        mutating func appendInterpolation(_ text: String) { source += HTML.escaped(text) }
        mutating func appendInterpolation(_ number: Int) { source += String(number) }
        mutating func appendInterpolation(_ markup: HTML) { source += markup.source }
        mutating func appendInterpolation(_ parts: [HTML]) { for part in parts { source += part.source } }
    }

    /// Text as it is in content and in quoted attributes; what can't be printed is written as an escape.
    static func escaped(_ text: String) -> String {
        text.rewriting { $0 == "\n" ? nil : escape($0) ?? Printable.escape($0) }
    }

    /// How a sign that has a meaning in markup is written; nil for all others.
    static func escape(_ scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        case "'": "&#39;"
        default: nil
        }
    }
}
