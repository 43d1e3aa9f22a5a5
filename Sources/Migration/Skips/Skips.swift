import ProjectModel
import SourceEditing

/// What comments of a project, and the options of a run, ask to leave alone.
struct Skips: Sendable {
    private let comments: [String: [SkipComment]]
    let selection: SiteSelection
    private let project: Project

    init(_ project: Project, _ selection: SiteSelection) {
        self.selection = selection
        self.project = project
        comments = project.files.reduce(into: [:]) { comments, file in
            let found = SkipReader.comments(in: file)
            if !found.isEmpty { comments[file.path] = found }
        }
    }

    /// Who asks to leave alone what stands at a UTF-8 offset; nil: nobody.
    /// - Parameter rule: that of the site: `destination-link`.
    func exclusion(of rule: String, at offset: Int, in file: String) -> Exclusion? {
        if let comment = comment(on: rule, at: offset, in: file) { return .comment(comment) }
        guard !selection.isAll, let place = project.file(at: file)?.place(at: offset) else { return nil }
        return selection.refusal(rule, at: place).map { .options($0) }
    }

    /// The comment that asks to leave alone what stands at a UTF-8 offset.
    /// - Parameter rule: that of the site: `destination-link`.
    func comment(on rule: String, at offset: Int, in file: String) -> SkipComment? {
        comments[file]?.first { $0.names(rule) && $0.covers(offset) }
    }

    /// A finding that a comment doesn't want to hear of: only where it names its rule.
    func mutes(_ finding: Finding) -> Bool {
        comments[finding.place.file]?.contains { comment in
            comment.rules.contains(finding.id.rule) && comment.covers(finding.place.offset)
        } ?? false
    }

    // MARK: What the comments themselves are told

    /// Comments that leave nothing alone, and rules that there aren't.
    /// - Parameter mistakes: what the audit's rules find, before any is muted; nil where they aren't asked.
    func findings(in project: Project, mistakes: [Finding]? = nil) -> [Finding] {
        let known = Set(RuleCatalogue.rules.map(\.id.rule))
        return comments.sorted { $0.key < $1.key }.flatMap { path, comments -> [Finding] in
            guard let file = project.file(at: path) else { return [] }
            return comments.flatMap { comment in
                let unknown = comment.rules.filter { !known.contains($0) }
                guard unknown.isEmpty else { return unknown.map { Self.unknownRule($0, in: comment) } }
                return isUsed(comment, in: file, mistakes) ? [] : [Self.unused(comment)]
            }
        }
    }

    private func isUsed(_ comment: SkipComment, in file: ProjectFile, _ mistakes: [Finding]?) -> Bool {
        guard let statement = comment.statement else { return false }
        if statement.isDeclaration, comment.names("destination-link") { return true }
        if SkippedSites.offsets(in: file, comment).contains(where: comment.covers) { return true }
        guard comment.rules.contains(where: { !Self.rulesOfSites.contains($0) }) else { return false }
        return mistakes?.contains(where: mutes) ?? true
    }

    private static let rulesOfSites: Set<String> = ["navigation-view", "navigation-view-style", "destination-link"]

    private static func unknownRule(_ name: String, in comment: SkipComment) -> Finding {
        Finding(
            .note, at: comment.place, RuleID("skip", "unknown-rule"),
            "nothing is left alone for '\(name)', which is no rule: 'navmigrate explain' lists them, and a reason "
                + "stands behind a semicolon")
    }

    private static func unused(_ comment: SkipComment) -> Finding {
        let names = comment.rules.map { "'\($0)'" }.joined(separator: ", ")
        let sites = names.isEmpty ? "no site that a step would change" : "nothing of \(names)"
        return Finding(
            .note, at: comment.place, RuleID("skip", "unused"),
            "this comment leaves nothing alone: \(sites) is in the statement that it stands at; remove it")
    }
}

/// What of a file a comment can leave alone.
private enum SkippedSites {
    static func offsets(in file: ProjectFile, _ comment: SkipComment) -> [Int] {
        var offsets: [Int] = []
        if comment.names("navigation-view") {
            offsets += file.sites.containers.map(\.name.lowerBound) + file.sites.namedTypes.map(\.name.lowerBound)
            offsets += file.sites.aliasUses.map(\.name.lowerBound)
        }
        if comment.names("navigation-view-style") { offsets += file.sites.styles.map(\.name.lowerBound) }
        if comment.names("destination-link") {
            offsets += file.sites.links.filter { $0.form != .value }.map(\.name.lowerBound)
            // A stack that gets no destination, and what routes would have to change.
            offsets += file.sites.stacks.map(\.name.lowerBound)
        }
        return offsets
    }
}
