/// Every navigation site of one file, as facts that outlive its syntax tree.
public struct NavigationSites: Sendable {
    public var containers: [ContainerSite] = []
    /// `NavigationView` where it isn't called: annotations, extensions, generic arguments, casts.
    public var namedTypes: [NamedTypeSite] = []
    /// The other names that types are given.
    public var typeAliases: [TypeAlias] = []
    /// The places where `NavigationView` goes by another name.
    public var aliasUses: [AliasUseSite] = []
    public var styles: [StyleSite] = []
    /// Names that stand for a style: constants, helper functions, modifiers.
    public var styleDefinitions: [StyleDefinition] = []
    public var links: [LinkSite] = []
    public var destinations: [DestinationSite] = []
    public var stacks: [StackSite] = []
    public var presentations: [PresentationSite] = []
    /// The project's own types that are called as one of SwiftUI's containers, with where they are visible.
    public var ownContainerTypes: [OwnContainerType] = []
    /// The names of SwiftUI's styles, and of the modifier that sets them, that the file gives to something of its own.
    public var ownStyleNames: Set<String> = []
    /// Where a `NavigationView` is looked for among UIKit's views: `.introspect(.navigationView(style: .stack), …)`.
    public var introspections: [Range<Int>] = []
    public var imports: [String] = []

    public init() {}
}

/// A type of the project that is called as one of SwiftUI's containers, such as `NavigationView`.
public struct OwnContainerType: Sendable, Equatable {
    public enum Scope: Sendable, Equatable {
        /// The whole module, or more where the type is public.
        case module(isPublic: Bool)
        /// This file (`private`, `fileprivate`).
        case file
        /// Inside the named type and its extensions.
        case type(String)
        /// A generic parameter or a local type: the bytes of a declaration.
        case range(Range<Int>)
    }
    public let name: ContainerKind
    public let scope: Scope
}

/// Where in the code a site stands.
public struct SiteContext: Sendable {
    /// The types around the site, outermost first; an extension counts as its type.
    public var types: [String] = []
    /// The innermost property, function, subscript or initialiser around the site.
    public var member: String?
    /// What the `#if`s around the site ask for.
    public var condition = CompilationCondition.always
    public var availability = AvailabilityBranch.none
    /// What the site's view is to the code around it.
    public var role = SiteRole.plain
    /// Inside a preview: a `#Preview` or a `PreviewProvider`.
    public var isPreview = false
}

/// What a view is to the code that it stands in, up to the member that declares it.
public enum SiteRole: Sendable, Equatable {
    case plain
    /// Inside the destination of a link or of `navigationDestination`.
    case pushed
    /// Inside a sheet, a cover, a popover or an inspector; nil: the root of a hosting controller.
    case presented(PresentationSite.Kind?)
    /// Inside the content of a `NavigationView` or a `NavigationStack` that begins at this offset.
    case contained(in: Int)
    /// A column of a container with several, or of a split view.
    case column
    /// Inside another container, in what a function or modifier of this name is given: it may show it there or over it.
    case unclear(in: String)
    /// Kept in a constant by code that an action runs: whatever becomes of it, it isn't shown where it stands.
    case apart
}

/// The side of an availability check that a site stands on.
public enum AvailabilityBranch: Sendable, Equatable {
    case none
    /// Runs only on systems before the given one (`else` of `#available`, body of `#unavailable`).
    /// - `isWholeCondition`: whether nothing else decides.
    /// - `hasStack`: whether the other side has a `NavigationStack` or a `NavigationSplitView`.
    case older(than: [PlatformVersion], isWholeCondition: Bool, hasStack: Bool)
}

/// A platform and a version as they stand in an availability check, such as `iOS 16.1`.
public struct PlatformVersion: Sendable, Equatable {
    public let platform: String
    public let version: String
}
