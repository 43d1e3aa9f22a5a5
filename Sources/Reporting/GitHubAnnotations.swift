import Migration

/// Workflow commands of GitHub Actions, which show findings beside the changed lines of a pull request.
///
/// Errors come before warnings, and these before notes: of each kind GitHub shows the first ten that a job's step prints.
enum GitHubAnnotations {
    private static let shownOfEachKind = 10

    static func text(_ run: ReportedRun) -> String {
        let places = run.toldPlaces
        let columns = QuotedTexts(run.report.project, files: places.map(\.place.file))
        var lines = ["::notice title=navmigrate::\(data(summary(of: run, places)))"]
        for severity in [Finding.Severity.error, .warning, .note] {
            for told in places where told.severity == severity { lines.append(line(told, run, columns)) }
        }
        for remark in run.report.remarks { lines.append(line(remark, run)) }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func line(_ told: ToldPlace, _ run: ReportedRun, _ texts: QuotedTexts) -> String {
        let notes = told.notes.map {
            "\(run.patchPrefix)\($0.place.file):\($0.place.location): \($0.message)"
        }
        let message = ([told.message] + notes).map(Printable.text).joined(separator: "\n")
        let column = texts.column(of: told.place).map { ",col=\($0)" } ?? ""
        return "::\(command(told.severity)) file=\(property(run.patchPrefix + told.place.file)),"
            + "line=\(told.place.location.line)\(column),title=\(property(told.id))::\(data(message))"
    }

    private static func line(_ remark: RunReport.Remark, _ run: ReportedRun) -> String {
        let file = remark.file.map { "file=\(property(run.patchPrefix + $0))," } ?? ""
        let line = remark.file == nil ? "" : remark.line.map { "line=\($0)," } ?? ""
        return "::notice \(file)\(line)title=navmigrate::\(data(Printable.text(remark.message)))"
    }

    private static func summary(of run: ReportedRun, _ places: [ToldPlace]) -> String {
        var lines =
            run.audit.map { ["\(Summary.count($0.rows.count, "navigation site"))"] }
            ?? run.report.shownResults.map { Summary.numbers(of: $0, mode: run.mode) }
        for (severity, noun) in [(Finding.Severity.error, "error"), (.warning, "warning"), (.note, "note")] {
            let count = places.count { $0.severity == severity }
            guard count > shownOfEachKind else { continue }
            lines.append("\(Summary.count(count, noun)), of which GitHub shows \(shownOfEachKind); the log has all")
        }
        return lines.joined(separator: "\n")
    }

    private static func command(_ severity: Finding.Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }

    /// The text of a command, which ends with its line.
    private static func data(_ text: String) -> String {
        text.rewriting { scalar in
            switch scalar {
            case "%": "%25"
            case "\r": "%0D"
            case "\n": "%0A"
            default: nil
            }
        }
    }

    /// The value of a property, which also ends at a comma or before `::`. Other control characters could do nothing but
    /// harm in a log.
    private static func property(_ text: String) -> String {
        text.rewriting { scalar in
            switch scalar {
            case "%": "%25"
            case "\r": "%0D"
            case "\n": "%0A"
            case ":": "%3A"
            case ",": "%2C"
            default: Printable.escape(scalar)
            }
        }
    }
}
