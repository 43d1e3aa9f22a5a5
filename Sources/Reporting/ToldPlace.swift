import Migration

/// A place that a report for other programs speaks of: a finding, or a site with a change that isn't written.
struct ToldPlace {
    /// Nil for what no step found: mistakes, files that can't be read.
    let step: Step?
    let severity: Finding.Severity
    let place: Place
    /// The rule's id; of a change that isn't written, the name of its step.
    let id: String
    let message: String
    let notes: [Finding.Note]
    /// What the change is, where there is one.
    let fix: Fix?
    /// Whether it is a change that isn't written, and no finding.
    let isPending: Bool

    init(_ finding: Finding, step: Step? = nil, fix: Fix? = nil) {
        self.step = step
        severity = finding.severity
        place = finding.place
        id = finding.id.description
        message = finding.message
        notes = finding.notes
        self.fix = fix
        isPending = false
    }

    /// A site that `step` would change; nil where the change is made elsewhere, as that of a route is.
    init?(pending fix: Fix, at place: Place, step: Step) {
        guard !fix.edits.isEmpty else { return nil }
        self.step = step
        severity = .warning
        self.place = place
        id = step.name
        message = "step \(step.rawValue): \(fix.message)"
        notes = []
        self.fix = fix
        isPending = true
    }

    /// Whether two say the same: the route of a link and the link itself have one finding.
    fileprivate var identity: String { "\(place.file)\0\(place.offset)\0\(place.location)\0\(id)\0\(message)" }
}

extension ReportedRun {
    /// All places to tell of, in their order, none twice. Changes that are written are no longer there to be told.
    var toldPlaces: [ToldPlace] {
        let places = (report.unreadable + report.mistakes).map { ToldPlace($0) } + (audit.map(sites) ?? sites)
        var seen: Set<String> = []
        return places.filter { seen.insert($0.identity).inserted }
            .sorted { ($0.place, $0.id) < ($1.place, $1.id) }
    }

    private var sites: [ToldPlace] {
        report.shownResults.flatMap { result in
            result.notes.map { ToldPlace($0, step: result.step) }
                + result.sites.compactMap { site in
                    switch site.fate {
                    case .left(let finding): ToldPlace(finding, step: result.step)
                    case .unsafe(let fix, let finding): ToldPlace(finding, step: result.step, fix: fix)
                    case .migrated(let fix):
                        mode == .preview ? ToldPlace(pending: fix, at: site.place, step: result.step) : nil
                    }
                }
        }
    }

    /// An audit tells of each site once: what becomes of it in the end.
    private func sites(of audit: AuditReport) -> [ToldPlace] {
        var fixes: [Step: [Place: Fix]] = [:]
        for result in report.results {
            for site in result.sites {
                switch site.fate {
                case .migrated(let fix), .unsafe(let fix, _):
                    if !fix.edits.isEmpty { fixes[result.step, default: [:]][site.place] = fix }
                case .left: continue
                }
            }
        }
        return audit.rows.compactMap { row in
            switch row.outlook {
            case .migrates(let step):
                fixes[step]?[row.place].flatMap { ToldPlace(pending: $0, at: row.place, step: step) }
            case .unsafe(let step, let finding): ToldPlace(finding, step: step, fix: fixes[step]?[row.place])
            case .stays(let finding): ToldPlace(finding)
            case .undecided, .fine: nil
            }
        }
    }
}
