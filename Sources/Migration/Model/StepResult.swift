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
        /// Why its fix is unsafe, whether it was applied or not; nil: it is safe, or there is none.
        public let doubt: Finding?
    }

    public let step: Step
    public private(set) var sites: [Site]
    public private(set) var notes: [Finding]
    public let before: Project
    public let after: Project
    /// The files that differ, in the order of their paths.
    public let changes: [FileChange]
    /// The edits of the migrated sites, by file.
    let edits: [String: EditSet]
    /// Whether unsafe fixes were asked for.
    public let includesUnsafe: Bool

    public var counts: SiteCounts { SiteCounts(sites) }

    /// Applies the fixes of `plan` to `project`: the safe ones, and the unsafe ones where asked for.
    ///
    /// A fix that would touch the bytes of an earlier one is left out and told.
    /// - Parameter read: makes the changed files; several at once where the caller has threads.
    public init(
        applying plan: StepPlan, to project: Project, includingUnsafe: Bool,
        reading read: ([@Sendable () -> ProjectFile]) -> [ProjectFile] = { $0.map { $0() } }
    ) {
        var edits: [String: EditSet] = [:]
        let needsGroundwork = plan.decisions.contains { $0.isApplied(includingUnsafe: includingUnsafe) }
        let groundwork = needsGroundwork ? plan.groundwork : Groundwork()
        let isLaid = Self.insert(groundwork.edits, into: &edits)
        sites = plan.decisions.map { decision in
            Site(
                place: decision.place, kind: decision.kind,
                fate: Self.fate(of: decision, includingUnsafe: includingUnsafe, isLaid: isLaid, edits: &edits),
                doubt: decision.doubt)
        }
        self.edits = edits
        self.includesUnsafe = includingUnsafe
        step = plan.step
        notes = plan.notes
        before = project
        let edited = read(
            edits.compactMap { path, edits in
                edits.isEmpty || project.manifests[path] != nil ? nil : Self.reading(path, of: project, behind: edits)
            })
        let added = isLaid ? groundwork.newFiles : []
        let changesNothing = added.isEmpty && edits.values.allSatisfy(\.isEmpty)
        after = changesNothing ? project : project.replacing(edited, adding: added, manifests: edits)
        changes = after.changes(since: project)
    }

    /// The same result with its places in the files as they were before `earlier` steps.
    public func placed(before earlier: [StepResult]) -> StepResult {
        placed { place in earlier.reversed().reduce(place) { $1.origin(of: $0) } }
    }

    /// The same result with other places.
    func placed(_ move: (Place) -> Place) -> StepResult {
        var placed = self
        placed.notes = notes.map { $0.placed(move) }
        placed.sites = sites.map { site in
            let fate: Site.Fate =
                switch site.fate {
                case .migrated: site.fate
                case .unsafe(let fix, let finding): .unsafe(fix, finding.placed(move))
                case .left(let finding): .left(finding.placed(move))
                }
            return Site(place: move(site.place), kind: site.kind, fate: fate, doubt: site.doubt?.placed(move))
        }
        return placed
    }

    /// Where a place of the project behind the step was before it.
    func origin(of place: Place) -> Place {
        guard let text = before.text(of: place.file), let edits = edits[place.file] else { return place }
        return Place(file: place.file, offset: edits.origin(of: place.offset, in: text), in: text)
    }

    /// Where a place of the project before the step is behind it; what the step brought is where it was put.
    public func destination(of place: Place) -> Place {
        guard let old = before.text(of: place.file), let new = after.text(of: place.file), let edits = edits[place.file]
        else { return place }
        return Place(file: place.file, offset: edits.destination(of: place.offset, in: old), in: new)
    }

    private static func fate(
        of decision: SiteDecision, includingUnsafe: Bool, isLaid: Bool, edits: inout [String: EditSet]
    ) -> Site.Fate {
        switch decision.outcome {
        case .leave(let finding):
            return .left(finding)
        case .fix(let fix, _):
            if let doubt = decision.doubt, !includingUnsafe { return .unsafe(fix, doubt) }
            guard isLaid, insert(fix, into: &edits) else {
                return .left(
                    Finding(
                        .warning, at: decision.place, RuleID("conflict"),
                        "\(decision.kind) stays: its edits touch those of another site; apply the others, then run again"
                    ))
            }
            return .migrated(fix)
        }
    }

    /// Makes a file as edits leave it; nil where there is none.
    private static func reading(
        _ path: String, of project: Project, behind edits: EditSet
    ) -> (@Sendable () -> ProjectFile)? {
        if let file = project.file(at: path) { return { file.applying(edits) } }
        // A file without a site may have to change, too: one that declares what a route carries.
        guard let text = project.text(of: path) else { return nil }
        return { ProjectFile(path: path, source: ParsedSource(text.applying(edits))) }
    }

    /// All of a fix's edits, or none.
    private static func insert(_ fix: Fix, into edits: inout [String: EditSet]) -> Bool {
        insert(fix.edits, shifts: fix.shifts, into: &edits)
    }

    private static func insert(
        _ all: [String: [TextEdit]], shifts: [String: [LineShift]] = [:], into edits: inout [String: EditSet]
    ) -> Bool {
        var before: [String: EditSet?] = [:]
        for (file, new) in all {
            // A copy is only taken where there is something to go back to.
            if all.count > 1 { before.updateValue(edits[file], forKey: file) }
            guard edits[file, default: EditSet()].insert(new, shifting: shifts[file] ?? []) else {
                for (file, earlier) in before { edits[file] = earlier }
                return false
            }
        }
        return true
    }
}

extension SiteDecision {
    /// Why its fix is unsafe; nil: it is safe, or there is none.
    fileprivate var doubt: Finding? {
        guard case .fix(let fix, let doubt) = outcome, fix.applicability == .unsafe else { return nil }
        return doubt ?? Finding(.warning, at: place, RuleID("unsafe"), fix.message)
    }

    fileprivate func isApplied(includingUnsafe: Bool) -> Bool {
        guard case .fix(let fix, _) = outcome else { return false }
        return includingUnsafe || fix.applicability == .safe
    }
}

extension Project {
    /// The project after edits, with files that the migration adds.
    fileprivate func replacing(
        _ edited: [ProjectFile], adding added: [Groundwork.NewFile], manifests edits: [String: EditSet]
    ) -> Project {
        let new = added.map { ProjectFile(path: $0.path, source: ParsedSource(SourceText($0.text))) }
        var targets = deployments.targets
        for file in added { targets = targets.adding(file.path, besideTargetsOf: file.besideFile) }
        let manifests = manifests.reduce(into: self.manifests) { manifests, entry in
            guard let edit = edits[entry.key], !edit.isEmpty else { return }
            manifests[entry.key] = SourceText(bytes: entry.value).applying(edit).bytes
        }
        return with(edited + new, targets: targets, manifests: manifests)
    }

    /// The files that differ, in the order of their paths.
    fileprivate func changes(since before: Project) -> [FileChange] {
        let swift = files.compactMap { file -> FileChange? in
            let bytes = file.source.text.bytes
            guard let earlier = before.text(of: file.path)?.bytes else {
                return FileChange(path: file.path, .created(bytes))
            }
            return earlier == bytes ? nil : FileChange(path: file.path, .modified(before: earlier, after: bytes))
        }
        let changed = manifests.compactMap { path, bytes -> FileChange? in
            guard let earlier = before.manifests[path], earlier != bytes else { return nil }
            return FileChange(path: path, .modified(before: earlier, after: bytes))
        }
        return (swift + changed).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }
}

/// `found = migrated + unsafe + left`.
public struct SiteCounts: Sendable, Equatable {
    public let found: Int
    public let migrated: Int
    public let unsafe: Int
    public let left: Int

    public init(_ sites: [StepResult.Site]) {
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
