import ProjectModel
import SourceEditing

/// A link with a flag whose destination goes behind a view, as `navigationDestination(isPresented:)` or `(item:)`.
struct PresentedLink {
    /// What becomes of the link.
    let message: String
    let doubts: [Doubt]
    /// All in the link's own file.
    let edits: [TextEdit]

    /// Why it is done only with `--unsafe`.
    enum Doubt {
        /// The target runs on a system where it isn't reliable.
        case oldSystem(RunningSystems.Entry)
        case button
        /// The row of a list goes, by the list's name.
        case row(String)
        /// The flag's name.
        case setFromTheStart(String)
        case foreign(String)
        case selection(String)
    }

    /// - Returns: nil where nothing is unsafe.
    func finding(at place: Place) -> Finding? {
        guard let doubt = doubts.first else { return nil }
        return Finding(
            .warning, at: place, RuleID("destination-link", "flag-destination"),
            "\(message) only with --unsafe: \(doubt.message)")
    }
}

extension PresentedLink.Doubt {
    fileprivate var message: String {
        switch self {
        case .oldSystem(let entry):
            "on \(entry.platform.rawValue) \(entry.minimum) a second push may fail; raise the deployment target, "
                + "or try it there"
        case .button: "it becomes a Button, and in a list its chevron goes"
        case .row(let list): "the empty row that it had in '\(list)' goes"
        case .foreign(let flag): "'\(flag)' isn't this view's alone, and whoever else sets it pushes and pops here"
        case .setFromTheStart(let flag):
            "'\(flag)' is set before anything is shown, and the screen may appear without an animation, or not at all"
        case .selection(let selection):
            "the links become Buttons, whose chevrons go, and a change of '\(selection)' from one screen to another goes "
                + "back in between"
        }
    }
}
