import ProjectModel

/// Which sites a run is asked to change. Without any wish: all.
public struct SiteSelection: Sendable {
    /// Rules, or reasons as `rule/reason`: no others. None: whatever the rule.
    public var only: Set<String> = []
    /// Rules, or reasons as `rule/reason`, that are left out.
    public var except: Set<String> = []
    /// Sites in these files alone, by paths relative to the root of the run; nil: in all.
    public var files: Set<String>?
    /// Sites at these places alone, as the files are on disk, each for some rules or, where none is named, for any; nil: at
    /// all places.
    public var places: [NavigationGraph.CodePlace: Set<String>]?
    /// The results of the steps before the one that asks: its places are those of the project behind them.
    var earlier: [StepResult] = []

    public init() {}

    /// Whether everything is asked for.
    public var isAll: Bool { only.isEmpty && except.isEmpty && files == nil && places == nil }

    /// For a step behind others.
    public func following(_ results: [StepResult]) -> SiteSelection {
        var selection = self
        selection.earlier = results
        return selection
    }

    /// Why a site isn't asked for; nil where it is.
    /// - Parameters:
    ///   - rule: `navigation-view`.
    ///   - place: in the project that the step looks at.
    func refusal(_ rule: String, at place: Place) -> String? {
        if let refusal = refusal(rule) { return refusal }
        // What the steps before have made is theirs.
        if let project = earlier.first?.before, project.text(of: place.file) == nil { return nil }
        if let files, !files.contains(place.file) { return "the options leave its file out" }
        guard let places else { return nil }
        let origin = earlier.isEmpty ? place : earlier.reversed().reduce(place) { $1.origin(of: $0) }
        let rules = places[.init(file: origin.file, offset: origin.offset)]
        let isChosen = rules.map { $0.isEmpty || $0.contains(rule) } ?? false
        return isChosen ? nil : "the options ask for other places"
    }

    private func refusal(_ rule: String) -> String? {
        // A style goes with its container.
        let names: Set = rule == "navigation-view-style" ? [rule, "navigation-view"] : [rule]
        if except.contains(rule) { return "the options leave out '\(rule)'" }
        let isNamed = only.isEmpty || only.contains { !names.isDisjoint(with: [$0, Self.rule($0)]) }
        return isNamed ? nil : "the options ask for other rules"
    }

    /// Why an unsafe change isn't asked for, by what makes it unsafe; nil where it is.
    func refusal(of doubt: RuleID) -> String? {
        let id = doubt.description
        if except.contains(id) { return "the options leave out '\(id)'" }
        let reasons = only.filter { $0.hasPrefix(doubt.rule + "/") }
        let isNamed = reasons.isEmpty || only.contains(doubt.rule) || reasons.contains(id)
        return isNamed ? nil : "the options ask for other reasons"
    }

    /// Whether a finding of the audit's rules is asked for.
    public func admits(_ finding: Finding) -> Bool {
        let names = [finding.id.rule, finding.id.description]
        if !except.isDisjoint(with: names) { return false }
        if let files, !files.contains(finding.place.file) { return false }
        return only.isEmpty || !only.isDisjoint(with: names)
    }

    private static func rule(_ name: String) -> String { String(name.prefix { $0 != "/" }) }
}
