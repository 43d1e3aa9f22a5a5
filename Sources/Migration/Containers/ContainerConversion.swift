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
