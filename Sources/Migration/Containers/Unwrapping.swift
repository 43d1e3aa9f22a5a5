import ProjectModel
import SourceEditing

/// Takes a container away from around its content.
///
/// Before:
/// ```swift
/// NavigationView {
///     Detail()
/// }
/// .padding()
/// ```
/// After:
/// ```swift
/// Detail()
/// .padding()
/// ```
/// Content that can't stand alone, such as an `if` or a declaration with a view, gets a `Group` in its place.
struct Unwrapping {
    let site: ContainerSite
    let closure: ContentClosure
    let text: SourceText

    func change() -> TextChange {
        guard closure.items.count == 1, closure.items[0].isPostfix, isBare else {
            return TextChange([TextEdit(site.name, "Group")])
        }
        return change(to: closure.items[0])
    }

    /// Whether no comment stands between the tokens that go.
    private var isBare: Bool {
        let slash = UInt8(ascii: "/")
        return !text.bytes[site.call.lowerBound..<closure.leftBrace].contains(slash)
            && !text.bytes[closure.rightBrace..<site.call.upperBound].contains(slash)
    }

    private func change(to item: ContentItem) -> TextChange {
        let inner = closure.leftBrace + 1..<closure.rightBrace
        let tail = closure.rightBrace..<site.call.upperBound
        let first = text.firstVisible(from: inner.lowerBound)
        var edits = [TextEdit.delete(site.call.lowerBound..<first)]
        if text.isBlank(item.withSemicolon.upperBound..<tail.lowerBound) {
            edits.append(.delete(item.range.upperBound..<tail.upperBound))
        } else {
            if let semicolon = item.semicolon { edits.append(.delete(semicolon)) }
            edits.append(.delete(text.lineRemoval(of: tail)))
        }
        return TextChange(edits, shifts: shift(of: first, in: inner))
    }

    /// The content comes out as far as its first line was indented more than the container's.
    private func shift(of first: Int, in inner: Range<Int>) -> [LineShift] {
        let width = text.indentation(at: first).utf8.count - text.indentation(at: site.call.lowerBound).utf8.count
        guard text.lineStart(at: first) > closure.leftBrace, width > 0 else { return [] }
        let end = max(inner.lowerBound, text.lineStart(at: inner.upperBound))
        return [LineShift(inner.lowerBound..<end, .shallower(width))]
    }
}
