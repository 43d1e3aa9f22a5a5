import SourceEditing

/// The words that decide, before anything is parsed, which files can matter and what of them.
public struct SearchWords: Sendable {
    /// A file without any of these has no site.
    public let relevant: NeedleSet
    /// Files with one of these are wanted too where a container has several columns: which column holds links counts.
    public let columnContent = NeedleSet(["NavigationLink"], wholeWords: false)
    private let keptWords: NeedleSet

    private static let containers = ["NavigationView", "navigationViewStyle"]
    private static let others =
        ["NavigationLink", "NavigationStack", "NavigationSplitView", "navigationDestination"]
        + PresentationSite.Kind.allCases.map(\.rawValue)

    /// For step 2: containers and their styles, and the links that a stack would break on iOS 16.
    public static let forContainers = SearchWords(
        relevant: containers + ["isActive:", "tag:"], kept: others + ["Group"])

    /// For the audit: every navigation site, and what its rules look at.
    public static let forAudit = SearchWords(
        relevant: containers + others + [
            "onOpenURL", "onContinueUserActivity", "dismiss()", "navigationBarHidden", "navigationBarBackButtonHidden",
            "for: .navigationBar", "navigationTransition", "@autoclosure",
        ],
        kept: [
            "Group", "navigationTitle", "navigationBarTitle", "TapGesture", "= true", ".toggle()", "path.append",
            "Path.append", "path = [", "Path = [", "removeLast(", "popLast(", ".pop(", "\"chevron", "\"arrow",
            "\"xmark", "\"Back\"", "\"back\"",
        ])

    private init(relevant: [String], kept: [String]) {
        self.relevant = NeedleSet(relevant, wholeWords: false)
        keptWords = NeedleSet(relevant + kept, wholeWords: false)
    }

    /// A body without any of these words says nothing about a site, nor who shows one of `names`.
    public func kept(with names: Set<String>) -> some WordSearch {
        KeptWords(words: keptWords, names: NameSearch(names))
    }
}

private struct KeptWords: WordSearch {
    let words: NeedleSet
    let names: NameSearch

    func matches(in buffer: UnsafeBufferPointer<UInt8>) -> [Int] {
        (words.matches(in: buffer) + names.matches(in: buffer)).sorted()
    }
}
