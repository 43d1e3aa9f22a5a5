import MigrationRun

/// The course of a review: which change is asked about next, and what each answer means.
struct Review {
    enum Answer: Equatable {
        case yes, no
        /// This one, and all others of its rule or reason that aren't answered yet.
        case all, none
        case quit

        /// - Parameter word: what the person typed; the first letter counts.
        init?(_ word: String) {
            switch word.lowercased().first {
            case "y": self = .yes
            case "n": self = word.lowercased() == "none" ? .none : .no
            case "a": self = .all
            case "d": self = .none
            case "q": self = .quit
            default: return nil
            }
        }
    }

    private(set) var plan: ReviewPlan
    private let items: [ReviewItem]

    /// - Parameter plan: of an earlier review, whose choices stand.
    init(_ items: [ReviewItem], continuing plan: ReviewPlan) {
        self.items = items
        self.plan = plan
    }

    /// The first change without an answer, and its number, from 1; nil: all have one.
    var next: (item: ReviewItem, number: Int)? {
        items.enumerated().first { !isAnswered($0.element) }.map { ($0.element, $0.offset + 1) }
    }

    var count: Int { items.count }
    var wanted: Int { plan.choices.count(where: \.isWanted) }
    var refused: Int { plan.choices.count - wanted }
    var open: Int { items.count { !isAnswered($0) } }

    mutating func answer(_ item: ReviewItem, _ answer: Answer) {
        switch answer {
        case .yes: note(item, isWanted: true)
        case .no: note(item, isWanted: false)
        case .all, .none:
            for other in items where other.id == item.id && !isAnswered(other) {
                note(other, isWanted: answer == .all)
            }
        case .quit: break
        }
    }

    private mutating func note(_ item: ReviewItem, isWanted: Bool) {
        var choice = item.choice
        choice.isWanted = isWanted
        plan.choices.append(choice)
    }

    private func isAnswered(_ item: ReviewItem) -> Bool { plan.choices.contains { $0.isAbout(item.choice) } }
}
