/// Code with what its names stand for: a member as it was called.
///
/// Scopes are interned: the same member with the same things given is the same scope.
final class GraphScope {
    let id: Int
    let file: String
    let modules: FileModules
    /// The type whose members the code knows; nil in global functions and modifiers.
    let owner: Int?
    /// What the parameters stand for.
    let given: [String: GivenContent]
    /// What the stored properties of a view modifier stand for.
    let instance: [String: GivenContent]
    /// Whether the code is an initialiser's: what it does with given content is to keep it.
    let isInitialiser: Bool
    /// The members in whose code what is given was written.
    let lineage: Set<Int>

    init(
        id: Int, file: String, modules: FileModules, owner: Int?, given: [String: GivenContent],
        instance: [String: GivenContent], isInitialiser: Bool, lineage: Set<Int>
    ) {
        self.id = id
        self.file = file
        self.modules = modules
        self.owner = owner
        self.given = given
        self.instance = instance
        self.isInitialiser = isInitialiser
        self.lineage = lineage
    }
}

/// Content that a member was given, with the scope in which it was written.
final class GivenContent {
    let id: Int
    let content: [ViewContent]
    let scope: GraphScope
    /// Whether the member's code has shown it.
    var isShown = false

    init(id: Int, content: [ViewContent], scope: GraphScope) {
        self.id = id
        self.content = content
        self.scope = scope
    }
}

/// Makes scopes, each once.
struct GraphScopes {
    private struct ScopeKey: Hashable {
        let unit: Int
        let owner: Int?
        let given: [NamedContent]
        let instance: [NamedContent]
    }

    private struct NamedContent: Hashable, Comparable {
        let name: String
        let content: Int

        static func < (lhs: NamedContent, rhs: NamedContent) -> Bool { lhs.name < rhs.name }
    }

    private struct GivenKey: Hashable {
        let scope: Int
        let offset: Int
        let count: Int
    }

    private var scopes: [ScopeKey: GraphScope] = [:]
    private var contents: [GivenKey: GivenContent] = [:]
    /// How many scopes with something given there may be. A project has a few for each member; code that hands content on
    /// through many functions in many combinations could have any number.
    private var budget: Int

    init(units: Int) {
        budget = 2_000 + 4 * units
    }

    /// The scope of a member's code; nil where it would be one too many: a member that is given what was written in its own
    /// code, over and over.
    mutating func scope(
        of unit: ViewTypeTable.Unit, modules: FileModules, owner: Int?, given: [String: GivenContent],
        instance: [String: GivenContent]
    ) -> GraphScope? {
        let key = ScopeKey(unit: unit.id, owner: owner, given: Self.names(given), instance: Self.names(instance))
        if let known = scopes[key] { return known }
        var lineage: Set<Int> = []
        for content in [given.values, instance.values].joined() { lineage.formUnion(content.scope.lineage) }
        let hasContent = !given.isEmpty || !instance.isEmpty
        if hasContent {
            guard !lineage.contains(unit.id), budget > 0 else { return nil }
            budget -= 1
        }
        lineage.insert(unit.id)
        let scope = GraphScope(
            id: scopes.count, file: unit.file, modules: modules, owner: owner, given: given, instance: instance,
            isInitialiser: unit.unit.name == "init", lineage: lineage)
        scopes[key] = scope
        return scope
    }

    private static func names(_ contents: [String: GivenContent]) -> [NamedContent] {
        contents.isEmpty ? [] : contents.map { NamedContent(name: $0.key, content: $0.value.id) }.sorted()
    }

    /// What is written in `scope`, to be given to a member. What is only handed on stays what it is.
    mutating func given(_ content: [ViewContent], in scope: GraphScope) -> GivenContent {
        if content.count == 1, case .member(let name, nil, _, let arguments) = content[0], arguments.isEmpty,
            let known = scope.given[name]
        {
            return known
        }
        let key = GivenKey(scope: scope.id, offset: content.first?.offset ?? 0, count: content.count)
        if let known = contents[key] { return known }
        let given = GivenContent(id: contents.count, content: content, scope: scope)
        contents[key] = given
        return given
    }
}
