import Migration

/// Lines that Xcode shows at their places when a build phase prints them: `/absolute/path:line:column: warning: message [rule]`.
enum XcodeLines {
    static func text(_ run: ReportedRun) -> String {
        let absolute = PathDisplay(prefix: run.root.hasSuffix("/") ? run.root : run.root + "/")
        let lines = run.toldPlaces.flatMap { told in
            [FindingLines.line(told.place, told.severity, told.message, told.id, absolute)]
                + told.notes.map { FindingLines.line($0.place, .note, $0.message, told.id, absolute) }
        }
        return lines.map { $0 + "\n" }.joined() + RemarkLines.text(run.report.remarks, absolute)
    }
}
