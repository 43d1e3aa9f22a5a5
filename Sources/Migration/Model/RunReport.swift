import ProjectModel

/// All that there is to tell of a run: what it looked at, what each step did, what it couldn't read.
public struct RunReport: Sendable {
    /// What was read, in numbers.
    public struct Extent: Sendable, Equatable {
        public var swiftFiles = 0
        public var bytesScanned = 0
        public var filesParsed = 0
        public var bytesParsed = 0

        public init() {}
    }

    /// Something to know of the project, besides its sites.
    public struct Remark: Sendable, Equatable {
        /// Relative to the root of the run; nil where no file is spoken of.
        public let file: String?
        /// 1-based; nil where the remark is about the whole file.
        public let line: Int?
        /// 1-based, in UTF-8 bytes; nil where only the line is known.
        public let column: Int?
        public let message: String

        public init(file: String? = nil, line: Int? = nil, column: Int? = nil, _ message: String) {
            self.file = file
            self.line = line
            self.column = column
            self.message = message
        }
    }

    /// The project as it is on disk.
    public let project: Project
    /// One result for each step that changes something, in order.
    public let results: [StepResult]
    /// The steps whose results are to be shown: the others only prepared them.
    public let shown: Set<Step>
    /// Files that could not be read or parsed; each is an error.
    public let unreadable: [Finding]
    /// Things to know of the project: manifests that could not be read, files that were left out.
    public let remarks: [Remark]
    public let extent: Extent
    /// What the rules of the audit found, in the order of the places; other runs don't look for it.
    public let mistakes: [Finding]

    public init(
        project: Project, results: [StepResult], shown: Set<Step>, unreadable: [Finding], remarks: [Remark],
        extent: Extent,
        mistakes: [Finding] = []
    ) {
        self.project = project
        self.results = results
        self.shown = shown
        self.unreadable = unreadable
        self.remarks = remarks
        self.extent = extent
        self.mistakes = mistakes
    }

    /// The same report of fewer steps.
    public func limited(to steps: Set<Step>) -> RunReport {
        RunReport(
            project: project, results: results, shown: shown.intersection(steps), unreadable: unreadable,
            remarks: remarks, extent: extent, mistakes: mistakes)
    }

    /// The same report with its places in the files as the shown steps leave them, for whoever has those on disk.
    public var placedInResult: RunReport {
        let steps = shownResults
        guard let last = steps.last else { return self }
        func place(_ place: Place) -> Place { steps.reduce(place) { $1.destination(of: $0) } }
        return RunReport(
            project: last.after, results: results.map { $0.placed(place) }, shown: shown, unreadable: unreadable,
            remarks: remarks, extent: extent, mistakes: mistakes.map { $0.placed(place) })
    }

    /// What is told of a place.
    private struct Words: Hashable {
        let place: Place
        let id: RuleID
        let message: String

        init(_ finding: Finding) {
            (place, id, message) = (finding.place, finding.id, finding.message)
        }
    }

    /// A site that several steps judge.
    private struct SiteKey: Hashable {
        let place: Place
        let kind: String

        init(_ site: StepResult.Site) { (place, kind) = (site.place, site.kind) }
    }

    public var shownResults: [StepResult] { results.filter { shown.contains($0.step) } }

    /// The findings of the shown steps and of the audit's rules, in the order of their places. What several steps tell of a
    /// place in the same words is told once, and of a site that several judge the last of them tells.
    public var findings: [Finding] {
        var findings = unreadable + mistakes
        var told: Set<Words> = []
        var judged: Set<SiteKey> = []
        for result in shownResults.reversed() {
            // Those that the options leave out are counted; to tell of each would hide what was asked for.
            let open = result.sites.filter { !judged.contains(SiteKey($0)) }
            judged.formUnion(result.sites.filter { $0.finding?.id != .notSelected }.map { SiteKey($0) })
            let own = (result.notes + open.compactMap(\.finding)).filter { $0.id != .notSelected }
            findings += own.filter { !told.contains(Words($0)) }
            told.formUnion(own.map { Words($0) })
        }
        return findings.sorted { ($0.place, $0.id.description) < ($1.place, $1.id.description) }
    }
}

extension StepResult.Site {
    /// What there is to tell of one that wasn't migrated.
    fileprivate var finding: Finding? {
        switch fate {
        case .migrated: nil
        case .unsafe(_, let finding), .left(let finding): finding
        }
    }
}
