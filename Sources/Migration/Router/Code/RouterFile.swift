import SourceEditing

/// The class that owns the path of a stack, as code.
struct RouterFile: Sendable {
    let router: RouterShape
    /// Whether it keeps a link that leads nowhere.
    let opensLinks: Bool

    /// The text of a file of its own.
    func text(_ style: SourceStyle) -> String {
        (router.imports(opensLinks: opensLinks).lines() + [CodeLine(0, "")] + declaration).text(style)
    }

    /// The same in a file that the module has.
    func edits(in file: ModuleFile) -> [TextEdit] {
        let addition = FileAddition(file: file)
        return addition.imports(router.imports(opensLinks: opensLinks)) + addition.end(declaration)
    }

    private var declaration: [CodeLine] {
        let head =
            switch router.form {
            case .observable: [CodeLine(0, "@Observable"), CodeLine(0, "final class \(router.name) {")]
            case .observableObject: [CodeLine(0, "final class \(router.name): ObservableObject {")]
            }
        let members = RouterMember.all(of: router.path, opensLinks: opensLinks).map {
            $0.lines(of: router).indented(by: 1)
        }
        let shown = router.path == .values ? " that shows values of several types" : ""
        return [CodeLine(0, "/// Owns the path of a navigation stack\(shown).")] + head
            + Array(members.joined(separator: [CodeLine(0, "")])) + [CodeLine(0, "}")]
    }
}
