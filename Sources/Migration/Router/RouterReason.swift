import ProjectModel

/// Why a stack gets no router.
enum RouterReason {
    /// It has a path: what that is bound to.
    case ownPath(String)
    /// A helper puts it around whatever it is called on.
    case helper
    /// A library or a class of the project's own routes in the module.
    case ownRouter(String)
    /// It shows values of several types, and a screen that no path holds.
    case mixedStack([ResolvedType], other: ValueStack.Other, Place?)
    /// It shows values of several types, and what one of them is can't be told: its name.
    case unknownType(String)
    /// A comment asks for that.
    case excluded(SkipComment)
    /// The options of the run ask for others.
    case notSelected(String)

    func decision(at place: Place) -> SiteDecision {
        SiteDecision(place: place, kind: "NavigationStack", outcome: .leave(finding(at: place)))
    }

    private func finding(at place: Place) -> Finding {
        Finding(.warning, at: place, id, "NavigationStack gets no router: " + message, notes: notes)
    }

    private var id: RuleID {
        switch self {
        case .ownPath: RuleID("router", "own-path")
        case .helper: RuleID("router", "helper")
        case .ownRouter: RuleID("router", "own-router")
        case .mixedStack: RuleID("router", "mixed-stack")
        case .unknownType: RuleID("router", "unknown-type")
        case .excluded: RuleID("router", "excluded")
        case .notSelected: .notSelected
        }
    }

    /// What stands in the way, and what to do about it.
    private var message: String {
        switch self {
        case .ownPath(let path):
            "its path is bound to '\(path)'; push through that, or bind it to a router by hand"
        case .helper:
            "a helper puts it around whatever it is called on; make it a view that is given its content"
        case .ownRouter(let name):
            "'\(name)' routes in this module already; push through that"
        case .mixedStack(let types, .link, _):
            "it shows values of \(types.listed), and a link brings a screen that its path wouldn't hold; "
                + "make that a value link"
        case .mixedStack(let types, .destination, _):
            "it shows values of \(types.listed), and a flag or an item shows a screen that its path wouldn't hold; "
                + "push that as a value"
        case .unknownType(let name):
            "it shows values of several types, and what '\(name)' is can't be told; bind it to a NavigationPath by hand"
        case .excluded(let comment): comment.request()
        case .notSelected(let wish): wish
        }
    }

    private var notes: [Finding.Note] {
        switch self {
        case .mixedStack(_, .link, let link?): [.init(link, "the link")]
        case .mixedStack(_, .destination, let destination?): [.init(destination, "the navigationDestination")]
        case .excluded(let comment): [comment.note]
        default: []
        }
    }
}
