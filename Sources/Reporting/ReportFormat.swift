/// What a run's product can be.
public enum ReportFormat: String, CaseIterable, Sendable {
    /// The patch, or the list of an audit's sites.
    case text
    case json
    case sarif
    case xcode
    case github
    case markdown
    case html

    /// The names, as a sentence has them.
    public static var names: String {
        let words = allCases.map(\.rawValue)
        return words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
    }

    /// Whether the product has a line for each finding, as compilers and runners of jobs read it: told on stderr as well,
    /// all would be shown twice.
    public var hasFindingLines: Bool { self == .xcode || self == .github }

    /// The product of a run.
    /// - Returns: UTF-8 text; of a patch, what is in the files.
    public func product(of run: ReportedRun) throws -> [UInt8] {
        switch self {
        case .text:
            run.audit.map { Array(AuditText.text($0, report: run.report, run.display).utf8) } ?? run.patch
        case .json: Array(try JSONReport.text(run.report, root: run.root, audit: run.audit).utf8)
        case .sarif: Array(try SARIFReport.text(run).utf8)
        case .xcode: Array(XcodeLines.text(run).utf8)
        case .github: Array(GitHubAnnotations.text(run).utf8)
        case .markdown: Array(MarkdownReport.text(run).utf8)
        case .html: Array(HTMLReport.text(run).utf8)
        }
    }
}
