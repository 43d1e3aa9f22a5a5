import Migration
import SourceEditing

/// The report for a pull request: the numbers, what to try by hand, the findings by rule, the patch.
///
/// It fits into a comment. Where it wouldn't, it lists fewer findings, then shows less of the patch, and says so.
enum MarkdownReport {
    /// GitHub takes 65,536 characters; counted in bytes, no text is longer.
    static let limit = 65_536
    /// What the findings may take of what the numbers leave.
    private static let findingsShare = 0.4

    static func text(_ run: ReportedRun) -> String {
        text(run, limit: limit)
    }

    /// - Parameter limit: in UTF-8 bytes.
    static func text(_ run: ReportedRun, limit: Int) -> String {
        var text = head(of: run)
        // For what is said of cuts.
        let room = limit - text.utf8.count - 800
        text += findings(of: run, room: max(0, Int(Double(room) * findingsShare)))
        text += patch(of: run, room: limit - text.utf8.count - 400)
        return text
    }

    // MARK: Numbers

    private static func head(of run: ReportedRun) -> String {
        var lines = ["## navmigrate: \(MarkdownText.plain(run.name))", ""]
        if let audit = run.audit {
            lines += audited(audit)
        } else {
            lines += steps(of: run)
        }
        if !run.report.unreadable.isEmpty {
            let count = run.report.unreadable.count
            lines += [
                "**\(Summary.count(count, "file")) could not be read and \(count == 1 ? "was" : "were") left alone.**",
                "",
            ]
        }
        let unlocks = Unlocks(run.report.toldResults).sentences
        if !unlocks.isEmpty {
            lines += ["### What would unlock most", ""] + unlocks.map { "- " + MarkdownText.plain($0) } + [""]
        }
        for result in run.report.shownResults {
            guard !result.changes.isEmpty else { continue }
            lines += ["### Step \(result.step.rawValue) \(result.step.name)", ""]
            let kinds = Dictionary(grouping: result.sites, by: \.kind).sorted { $0.key < $1.key }
            lines += kinds.map { "- \(MarkdownText.code($0)): \(Summary.fates(of: $1, mode: run.mode))" }
            lines += ["", "To try by hand:", ""] + Checklist.items(result).map { "- [ ] " + $0 } + [""]
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func steps(of run: ReportedRun) -> [String] {
        let done = run.mode == .preview ? "to migrate" : "migrated"
        var lines = [
            "| step | found | \(done) | unsafe, not applied | left alone | files |", "|---|--:|--:|--:|--:|--:|",
        ]
        for result in run.report.shownResults where result.step != .audit {
            let counts = result.counts
            lines.append(
                "| \(result.step.rawValue) \(result.step.name) | \(counts.found) | \(counts.migrated) | \(counts.unsafe) "
                    + "| \(counts.left) | \(result.changes.count) |")
        }
        return lines + [""]
    }

    private static func audited(_ audit: AuditReport) -> [String] {
        var lines = ["| navigation sites | number | what becomes of them |", "|---|--:|---|"]
        for siteClass in AuditReport.Class.allCases {
            let rows = audit.rows.filter { $0.siteClass == siteClass }
            guard !rows.isEmpty else { continue }
            lines.append("| \(siteClass.rawValue) | \(rows.count) | \(AuditReport.Outlook.numbers(of: rows)) |")
        }
        return lines + [""]
    }

    // MARK: Findings

    private static func findings(of run: ReportedRun, room: Int) -> String {
        // Changes are in the patch, but for an audit, which has none.
        let places = run.toldPlaces.filter { run.audit != nil || !$0.isPending }
        let groups = Dictionary(grouping: places, by: \.id)
            .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        guard !groups.isEmpty else { return "" }
        var text = "### Findings\n\n"
        var untold = 0
        for (id, places) in groups {
            let name = RuleCatalogue.rule(id)?.name ?? Step.allCases.first { $0.name == id }?.summary ?? ""
            let title =
                "<details><summary>\(places.count) × <code>\(HTML.escaped(id))</code> \(HTML.escaped(name))</summary>\n\n"
            let remedy = RuleCatalogue.rule(id).map { MarkdownText.plain($0.remedy) + "\n\n" } ?? ""
            var lines: [String] = []
            var size = title.utf8.count + remedy.utf8.count + 60
            for told in places {
                let line = entry(told, run)
                guard text.utf8.count + size + line.utf8.count <= room else { break }
                size += line.utf8.count
                lines.append(line)
            }
            untold += places.count - lines.count
            guard !lines.isEmpty else { continue }
            text += title + remedy + lines.joined()
            if lines.count < places.count { text += "- and \(places.count - lines.count) more\n" }
            text += "\n</details>\n\n"
        }
        if untold > 0 {
            text +=
                "\(Summary.count(untold, "finding")) didn't fit in here: `--format json` or `html` has all.\n\n"
        }
        return text
    }

    private static func entry(_ told: ToldPlace, _ run: ReportedRun) -> String {
        "- \(link(to: told.place, run)) \(MarkdownText.plain(told.message))\n"
            + told.notes.map { "  - \(link(to: $0.place, run)) \(MarkdownText.plain($0.message))\n" }.joined()
    }

    private static func link(to place: Place, _ run: ReportedRun) -> String {
        let path = run.patchPrefix + place.file
        let address = (run.fileAddress ?? "") + PercentEncoding.path(path)
        return "[\(MarkdownText.code("\(place.file):\(place.location.line)"))](\(address)#L\(place.location.line))"
    }

    // MARK: Patch

    private static func patch(of run: ReportedRun, room: Int) -> String {
        guard run.audit == nil, run.report.shownResults.contains(where: { !$0.changes.isEmpty }) else { return "" }
        var text = ""
        var left: [String] = []
        for result in run.report.shownResults where !result.changes.isEmpty {
            var diffs = ""
            for change in result.changes {
                let diff = String(
                    decoding: UnifiedDiff.diff(of: FileChange(path: run.patchPrefix + change.path, change.contents)),
                    as: UTF8.self)
                // The fence and the words around it are few.
                if text.utf8.count + diffs.utf8.count + diff.utf8.count + 300 > room {
                    left.append(change.path)
                } else {
                    diffs += diff
                }
            }
            guard !diffs.isEmpty else { continue }
            text +=
                "<details><summary>Step \(result.step.rawValue) \(result.step.name): "
                + "\(Summary.count(result.changes.count, "file"))</summary>\n\n"
            text += MarkdownText.block(diffs, language: "diff") + "\n</details>\n\n"
        }
        let heading = "### \(run.mode == .preview ? "The patch" : "What changed")\n\n"
        guard !left.isEmpty else { return heading + text }
        return heading + text
            + "The changes of \(Summary.count(left.count, "file")) didn't fit in here: `navmigrate --dry-run` prints the whole patch.\n"
    }
}
