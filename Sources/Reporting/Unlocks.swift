import Migration

/// What keeps most of what is left: a link that stays keeps the links behind it, a container that stays keeps those inside.
struct Unlocks {
    /// One reason, wherever it occurs.
    struct Reason: Equatable {
        let id: String
        /// Where it stands in the way by itself.
        let places: Int
        /// What would be free of it: those places, and all that waits for them.
        let sites: Int
        /// Whether all of these are links.
        let areLinks: Bool

        /// Some things are well as they are: of these the remedy says that there is nothing to do.
        fileprivate var canBeRemoved: Bool {
            RuleCatalogue.rule(id).map { !$0.remedy.hasPrefix("Nothing") } ?? true
        }
    }

    /// Those that keep most come first.
    let reasons: [Reason]
    /// How many more sites `--unsafe` migrates.
    let unsafe: Int

    /// How many reasons are worth telling.
    private static let told = 3

    /// - Parameter results: in the order of the steps.
    init(_ results: [StepResult]) {
        var waiting: [Place: (finding: Finding, kind: String, isUnsafe: Bool)] = [:]
        for result in results {
            for site in result.sites {
                switch site.fate {
                // What an earlier step leaves, a later one may migrate.
                case .migrated: waiting[site.place] = nil
                // What the options leave out isn't in anybody's way.
                case .left(let finding) where finding.id == .notSelected: waiting[site.place] = nil
                case .left(let finding): waiting[site.place] = (finding, site.kind, false)
                case .unsafe(_, let finding): waiting[site.place] = (finding, site.kind, true)
                }
            }
        }
        var kept: [String: [Place]] = [:]
        var roots: [String: Set<Place>] = [:]
        var unsafe = 0
        let findings = waiting.mapValues(\.finding)
        for place in waiting.keys {
            if waiting[place]?.isUnsafe == true { unsafe += 1 }
            let root = Self.root(of: place, in: findings)
            // What waits for an unsafe change may have reasons of its own.
            guard let entry = waiting[root], !entry.isUnsafe else { continue }
            kept[entry.finding.id.description, default: []].append(place)
            roots[entry.finding.id.description, default: []].insert(root)
        }
        reasons = kept.map { id, places in
            Reason(
                id: id, places: roots[id]?.count ?? 0, sites: places.count,
                areLinks: places.allSatisfy { waiting[$0]?.kind == "NavigationLink" })
        }.sorted { ($1.sites, $0.id) < ($0.sites, $1.id) }
        self.unsafe = unsafe
    }

    /// The place that has to change first.
    private static func root(of place: Place, in findings: [Place: Finding]) -> Place {
        // Each of these has a note at what it waits for.
        let waits: Set = [
            "destination-link/below-eager-link", "destination-link/no-stack", "navigation-view-style/container-stays",
            "navigation-view-style/container-unsafe",
        ]
        var root = place
        var seen: Set = [place]
        while let finding = findings[root], waits.contains(finding.id.description),
            let next = finding.notes.first?.place, findings[next] != nil, seen.insert(next).inserted
        {
            root = next
        }
        return root
    }

    /// A sentence for each reason that is worth telling, and for `--unsafe`.
    var sentences: [String] {
        reasons.filter(\.canBeRemoved).prefix(Self.told).map(Self.sentence)
            + (unsafe == 0
                ? []
                : ["--unsafe can migrate \(Summary.count(unsafe, "more site")); look first with --dry-run --unsafe"])
    }

    private static func sentence(_ reason: Reason) -> String {
        let kept = Summary.count(reason.sites, reason.areLinks ? "link" : "site")
        let remedy = RuleCatalogue.rule(reason.id).map { ": " + $0.remedy } ?? ""
        return "\(Summary.count(reason.places, noun(reason.id))) \(reason.places == 1 ? "keeps" : "keep") \(kept) "
            + "[\(reason.id)]\(remedy)"
    }

    /// What stands in the way, where it has a short name.
    private static func noun(_ id: String) -> String {
        switch id {
        case "destination-link/binding": "binding"
        case "destination-link/closure": "closure"
        case "destination-link/not-hashable", "destination-link/unknown-type", "destination-link/fresh-value": "value"
        case "destination-link/private-name": "private name"
        case "destination-link/used-flag", "destination-link/shared-flag": "flag"
        case "destination-link/column-link": "column link"
        case "destination-link/gesture": "gesture"
        default: "place"
        }
    }
}
