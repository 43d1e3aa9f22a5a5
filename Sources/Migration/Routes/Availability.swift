import ProjectModel

/// The systems that a piece of code needs: what `@available` and `#available` say.
struct Availability: Hashable, Sendable {
    private struct Need: Hashable, Sendable {
        /// As written: `iOS`, `macCatalyst`.
        let platform: String
        /// As written: `17`, `17.0`.
        let version: String

        var system: SystemVersion { SystemVersion(version) ?? SystemVersion(0) }

        /// Whether it is what a platform goes by. Catalyst goes by iOS, where nothing speaks of it.
        func isOf(_ other: Platform, beside others: [Need]) -> Bool {
            if platform == other.rawValue { return true }
            return other == .macCatalyst && platform == Platform.iOS.rawValue
                && !others.contains { $0.platform == other.rawValue }
        }
    }

    /// In the order in which they were met.
    private var needs: [Need] = []
    /// The platforms that the code isn't for.
    private(set) var excluded: Set<String> = []

    init() {}

    /// - Parameter arguments: what stands between the parentheses: `iOS 17, *`, `iOS, introduced: 17.0`.
    init(arguments: String) {
        let parts = arguments.split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
        guard let first = parts.first, let platform = first.first else { return }
        if first.count == 2 {
            needs = parts.compactMap { $0.count == 2 ? Need(platform: $0[0], version: $0[1]) : nil }
        } else if let introduced = parts.first(where: { $0.first == "introduced:" }), introduced.count == 2 {
            needs = [Need(platform: platform, version: introduced[1])]
        } else if parts.contains(["unavailable"]), platform != "*" {
            excluded = [platform]
        }
    }

    /// Several attributes of one declaration.
    init(of attributes: [AttributeFacts]) {
        for attribute in attributes where attribute.name == "available" {
            add(Availability(arguments: attribute.arguments ?? ""))
        }
    }

    /// What both need: of each platform the later system.
    mutating func add(_ other: Availability) {
        excluded.formUnion(other.excluded)
        for need in other.needs {
            guard let index = needs.firstIndex(where: { $0.platform == need.platform }) else {
                needs.append(need)
                continue
            }
            if needs[index].system < need.system { needs[index] = need }
        }
    }

    /// Without what every system has that the code runs on.
    func unmet(by systems: [RunningSystems.Entry]) -> Availability {
        var unmet = self
        unmet.needs = needs.filter { need in
            let own = systems.filter { need.isOf($0.platform, beside: needs) }
            return own.isEmpty || own.contains { $0.minimum < need.system }
        }
        let isForOthers = unmet.needs.allSatisfy { need in
            !systems.contains { need.isOf($0.platform, beside: needs) }
        }
        if isForOthers, !systems.isEmpty { unmet.needs = [] }
        return unmet
    }

    /// Whether no system is asked for.
    var needsNothing: Bool { needs.isEmpty }

    /// As an `#available` has it: `iOS 17, *`; nil where nothing is needed.
    var text: String? {
        needs.isEmpty ? nil : (needs.map { "\($0.platform) \($0.version)" } + ["*"]).joined(separator: ", ")
    }

    /// In words: `iOS 17`; nil where nothing is needed.
    var firstSystem: String? { needs.first.map { "\($0.platform) \($0.version)" } }
}
