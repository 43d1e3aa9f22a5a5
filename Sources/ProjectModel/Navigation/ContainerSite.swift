/// A call of SwiftUI's `NavigationView`.
public struct ContainerSite: Sendable {
    /// The bytes of the word `NavigationView`.
    public let name: Range<Int>
    /// The bytes of the whole call, from its first token to its last.
    public let call: Range<Int>
    /// Written `SwiftUI.NavigationView`.
    public let isQualified: Bool
    public let content: ContainerContent
    /// The names of the modifiers on the call, innermost first.
    public let modifiers: [String]
    /// The styles that apply, as indices into the file's `styles`, innermost first.
    public internal(set) var styles: [Int]
    /// The function or initialiser whose argument the call is, if it is one.
    public let consumer: String?
    /// The variable that the call is the value of (`let x = NavigationView …`), if it is one.
    public let assignee: String?
    /// Set where the value is returned beside others by one function with a concrete or `some` type.
    public let returnGroup: ReturnGroup?
    /// Links with `isActive:` or `tag:selection:` inside the call.
    public let flaggedLinks: [Int]
    public let context: SiteContext

    /// What the content stands for.
    public var shape: ViewShape {
        switch content {
        case .closure(let closure): closure.shape
        case .value(_, let shape): shape
        case .unusual: .view(nil)
        }
    }
}

/// A function, accessor or closure that returns values of one type in several places: they move together or not at all.
public struct ReturnGroup: Sendable, Equatable {
    /// The offset of its first token.
    public let start: Int
    /// How many `return`s it has.
    public let count: Int
}

/// How a container is given its content.
public enum ContainerContent: Sendable {
    /// `NavigationView { … }` or `NavigationView(content: { … })`.
    case closure(ContentClosure)
    /// `NavigationView(content: makeContent)`, with the bytes of the label and what the function makes.
    case value(label: Range<Int>, ViewShape)
    /// Anything else: no arguments, explicit generic arguments, arguments that SwiftUI's doesn't have.
    case unusual
}

public struct ContentClosure: Sendable {
    /// The bytes of the label `content` where the closure is an argument; nil for a trailing closure.
    public let label: Range<Int>?
    /// The offset of `{`.
    public let leftBrace: Int
    /// The offset of `}`.
    public let rightBrace: Int
    /// Whether it has a capture list: what that names is there for all of the content.
    public let hasCaptures: Bool
    /// The statements, in order.
    public let items: [ContentItem]

    /// The shape of the whole content.
    public var shape: ViewShape { .several(items.map(\.shape)) }
}

/// One statement of a view builder.
public struct ContentItem: Sendable {
    /// From the first token to the last, without the semicolon.
    public let range: Range<Int>
    /// The bytes of the semicolon behind it, if there is one.
    public let semicolon: Range<Int>?
    public let shape: ViewShape
    /// Whether a `NavigationLink` stands in it, not inside a presentation or another container.
    public let holdsLinks: Bool
    /// Whether one of them pushes inside its own column (`isDetailLink(false)`).
    public let keepsPushesInColumn: Bool
    /// Whether the outermost call is a `NavigationStack` already.
    public let isStack: Bool
    /// Whether it is an expression that modifiers can follow: no `if`, no declaration, no operator.
    public let isPostfix: Bool
}

/// `NavigationView` as a type, not as a call.
public struct NamedTypeSite: Sendable {
    public let name: Range<Int>
    /// Written `SwiftUI.NavigationView`.
    public let isQualified: Bool
    /// The name of the declaration that the type is part of: calls that go by this name depend on it.
    public let declaration: String?
    public let role: Role
    /// The members that an `extension NavigationView` declares.
    public let members: [String]
    /// The first generic argument as written, such as `ContentView` in `NavigationView<ContentView>`.
    public let argument: String?
    public let context: SiteContext

    public enum Role: Sendable {
        /// The type of a parameter: what is passed to the function has to keep its type.
        case parameter
        /// The type around is bound to it: a `typealias` in it, or what it inherits.
        case binding
        case other
    }
}
