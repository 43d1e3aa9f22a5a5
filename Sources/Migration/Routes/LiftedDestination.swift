import ProjectModel

/// A link's destination taken apart: code that is the same wherever it is shown, and what the link has to say.
///
/// `DetailView(model: DetailModel(id: item.id))` is the code `DetailView(model: DetailModel(id: ⟨id⟩))` with the payload
/// `id`, which the link gives as `item.id`.
struct LiftedDestination: Sendable {
    /// In the order of the code. What `DestinationView` shows is their text, one after the other.
    var template: [TemplatePiece]
    /// What the link says, in the order of the first use. Labels are unique.
    var payload: [PayloadPart]
    /// What `DestinationView` has by itself.
    var hoisted: [HoistedValue]
    /// The type that the destination makes, without the modules and types around it; nil where it isn't one type.
    var viewName: String?
    /// The condition of the `#if`s around the destination's types, as written: `os(iOS)`.
    var condition: String?
    /// What `@available` asks for on the destination's types, as written: `iOS 17, *`.
    var availability: String?
    /// The modules, besides SwiftUI, that the template and the payload's types come from, in ascending order.
    var imports: Set<String>
    /// Those that are there under a condition only, with that.
    var conditionalImports: [String: String] = [:]
    /// Private declarations that the template needs and that have to become visible in the whole module.
    var widenings: [Widening]
    /// The declarations of constants at the link that the template has written out: nothing else uses them.
    var unusedConstants: [Range<Int>] = []
}

/// A piece of a destination's code.
enum TemplatePiece: Hashable, Sendable {
    /// The same for all links. Lines behind the first are indented relative to the first.
    case code(String)
    /// An argument free of locals: the same for all links, or payload where another link to the same view has another.
    case constant(ConstantArgument)
    /// A part of the payload, by its index. Where it is an object in `Shared`, the object.
    case payload(Int)
    /// What `DestinationView` has by itself, by its index.
    case hoisted(Int)
}

struct ConstantArgument: Hashable, Sendable {
    let code: String
    /// The label that it has as payload.
    let label: String
    /// That of the call around it, for two parts with one label: `model` in `model: DetailModel(track: 1)`.
    let outerLabel: String?
    /// Nil where it can't be payload: its type isn't known or isn't Hashable.
    let type: ResolvedType?
}

/// A value that a link gives to its route.
struct PayloadPart: Sendable {
    /// The associated value's label, without backticks.
    var label: String
    /// That of the call around it, for two parts with one label.
    let outerLabel: String?
    /// The type of the expression; `isShared`: the route has `Shared` of it.
    let type: ResolvedType
    /// As the link has it, its lines as written: `item.id`, `Shared(store)` without the `Shared(…)`.
    let expression: String
    /// An object that travels by identity.
    let isShared: Bool
    /// Why the value that the screen has may differ from what it had: nil where it can't.
    let doubt: SnapshotDoubt?
    /// The conformances that the type needs to be Hashable.
    let derivations: [Derivation]
}

/// Why a pushed copy isn't what the link used to show.
enum SnapshotDoubt: Hashable, Sendable {
    /// The value is read from what can change: `@State private var draft`; the text names it.
    case changingSource(String)
    /// A row whose type can change, with what makes it so.
    case changeableRow(String)
    /// An object that travels by identity, with its type.
    case sharedObject(String)
    /// An object that is Hashable, with its type.
    case object(String)
}

/// What `DestinationView` has by itself: a link doesn't have to say it.
enum HoistedValue: Hashable, Sendable {
    /// `@EnvironmentObject var name: type`
    case environmentObject(name: String, type: ResolvedType)
    /// `@Environment(argument) var name: type`; the argument is a key path or `Type.self`; the type is written where it was.
    case environment(name: String, argument: String, type: String?)
    /// A property that every stack root of the module has under this name and type.
    case root(name: String, type: ResolvedType)

    var name: String {
        switch self {
        case .environmentObject(let name, _), .environment(let name, _, _), .root(let name, _): name
        }
    }
}

/// A declaration that loses its `private` or `fileprivate`.
struct Widening: Hashable, Sendable {
    let file: String
    /// The bytes of the modifier and the space behind it.
    let modifier: Range<Int>
    /// What is declared, for messages.
    let name: String
}
