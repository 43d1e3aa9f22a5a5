import ProjectModel

/// Step 1: every navigation site with its place, its class, and what the later steps will do with it.
public struct AuditReport: Sendable {
    public enum Class: String, Sendable, CaseIterable {
        case container, style, link
        case programmaticLink = "programmatic link"
        case destination, stack, presentation
    }

    public enum Outlook: Sendable {
        case migrates(Step)
        case unsafe(Step, Finding)
        case stays(Finding)
        /// A later step will look at it; this version doesn't.
        case undecided(Step)
        /// Nothing has to change.
        case fine

        fileprivate var isStay: Bool {
            if case .stays = self { return true }
            return false
        }
    }

    public struct Row: Sendable {
        public let place: Place
        public let siteClass: Class
        /// The word in the code, such as `NavigationLink`.
        public let name: String
        /// The form, the style, the registered type: what tells it from others of its class.
        public let detail: String
        public let outlook: Outlook
    }

    /// In the order of their places.
    public let rows: [Row]

    /// - Parameter results: what the steps that this version has do with the project.
    public init(_ project: Project, results: [StepResult]) {
        var outlooks: [Place: Outlook] = [:]
        // What steps put on a stack is part of what they do with its links.
        let kinds: Set = ["NavigationView", "NavigationView type", "navigationViewStyle", "NavigationLink"]
        for result in results {
            for site in result.sites where kinds.contains(site.kind) {
                // A later step may move what an earlier one leaves.
                if let earlier = outlooks[site.place], !earlier.isStay { continue }
                switch site.fate {
                case .migrated: outlooks[site.place] = .migrates(result.step)
                case .unsafe(_, let finding): outlooks[site.place] = .unsafe(result.step, finding)
                case .left(let finding): outlooks[site.place] = .stays(finding)
                }
            }
        }
        let ownTypes = OwnTypes(project)
        rows = project.files.flatMap { Self.rows(of: $0, outlooks, ownTypes) }.sorted { $0.place < $1.place }
    }

    private static func rows(of file: ProjectFile, _ outlooks: [Place: Outlook], _ ownTypes: OwnTypes) -> [Row] {
        let sites = file.sites
        func row(_ name: Range<Int>, _ siteClass: Class, _ detail: String, _ fallback: Outlook?) -> Row? {
            let place = file.place(at: name.lowerBound)
            guard let outlook = outlooks[place] ?? fallback else { return nil }
            return Row(
                place: place, siteClass: siteClass, name: file.source.text.string(in: name), detail: detail,
                outlook: outlook)
        }
        // A type of the project's own that is called NavigationView has no decision: it is no site.
        let containers = sites.containers.map { row($0.name, .container, detail(of: $0), nil) }
        let types = sites.namedTypes.map { row($0.name, .container, "named as a type", nil) }
        let styles = sites.styles.map { row($0.name, .style, detail(of: $0.value), nil) }
        let links = sites.links.map { link in
            row(
                link.name, link.form.isProgrammatic ? .programmaticLink : .link,
                link.form.rawValue + (link.destination.map { " → \($0)" } ?? ""),
                link.form == .value ? .fine : .undecided(.links))
        }
        let destinations = sites.destinations.map { row($0.name, .destination, detail(of: $0), .fine) }
        let stacks = sites.stacks.filter { !ownTypes.isOwn($0, in: file) }.map {
            row($0.name, .stack, $0.kind == .stackWithPath ? "with a path" : "", .fine)
        }
        let presentations = sites.presentations.map { row($0.name, .presentation, "", .fine) }
        return (containers + types + styles + links + destinations + stacks + presentations).compactMap { $0 }
    }

    private static func detail(of site: ContainerSite) -> String {
        var parts: [String] = []
        switch site.content {
        case .closure(let closure): parts.append(columns(closure.shape.columns(on: [.iOS])))
        case .value: parts.append("content passed in")
        case .unusual: parts.append("unusual call")
        }
        if site.context.isPreview { parts.append("preview") }
        switch site.context.role {
        case .pushed: parts.append("in a pushed screen")
        case .presented: parts.append("in a presentation")
        case .contained: parts.append("in another container")
        case .column: parts.append("in a column")
        case .unclear(let name): parts.append("in what '\(name)' is given")
        case .apart: parts.append("made by an action")
        case .plain: break
        }
        return parts.joined(separator: ", ")
    }

    private static func columns(_ count: ColumnCount) -> String {
        switch count {
        case .exactly(let number): "\(number) \(number == 1 ? "view" : "views")"
        case .atMostOne: "at most one view"
        case .given: "content passed in"
        case .hidden(let hiding): "views hidden by \(hiding.rawValue)"
        }
    }

    private static func detail(of style: StyleValue) -> String {
        switch style {
        case .stack: "stack"
        case .columns: "columns"
        case .automatic: "automatic"
        case .custom(let name): "custom: \(name)"
        case .constant(let text), .runtime(let text): "\(text)"
        }
    }

    private static func detail(of site: DestinationSite) -> String {
        site.type.map { "\(site.form.rawValue): \($0)" } ?? site.form.rawValue
    }
}
