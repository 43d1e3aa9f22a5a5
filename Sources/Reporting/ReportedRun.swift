import Migration
import SourceEditing

/// A run as its reports tell of it: what it did, and how its places are written.
public struct ReportedRun: Sendable {
    public let report: RunReport
    /// Every navigation site, for an audit; other runs tell of the sites that their steps are about.
    public let audit: AuditReport?
    public let mode: Summary.Mode
    /// The absolute path of the folder that the report's paths are relative to.
    public let root: String
    /// For whoever reads in a terminal.
    public let display: PathDisplay
    /// What goes before a path in a patch: the way to the root from the top of its repository, with a slash; or nothing.
    public let patchPrefix: String
    /// The address of the repository's files at the commit that was read, with a slash; nil where it isn't known.
    public let fileAddress: String?
    public let toolVersion: String
    /// The app's map; nil where no report shows it.
    public let maps: Maps?

    public struct Maps: Sendable {
        public let before: ScreenMap
        /// Nil where nothing changes.
        public let after: ScreenMap?

        public init(before: ScreenMap, after: ScreenMap?) {
            self.before = before
            self.after = after
        }
    }

    public init(
        _ report: RunReport, audit: AuditReport?, mode: Summary.Mode, root: String, display: PathDisplay,
        patchPrefix: String, fileAddress: String? = nil, toolVersion: String, maps: Maps? = nil
    ) {
        self.report = report
        self.audit = audit
        self.mode = mode
        self.root = root
        self.display = display
        self.patchPrefix = patchPrefix
        self.fileAddress = fileAddress
        self.toolVersion = toolVersion
        self.maps = maps
    }

    /// The last part of the root's path.
    var name: String { root.split(separator: "/").last.map(String.init) ?? "/" }

    /// The patches of the shown steps, one after the other.
    var patch: [UInt8] {
        report.shownResults.flatMap { result in
            UnifiedDiff.patch(result.changes.map { FileChange(path: patchPrefix + $0.path, $0.contents) })
        }
    }
}
