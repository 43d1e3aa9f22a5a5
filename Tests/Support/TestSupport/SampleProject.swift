import Migration
import ProjectModel
import SourceEditing

/// A project made of texts, in memory.
public struct SampleProject: Sendable {
    /// How its files are parsed.
    public enum Parsing: Sendable {
        case whole
        /// Without the bodies that hold none of the step's words, as a run does it.
        case masked
    }

    /// By path.
    public var files: [String: String]
    /// None: nothing says what the files belong to.
    public var targets: [SampleTarget]
    public var statedSystems: [Platform: SystemVersion]

    public init(
        _ files: [String: String], targets: [SampleTarget] = [.app], statedSystems: [Platform: SystemVersion] = [:]
    ) {
        self.files = files
        self.targets = targets
        self.statedSystems = statedSystems
    }

    /// The same project with each file's text changed.
    public func mapFiles(_ change: (String) -> String) -> SampleProject {
        var changed = self
        changed.files = files.mapValues(change)
        return changed
    }

    public func project(_ parsing: Parsing = .whole) -> Project {
        let paths = files.keys.sorted()
        let manifests = SampleProjectFile.manifests(targets: targets, files: paths)
        let map = TargetMap.read(ManifestSet(manifests: manifests, swiftFiles: paths))
        let parsed = paths.map { path in
            let text = SourceText(files[path] ?? "")
            let words = parsing == .masked ? SearchWords.forContainers.kept(with: []) : nil
            return ProjectFile(path: path, source: ParsedSource(text, keeping: words))
        }
        return Project(files: parsed, deployments: Deployments(targets: map, stated: statedSystems))
    }

    /// Runs step 2.
    public func migrated(includingUnsafe: Bool = false, _ parsing: Parsing = .whole) -> SampleResult {
        let project = project(parsing)
        let result = StepResult(applying: ContainersStep.plan(project), to: project, includingUnsafe: includingUnsafe)
        return SampleResult(result)
    }
}

/// What step 2 made of a sample.
public struct SampleResult: Sendable {
    public let result: StepResult

    public init(_ result: StepResult) {
        self.result = result
    }

    /// The files' texts, by path.
    public var files: [String: String] {
        Dictionary(uniqueKeysWithValues: result.after.files.map { ($0.path, $0.source.text.string) })
    }

    /// What is unsafe or left, as `path:line:column: message [id]`, in the order of the places; each note is a line of
    /// its own, indented.
    public var findings: [String] {
        result.sites.flatMap { site -> [String] in
            switch site.fate {
            case .migrated: []
            case .unsafe(_, let finding), .left(let finding): Self.lines(finding)
            }
        }
    }

    /// What is told besides.
    public var notes: [String] { result.notes.flatMap(Self.lines) }

    private static func lines(_ finding: Finding) -> [String] {
        [line(finding.place, "\(finding.message) [\(finding.id)]")]
            + finding.notes.map { "  " + line($0.place, $0.message) }
    }

    private static func line(_ place: Place, _ message: String) -> String {
        "\(place.file):\(place.location): \(message)"
    }
}
