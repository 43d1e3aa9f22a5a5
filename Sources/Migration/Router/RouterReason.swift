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
        switch self {
        case .ownPath(let path):
            Finding(
                .warning, at: place, RuleID("router", "own-path"),
                "NavigationStack gets no router: its path is bound to '\(path)'; push through that, or bind it to a router "
                    + "by hand")
        case .helper:
            Finding(
                .warning, at: place, RuleID("router", "helper"),
                "NavigationStack gets no router: a helper puts it around whatever it is called on; make it a view that is "
                    + "given its content")
        case .mixedStack(let types, .link, let link):
            Finding(
                .warning, at: place, RuleID("router", "mixed-stack"),
                "NavigationStack gets no router: it shows values of \(types.listed), and a link brings a screen that its path "
                    + "wouldn't hold; make that a value link",
                notes: link.map { [.init($0, "the link")] } ?? [])
        case .mixedStack(let types, .destination, let destination):
            Finding(
                .warning, at: place, RuleID("router", "mixed-stack"),
                "NavigationStack gets no router: it shows values of \(types.listed), and a flag or an item shows a screen that "
                    + "its path wouldn't hold; push that as a value",
                notes: destination.map { [.init($0, "the navigationDestination")] } ?? [])
        case .unknownType(let name):
            Finding(
                .warning, at: place, RuleID("router", "unknown-type"),
                "NavigationStack gets no router: it shows values of several types, and what '\(name)' is can't be told; bind "
                    + "it to a NavigationPath by hand")
        case .excluded(let comment):
            Finding(
                .warning, at: place, RuleID("router", "excluded"),
                "NavigationStack gets no router: \(comment.request())", notes: [comment.note])
        case .notSelected(let wish):
            Finding(.warning, at: place, .notSelected, "NavigationStack gets no router: \(wish)")
        case .ownRouter(let name):
            Finding(
                .warning, at: place, RuleID("router", "own-router"),
                "NavigationStack gets no router: '\(name)' routes in this module already; push through that")
        }
    }
}
