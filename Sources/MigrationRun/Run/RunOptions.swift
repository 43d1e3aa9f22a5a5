import Migration
import ProjectModel

/// What a run is asked to do.
public struct RunOptions: Sendable {
    public enum Steps: Sendable, Equatable {
        case only(Step)
        case through(Step)
    }

    /// Files and folders, as named by the user.
    public var paths: [String] = []
    /// Files and folders that are left out, relative to the root, or names at any depth; `*`, `?` and `**` stand for others.
    public var excluded: [String] = []
    /// An absolute path, which relative ones start from.
    public var workingDirectory: String
    public var steps: Steps = .through(.restoration)
    /// Apply unsafe fixes too.
    public var includesUnsafe = false
    /// Systems for platforms whose minimum the project doesn't tell.
    public var minimums: [Platform: SystemVersion] = [:]
    /// The name of the enum of routes; nil: `Route`, or the next free name.
    public var routeName: String?
    /// Types that the user vouches for: they are taken as Hashable.
    public var assumedHashables: Set<String> = []
    /// What links that open routes begin with.
    public var deepLinks: [DeepLinkBase] = []
    /// Make tests of the router.
    public var makesRouterTests = false
    /// Which sites are asked for.
    public var selection = SelectionRequest()
    /// How many files are worked on at once.
    public var threads = 1
    /// Parse every file whole instead of those that a scan of the bytes picks. The result is the same.
    public var parsesEverything = false

    /// Carry out no step: the project is only read.
    public var onlyReads = false

    public init(workingDirectory: String) {
        self.workingDirectory = workingDirectory
    }

    var isAudit: Bool { steps == .only(.audit) || steps == .through(.audit) }

    /// The steps that change something and have to be carried out, in order: those asked for, and those before them.
    /// The audit tells what each step would do.
    var changing: [Step] {
        if onlyReads { return [] }
        let last =
            switch steps {
            case .only(.audit), .through(.audit): Step.restoration
            case .only(let step), .through(let step): step
            }
        return Step.allCases.filter { $0 != .audit && $0 <= last }
    }

    /// The steps whose results are shown and written.
    var shown: Set<Step> {
        switch steps {
        case .only(let step): [step]
        case .through(let step): Set(Step.allCases.filter { $0 <= step })
        }
    }

    /// The audit looks for every kind of site; the other steps only for what they change.
    var words: SearchWords {
        if onlyReads { return .forMap }
        if isAudit { return .forAudit }
        return changing.contains(.routes) ? .forRoutes : .forContainers
    }

    /// Whether the rules of the audit are asked for: they look at the project while the steps are planned.
    var looksForMistakes: Bool { isAudit && !onlyReads }

    /// Whether more than the text of a file that a step has changed may still be asked for.
    var looksAtProjectAgain: Bool { looksForMistakes || selection.maxFiles != nil }

    /// Whether the declarations of all files are needed: step 2 mostly does without.
    var asksForDeclarations: Bool { changing.contains(.routes) }

    func migration(_ selection: SiteSelection) -> MigrationOptions {
        MigrationOptions(
            includesUnsafe: includesUnsafe, routeName: routeName, assumedHashables: assumedHashables,
            deepLinks: deepLinks, makesRouterTests: makesRouterTests,
            reachesRouter: shown.isSuperset(of: [.routes, .router]),
            selection: selection, threads: threads)
    }
}
