import SourceEditing

/// The view around stacks that come and go, as code: each has a router of its own for as long as it is shown.
struct RoutedStack {
    static func usualNames(for path: RouterShape.Path) -> [String] {
        path == .values ? ["RoutedPathStack", "RoutedValueStack"] : ["RoutedStack", "RoutedNavigationStack"]
    }

    let name: String
    let router: RouterShape
    /// Whether one of them can open links.
    let opensLinks: Bool

    /// At the end of a file.
    func edits(in file: ModuleFile) -> [TextEdit] {
        let addition = FileAddition(file: file)
        var imports = ImportList([])
        imports.add("SwiftUI")
        return addition.imports(imports) + addition.end(declaration)
    }

    private var declaration: [CodeLine] {
        let isObservable = router.form == .observable
        let state = isObservable ? "@State" : "@StateObject"
        let injection = isObservable ? ".environment(router)" : ".environmentObject(router)"
        return [
            CodeLine(0, "/// A navigation stack with a router of its own, for as long as it is shown."),
            CodeLine(0, "struct \(name)<Root: View>: View {"),
            CodeLine(1, "\(state) private var router = \(router.name)()"),
            CodeLine(1, "private let root: Root"),
        ] + (opensLinks ? linkProperty : [])
            + [
                CodeLine(0, ""),
                CodeLine(1, "init(\(opensLinks ? "opensLinks: Bool = false, " : "")@ViewBuilder root: () -> Root) {"),
                CodeLine(2, "self.root = root()"),
            ] + (opensLinks ? [CodeLine(2, "self.opensLinks = opensLinks")] : [])
            + [
                CodeLine(1, "}"),
                CodeLine(0, ""),
                CodeLine(1, "var body: some View {"),
                CodeLine(2, "NavigationStack(path: $router.path) {"),
                CodeLine(3, "root"),
                CodeLine(2, "}"),
                CodeLine(2, injection),
            ] + (opensLinks ? links.indented(by: 2) : [])
            + [
                CodeLine(1, "}"),
                CodeLine(0, "}"),
            ]
    }

    private var linkProperty: [CodeLine] {
        [CodeLine(1, "/// Whether links are opened here."), CodeLine(1, "private let opensLinks: Bool")]
    }

    private var links: [CodeLine] {
        let property = router.property("router", role: .owner)
        return ContainerModifier.links(property, where: "opensLinks").flatMap(\.lines)
    }
}
