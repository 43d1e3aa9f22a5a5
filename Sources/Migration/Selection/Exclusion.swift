/// Who asks to leave a site alone that could change.
enum Exclusion: Sendable {
    case comment(SkipComment)
    /// The options of the run, with what they ask.
    case options(String)

    /// What it asks for, as the rest of a sentence.
    /// - Parameter thing: what would have to change; nil: what the sentence speaks of.
    func request(for thing: String? = nil) -> String {
        switch self {
        case .comment(let comment): comment.request(for: thing)
        case .options(let wish): thing.map { "\($0) would have to change, and \(wish)" } ?? wish
        }
    }

    /// The id of a finding.
    /// - Parameter id: of one that a comment asks for.
    func id(byComment id: RuleID) -> RuleID {
        switch self {
        case .comment: id
        case .options: .notSelected
        }
    }

    var notes: [Finding.Note] {
        switch self {
        case .comment(let comment): [comment.note]
        case .options: []
        }
    }
}

extension RuleID {
    /// Of a site that the options of a run leave out: it is counted, and not told of.
    public static let notSelected = RuleID("not-selected")
}
