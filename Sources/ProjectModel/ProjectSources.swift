import SourceEditing

/// All Swift files of a project, those too that have no site.
public struct ProjectSources: Sendable {
    public let paths: [String]
    /// The text of a file by its path; nil where it can't be read.
    public let text: @Sendable (String) -> SourceText?
    /// Which identifiers a file can't hold, by its path; nil where it can't be read.
    public let words: @Sendable (String) -> WordFilter?
    /// What a file declares, by its path.
    let scan: @Sendable (String) -> DeclarationScan

    /// - Parameters:
    ///   - text: the text of a file by its path; nil where it can't be read.
    ///   - words: nil: what the text tells.
    ///   - scan: nil: what the text tells.
    public init(
        paths: [String], words: (@Sendable (String) -> WordFilter?)? = nil,
        scan: (@Sendable (String) -> DeclarationScan)? = nil, text: @escaping @Sendable (String) -> SourceText?
    ) {
        self.paths = paths
        self.text = text
        self.words = words ?? { text($0)?.words }
        self.scan = scan ?? { DeclarationScan(bytes: text($0)?.bytes ?? []) }
    }
}
