import ProjectModel

/// Why a style stays.
enum StyleReason {
    /// What goes by SwiftUI's name and is the project's.
    case own(String)
    case helper
    case optionalChain
    case conditional
    case neverCompiled
    case containerStays(Place)
    case containerUnsafe(Place)
    case deploymentTarget(RunningSystems.Entry)
    case excluded(Exclusion)

    func finding(at place: Place) -> Finding {
        Finding(.warning, at: place, id, message, notes: notes)
    }

    private var id: RuleID {
        switch self {
        case .own: RuleID("navigation-view", "custom-style")
        case .helper, .optionalChain: RuleID("navigation-view-style", "helper")
        case .conditional: RuleID("navigation-view-style", "conditional")
        case .neverCompiled: RuleID("navigation-view-style", "never-compiled")
        case .containerStays: RuleID("navigation-view-style", "container-stays")
        case .containerUnsafe: RuleID("navigation-view-style", "container-unsafe")
        case .deploymentTarget: RuleID("navigation-view-style", "deployment-target")
        case .excluded(let exclusion): exclusion.id(byComment: RuleID("navigation-view-style", "excluded"))
        }
    }

    private var message: String {
        switch self {
        case .own(let name):
            "navigationViewStyle stays: '\(name)' is declared in the project and may not be SwiftUI's here; "
                + "remove or replace it by hand"
        case .helper:
            "navigationViewStyle stays: it is all that the helper around it does; it has no effect on a NavigationStack, "
                + "so remove the helper by hand once no NavigationView uses it"
        case .optionalChain:
            "navigationViewStyle stays: it is all that is called on an optional view; remove it by hand, with the "
                + "question mark before it"
        case .conditional:
            "navigationViewStyle stays: a branch of the '#if' around it would be left empty; remove it by hand"
        case .neverCompiled:
            "navigationViewStyle stays: an '#if' keeps this code out of every target that the file is in; "
                + "remove the code by hand"
        case .containerStays:
            "navigationViewStyle stays: a NavigationView that it is set on stays; convert that one first, then run again"
        case .containerUnsafe:
            "navigationViewStyle goes only with --unsafe, as a NavigationView that it is set on"
        case .deploymentTarget(let entry): "navigationViewStyle stays: \(Self.deployment(entry))"
        case .excluded(let exclusion): "navigationViewStyle stays: \(exclusion.request())"
        }
    }

    private var notes: [Finding.Note] {
        switch self {
        case .containerStays(let container): [.init(container, "the NavigationView that stays")]
        case .containerUnsafe(let container):
            [.init(container, "the NavigationView that is converted only with --unsafe")]
        case .excluded(let exclusion): exclusion.notes
        default: []
        }
    }

    private static func deployment(_ entry: RunningSystems.Entry) -> String {
        if case .unreadable(let manifest) = entry.source {
            return "\(manifest) can't be read, and may say that it runs on systems without NavigationStack"
        }
        return "\(entry.target.map { "target '\($0)'" } ?? "the target") supports "
            + "\(entry.platform.displayName) \(entry.minimum), which has no NavigationStack"
    }
}
