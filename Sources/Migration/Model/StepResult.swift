import ProjectModel
import SourceEditing

/// What a step did with a project: every site with what became of it, and the project that it leaves.
public struct StepResult: Sendable {
    public struct Site: Sendable {
        public enum Fate: Sendable {
            /// Its edits are in the project.
            case migrated(Fix)
            /// It has a fix that was not asked for.
            case unsafe(Fix, Finding)
            case left(Finding)
        }
        public let place: Place
        public let kind: String
        public let fate: Fate
    }

    public let step: Step
    public let sites: [Site]
    public let notes: [Finding]
    public let before: Project
    public let after: Project
    /// The files that differ, in the order of their paths.
    public let changes: [FileChange]
    /// The edits of the migrated sites, by file.
    let edits: [String: EditSet]

    public var counts: SiteCounts { SiteCounts(sites) }

    /// Applies the fixes of `plan` to `project`: the safe ones, and the unsafe ones where asked for.
    ///
    /// A fix that would touch the bytes of an earlier one is left out and told.
    /// - Parameter edit: applies the edits of each file; several files at once where the caller has threads.
    public init(
        applying plan: StepPlan, to project: Project, includingUnsafe: Bool,
        editing edit: ([(file: ProjectFile, edits: EditSet)]) -> [ProjectFile] = { $0.map { $0.applying($1) } }
    ) {
        var edits: [String: EditSet] = [:]
        sites = plan.decisions.map { decision in
            Site(
                place: decision.place, kind: decision.kind,
                fate: Self.fate(of: decision, includingUnsafe: includingUnsafe, edits: &edits))
        }
        self.edits = edits
        step = plan.step
        notes = plan.notes
        before = project
        let edited = edit(
            project.files.compactMap { file in
                edits[file.path].flatMap { $0.isEmpty ? nil : (file, $0) }
            })
        let fresh = Dictionary(edited.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        after = Project(files: project.files.map { fresh[$0.path] ?? $0 }, deployments: project.deployments)
        changes = zip(before.files, after.files).compactMap { old, new in
            guard edits[old.path]?.isEmpty == false else { return nil }
            return FileChange(path: old.path, .modified(before: old.source.text.bytes, after: new.source.text.bytes))
        }
    }

    private static func fate(
        of decision: SiteDecision, includingUnsafe: Bool, edits: inout [String: EditSet]
    ) -> Site.Fate {
        switch decision.outcome {
        case .leave(let finding):
            return .left(finding)
        case .fix(let fix, let doubt):
            if fix.applicability == .unsafe, !includingUnsafe {
                let unexplained = Finding(.warning, at: decision.place, RuleID("unsafe"), fix.message)
                return .unsafe(fix, doubt ?? unexplained)
            }
            guard insert(fix, into: &edits) else {
                return .left(
                    Finding(
                        .warning, at: decision.place, RuleID("conflict"),
                        "\(decision.kind) stays: its edits touch those of another site; apply the others, then run again"
                    ))
            }
            return .migrated(fix)
        }
    }

    /// All of a fix's edits, or none.
    private static func insert(_ fix: Fix, into edits: inout [String: EditSet]) -> Bool {
        var before: [String: EditSet?] = [:]
        for (file, new) in fix.edits {
            // A copy is only taken where there is something to go back to.
            if fix.edits.count > 1 { before.updateValue(edits[file], forKey: file) }
            guard edits[file, default: EditSet()].insert(new, shifting: fix.shifts[file] ?? []) else {
                for (file, earlier) in before { edits[file] = earlier }
                return false
            }
        }
        return true
    }
}

/// `found = migrated + unsafe + left`.
public struct SiteCounts: Sendable, Equatable {
    public let found: Int
    public let migrated: Int
    public let unsafe: Int
    public let left: Int

    init(_ sites: [StepResult.Site]) {
        var migrated = 0
        var unsafe = 0
        var left = 0
        for site in sites {
            switch site.fate {
            case .migrated: migrated += 1
            case .unsafe: unsafe += 1
            case .left: left += 1
            }
        }
        found = sites.count
        self.migrated = migrated
        self.unsafe = unsafe
        self.left = left
    }
}
