/// The six steps of the migration, in order.
public enum Step: Int, CaseIterable, Sendable, Comparable {
    case audit = 1
    case containers, routes, links, router, restoration

    public var name: String { String(describing: self) }

    /// What the step does, in a few words.
    public var summary: String {
        switch self {
        case .audit: "find every navigation site and explain it; changes nothing"
        case .containers: "NavigationView becomes NavigationStack or NavigationSplitView"
        case .routes: "one Route enum and one destination for each module"
        case .links: "destination links become value links"
        case .router: "a router owns each stack's path"
        case .restoration: "the path survives a restart"
        }
    }

    /// Reads a number from 1 to 6 or a name.
    public init?(argument: String) {
        if let number = Int(argument) {
            self.init(rawValue: number)
        } else if let step = Step.allCases.first(where: { $0.name == argument.lowercased() }) {
            self = step
        } else {
            return nil
        }
    }

    public static func < (lhs: Step, rhs: Step) -> Bool { lhs.rawValue < rhs.rawValue }
}
