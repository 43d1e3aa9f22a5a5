/// A `typealias` that names a type by another name.
public struct TypeAlias: Sendable, Equatable {
    public let name: String
    /// The name of the type; SwiftUI's own without the module.
    public let target: String
    /// Written `SwiftUI.NavigationView`.
    public let isQualified: Bool
    /// The UTF-8 offset of the alias's name.
    public let offset: Int
    /// Where the alias is visible.
    public let scope: OwnContainerType.Scope
    /// The types around it, outermost first.
    public let types: [String]
}

/// A place where `NavigationView` goes by another name.
public struct AliasUseSite: Sendable {
    /// The bytes of the alias's name.
    public let name: Range<Int>
    public let alias: String
    /// The last name of what stands before it: `Outer` in `Outer.Nav`.
    public let base: String?
    public let context: SiteContext
}

/// The names that `NavigationView` goes by.
public enum ContainerAliases {
    /// The names of those of `aliases` that lead to `NavigationView`, be it through others.
    public static func names(of aliases: [TypeAlias]) -> Set<String> {
        var names: Set<String> = []
        while true {
            let found = Set(
                aliases.filter { $0.target == "NavigationView" || names.contains($0.target) }.map(\.name))
            if found == names { return names }
            names = found
        }
    }
}
