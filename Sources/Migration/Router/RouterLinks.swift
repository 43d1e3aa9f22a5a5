import ProjectModel
import SourceEditing
import SwiftSyntax

/// The links that a module's routes open from: `--deep-links`.
struct RouterLinks {
    let plan: DeepLinkPlan
    let bases: [DeepLinkBase]
    private let found: ExistingDeepLinks.Found?
    private let file: DeepLinkFile?
    private let addition: ExistingDeepLinks.Addition
    /// Of a new file, relative to the project's root.
    private let path: String

    /// - Parameters:
    ///   - routes: with the cases that this step makes.
    ///   - folder: that of the routes.
    /// - Returns: nil where nobody asks for links.
    init?(_ bases: [DeepLinkBase], to routes: RouteBook, _ router: RouterBook, in folder: String) {
        guard !bases.isEmpty else { return nil }
        self.bases = bases
        let module = routes.module
        let files = module.files(holding: ["url"]) { $0.holds(router.router.route) }
        found = ExistingDeepLinks.find(in: files, of: router.router.route)
        var words: [String: String] = [:]
        var takenWords: Set<String> = []
        if case .generated(let known)? = found { (words, takenWords) = (known.words, known.takenWords) }
        plan = DeepLinkPlan(routes.allCases, in: module.declarations, words: words, taken: takenWords)
        let taken = TakenNames(module: module)
        switch found {
        case .generated(let known):
            file = nil
            addition = known.adding(plan.cases, bases)
        case .own:
            file = nil
            addition = .init()
        case nil:
            file = DeepLinkFile(router: router.router, bases: bases, cases: plan.cases, isTaken: taken.contains)
            addition = .init()
        }
        path = module.freePath(for: DeepLinkFile.name, in: folder)
    }

    /// Whether the routes read links in the end: a stack can open them.
    var opensLinks: Bool {
        switch found {
        case .generated: true
        case .own: false
        case nil: file != nil
        }
    }

    /// - Parameter host: the file that the code is written into, where the module can't have a further one.
    func changes(_ module: RouteModule, _ style: SourceStyle, host: String? = nil) -> RouteChanges {
        if case .generated(let known)? = found {
            return addition.edits.isEmpty ? RouteChanges() : RouteChanges(edits: [known.file.path: addition.edits])
        }
        guard let file else { return RouteChanges() }
        if let host, let text = module.text(host) {
            return RouteChanges(edits: [host: file.edits(in: ModuleFile(path: host, source: ParsedSource(text)))])
        }
        return RouteChanges(newFile: .init(path: path, text: file.text(style)))
    }

    /// What is done, in a few words.
    var message: String {
        let count = plan.cases.count
        return "links open \(count) of the routes"
    }

    // MARK: - The report

    /// The links of the app, and what none leads to: a note for each case.
    func notes(at place: Place) -> [Finding] {
        let id = RuleID("router", "deep-links")
        if case .own(let file, _)? = found {
            return [
                Finding(
                    .note, at: place, id,
                    "the routes have an init?(url:) of their own, in \(file): no other is made; add the links there by hand"
                )
            ]
        }
        let table = DeepLinkTable(plan, bases)
        let opened = table.rows.map { row in
            let values = row.values.isEmpty ? "" : " with \(row.values.joined(separator: ", "))"
            return Finding(
                .note, at: place, id,
                "\(row.links.joined(separator: " and ")) open\(row.links.count > 1 ? "" : "s") '\(row.route)'\(values)")
        }
        let others = table.others.map { Finding(.note, at: place, id, "no link opens '\($0.name)': \($0.reason)") }
        let left =
            addition.leftCases.map { "no link opens '\($0.name)': the code that reads links has been changed too much" }
            + (addition.leftBases.isEmpty
                ? [] : ["the code that reads links has been changed too much to take further beginnings"])
        return opened + others + left.map { Finding(.note, at: place, id, $0) }
    }
}
