import SourceEditing

/// The file that reads routes from links, as code.
///
/// A link is the names of screens, each with its values behind it: `myapp://recipes/recipe-detail/42` leads to two.
/// The name is the case's, `recipe-detail` for `recipeDetail`; values stand in their order, percent-encoded, so that
/// a `/` is no end; those that can be missing are query items by their labels. The first name may stand in the place of
/// the host or of the path. A link of which a part can't be read leads nowhere; other query items and a fragment,
/// which mail programs and campaigns add, don't matter.
struct DeepLinkFile: Sendable {
    let router: RouterShape
    let bases: [DeepLinkBase]
    let cases: [DeepLinkCase]
    /// The name of the struct that reads links.
    let reader: String
    /// How the system's `Logger` is written.
    let logger: String

    /// - Parameter isTaken: whether a name means something in the module already.
    /// - Returns: nil where no link leads anywhere.
    init?(
        router: RouterShape, bases: [DeepLinkBase], cases: [DeepLinkCase], isTaken: (String) -> Bool
    ) {
        guard !cases.isEmpty, !bases.isEmpty else { return nil }
        self.router = router
        self.bases = bases
        self.cases = cases
        reader = NameChoice.first(of: ["DeepLinkReader", "RouteLinkReader"], isTaken: isTaken)
        logger = isTaken("Logger") ? "os.Logger" : "Logger"
    }

    static let name = "DeepLinks"

    func text(_ style: SourceStyle) -> String {
        (imports.lines() + [CodeLine(0, "")] + declarations).text(style)
    }

    /// The same in a file that the module has.
    func edits(in file: ModuleFile) -> [TextEdit] {
        let addition = FileAddition(file: file)
        return addition.imports(imports) + addition.end(declarations)
    }

    private var imports: ImportList {
        var imports = ImportList([])
        imports.add("Foundation")
        imports.add("os")
        return imports
    }

    private var declarations: [CodeLine] {
        let code = DeepLinkReaderCode(name: reader, bases: bases, readsItems: cases.contains { !$0.items.isEmpty })
        let parts =
            [routeExtension, pathExtension, routerExtension, code.lines]
            + DeepLinkValueCode.extensions(for: cases.flatMap(\.values).map(\.form))
        return Array(parts.joined(separator: [CodeLine(0, "")]))
    }

    // MARK: - Parts

    private var routeExtension: [CodeLine] {
        let arms: [CodeLine] = .conditional(cases.map { ($0.condition, $0.arm) }, level: 0)
        return [
            CodeLine(0, "extension \(router.route) {"),
            CodeLine(
                1, "/// The screen that a link leads to, such as `\(example)`; nil where that is none, or several."),
            CodeLine(1, "init?(url: URL) {"),
            CodeLine(2, "guard let routes = [\(router.route)](url: url), routes.count == 1 else { return nil }"),
            CodeLine(2, "self = routes[0]"),
            CodeLine(1, "}"),
            CodeLine(0, ""),
            CodeLine(1, "/// The next screen of a link."),
            CodeLine(1, "fileprivate init(reading link: inout \(reader)) throws {"),
            CodeLine(2, "switch try link.name() {"),
        ] + arms.indented(by: 2) + [
            CodeLine(2, "default:"), CodeLine(3, "throw \(reader).Unreadable()"), CodeLine(2, "}"), CodeLine(1, "}"),
            CodeLine(0, "}"),
        ]
    }

    private var pathExtension: [CodeLine] {
        var notes: [String] = []
        if cases.contains(where: { !$0.pathValues.isEmpty }) {
            notes += [
                "Values stand behind the name of their screen, in their order and percent-encoded: `/` is `%2F`."
            ]
        }
        if let item = cases.lazy.compactMap(\.items.first).first?.itemName {
            notes += ["Values that can be missing are query items: `?\(PercentEncoding.encoded(item))=…`."]
        }
        let comment =
            ["The screens that a link leads to, each on top of the one before; nil where a part of it can't be read."]
            + (notes.isEmpty ? [] : [""] + notes)
        return [CodeLine(0, "extension [\(router.route)] {")]
            + comment.map { CodeLine(1, $0.isEmpty ? "///" : "/// \($0)") }
            + [
                CodeLine(1, "init?(url: URL) {"),
                CodeLine(2, "guard var link = \(reader)(url) else { return nil }"),
                CodeLine(2, "self.init()"),
                CodeLine(2, "while !link.isAtEnd {"),
                CodeLine(3, "guard let route = try? \(router.route)(reading: &link) else { return nil }"),
                CodeLine(3, "append(route)"),
                CodeLine(2, "}"),
                CodeLine(1, "}"),
                CodeLine(0, "}"),
            ]
    }

    private var routerExtension: [CodeLine] {
        [
            CodeLine(0, "extension \(router.name) {"),
            CodeLine(1, "/// Whether an alert tells of a link that leads nowhere."),
            CodeLine(1, "var isUnknownLinkShown: Bool {"),
            CodeLine(2, "get { unknownLink != nil }"),
            CodeLine(2, "set { if !newValue { unknownLink = nil } }"),
            CodeLine(1, "}"),
            CodeLine(0, ""),
            CodeLine(1, "/// Shows the screens that a link leads to instead of those on top of the root."),
            CodeLine(1, "///"),
            CodeLine(1, "/// Links that begin otherwise than the app's are left to whoever else opens links."),
            CodeLine(1, "func open(_ url: URL) {"),
            CodeLine(2, "guard \(reader)(url) != nil else { return }"),
            CodeLine(2, "guard let routes = [\(router.route)](url: url) else {"),
            CodeLine(
                3, "\(logger)(subsystem: Bundle.main.bundleIdentifier ?? \"\(router.name)\", category: \"Links\")"),
            CodeLine(4, ".error(\"This link leads nowhere: \\(url.absoluteString)\")"),
            CodeLine(3, "unknownLink = url"),
            CodeLine(3, "return"),
            CodeLine(2, "}"),
            CodeLine(2, "replace(with: routes)"),
            CodeLine(1, "}"),
            CodeLine(0, "}"),
        ]
    }

    /// A link with a value, where there is one.
    private var example: String {
        let shown = cases.first { !$0.pathValues.isEmpty } ?? cases[0]
        let values = shown.pathValues.map { DeepLinkSample($0.form)?.text ?? "…" }
        return bases[0].link(to: [PercentEncoding.encoded(shown.word)] + values)
    }
}
