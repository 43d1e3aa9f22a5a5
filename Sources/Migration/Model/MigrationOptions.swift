/// What a user asks of the steps.
public struct MigrationOptions: Sendable {
    /// Apply unsafe fixes too: what else can move depends on it.
    public var includesUnsafe: Bool
    /// `--route-name`; nil: `Route`, or the next free name.
    public var routeName: String?
    /// `--assume-hashable`: types that the user vouches for.
    public var assumedHashables: Set<String>

    public init(includesUnsafe: Bool = false, routeName: String? = nil, assumedHashables: Set<String> = []) {
        self.includesUnsafe = includesUnsafe
        self.routeName = routeName
        self.assumedHashables = assumedHashables
    }
}
