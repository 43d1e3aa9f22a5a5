import SourceEditing

/// The words that decide, before anything is parsed, which files can matter and what of them.
public struct SearchWords: Sendable {
    /// A file without any of these has no site.
    public let relevant: NeedleSet
    /// Files with one of these are wanted too where a container has several columns: which column holds links counts.
    public let columnContent = NeedleSet(["NavigationLink"], wholeWords: false)
    private let keptWords: NeedleSet
    /// Whether the bodies that a file's links hang together with are kept, too, each as a whole.
    private let followsLinks: Bool
    /// What stands in the calls of these words is kept to the last block.
    private let wholeCalls: NeedleSet?

    /// The last is what a `NavigationView` is introspected by.
    private static let containers = ["NavigationView", "navigationViewStyle", "navigationView("]
    private static let stacksAndLinks = [
        "NavigationLink", "NavigationStack", "NavigationSplitView", "navigationDestination",
    ]
    private static let others = stacksAndLinks + PresentationSite.Kind.allCases.map(\.rawValue)

    /// Comments with it leave code alone, and are told where they leave nothing.
    private static let skips = ["navmigrate:skip"]

    /// A project without any of these has no site that a step changes: what is presented then matters to none of them.
    public static let navigation = NeedleSet(containers + stacksAndLinks + skips, wholeWords: false)

    /// For step 2: containers and their styles, and the links that a stack would break on iOS 16.
    public static let forContainers = SearchWords(
        relevant: containers + ["isActive:", "tag:"] + skips, kept: others + ["Group"])

    private static let ofRules = [
        "Hosting", "onOpenURL", "onContinueUserActivity", "dismiss()", "navigationBarHidden",
        "navigationBarBackButtonHidden",
        "for: .navigationBar", "navigationTransition", "@autoclosure",
    ]

    /// For the audit: every navigation site, and what its rules look at.
    public static let forAudit = SearchWords(
        relevant: containers + others + ofRules + skips,
        kept: [
            "Group", "navigationTitle", "navigationBarTitle", "TapGesture", "= true", ".toggle()", "path.append",
            "Path.append", "path = [", "Path = [", "removeLast(", "popLast(", ".pop(", "\"chevron", "\"arrow",
            "\"xmark", "\"Back\"", "\"back\"",
        ],
        followsLinks: true)

    /// For the map: every navigation site, and all that is shown there.
    public static let forMap = SearchWords(
        relevant: containers + others + ofRules + ["TabView"], kept: ["Group"],
        wholeCalls: ["NavigationView", "TabView"] + others)

    /// For steps 3 and 4: what a link's destination names may be declared anywhere in its file.
    public static let forRoutes = SearchWords(
        relevant: containers + others + ["Hosting"] + skips, kept: ["Group", "environmentObject"],
        followsLinks: true)

    private init(
        relevant: [String], kept: [String], wholeCalls: [String]? = nil, followsLinks: Bool = false
    ) {
        self.followsLinks = followsLinks
        self.relevant = NeedleSet(relevant, wholeWords: false)
        keptWords = NeedleSet(relevant + kept, wholeWords: false)
        self.wholeCalls = wholeCalls.map { NeedleSet($0) }
    }

    /// A body without any of these words says nothing about a site, nor who shows one of `names`.
    public func kept(with names: [NameSearch]) -> some WordSearch {
        KeptWords(
            words: keptWords, names: names, wholeCalls: wholeCalls, followsLinks: followsLinks)
    }
}

private struct KeptWords: WordSearch {
    let words: NeedleSet
    let names: [NameSearch]
    let wholeCalls: NeedleSet?
    let followsLinks: Bool

    func matches(in buffer: UnsafeBufferPointer<UInt8>) -> [Int] {
        let blocks = wholeCalls?.matches(in: buffer).flatMap { CallBlocks.offsets(behind: $0, in: buffer) } ?? []
        let found = (words.matches(in: buffer) + names.flatMap { $0.matches(in: buffer) } + blocks).sorted()
        guard followsLinks, let reach = LinkReach(from: found, in: buffer) else { return found }
        return (found + reach.offsets).sorted()
    }
}

/// The blocks in a call's arguments and trailing closures, by counting brackets.
///
/// Brackets in strings and comments count, too. Where they don't balance, the blocks behind them are kept or missed:
/// kept ones cost a little time, of missed ones the map lacks what only they show.
private enum CallBlocks {
    /// The UTF-8 offset of a place in each block.
    static func offsets(behind name: Int, in buffer: UnsafeBufferPointer<UInt8>) -> [Int] {
        var places: [Int] = []
        var depth = 0
        var position = name
        while position < buffer.count {
            switch buffer[position] {
            case UInt8(ascii: "("), UInt8(ascii: "["):
                depth += 1
            case UInt8(ascii: "{"):
                depth += 1
                places.append(position + 1)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                if depth < 0 { return places }
            case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"):
                if depth == 0 { return places }
            case UInt8(ascii: "\n"):
                if depth == 0, !continues(behind: position, in: buffer) { return places }
            default: break
            }
            position += 1
        }
        return places
    }

    /// Whether the next line goes on with a closure.
    private static func continues(behind newline: Int, in buffer: UnsafeBufferPointer<UInt8>) -> Bool {
        buffer[newline...].first { ![UInt8(ascii: " "), UInt8(ascii: "\t"), 10, 13].contains($0) } == UInt8(ascii: "{")
    }
}
