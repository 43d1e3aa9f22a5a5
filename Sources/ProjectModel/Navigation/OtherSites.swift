/// A `.navigationViewStyle(…)`.
public struct StyleSite: Sendable {
    /// The bytes of the word `navigationViewStyle`.
    public let name: Range<Int>
    public let value: StyleValue
    /// The name of SwiftUI's by which the style goes: `stack`, `StackNavigationViewStyle`; nil where it has none.
    public let spelling: String?
    public let modifier: ModifierSpan
    /// What the `#if`s between the style and the view that it modifies ask for.
    public let condition: CompilationCondition
    /// What the modified expression is.
    public let subject: Subject
    /// Where the modified expression begins; nil where it isn't written out.
    public let subjectStart: Int?
    public let context: SiteContext

    public enum Subject: Sendable, Equatable {
        /// A container itself, perhaps with other modifiers between.
        case container
        /// Another view. `showsViews`: whether views are named in it, which may show others in turn.
        case view(showsViews: Bool)
        /// Whatever the project's own modifier around it is applied to.
        case helper
    }
}

/// A style as far as the argument tells.
public enum StyleValue: Sendable, Equatable {
    case stack
    case columns
    case automatic
    /// A type that isn't one of SwiftUI's.
    case custom(String)
    /// A name to look up: `.app`, `Self.style`, `style`.
    case constant(String)
    /// A ternary, a call, anything else: its text.
    case runtime(String)
}

/// A name of the project's own that stands for a style.
public struct StyleDefinition: Sendable {
    public enum Kind: Sendable, Equatable {
        /// `let style = StackNavigationViewStyle()`
        case constant
        /// `func stacked() -> some View { navigationViewStyle(.stack) }`, or a `ViewModifier`'s `body`.
        case modifier
    }
    public let name: String
    public let kind: Kind
    public internal(set) var value: StyleValue
    /// The name by which the style goes.
    public let spelling: String?
    /// What the `#if`s around the style ask for.
    public let condition: CompilationCondition
    /// Whether an `if` or the like in a modifier decides at run time if the style is set.
    public let isConditional: Bool

    /// The same for another style.
    public func with(_ value: StyleValue) -> StyleDefinition {
        var definition = self
        definition.value = value
        return definition
    }
}

/// The bytes of one modifier in a chain: `.name(arguments) { closure }`.
public struct ModifierSpan: Sendable {
    /// From the period to the last token.
    public let range: Range<Int>
    /// The comments inside what goes, in order.
    public let comments: [String]
    /// The `#if … #endif` that holds nothing but the modifier, or in each branch one of its name.
    public let soleContentOf: Range<Int>?
    /// Whether something remains without it: what it modifies is written out, and is more than what a helper was given.
    public let leavesMore: Bool
    /// Whether without it an optional chain has no member: `view?.navigationViewStyle(…)`.
    public let endsOptionalChain: Bool
    /// Whether it is all that one clause of a postfix `#if` holds while another clause holds more.
    public let isInSharedCondition: Bool
}

/// A `NavigationLink`, by the initialiser that it uses (SEMANTICS: table A1).
public struct LinkSite: Sendable {
    /// The bytes of the word `NavigationLink`.
    public let name: Range<Int>
    public let form: LinkForm
    /// The type that the destination makes, where the syntax shows one.
    public let destination: String?
    public let context: SiteContext
}

public enum LinkForm: String, Sendable, CaseIterable {
    /// `NavigationLink(value: x) { … }`, `NavigationLink("x", value: x)`
    case value = "value"
    /// `NavigationLink { Destination() } label: { … }`, `NavigationLink("x") { Destination() }`
    case destinationClosure = "destination closure"
    /// `NavigationLink(destination: Destination()) { … }`
    case destinationArgument = "destination argument"
    case isActive = "isActive"
    case tagSelection = "tag and selection"
    /// watchOS storyboards.
    case destinationName = "destination name"
    /// An initialiser that isn't SwiftUI's, or a reference to one.
    case custom = "custom initialiser"

    /// Whether a flag or a selection of the app's own drives the link: it becomes programmatic navigation.
    public var isProgrammatic: Bool { self == .isActive || self == .tagSelection }
}

/// A `navigationDestination` modifier.
public struct DestinationSite: Sendable {
    public enum Form: String, Sendable, CaseIterable {
        case forType = "for"
        case isPresented = "isPresented"
        case item = "item"
        case custom = "custom"
    }
    public let name: Range<Int>
    public let form: Form
    /// The registered type as written, for `for:`.
    public let type: String?
    public let context: SiteContext
}

/// A `NavigationStack` or `NavigationSplitView`.
public struct StackSite: Sendable {
    public enum Kind: String, Sendable, CaseIterable {
        case stack = "NavigationStack"
        case stackWithPath = "NavigationStack with a path"
        case splitView = "NavigationSplitView"
    }
    public let name: Range<Int>
    /// Written `SwiftUI.NavigationStack`.
    public let isQualified: Bool
    public let kind: Kind
    public let context: SiteContext
}

/// A view shown over others.
public struct PresentationSite: Sendable {
    public enum Kind: String, Sendable, CaseIterable {
        case sheet, fullScreenCover, popover, inspector
    }
    public let name: Range<Int>
    public let kind: Kind
    public let context: SiteContext
}
