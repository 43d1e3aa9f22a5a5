import ProjectModel
import SourceEditing

/// Takes the views behind the first one out of a container's content; comments stay.
///
/// Before: `NavigationView { List(items); Text("Pick one") }`; after: `NavigationStack { List(items) }`.
struct RemovedViews {
    let closure: ContentClosure
    let text: SourceText

    /// The bytes of the views that go.
    static func ranges(in closure: ContentClosure) -> [Range<Int>] {
        closure.items.dropFirst().map(\.range)
    }

    func change() -> TextChange {
        let pairs = zip(closure.items, closure.items.dropFirst())
        return TextChange(
            pairs.map { previous, item in
                let isApart = !text.isBlank(previous.withSemicolon.upperBound..<item.range.lowerBound)
                if isApart { return .delete(text.lineRemoval(of: item.withSemicolon)) }
                // The semicolon between goes, too; one behind the last view stays with the first.
                return .delete(previous.range.upperBound..<item.range.upperBound)
            } + trailingSemicolon())
    }

    private func trailingSemicolon() -> [TextEdit] {
        guard closure.items.count > 1, let last = closure.items.last, let semicolon = last.semicolon else { return [] }
        let previous = closure.items[closure.items.count - 2]
        let isApart = !text.isBlank(previous.withSemicolon.upperBound..<last.range.lowerBound)
        return isApart ? [] : [.delete(last.range.upperBound..<semicolon.upperBound)]
    }
}

extension ContentItem {
    var withSemicolon: Range<Int> {
        range.lowerBound..<(semicolon?.upperBound ?? range.upperBound)
    }
}
