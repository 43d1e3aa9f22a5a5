import ProjectModel

/// Where the project names `NavigationView` as a type: what goes there has to keep its type.
struct NamedTypeFacts: Sendable {
    /// Declarations that have the type in their own, by name, and those of members as `Type.member`.
    private var declarations: Set<String> = []
    /// Members that an extension of `NavigationView` gives it.
    private var extensionMembers: Set<String> = []
    /// `X` of every `NavigationView<X>` that is written out.
    private var arguments: Set<String> = []
    /// Types that are bound to it as a whole, by `typealias Body = NavigationView<X>` or by what they inherit.
    private var boundTypes: Set<String> = []
    /// A function that takes one: what is kept in a variable may go to it.
    private var taker: String?

    init(_ project: Project) {
        for file in project.files {
            for named in file.sites.namedTypes { add(named) }
        }
    }

    private mutating func add(_ named: NamedTypeSite) {
        if let declaration = named.declaration {
            declarations.insert((named.context.types + [declaration]).joined(separator: "."))
            if named.role == .parameter {
                declarations.insert(declaration)
                taker = taker ?? declaration
            }
        }
        if named.role == .binding { boundTypes.insert(named.context.types.joined(separator: ".")) }
        extensionMembers.formUnion(named.members)
        if let argument = named.argument { arguments.insert(argument) }
    }

    func holder(of site: ContainerSite) -> String? {
        if let member = site.modifiers.first(where: extensionMembers.contains) { return member }
        if let consumer = site.consumer, declarations.contains(consumer) { return consumer }
        let types = site.context.types
        for name in [site.assignee, site.context.member].compactMap({ $0 }) {
            if declarations.contains((types + [name]).joined(separator: ".")) { return name }
        }
        if let type = types.last, boundTypes.contains(types.joined(separator: ".")) { return type }
        if site.assignee != nil, let taker { return taker }
        guard case .closure(let closure) = site.content, closure.items.count == 1,
            case .view(let name?) = closure.items[0].shape, arguments.contains(name)
        else { return nil }
        return "NavigationView<\(name)>"
    }
}

/// `NavigationView` as a type stays, and is told.
enum NamedTypes {
    static func decision(on site: NamedTypeSite, in file: ProjectFile) -> SiteDecision {
        let place = file.place(at: site.name.lowerBound)
        return SiteDecision(
            place: place, kind: "NavigationView type",
            outcome: .leave(
                Finding(
                    .warning, at: place, RuleID("navigation-view", "named-type"),
                    "NavigationView stays: it is named as a type here, and a stack has another; "
                        + "write 'some View' where you can, then run again")))
    }
}
