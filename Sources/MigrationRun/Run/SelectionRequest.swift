import Foundation
import Migration
import ProjectModel
import SourceEditing

/// Which sites a user asks for, in the user's words.
public struct SelectionRequest: Sendable, Equatable {
    /// A line of a file.
    public struct Line: Sendable, Equatable {
        /// As written, relative to the working directory.
        public let file: String
        /// 1-based.
        public let number: Int

        public init(file: String, number: Int) {
            self.file = file
            self.number = number
        }
    }

    /// Rules, or reasons as `rule/reason`: no others.
    public var only: Set<String> = []
    /// Rules, or reasons as `rule/reason`, that are left out.
    public var except: Set<String> = []
    /// Names of targets.
    public var targets: [String] = []
    /// The sites on these lines, with what they need.
    public var lines: [Line] = []
    /// The links of these views, with what they need.
    public var screens: [String] = []
    /// How many files may change.
    public var maxFiles: Int?
    /// What a review chose; nil: there was none.
    public var plan: ReviewPlan?

    public init() {}

    /// What it says of a project.
    /// - Parameter root: the absolute path of the root, without links.
    func resolved(
        in project: Project, root: String, workingDirectory: String
    ) throws(SelectionError) -> SiteSelection {
        var selection = SiteSelection()
        selection.only = only
        selection.except = except
        if !targets.isEmpty { selection.files = try files(ofTargetsIn: project) }
        if let plan {
            selection.places = try plan.places(in: project)
            return selection
        }
        guard !lines.isEmpty || !screens.isEmpty else { return selection }
        var places: Set<NavigationGraph.CodePlace> = []
        for line in lines { places.formUnion(try sites(on: line, in: project, root, workingDirectory)) }
        for screen in screens { places.formUnion(try links(of: screen, in: project)) }
        let closure = SiteNeeds.closure(of: places, in: project)
        selection.places = Dictionary(uniqueKeysWithValues: closure.map { ($0, []) })
        return selection
    }

    private func files(ofTargetsIn project: Project) throws(SelectionError) -> Set<String> {
        let known = project.deployments.targets.targets
        var files: Set<String> = []
        for name in targets {
            let named = known.filter { $0.name == name }
            guard !named.isEmpty else { throw .noTarget(name, known: Set(known.map(\.name)).sorted()) }
            files.formUnion(named.flatMap(\.files))
        }
        return files
    }

    // MARK: Lines

    private func sites(
        on line: Line, in project: Project, _ root: String, _ workingDirectory: String
    ) throws(SelectionError) -> [NavigationGraph.CodePlace] {
        let written = AbsolutePath.of(line.file, in: workingDirectory)
        let absolute = URL(fileURLWithPath: written).resolvingSymlinksInPath().path
        guard absolute.hasPrefix(root + "/"), case let path = String(absolute.dropFirst(root.count + 1)),
            project.swiftFiles.contains(path)
        else { throw .noFile(line.file) }
        guard let file = project.file(at: path) else { throw .noSite(line, others: []) }
        let sites = file.sites
        let offsets =
            sites.containers.map(\.name.lowerBound) + sites.styles.map(\.name.lowerBound)
            + sites.links.map(\.name.lowerBound) + sites.stacks.map(\.name.lowerBound)
        let text = file.source.text
        let found = offsets.filter { text.location(at: $0).line == line.number }
        guard !found.isEmpty else {
            let others = Set(offsets.map { text.location(at: $0).line })
            throw .noSite(line, others: others.sorted { abs($0 - line.number) < abs($1 - line.number) })
        }
        return found.map { NavigationGraph.CodePlace(file: path, offset: $0) }
    }

    // MARK: Screens

    private func links(of screen: String, in project: Project) throws(SelectionError) -> [NavigationGraph.CodePlace] {
        let graph = project.graph
        let views = graph.nodes.filter { $0.kind == .view && !$0.name.isEmpty }
        let named = views.filter { $0.name == screen || $0.lastName == screen }
        guard !named.isEmpty else { throw .noScreen(screen, known: Set(views.map(\.name)).sorted()) }
        let shown = named.reduce(into: Set<Int>()) { $0.formUnion(graph.contained(in: $1.id)) }
        let links = graph.links(in: shown).map(\.place)
        guard !links.isEmpty else { throw .noLinks(screen) }
        return links
    }
}

/// A selection that names what there isn't.
public enum SelectionError: Error, Equatable, CustomStringConvertible {
    case noTarget(String, known: [String])
    case noFile(String)
    /// - `others`: the lines of the file's sites, the nearest first.
    case noSite(SelectionRequest.Line, others: [Int])
    case noScreen(String, known: [String])
    case noLinks(String)
    case tooFewFiles(Int)
    /// A line that a plan speaks of isn't there any more, or is there several times.
    case codeMovedOn(ReviewPlan.Choice)

    public var description: String {
        switch self {
        case .noTarget(let name, let known):
            return "there is no target '\(name)'; "
                + (known.isEmpty ? "no manifest that can be read declares one" : "there are \(Self.list(known))")
        case .noFile(let path):
            return "'\(path)' is no Swift file of the project"
        case .noSite(let line, let others):
            let rest = others.isEmpty ? "there is none in this file" : "the nearest are on \(Self.lines(others))"
            return "there is no navigation site on line \(line.number) of \(line.file); \(rest)"
        case .noScreen(let name, let known):
            let near = known.filter { $0.lowercased().contains(name.lowercased()) }
            return "there is no view '\(name)'; "
                + (near.isEmpty ? "'navmigrate graph' shows them all" : "did you mean \(Self.list(near))?")
        case .noLinks(let name):
            return "the view '\(name)' has no link to migrate"
        case .codeMovedOn(let choice):
            return
                "the plan speaks of line \(choice.line) of \(choice.file), '\(choice.text)', which isn't there any more, or "
                + "not only once: review again"
        case .tooFewFiles(let limit):
            return "--max-files \(limit) is too few: the first site changes more files at once"
        }
    }

    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(8).map { "'\($0)'" }
        return shown.joined(separator: ", ") + (names.count > 8 ? " and \(names.count - 8) more" : "")
    }

    private static func lines(_ numbers: [Int]) -> String {
        let shown = numbers.prefix(3).sorted().map(String.init)
        let last = shown.last ?? ""
        return shown.count < 2 ? "line \(last)" : "lines \(shown.dropLast().joined(separator: ", ")) and \(last)"
    }
}
