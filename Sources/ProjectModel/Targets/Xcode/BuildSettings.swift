/// The build settings of one target in one configuration: its own, then its `.xcconfig` file's, then the
/// project's own, then the project's `.xcconfig` file's.
struct BuildSettings {
    let configuration: String
    /// From the one that wins to the one that loses.
    let levels: [SettingLevel]
    /// What the build itself sets where nothing else does, such as `TARGET_NAME`.
    let defaults: [String: String]

    /// What a setting comes to.
    struct Outcome {
        let text: String
        /// The assignment that won.
        let assignment: SettingAssignment
        /// The index of the level that it stands in.
        let level: Int
        /// Variables in it that nothing sets, so that they come to nothing.
        let unset: [String]
    }

    /// - Parameter sdk: the SDK that conditions are held against; nil: only unconditional ones count.
    /// - Returns: nil where nothing sets it.
    func outcome(of name: String, sdk: String? = nil) -> Outcome? {
        guard let first = assignments(of: name, sdk: sdk).first else { return nil }
        var expansion = SettingExpansion(settings: self, sdk: sdk)
        let text = expansion.value(of: name) ?? ""
        return Outcome(text: text, assignment: first.assignment, level: first.level, unset: expansion.unset)
    }

    /// The setting's text with the build's own defaults, or nil where neither sets it.
    func text(of name: String) -> String? {
        var expansion = SettingExpansion(settings: self, sdk: nil)
        return expansion.value(of: name)
    }

    /// The assignments of a setting that hold, from the one that wins on.
    func assignments(of name: String, sdk: String?) -> [(assignment: SettingAssignment, level: Int)] {
        let context = SettingContext(configuration: configuration, sdk: sdk)
        return levels.enumerated().flatMap { index, level in
            level.assignments(of: name).filter { context.meets($0.name.conditions) }.map { ($0, index) }
        }
    }
}

/// The assignments of one place, by name, from the one that wins on.
struct SettingLevel {
    private let byName: [String: [SettingAssignment]]

    func assignments(of name: String) -> [SettingAssignment] { byName[name] ?? [] }

    /// A project file's dictionary, which has no order: the more conditions, the more an assignment
    /// weighs. Of two of the same key the later counts.
    init(dictionary: [SettingAssignment]) {
        byName = Dictionary(grouping: dictionary, by: \.name.base).mapValues { assignments in
            assignments.sorted {
                ($0.name.conditions.count, $0.line) > ($1.name.conditions.count, $1.line)
            }
        }
    }

    /// The lines of an `.xcconfig` file: the later wins, whatever the conditions.
    init(lines: [SettingAssignment]) {
        byName = Dictionary(grouping: lines.reversed(), by: \.name.base)
    }
}
