import ProjectModel

/// Why a stack's path isn't saved.
enum RestorationReason {
    case inApp
    case outsideView
    case routerElsewhere(String)
    case unknownRouter(String)
    case otherModule(String)
    case startingPath(String)
    case ownSaving(String)
    case nameTaken(String)
    case presented
    case hosted
    case sharedWrapper(String)
    case publicRoute(String)
    case erasedPath(String)
    /// The path holds values of several types, of which these aren't Codable yet, and a function appends what isn't seen to
    /// be Codable.
    case severalTypes([ResolvedType], String)
    /// The name of what the path holds, and how many of its cases stand in the way.
    case notCodable(String, cases: Int)

    var id: String {
        switch self {
        case .inApp: "in-app"
        case .outsideView: "outside-view"
        case .routerElsewhere: "router-elsewhere"
        case .unknownRouter: "unknown-router"
        case .otherModule: "other-module"
        case .startingPath: "starting-path"
        case .ownSaving: "own-saving"
        case .nameTaken: "name-taken"
        case .presented: "presented"
        case .hosted: "hosted"
        case .sharedWrapper: "shared-wrapper"
        case .publicRoute: "public-route"
        case .erasedPath: "erased-path"
        case .severalTypes: "several-types"
        case .notCodable: "not-codable"
        }
    }

    func finding(at place: Place, notes: [Finding.Note] = []) -> Finding {
        Finding(
            .warning, at: place, RuleID("restoration", id), "NavigationStack isn't restored: " + message, notes: notes)
    }

    /// What stands in the way, and what to do about it.
    private var message: String {
        switch self {
        case .inApp:
            "it is in an App or a Scene, where SceneStorage keeps nothing; move the stack into a view of its own"
        case .outsideView:
            "it isn't in a view's own code, and SceneStorage belongs to a view; move the stack into one"
        case .routerElsewhere(let name):
            "'\(name)' isn't made by this view, so another window or stack may have the same one; "
                + "make it where its stack is"
        case .unknownRouter(let path):
            "what '\(path)' is can't be told; keep the path as an array in a class that this view makes"
        case .otherModule(let type):
            "'\(type)' belongs to another module, which would have to save its path itself"
        case .startingPath(let type):
            "the path of '\(type)' begins with screens, and only an empty path is restored; push them in code"
        case .ownSaving(let word):
            "the router uses '\(word)', so it may save its path already; keep one of the two"
        case .nameTaken(let name):
            "the router has its own '\(name)'; give that another name"
        case .presented:
            "a sheet, cover or popover shows it, which isn't there when the app comes back; nothing has to be done"
        case .hosted:
            "a hosting controller shows it, and SceneStorage works in scenes of SwiftUI only; save the path there by hand"
        case .sharedWrapper(let view):
            "'\(view)' puts its stack around what several places give it, and their paths would be kept under one key; "
                + "give it a key for each place"
        case .publicRoute(let type):
            "'\(type)' is public, and Codable would be a promise to all who use the module; make it Codable by hand"
        case .erasedPath(let text):
            "\(text), and a NavigationPath is saved only if all of its values are Codable; use an array of one Route"
        case .severalTypes(let types, let text):
            "\(text), and a NavigationPath is saved only if all of its values are Codable; "
                + (types.isEmpty ? "" : "make \(types.listed) Codable, and ") + "have it take 'some Hashable & Codable'"
        case .notCodable(let type, let cases):
            switch cases {
            case 0: "'\(type)' can't be Codable; carry ids instead"
            case 1: "a case of '\(type)' can't be Codable; carry an id instead"
            default: "\(cases) cases of '\(type)' can't be Codable; carry ids instead"
            }
        }
    }
}

/// What users of the app may see.
enum RestorationDoubt {
    /// A case carries a copy of a whole model; nil: the path itself holds them.
    case modelPayload(case: String?, model: String, id: String)
    /// A view whose paths would all be kept under one key.
    case shownTwice(String)
    /// A condition that depends on who uses the app, as written.
    case authGate(String)
    /// Any other condition, as written.
    case comesAndGoes(String)

    var id: String {
        switch self {
        case .modelPayload: "model-payload"
        case .shownTwice: "shown-twice"
        case .authGate: "auth-gate"
        case .comesAndGoes: "comes-and-goes"
        }
    }

    func finding(at place: Place, notes: [Finding.Note]) -> Finding {
        Finding(
            .warning, at: place, RuleID("restoration", id),
            "NavigationStack is restored only with --unsafe: " + message,
            notes: notes)
    }

    /// What has the model.
    /// - Parameter name: the case's; nil for the path itself.
    static func carrier(_ name: String?) -> String { name.map { "'\($0)' carries" } ?? "the path holds" }

    private var message: String {
        switch self {
        case .modelPayload(let name, let model, let id):
            "\(Self.carrier(name)) a whole '\(model)', and a restored screen would show it as it was when it was saved; "
                + "pass its id, of type '\(id)', and look it up there"
        case .shownTwice(let view):
            "'\(view)' is shown in several places, whose paths would be kept under one key; "
                + "give each place a view of its own"
        case .authGate(let condition):
            "it is shown under '\(condition)', and whoever signs in next would come to the screens of the one before; "
                + "forget the saved path when that changes"
        case .comesAndGoes(let condition):
            "it is shown under '\(condition)', and began anew whenever that changed; its old screens would come back, also without "
                + "a restart; forget the saved path when that changes"
        }
    }
}
