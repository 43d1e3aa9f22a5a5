/// Builds the navigation graph from the code of views.
///
/// Every view is unfolded once, starting from its `body`: properties, functions and modifiers of the project are looked
/// through. What a view is given (a content closure, a destination) is attached where its code puts it.
public struct GraphBuilder {
    private let table: ViewTypeTable
    private let modules: [String: String]
    private var graph = NavigationGraph()
    private var nodeOfType: [Int: Int] = [:]
    private var reached: Set<Int> = []
    private var slots: [SlotKey: [Slot]] = [:]
    private var pending: [Pending] = []
    private var knownEdges: Set<EdgeKey> = []
    private var unfolded: Set<UnfoldKey> = []
    private var knownPending: Set<PendingKey> = []

    private struct PendingKey: Hashable {
        let slot: SlotKey?
        let place: NavigationGraph.CodePlace?
        let node: Int
        let via: NavigationGraph.Edge.Kind
        let viaPlace: NavigationGraph.CodePlace?
        let styles: [NavigationGraph.CodePlace]
    }

    private struct EdgeKey: Hashable {
        let from: Int
        let to: Int
        let kind: NavigationGraph.Edge.Kind
        let place: NavigationGraph.CodePlace
    }

    /// A member's code at one place of the graph: once is enough.
    private struct UnfoldKey: Hashable {
        let unit: Int
        let node: Int
        let via: NavigationGraph.Edge.Kind
        let viaPlace: NavigationGraph.CodePlace?
        let styles: [NavigationGraph.CodePlace]
        let given: [GivenKey]
    }

    /// What a parameter stands for: the place of the first thing named in it.
    private struct GivenKey: Hashable {
        let name: String
        let place: NavigationGraph.CodePlace?
    }

    private struct SlotKey: Hashable {
        let type: Int
        let property: String
    }

    /// A place in a view's code at which it shows what it was given.
    private struct Slot: Hashable {
        let node: Int
        let via: NavigationGraph.Edge.Kind
        let viaPlace: NavigationGraph.CodePlace?
        let styles: [NavigationGraph.CodePlace]
    }

    /// Content given to a view, to be attached once the view's slots are known.
    private struct Pending {
        let key: SlotKey?
        let content: [ViewContent]
        let context: Context
        var attachedSlots = 0
        var isAttached = false
    }

    /// Where content is unfolded.
    private struct Context {
        var node: Int
        var via = NavigationGraph.Edge.Kind.contains
        var viaPlace: NavigationGraph.CodePlace?
        var styles: [NavigationGraph.CodePlace] = []
        var file: String
        var owner: Int?
        var given: [String: Given] = [:]
        var unfolding: Set<Int> = []
    }

    /// What a function was given, with the context in which it was written.
    private final class Given {
        let content: [ViewContent]
        let context: Context
        init(content: [ViewContent], context: Context) {
            self.content = content
            self.context = context
        }
    }

    /// - Parameter files: each with the module that it belongs to.
    public static func graph(of files: [(path: String, module: String, code: ViewCode)]) -> NavigationGraph {
        var builder = GraphBuilder(files)
        builder.build()
        return builder.graph
    }

    private init(_ files: [(path: String, module: String, code: ViewCode)]) {
        table = ViewTypeTable(files)
        modules = Dictionary(files.map { ($0.path, $0.module) }, uniquingKeysWith: { first, _ in first })
    }

    private mutating func build() {
        for (index, entry) in table.entries.enumerated() {
            let kind: NavigationGraph.Node.Kind =
                switch entry.role {
                case .app: .app
                case .scene: .scene
                case .preview: .preview
                case .view, .representable: .view
                case .modifier, .code: .code
                }
            nodeOfType[index] = node(kind, entry.path, .init(file: entry.file, offset: entry.offset))
        }
        for (index, entry) in table.entries.enumerated() where entry.role != .code && entry.role != .modifier {
            for name in ["body", "previews"] { unfold(table.units(named: name, of: index), of: index) }
        }
        attachPending()
        // What no body leads to: code that hosts views, members for other types.
        for index in table.entries.indices where table.entries[index].role != .modifier {
            unfold(table.units(of: index).filter { !reached.contains($0.id) }, of: index)
        }
        attachPending()
        graph.index()
    }

    private mutating func node(
        _ kind: NavigationGraph.Node.Kind, _ name: String, _ place: NavigationGraph.CodePlace?
    ) -> Int {
        let id = graph.nodes.count
        graph.nodes.append(.init(id: id, kind: kind, name: name, place: place))
        return id
    }

    private mutating func edge(to target: Int, in context: Context, at offset: Int) {
        let place = context.viaPlace ?? .init(file: context.file, offset: offset)
        let key = EdgeKey(from: context.node, to: target, kind: context.via, place: place)
        guard knownEdges.insert(key).inserted else { return }
        graph.edges.append(
            .init(from: context.node, to: target, kind: context.via, place: place, styles: context.styles))
    }

    private mutating func unfold(_ units: [ViewTypeTable.Unit], of type: Int) {
        guard let node = nodeOfType[type] else { return }
        for unit in units {
            unfold(unit, in: Context(node: node, file: unit.file, owner: type))
        }
    }

    /// Unfolds a member's code in place of its name.
    private mutating func unfold(_ unit: ViewTypeTable.Unit, in context: Context) {
        reached.insert(unit.id)
        guard !context.unfolding.contains(unit.id) else { return }
        let given = context.given.sorted { $0.key < $1.key }.map { name, given in
            GivenKey(
                name: name, place: given.content.first.map { .init(file: given.context.file, offset: $0.offset) })
        }
        let key = UnfoldKey(
            unit: unit.id, node: context.node, via: context.via, viaPlace: context.viaPlace, styles: context.styles,
            given: given)
        guard unfolded.insert(key).inserted else { return }
        var inner = context
        inner.unfolding.insert(unit.id)
        inner.file = unit.file
        unfold(unit.unit.content, in: inner)
    }

    // MARK: Content

    private mutating func unfold(_ content: [ViewContent], in context: Context) {
        for item in content { unfold(item, in: context) }
    }

    private mutating func unfold(_ item: ViewContent, in context: Context) {
        switch item {
        case .view(let name, let offset, let arguments):
            view(name, offset, arguments, in: context)
        case .member(let name, let base, let offset, let arguments):
            member(name, base, offset, arguments, in: context)
        case .modified(let name, let offset, let base, let arguments):
            modified(name, offset, base, arguments, in: context)
        case .styled(let offset, let content):
            var inner = context
            inner.styles.append(.init(file: context.file, offset: offset))
            unfold(content, in: inner)
        case .container(let kind, let offset, let columns):
            container(kind, offset, columns, in: context)
        case .link(let form, let offset, let destination, let label, let text):
            link(form, offset, destination, label, text, in: context)
        case .destination(let form, let type, let offset, let content):
            let place = NavigationGraph.CodePlace(file: context.file, offset: offset)
            graph.destinations.append(.init(place: place, form: form, type: type, node: context.node))
            unfoldPushed(content, at: place, text: "navigationDestination", in: context)
        case .presentation(let kind, let offset, let content):
            border(.presentation(kind), kind.rawValue, .presents, offset, content, in: context)
        case .tabs(let offset, let content):
            border(.tabs, "TabView", context.via, offset, content, in: context)
        case .scene(let name, let offset, let content):
            border(.scene, name, .contains, offset, content, in: context)
        case .hosting(let name, let offset, let content):
            border(.hosting, name, .hosts, offset, content, in: context)
        }
    }

    /// A node of its own around content.
    private mutating func border(
        _ kind: NavigationGraph.Node.Kind, _ name: String, _ via: NavigationGraph.Edge.Kind, _ offset: Int,
        _ content: [ViewContent], in context: Context
    ) {
        let place = NavigationGraph.CodePlace(file: context.file, offset: offset)
        let border = node(kind, name, place)
        var outer = context
        outer.via = via
        if via != context.via { outer.viaPlace = place }
        edge(to: border, in: outer, at: offset)
        unfold(content, in: inside(border, of: context))
    }

    private func inside(_ node: Int, of context: Context) -> Context {
        var inner = context
        inner.node = node
        inner.via = .contains
        inner.viaPlace = nil
        inner.styles = []
        return inner
    }

    private mutating func container(_ kind: ContainerKind, _ offset: Int, _ columns: [[ViewContent]], in context: Context) {
        let place = NavigationGraph.CodePlace(file: context.file, offset: offset)
        let container = node(.container(kind, columns: columns.count), kind.rawValue, place)
        edge(to: container, in: context, at: offset)
        let hasColumns = kind == .splitView || (kind == .navigationView && columns.count > 1)
        for (index, content) in columns.enumerated() {
            guard hasColumns else {
                unfold(content, in: inside(container, of: context))
                continue
            }
            let column = node(.column(index, of: container), "column \(index + 1)", place)
            edge(to: column, in: inside(container, of: context), at: offset)
            unfold(content, in: inside(column, of: context))
        }
    }

    private mutating func link(
        _ form: LinkForm, _ offset: Int, _ destination: [ViewContent], _ label: [ViewContent], _ text: String,
        in context: Context
    ) {
        let place = NavigationGraph.CodePlace(file: context.file, offset: offset)
        graph.links.append(.init(place: place, form: form, node: context.node))
        unfold(label, in: context)
        guard form != .value else { return }
        unfoldPushed(destination, at: place, text: text, in: context)
    }

    private mutating func unfoldPushed(
        _ content: [ViewContent], at place: NavigationGraph.CodePlace, text: String, in context: Context
    ) {
        var pushed = context
        pushed.via = .pushes
        pushed.viaPlace = place
        pushed.styles = []
        let edges = graph.edges.count
        let waiting = pending.count
        let attached = slots.values.reduce(0) { $0 + $1.count }
        unfold(content, in: pushed)
        let isSeen =
            graph.edges.count > edges || pending.count > waiting || slots.values.reduce(0) { $0 + $1.count } > attached
            || content.contains(where: \.showsView)
        if !isSeen {
            let unknown = node(.unknown, text.isEmpty ? "unknown" : text, place)
            edge(to: unknown, in: pushed, at: place.offset)
        }
    }

    // MARK: Names

    private mutating func view(_ name: String, _ offset: Int, _ arguments: [ContentArgument], in context: Context) {
        let types = table.types(
            named: name, from: context.file, module: modules[context.file] ?? "",
            owner: context.owner.map { table.entries[$0].path })
        let views = types.filter { [.view, .representable, .app, .scene].contains(table.entries[$0].role) }
        for type in views { if let target = nodeOfType[type] { edge(to: target, in: context, at: offset) } }
        for argument in arguments {
            let key = views.first.flatMap { type in
                property(for: argument, of: type).map { SlotKey(type: type, property: $0) }
            }
            if key == nil {
                unfold(argument.content, in: context)
            } else {
                let place = argument.content.first.map { NavigationGraph.CodePlace(file: context.file, offset: $0.offset) }
                let pendingKey = PendingKey(
                    slot: key, place: place, node: context.node, via: context.via, viaPlace: context.viaPlace,
                    styles: context.styles)
                guard knownPending.insert(pendingKey).inserted else { continue }
                pending.append(Pending(key: key, content: argument.content, context: context))
            }
        }
    }

    /// The stored property that an argument ends up in.
    private func property(for argument: ContentArgument, of type: Int) -> String? {
        let holders = table.entries[type].stored.filter(\.holdsContent).map(\.name)
        if let label = argument.label { return holders.contains(label) ? label : nil }
        if holders.count == 1 { return holders[0] }
        return holders.first { $0 == "content" } ?? holders.first
    }

    private mutating func member(
        _ name: String, _ base: String?, _ offset: Int, _ arguments: [ContentArgument], in context: Context
    ) {
        if base == nil, let given = context.given[name] {
            var inner = given.context
            inner.node = context.node
            inner.via = context.via
            inner.viaPlace = context.viaPlace
            inner.styles = context.styles
            inner.unfolding.formUnion(context.unfolding)
            unfold(given.content, in: inner)
            return
        }
        var owner = context.owner
        if let base {
            owner = table.types(
                named: base, from: context.file, module: modules[context.file] ?? "",
                owner: context.owner.map { table.entries[$0].path }
            ).first
        }
        if let owner {
            let units = table.units(named: name, of: owner)
            if !units.isEmpty {
                for unit in units { unfold(unit, in: given(arguments, to: unit, owner: owner, in: context)) }
                return
            }
            if table.entries[owner].stored.contains(where: { $0.name == name && $0.holdsContent }) {
                let key = SlotKey(type: owner, property: name)
                let slot = Slot(node: context.node, via: context.via, viaPlace: context.viaPlace, styles: context.styles)
                if !slots[key, default: []].contains(slot) { slots[key, default: []].append(slot) }
                return
            }
        }
        if base == nil {
            for unit in table.globals(named: name) { unfold(unit, in: given(arguments, to: unit, owner: nil, in: context)) }
        }
        for argument in arguments { unfold(argument.content, in: context) }
    }

    private mutating func modified(
        _ name: String, _ offset: Int, _ base: [ViewContent], _ arguments: [ContentArgument], in context: Context
    ) {
        if name == "modifier", case .view(let modifier, _, let inner)? = arguments.first?.content.first {
            let types = table.types(named: modifier, from: context.file, module: modules[context.file] ?? "", owner: nil)
            let bodies = types.filter { table.entries[$0].role == .modifier }.flatMap { type in
                table.units(named: "body", of: type).map { (type, $0) }
            }
            for (type, body) in bodies {
                var unfolded = given(inner, to: body, owner: type, in: context)
                unfolded.given["content"] = Given(content: base, context: context)
                unfold(body, in: unfolded)
            }
            if !bodies.isEmpty { return }
        }
        let units = table.modifiers(named: name).filter { !context.unfolding.contains($0.id) }
        for unit in units {
            var unfolded = given(arguments, to: unit, owner: context.owner, in: context)
            unfolded.given["self"] = Given(content: base, context: context)
            unfold(unit, in: unfolded)
        }
        if !units.isEmpty { return }
        unfold(base, in: context)
        for unit in table.onlyMethod(named: name) {
            unfold(unit, in: given(arguments, to: unit, owner: table.owners[unit.id], in: context))
        }
        for argument in arguments { unfold(argument.content, in: context) }
    }

    /// The context of a function's code: its parameters stand for the arguments, by label or in order.
    private func given(
        _ arguments: [ContentArgument], to unit: ViewTypeTable.Unit, owner: Int?, in context: Context
    ) -> Context {
        var inner = context
        inner.owner = owner
        inner.given = [:]
        var parameters = unit.unit.parameters
        for argument in arguments {
            let name = argument.label.flatMap { label in parameters.first { $0 == label } } ?? parameters.last
            guard let name else { continue }
            parameters.removeAll { $0 == name }
            inner.given[name] = Given(content: argument.content, context: context)
        }
        return inner
    }

    // MARK: Given content

    /// Attaches what views were given at the places where their code shows it.
    private mutating func attachPending() {
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for index in pending.indices {
                guard let key = pending[index].key, let slots = slots[key], slots.count > pending[index].attachedSlots else {
                    continue
                }
                let fresh = slots[pending[index].attachedSlots...]
                pending[index].attachedSlots = slots.count
                pending[index].isAttached = true
                for slot in fresh { attach(pending[index], at: slot, of: key.type) }
                hasChanged = true
            }
            guard !hasChanged else { continue }
            // Nothing shows it, as far as is seen: it counts as contained.
            for index in pending.indices where !pending[index].isAttached {
                pending[index].isAttached = true
                unfold(pending[index].content, in: pending[index].context)
                hasChanged = true
            }
        }
    }

    private mutating func attach(_ content: Pending, at slot: Slot, of type: Int) {
        var context = content.context
        if slot.node != nodeOfType[type] { context.node = slot.node }
        if slot.via != .contains {
            context.via = slot.via
            context.viaPlace = slot.viaPlace
        } else if slot.node != nodeOfType[type] {
            context.via = .contains
            context.viaPlace = nil
        }
        context.styles = Array((context.styles + slot.styles).prefix(8))
        unfold(content.content, in: context)
    }
}

extension ViewContent {
    /// The UTF-8 offset of the name that stands in the code.
    var offset: Int {
        switch self {
        case .view(_, let offset, _), .member(_, _, let offset, _), .modified(_, let offset, _, _), .styled(let offset, _),
            .container(_, let offset, _), .link(_, let offset, _, _, _), .destination(_, _, let offset, _),
            .presentation(_, let offset, _), .tabs(let offset, _), .scene(_, let offset, _), .hosting(_, let offset, _):
            offset
        }
    }

    /// Whether something that is certainly a view is named.
    fileprivate var showsView: Bool {
        switch self {
        case .view, .container, .link, .tabs, .presentation, .hosting, .scene, .destination: true
        case .member: false
        case .modified(_, _, let base, _): base.contains(where: \.showsView)
        case .styled(_, let content): content.contains(where: \.showsView)
        }
    }
}
