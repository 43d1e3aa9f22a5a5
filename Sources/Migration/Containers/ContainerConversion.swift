import ProjectModel
import SourceEditing

/// What a container becomes.
enum ContainerConversion: Sendable, Equatable {
    case stack
    /// A stack of the first view; the later ones, never shown, go.
    case stackOfFirst
    /// A split view; `stackInDetail`: the last column has links and gets a stack of its own.
    case splitView(stackInDetail: Bool)
    /// A split view with an empty detail column.
    case splitViewWithEmptyDetail
    /// Its content, without a container.
    case unwrapped

    var message: String {
        switch self {
        case .stack, .stackOfFirst: "NavigationView becomes NavigationStack"
        case .splitView, .splitViewWithEmptyDetail: "NavigationView becomes NavigationSplitView"
        case .unwrapped: "NavigationView goes, its content stays"
        }
    }

    /// The change of the text: the name, a label, the braces between columns. The content itself stays.
    func change(of site: ContainerSite, names: ContainerNames, in text: SourceText) -> TextChange {
        guard case .closure(let closure) = site.content else {
            guard case .value(let label, _) = site.content else { return TextChange() }
            return TextChange([TextEdit(site.name, names.stack), TextEdit(label, "root")])
        }
        switch self {
        case .stack:
            return TextChange(renamed(site, names.stack, closure, "root"))
        case .stackOfFirst:
            return TextChange(renamed(site, names.stack, closure, "root"))
                + RemovedViews(closure: closure, text: text).change()
        case .splitView(let stackInDetail):
            return TextChange(renamed(site, names.splitView, closure, "sidebar"))
                + ColumnSeparation(closure: closure, text: text).change(
                    stackInDetail: stackInDetail ? names.innerStack : nil)
        case .splitViewWithEmptyDetail:
            return TextChange(renamed(site, names.splitView, closure, "sidebar"))
                + TextChange(ColumnSeparation(closure: closure, text: text).emptyDetail())
        case .unwrapped:
            return Unwrapping(site: site, closure: closure, text: text).change()
        }
    }

    private func renamed(
        _ site: ContainerSite, _ name: String, _ closure: ContentClosure, _ label: String
    ) -> [TextEdit] {
        [TextEdit(site.name, name)] + (closure.label.map { [TextEdit($0, label)] } ?? [])
    }
}

/// How SwiftUI's containers are written in place of one.
struct ContainerNames: Sendable {
    let stack: String
    let splitView: String
    /// A stack in a column.
    let innerStack: String

    init(at site: ContainerSite, in file: ProjectFile, ownTypes: OwnTypes) {
        innerStack = ownTypes.spelling(of: .stack, at: site, in: file)
        // `SwiftUI.` stands there already.
        stack = site.isQualified ? ContainerKind.stack.rawValue : innerStack
        splitView =
            site.isQualified
            ? ContainerKind.splitView.rawValue : ownTypes.spelling(of: .splitView, at: site, in: file)
    }
}

/// Edits with the lines that move along.
struct TextChange: Sendable {
    var edits: [TextEdit] = []
    var shifts: [LineShift] = []

    init(_ edits: [TextEdit] = [], shifts: [LineShift] = []) {
        self.edits = edits
        self.shifts = shifts
    }

    static func + (lhs: TextChange, rhs: TextChange) -> TextChange {
        TextChange(lhs.edits + rhs.edits, shifts: lhs.shifts + rhs.shifts)
    }
}

extension ContentItem {
    var withSemicolon: Range<Int> {
        range.lowerBound..<(semicolon?.upperBound ?? range.upperBound)
    }
}

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
