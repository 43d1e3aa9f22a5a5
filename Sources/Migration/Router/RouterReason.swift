/// Why a stack gets no router.
enum RouterReason {
    /// It has a path: what that is bound to.
    case ownPath(String)
    /// A helper puts it around whatever it is called on.
    case helper
    /// A library or a class of the project's own routes in the module.
    case ownRouter(String)
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
        case .notSelected(let wish):
            Finding(.warning, at: place, .notSelected, "NavigationStack gets no router: \(wish)")
        case .ownRouter(let name):
            Finding(
                .warning, at: place, RuleID("router", "own-router"),
                "NavigationStack gets no router: '\(name)' routes in this module already; push through that")
        }
    }
}
