import SourceEditing

/// A modifier with a closure, as text: `.navigationDestination(for: Route.self) { route in … }`.
struct ClosureModifier {
    /// Up to the closure's brace and parameters: `.navigationDestination(for: Route.self) { route in`; several lines are
    /// as deep as they are among each other.
    let head: [String]
    /// What the closure holds.
    let body: MovedCode
    /// What was said of it elsewhere, for the lines before it.
    var comments: [String] = []
    /// Whether it is on one line where it can be.
    var isShort = false

    /// On one line; nil where it needs several.
    var inline: String? {
        guard comments.isEmpty, head.count == 1, let line = body.line else { return nil }
        return "\(head[0]) \(line) }"
    }

    /// On lines of its own, without the indentation of the first of them.
    func lines(indentation: String, _ style: SourceStyle) -> String {
        if isShort, let inline { return inline }
        let outer = (comments + head).enumerated().map { $0 == 0 ? $1 : indentation + $1 }
        let inner = body.lines(indentation: indentation + style.indentationUnit)
        return (outer + inner + [indentation + "}"]).joined(separator: style.lineEnding)
    }
}
