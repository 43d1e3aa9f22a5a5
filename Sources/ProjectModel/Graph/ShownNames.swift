/// Names that stand for what is shown across a border: the screens that a push, a presentation, a tab or a scene leads to.
public struct ShownNames: Sendable, Equatable {
    /// Capitalised: views, or the types of factories.
    public private(set) var types: Set<String> = []
    /// Properties and functions, where nothing else tells what is shown.
    public private(set) var members: Set<String> = []
    /// Members of the type around, whatever else tells what is shown.
    private var own: Set<String> = []

    public init() {}

    public var all: Set<String> { types.union(members) }

    public var isEmpty: Bool { types.isEmpty && members.isEmpty }

    public mutating func subtract(_ other: ShownNames) {
        types.subtract(other.types)
        members.subtract(other.members)
    }

    public mutating func formUnion(_ other: ShownNames) {
        types.formUnion(other.types)
        members.formUnion(other.members)
    }

    /// The names in `codes` that none of them says anything about.
    public static func missing(in codes: [ViewCode]) -> ShownNames {
        var names = ShownNames()
        var units: [String: [CodeUnit]] = [:]
        for code in codes { names.formUnion(shown(in: code)) }
        for unit in codes.flatMap(\.units) where !unit.content.isEmpty { units[unit.name, default: []].append(unit) }
        // What a member shows is shown where the member is.
        var seen = unspecific
        while let name = names.members.first(where: { !seen.contains($0) }) {
            seen.insert(name)
            for unit in units[name] ?? [] where unit.returnsView { names.collect(shown: unit.content) }
        }
        names.types.subtract(codes.flatMap(\.types).filter { !$0.isExtension }.map(\.name))
        names.members.subtract(units.keys)
        names.members.subtract(unspecific)
        names.members = names.members.filter { !$0.hasPrefix("$") && !$0.hasPrefix("_") }
        return names
    }

    /// The members of `code` that stand where it shows something.
    public static func members(shownIn code: ViewCode) -> Set<String> {
        let names = shown(in: code)
        return Set(code.units.map(\.name)).intersection(names.own.union(names.types))
    }

    /// What `code` shows, through its own members.
    private static func shown(in code: ViewCode) -> ShownNames {
        var names = ShownNames()
        for item in code.units.flatMap(\.content) { names.collect(item, isShown: false) }
        let units = Dictionary(grouping: code.units, by: \.name)
        var seen: Set<String> = []
        // A function may have a capitalised name.
        while let name = names.own.union(names.types).first(where: { units[$0] != nil && !seen.contains($0) }) {
            seen.insert(name)
            for unit in units[name] ?? [] { names.collect(shown: unit.content) }
        }
        return names
    }

    /// Names of members that half the types have.
    private static let unspecific: Set<String> = ["self", "content", "body", "label", "init"]

    private mutating func collect(_ item: ViewContent, isShown: Bool) {
        // It may be a type of the project's own.
        if isShown, let call = item.systemCall, !call.isQualified { types.insert(call.name) }
        switch item {
        case .container(_, _, let columns):
            for column in columns { collect(shown: column) }
        case .link(_, _, let destination, let label, _):
            collect(shown: destination)
            for item in label { collect(item, isShown: false) }
        case .destination(_, _, _, let content), .presentation(_, _, let content):
            collect(shown: content)
        case .tabs(let call), .scene(let call), .hosting(let call):
            collect(shown: call.shown)
        case .styled(_, let content), .kept(let content):
            for item in content { collect(item, isShown: isShown) }
        case .branches(let branches):
            for item in branches.joined() { collect(item, isShown: isShown) }
        case .view(let name, _, let arguments):
            if isShown { types.insert(name.lastName) }
            for item in arguments.flatMap(\.content) { collect(item, isShown: isShown) }
        case .member(let name, let base, _, let arguments):
            if isShown, let base { types.insert(base) } else if isShown { own.insert(name) }
            for item in arguments.flatMap(\.content) { collect(item, isShown: isShown) }
        case .modified(let modifiers, let base):
            for item in base { collect(item, isShown: isShown) }
            for item in modifiers.flatMap(\.arguments).flatMap(\.content) { collect(item, isShown: false) }
        case .unread:
            break
        }
    }

    private mutating func collect(shown content: [ViewContent]) {
        for item in content { collect(item, isShown: true) }
        guard !content.contains(where: \.showsView) else { return }
        for item in content { collectMembers(item) }
    }

    private mutating func collectMembers(_ item: ViewContent) {
        switch item {
        case .member(let name, _, _, _): members.insert(name)
        case .modified(let modifiers, let base):
            members.formUnion(modifiers.map(\.name))
            for item in base { collectMembers(item) }
        case .branches(let branches):
            for item in branches.joined() { collectMembers(item) }
        case .styled(_, let content), .kept(let content):
            for item in content { collectMembers(item) }
        case .view, .container, .link, .destination, .presentation, .tabs, .scene, .hosting, .unread: break
        }
    }
}
