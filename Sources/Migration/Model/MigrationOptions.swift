/// What a user asks of the steps.
public struct MigrationOptions: Sendable {
    /// Apply unsafe fixes too: what else can move depends on it.
    public var includesUnsafe: Bool
    /// `--route-name`; nil: `Route`, or the next free name.
    public var routeName: String?
    /// `--assume-hashable`: types that the user vouches for.
    public var assumedHashables: Set<String>

    /// `--deep-links`: what links that open routes begin with; none: no link opens any.
    public var deepLinks: [DeepLinkBase]
    /// `--router-tests`: whether step 5 makes tests of the router.
    public var makesRouterTests: Bool
    /// Whether step 5 is carried out in the same run: step 3 makes the cases so that its pushes can use them, too.
    public var reachesRouter: Bool
    /// Which sites are asked for.
    public var selection: SiteSelection
    /// How many links are looked at at once. The answers are the same.
    public var threads: Int
    let memo = PlanMemo()

    public init(
        includesUnsafe: Bool = false, routeName: String? = nil, assumedHashables: Set<String> = [],
        deepLinks: [DeepLinkBase] = [], makesRouterTests: Bool = false, reachesRouter: Bool = false,
        selection: SiteSelection = SiteSelection(), threads: Int = 1
    ) {
        self.includesUnsafe = includesUnsafe
        self.routeName = routeName
        self.assumedHashables = assumedHashables
        self.deepLinks = deepLinks
        self.makesRouterTests = makesRouterTests
        self.reachesRouter = reachesRouter
        self.selection = selection
        self.threads = threads
    }

    /// For a step behind others: its places are those of the project that they leave.
    public func following(_ results: [StepResult]) -> MigrationOptions {
        var options = self
        options.selection = selection.following(results)
        return options
    }
}
