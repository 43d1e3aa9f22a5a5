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
            let startsLine = text.beginsLine(at: tail.lowerBound)
            edits.append(
                .delete(
                    startsLine
                        ? text.lineRemoval(of: tail) : text.startOfSpaces(before: tail.lowerBound)..<tail.upperBound))
        }
        return TextChange(edits, shifts: shift(of: inner))
    }

    /// The lines of the content come out as far as the first of them was indented more than the container's.
    private func shift(of inner: Range<Int>) -> [LineShift] {
        let starts = text.lineStarts(in: inner)
        guard let first = starts.first(where: { !text.isBlank($0..<text.lineEnd(at: $0)) }) else { return [] }
        let width = text.indentation(at: first).utf8.count - text.indentation(at: site.call.lowerBound).utf8.count
        let end = text.lineStart(at: inner.upperBound)
        return width > 0 && first < end ? [LineShift(first..<end, .shallower(width))] : []
    }
}
