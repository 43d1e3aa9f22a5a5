/// A member of the router, as code.
enum RouterMember: CaseIterable, Sendable {
    case path, unknownLink, push, pop, popToRoot, replace

    static func all(opensLinks: Bool) -> [RouterMember] {
        allCases.filter { $0 != .unknownLink || opensLinks }
    }

    /// Those of a new router.
    static func all(of path: RouterShape.Path, opensLinks: Bool) -> [RouterMember] {
        // Values of several types make no list that could be handed over.
        all(opensLinks: opensLinks).filter { $0 != .replace || path != .values }
    }

    var isProperty: Bool { self == .path || self == .unknownLink }

    /// The name, a function's with its labels.
    var signature: String {
        switch self {
        case .path: "path"
        case .unknownLink: "unknownLink"
        case .push: "push(_:)"
        case .pop: "pop(_:)"
        case .popToRoot: "popToRoot()"
        case .replace: "replace(with:)"
        }
    }

    func lines(of router: RouterShape) -> [CodeLine] {
        let isErased = router.path != .routes
        let wrapper = router.form == .observableObject ? "@Published " : ""
        switch self {
        case .path:
            return [
                CodeLine(0, "/// The screens on top of the stack's root, the uppermost last."),
                CodeLine(0, wrapper + (isErased ? "var path = NavigationPath()" : "var path: [\(router.route)] = []")),
            ]
        case .unknownLink:
            return [
                CodeLine(0, "/// A link that leads nowhere, as long as an alert tells so."),
                CodeLine(0, "\(wrapper)var unknownLink: URL?"),
            ]
        case .push:
            let word = router.path == .values ? "value" : "route"
            return function(
                "Puts a screen on top.", "push(_ \(word): \(router.route))", "path.append(\(word))")
        case .pop:
            return function(
                "Goes back by as many screens, to the root at most.", "pop(_ count: Int = 1)",
                "path.removeLast(min(max(count, 0), path.count))")
        case .popToRoot:
            return function(
                "Goes back to the root.", "popToRoot()", isErased ? "path = NavigationPath()" : "path.removeAll()")
        case .replace:
            return function(
                "Shows these screens instead of those on top of the root.", "replace(with routes: [\(router.route)])",
                isErased ? "path = NavigationPath(routes)" : "path = routes")
        }
    }

    private func function(_ purpose: String, _ head: String, _ body: String) -> [CodeLine] {
        [
            CodeLine(0, "/// \(purpose)"), CodeLine(0, "func \(head) {"), CodeLine(1, body), CodeLine(0, "}"),
        ]
    }
}
