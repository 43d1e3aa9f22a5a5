import SourceEditing

/// All Swift files of a project, those too that have no site.
public struct ProjectSources: Sendable {
    public let paths: [String]
    public let text: @Sendable (String) -> SourceText?

    /// - Parameter text: the text of a file by its path; nil where it can't be read.
    public init(paths: [String], text: @escaping @Sendable (String) -> SourceText?) {
        self.paths = paths
        self.text = text
    }
}
