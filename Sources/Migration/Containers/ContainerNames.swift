import ProjectModel

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
