/// A flag that drives a link which step 4 can't move, and what step 5 makes of it where it can.
struct FlagForRouter: Hashable, Sendable {
    /// What stands in step 4's way, as a clause.
    let text: String
    /// What a person can do instead.
    var remedy: String?
    var becomes: Becoming = .push

    enum Becoming: Hashable, Sendable {
        case push, popToRoot
    }

    /// With what step 5 will do.
    var message: String {
        let promise =
            switch becomes {
            case .push: "step 5 makes it a push through the path with --unsafe"
            case .popToRoot: "step 5 makes that popToRoot() with --unsafe"
            }
        return "\(text); \(remedy.map { "\($0), or " } ?? "")\(promise)"
    }
}
