import SourceEditing

/// The words that decide, before anything is parsed, which files can matter and what of them.
public struct SearchWords: Sendable {
    /// A file without any of these has no site.
    public let relevant: NeedleSet
    /// A body without any of these says nothing about a site.
    public let kept: NeedleSet

    private static let containers = ["NavigationView", "navigationViewStyle"]
    private static let others =
        ["NavigationLink", "NavigationStack", "NavigationSplitView", "navigationDestination"]
        + PresentationSite.Kind.allCases.map(\.rawValue)

    /// For step 2: containers and their styles.
    public static let forContainers = SearchWords(relevant: containers, kept: others + ["Group"])

    /// For the audit: every navigation site.
    public static let forAudit = SearchWords(relevant: containers + others, kept: ["Group"])

    private init(relevant: [String], kept: [String]) {
        self.relevant = NeedleSet(relevant, wholeWords: false)
        self.kept = NeedleSet(relevant + kept, wholeWords: false)
    }
}
