import ProjectModel
import SourceEditing

/// The tests of a module's router, and where they go: `--router-tests`.
struct RouterTests {
    private let place: TestPlace

    private enum TestPlace {
        /// The module has no tests of its own.
        case none(module: String)
        /// They are there.
        case made
        case new(path: String, text: String, neighbour: String)
    }

    init(
        of router: RouterShape, _ links: RouterLinks?, _ routes: RouteBook, beside root: StackRoot, in project: Project
    ) {
        let map = project.deployments.targets
        let owners = map.targets(containing: root.file.path)
        let module = owners.first?.moduleName ?? ""
        let target = map.targets.first { target in
            target.kind.isTest && target.kind != .uiTests && !target.files.isEmpty
                && map.dependencies(of: target).contains { owners.contains($0) }
        }
        guard let target, let neighbour = target.files.first else {
            place = .none(module: module)
            return
        }
        let usesTesting = target.files.contains { project.declarations.imports(ofFile: $0).contains("Testing") }
        let file = RouterTestFile(
            router: router,
            cases: links?.plan.cases ?? DeepLinkPlan(routes.allCases, in: routes.module.declarations).cases,
            bases: links.map { $0.opensLinks ? $0.bases : [] } ?? [], module: module,
            library: usesTesting ? .swiftTesting : .xctest)
        let path = ModuleLinks.folder(of: [neighbour]) + "/\(file.name).swift"
        if target.files.contains(where: { $0.hasSuffix("/\(file.name).swift") }) {
            place = .made
        } else {
            let style = project.text(of: neighbour).map { SourceStyle(of: $0) } ?? routes.module.style
            place = .new(path: path, text: file.text(style), neighbour: neighbour)
        }
    }

    var isNew: Bool {
        if case .new = place { return true }
        return false
    }

    func add(to groundwork: inout Groundwork, in project: Project) {
        guard case .new(let path, let text, let neighbour) = place else { return }
        _ = groundwork.add(path, text, beside: neighbour, in: project)
    }

    func notes(at place: Place) -> [Finding] {
        guard case .none(let module) = self.place else { return [] }
        return [
            Finding(
                .note, at: place, RuleID("router", "tests"),
                "no tests of the router are made: '\(module)' has no target of unit tests with a file in it")
        ]
    }
}
