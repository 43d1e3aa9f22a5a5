/// What a file says about views: its types, and the code of each member that may show some.
///
/// Layout is left out; what remains is who is named where, and across which borders: a container, a link, a
/// presentation, a scene.
public struct ViewCode: Sendable, Equatable {
    public var types: [ViewType] = []
    public var units: [CodeUnit] = []
    /// What each `typealias` names, by its own name.
    public var aliases: [String: String] = [:]
    /// The modules that the file imports.
    public var imports: Set<String> = []

    public init() {}
}

/// A declaration or an extension of a type, as far as the graph needs it.
public struct ViewType: Sendable, Equatable {
    public enum Role: Sendable, Equatable {
        case view, app, scene, modifier, preview
        /// A view of another framework's (`UIViewRepresentable` and the like).
        case representable
        /// A subclass of `UIHostingController` and the like.
        case hosting
        /// Not a view: a model, a factory, a delegate.
        case code
    }

    /// `Outer.Inner`
    public let path: String
    public let role: Role
    /// Nil for an extension without a role of its own.
    public let isExtension: Bool
    public let isPublic: Bool
    public let isPrivate: Bool
    /// The UTF-8 offset of the name.
    public let offset: Int
    /// The stored properties, in order, and whether each can hold content: a generic parameter, a closure, `AnyView`.
    public let stored: [StoredContent]

    public var name: String { path.lastName }

    public struct StoredContent: Sendable, Equatable {
        public let name: String
        public let holdsContent: Bool
        /// The last name of the declared type, where one is written.
        public let type: String?
        /// Whether it is a closure that gives nothing back.
        public let isAction: Bool
    }
}

/// A property, function or initialiser, or the body of a `#Preview`.
public struct CodeUnit: Sendable, Equatable {
    /// The path of the type that it belongs to; empty for a global function.
    public let owner: String
    public let name: String
    public let offset: Int
    /// The UTF-8 range of the code.
    public let range: Range<Int>
    public let parameters: [Parameter]
    /// Written in an extension of `View` or another protocol: any view can use it as a modifier.
    public let isModifier: Bool
    /// Whether its result is declared as a view.
    public let returnsView: Bool
    /// Whether its result is certainly no view: an image, data, nothing.
    public let returnsValue: Bool
    public let content: [ViewContent]
    /// How many views the code stands for at its top level, where a view builder reads it.
    public let shape: ViewShape

    public struct Parameter: Sendable, Equatable {
        /// What callers write; nil for `_`.
        public let label: String?
        /// What the code knows it by.
        public let name: String
    }
}

/// What a piece of view code shows. Offsets are UTF-8 offsets of the name that stands in the code.
public indirect enum ViewContent: Sendable, Equatable {
    /// A capitalised call: perhaps a view of the project's. The name is as written: `Outer.Inner`, `Module.Name`.
    case view(String, offset: Int, arguments: [ContentArgument])
    /// A lowercase name: a property or a function, of the enclosing type or of `base`.
    case member(String, base: String?, offset: Int, arguments: [ContentArgument])
    /// Methods called on content, innermost first, one at least: modifiers, perhaps of the project's.
    case modified([ContentModifier], base: [ViewContent])
    /// `navigationViewStyle`s on content, innermost first, one at least.
    case styled(offsets: [Int], [ViewContent])
    case container(ContainerKind, SystemCall, columns: [[ViewContent]])
    case link(LinkForm, SystemCall, destination: [ViewContent], label: [ViewContent], destinationText: String)
    case destination(DestinationSite.Form, type: String?, offset: Int, [ViewContent])
    case presentation(PresentationSite.Kind, offset: Int, [ViewContent])
    case tabs(SystemCall)
    case scene(SystemCall)
    /// `UIHostingController(rootView:)` and the like.
    case hosting(SystemCall)
    /// One of several: `if`, `switch`, `? :`. None of them is empty.
    case branches([[ViewContent]])
    /// What is put into a variable: whatever runs the code, it may be shown where the variable is.
    case kept([ViewContent])
    /// Code that isn't read: the modifiers of a chain that nests too deeply.
    case unread(offset: Int)
}

/// A method called on content.
public struct ContentModifier: Sendable, Equatable {
    public let name: String
    /// The UTF-8 offset of the name.
    public let offset: Int
    public let arguments: [ContentArgument]
}

/// A call of a type that goes by the name of one of SwiftUI's, with all that it is given: where the project has a type of
/// that name, the call is that type's.
public struct SystemCall: Sendable, Equatable {
    public let name: String
    /// The UTF-8 offset of the name.
    public let offset: Int
    /// Written `SwiftUI.Name`: a type of the project's own doesn't hide it.
    public let isQualified: Bool
    public let arguments: [ContentArgument]

    /// What is shown across the border, without flags, items and anchors.
    public var shown: [ViewContent] { arguments.shown }
}

extension [ContentArgument] {
    /// What a call of SwiftUI's shows across a border.
    var shown: [ViewContent] {
        filter { argument in
            switch argument.kind {
            case .labelled(let label): ["content", "destination", "rootView", "root"].contains(label)
            case .positional: false
            case .trailing: true
            }
        }.flatMap(\.content)
    }
}

public enum ContainerKind: String, Sendable {
    case navigationView = "NavigationView"
    case stack = "NavigationStack"
    case splitView = "NavigationSplitView"
}

public struct ContentArgument: Sendable, Equatable {
    public enum Kind: Sendable, Equatable {
        case labelled(String)
        /// Without a label; the first is 0.
        case positional(Int)
        /// The first trailing closure.
        case trailing
    }
    public let kind: Kind
    public let content: [ViewContent]
    /// Whether SwiftUI's names say that it is an action's code: it shows nothing where it stands.
    public let isAction: Bool

    public init(kind: Kind, content: [ViewContent], isAction: Bool = false) {
        self.kind = kind
        self.content = content
        self.isAction = isAction
    }

    public var label: String? {
        if case .labelled(let label) = kind { label } else { nil }
    }
}

extension String {
    /// `Inner` in `Outer.Inner`.
    package var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
