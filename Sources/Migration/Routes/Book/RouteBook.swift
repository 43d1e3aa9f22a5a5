import ProjectModel
import SourceEditing

/// A module's routes: those that it has, and those that its links need.
struct RouteBook: Sendable {
    /// The name of the enum, with those of the types around it.
    let routeName: String
    /// The name of the view that shows a route; nil where the closure of a hand-made registration does.
    let destinationName: String?
    /// The module's own enum with its screens, where the book adds to it.
    let existing: ExistingRoute?
    /// Why an enum that the module has gets no case: the book begins one of its own.
    let refusal: RouteRefusal?
    private(set) var module: RouteModule
    private let lookup: CaseLookup
    private let taken: TakenNames
    /// Of a new enum.
    private let path: String
    private var drafts: [NamedDraft] = []
    /// Their numbers, by the code that they have in common.
    private var draftsOfCode: [[CodeToken<CaseDraft.Mark>]: [Int]] = [:]
    private var names: Set<String>
    /// How many requests there were.
    private var requestCount = 0

    /// A case that is new, with the links that use it.
    private struct NamedDraft: Sendable {
        var draft: CaseDraft
        /// Chosen when all links of a run have had their say: it may be made of the values' labels.
        var name = ""
        /// What to call it after.
        let title: String?
        /// The number of the first link that uses it.
        var firstUse: Int
        var isUnsafe: Bool
    }

    /// - Parameters:
    ///   - requestedName: the name that a new enum should have; nil: `Route`, or the next free one.
    ///   - isForAnyStack: whether an enum whose screens the closure of one stack shows isn't enough.
    init(_ module: RouteModule, requestedName: String? = nil, isForAnyStack: Bool = false) {
        self.module = module
        let naming = RouteNaming(module: module, requestedName: requestedName)
        let candidates = RouteReader(module: module, names: naming.usualNames).routes()
            .filter { !isForAnyStack || $0.view != nil }
        let check = ExtensionCheck(module: module)
        let judged = candidates.map { ($0, check.refusal(of: $0)) }
        existing = judged.first { $0.1 == nil }?.0
        refusal = existing == nil ? judged.first?.1 : nil
        lookup = CaseLookup(existing?.cases ?? [])
        taken = naming.taken
        if let existing {
            routeName = existing.type.path
            destinationName = existing.view?.type.path
            path = existing.type.file
            let facts = module.declarations.facts(of: existing.type)
            let members = (facts?.properties.map(\.name) ?? []) + (facts?.functions.map(\.name) ?? [])
            names = CaseName.reserved.union(existing.cases.map(\.name)).union(members)
        } else {
            let chosen = naming.choose()
            routeName = chosen.route
            destinationName = chosen.destination
            path = chosen.path
            names = CaseName.reserved
        }
    }

    /// The path of a new enum; nil where the module has one.
    var newPath: String? { existing == nil ? path : nil }

    /// The same, where other modules get something in the same step.
    func beside(_ claimed: ClaimedNames) -> RouteBook {
        var book = self
        book.module.claimed = claimed
        return book
    }

    /// The struct for objects that travel by identity. Looked for only where there is one: that takes a while.
    private var shared: SharedName { SharedNames(module: module).choose(taken) }

    private func shared(in cases: [RouteCase]) -> SharedName {
        cases.contains(where: \.hasSharedObject) ? shared : SharedName(name: SharedStruct.name, isNew: true)
    }

    // MARK: - Links

    /// What each link writes, in the order of the requests.
    ///
    /// Links that differ in arguments free of locals share a case where all of them are in one call.
    /// - Parameter requests: in the order of their places. Cases of links without doubts are named first, so that the
    ///   names are the same with and without `--unsafe`.
    mutating func use(_ requests: [RouteRequest]) -> [RouteUse] {
        let hasObjects = requests.contains { $0.destination.payload.contains(where: \.isShared) }
        let shared = hasObjects ? shared.name : SharedStruct.name
        let known = requests.map { knownUse($0.destination, shared: shared) }
        let frozen = drafts.count
        var draftOfRequest: [Int: Int] = [:]
        let order =
            requests.indices.filter { !requests[$0].isUnsafe } + requests.indices.filter { requests[$0].isUnsafe }
        for index in order where known[index] == nil {
            draftOfRequest[index] = draft(for: requests[index], number: requestCount + index, frozen: frozen)
        }
        requestCount += requests.count
        for index in drafts.indices.dropFirst(frozen) { drafts[index].name = newName(for: drafts[index]) }
        return requests.indices.map { index in
            if let use = known[index] { return use }
            let draft = drafts[draftOfRequest[index] ?? 0]
            let values = zip(
                draft.draft.associatedValues, draft.draft.expressions(of: requests[index].destination)
            ).map { value, expression in
                (label: Optional(value.label), code: value.isShared ? "\(shared)(\(expression))" : expression)
            }
            return RouteUse(value: value(draft.name, values), caseName: draft.name, isKnown: false)
        }
    }

    private mutating func draft(for request: RouteRequest, number: Int, frozen: Int) -> Int {
        let draft = CaseDraft(request)
        for index in draftsOfCode[draft.skeleton] ?? [] {
            guard let merged = drafts[index].draft.including(draft),
                index >= frozen || !drafts[index].draft.hasFewerParts(than: merged)
            else { continue }
            drafts[index].draft = merged
            drafts[index].firstUse = min(drafts[index].firstUse, number)
            drafts[index].isUnsafe = drafts[index].isUnsafe && request.isUnsafe
            return index
        }
        draftsOfCode[draft.skeleton, default: []].append(drafts.count)
        drafts.append(
            NamedDraft(draft: draft, title: request.title, firstUse: number, isUnsafe: request.isUnsafe))
        return drafts.count - 1
    }

    private mutating func newName(for named: NamedDraft) -> String {
        let candidates = CaseName.candidates(
            view: named.draft.first.viewName, title: named.title,
            labels: named.draft.associatedValues.map(\.label))
        let name = NameChoice.first(of: candidates) { names.contains($0) }
        names.insert(name)
        return name
    }

    /// Gives the cases in the making the values that links of a later step will want to say: one case does for both.
    /// - Returns: whether each of the requests shares one of these cases.
    mutating func foresee(_ requests: [RouteRequest]) -> [Bool] {
        requests.map { request in
            let draft = CaseDraft(request)
            for index in draftsOfCode[draft.skeleton] ?? [] {
                guard let merged = drafts[index].draft.including(draft) else { continue }
                drafts[index].draft = merged
                return true
            }
            return false
        }
    }

    /// The case that the module has for a destination.
    /// - Parameter shared: the name of the struct for objects that travel by identity.
    func knownUse(_ destination: LiftedDestination, shared: String) -> RouteUse? {
        guard let existing else { return nil }
        let wanted = WantedScreen(destination)
        for known in lookup.candidates(for: wanted) {
            guard
                let expressions = CaseMatch.expressions(wanted, known, hoisted: existing.view?.hoisted ?? [:])
            else { continue }
            let values = zip(known.values, expressions).map { value, expression in
                (label: value.label, code: value.isShared ? "\(shared)(\(expression))" : expression)
            }
            return RouteUse(value: value(known.name, values), caseName: known.name, isKnown: true)
        }
        return nil
    }

    private func value(_ name: String, _ values: [(label: String?, code: String)]) -> ParenthesizedList {
        let list = values.map { value in
            value.label.map { "\(CaseName.argumentLabel($0)): \(value.code)" } ?? value.code
        }
        return ParenthesizedList(head: "\(routeName).\(name)", elements: list)
    }

    // MARK: - Changes

    /// What adds the new cases; empty where nothing is new.
    /// - Parameters:
    ///   - includingUnsafe: whether the cases count that only links with doubts use.
    ///   - host: the file that new routes are written into, where the module can't have a further one.
    func changes(includingUnsafe: Bool, host: String? = nil) -> RouteChanges {
        let cases = newCases(includingUnsafe)
        guard !cases.isEmpty else { return RouteChanges() }
        if let existing {
            return RouteChanges(edits: RouteExtension(route: existing, cases: cases, shared: shared(in: cases)).edits())
        }
        if let host, let text = module.text(host) {
            let file = ModuleFile(path: host, source: ParsedSource(text))
            return RouteChanges(edits: [host: self.file(cases).edits(in: file)])
        }
        return RouteChanges(newFile: .init(path: path, text: file(cases).text(module.style)))
    }

    private func newCases(_ includingUnsafe: Bool) -> [RouteCase] {
        drafts.filter { includingUnsafe || !$0.isUnsafe }.sorted { $0.firstUse < $1.firstUse }.map { named in
            let first = named.draft.first
            return RouteCase(
                name: named.name, values: named.draft.associatedValues, code: named.draft.code,
                condition: first.condition, availability: first.availability, imports: first.imports,
                conditionalImports: first.conditionalImports)
        }
    }

    /// Those that the module has, and those that the book adds; of these without their code.
    var allCases: [ExistingCase] {
        let new = newCases(true).map { item in
            ExistingCase(
                name: item.name,
                values: item.values.map { .init(label: $0.label, type: $0.type, isShared: $0.isShared) },
                condition: item.condition, codes: [])
        }
        return (existing?.cases ?? []) + new
    }

    private func file(_ cases: [RouteCase]) -> RouteFile {
        RouteFile(route: routeName, destination: destinationName ?? "", shared: shared, cases: cases)
    }

    // MARK: - Registrations

    /// The properties of the stack roots that a registration passes on, in order.
    func rootValues(includingUnsafe: Bool) -> [String] {
        arguments(includingUnsafe).compactMap(\.names.first)
    }

    /// What the closure of a registration shows; nil where a hand-made registration shows its routes itself: another stack
    /// can't have one of them.
    func destination(includingUnsafe: Bool) -> DestinationCode? {
        destinationName.map { DestinationCode(view: $0, arguments: arguments(includingUnsafe)) }
    }

    /// `DestinationView(route: route, store: store)`
    struct DestinationCode {
        fileprivate let view: String
        fileprivate let arguments: [Argument]

        /// - Parameters:
        ///   - value: the name that the closure gives to the route.
        ///   - rootValue: how the stack's root names a value that it holds; nil for one that it hasn't.
        func text(_ value: String = "route", rootValue: (String) -> String? = { $0 }) -> String {
            let list = arguments.map { argument in
                var code = value
                if let name = argument.names.first {
                    let own = argument.names.firstResult(rootValue) ?? name
                    // The closure's parameter hides a property of its name.
                    code = own == value ? "self.\(own)" : own
                }
                return argument.label.map { "\(CaseName.argumentLabel($0)): \(code)" } ?? code
            }
            return "\(view)(\(list.joined(separator: ", ")))"
        }
    }

    /// What the view that shows the routes takes from the root of each stack: a further stack has to have it, too.
    var valuesFromRoots: [(names: [String], type: ResolvedType)] {
        guard let view = existing?.view, let facts = module.declarations.facts(of: view.type) else { return [] }
        return known(view).filter { !$0.names.isEmpty }.map { argument in
            let name = argument.label ?? ""
            let type = facts.property(name).flatMap { module.declarations.type(of: $0) }
            return (argument.names, type ?? .unknown(name))
        }
    }

    /// An argument of the view that shows the routes.
    fileprivate struct Argument {
        let label: String?
        /// What the roots may call the value, the likeliest first; none for the route.
        let names: [String]
    }

    private func arguments(_ includingUnsafe: Bool) -> [Argument] {
        let cases = newCases(includingUnsafe)
        guard let existing else {
            return [Argument(label: "route", names: [])] + added(file(cases).properties)
        }
        guard let view = existing.view else { return [] }
        return known(view) + added(RouteExtension(route: existing, cases: cases, shared: shared(in: cases)).properties)
    }

    /// Those that the view has: a root calls a value as the registrations that are there do, or as the view does.
    private func known(_ view: RouteView) -> [Argument] {
        let passed = existing?.registrations.lazy.flatMap(\.calls).first?.arguments ?? [:]
        return view.parameters.map { parameter in
            let label = parameter.label ?? ""
            return Argument(
                label: parameter.label, names: parameter.isRoute ? [] : [passed[label] ?? label, label])
        }
    }

    private func added(_ properties: ScreenProperties) -> [Argument] {
        properties.added.filter(\.isRootValue).map { Argument(label: $0.name, names: [$0.value.name]) }
    }
}
