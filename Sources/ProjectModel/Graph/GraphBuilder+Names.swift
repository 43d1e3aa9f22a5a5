/// Looks names up: views, members, modifiers.
extension GraphBuilder {
    /// SwiftUI's views that add nothing to what they hold.
    private static let transparent: Set<String> = [
        "AnyView", "EquatableView", "Group", "ModifiedContent", "Tab", "TabSection",
    ]

    /// Views, of SwiftUI and of well-known libraries, that lay out what they hold: a single view in them is all that is seen.
    private static let layouts: Set<String> = [
        "GeometryReader", "HStack", "IfLetStore", "ScrollView", "ScrollViewReader", "VStack", "WithPerceptionTracking",
        "WithViewStore", "ZStack",
    ]

    // MARK: Views

    mutating func view(_ name: String, _ offset: Int, _ arguments: [ContentArgument], in context: Context) {
        let types = types(named: name, in: context)
        if types.isEmpty, let owner = context.scope.owner, !table.units(named: name, of: owner).isEmpty {
            // A function with a capitalised name.
            return member(name, nil, offset, arguments, in: context)
        }
        if types.isEmpty, let kind = table.container(named: name.lastName) {
            let shown = arguments.filter { $0.kind == .trailing || $0.label == "content" }.flatMap(\.content)
            return container(kind, offset, [shown], in: opened(context, at: offset))
        }
        let views = types.filter { [.view, .representable, .app, .scene, .hosting].contains(table.entries[$0].role) }
        if views.isEmpty, !arguments.isEmpty, Self.transparent.contains(name.lastName) {
            for argument in arguments { unfold(argument.content, in: context) }
            return
        }
        if views.isEmpty, !types.isEmpty {
            // A model, a factory: no view to see.
            let inner = opened(context, at: offset).part
            for argument in arguments { unfold(argument.content, in: inner) }
            return
        }
        let context = opened(context, at: offset)
        showing.insert(context.spot.node)
        for type in views {
            if let target = nodeOfType[type] {
                edge(.contains, to: target, from: context.spot, at: context.place(offset))
            }
        }
        let type = views.first
        for argument in arguments {
            if let type, let property = property(for: argument, of: type) {
                attachments.add(argument.content, to: .init(type: type, property: property), in: context)
            } else if isAction(argument, of: type) {
                unfold(argument.content, in: context.apart)
            } else {
                unfold(argument.content, in: Self.layouts.contains(name.lastName) ? context : context.part)
            }
        }
    }

    /// Whether an argument is code that runs later: by the declaration of the project's own view, else by SwiftUI's names.
    private func isAction(_ argument: ContentArgument, of type: Int?) -> Bool {
        guard let type else { return argument.isAction }
        let label = argument.label
        if let stored = label.flatMap({ table.stored($0, of: type) }) { return stored.isAction }
        let actions = table.entries[type].stored.filter(\.isAction)
        return label == nil ? argument.kind == .trailing && !actions.isEmpty : argument.isAction
    }

    func types(named name: String, in context: Context) -> [Int] {
        table.types(
            named: name, from: context.scope.file, modules: context.scope.modules,
            owner: context.scope.owner.map { table.entries[$0].path })
    }

    /// The stored property that an argument ends up in, if it is one for content.
    private func property(for argument: ContentArgument, of type: Int) -> String? {
        let holders = table.entries[type].stored.filter(\.holdsContent).map(\.name)
        guard !holders.isEmpty else { return nil }
        let initialisers = table.units(named: "init", of: type).map(\.unit.parameters)
        switch argument.kind {
        case .labelled(let label):
            if holders.contains(label) { return label }
            let names = initialisers.joined().filter { $0.label == label }.map(\.name)
            if let name = names.first(where: holders.contains) { return name }
            let isOther = table.stored(label, of: type) != nil || !argument.content.contains(where: \.showsView)
            return isOther || holders.count > 1 ? nil : holders[0]
        case .positional(let position):
            let names = initialisers.compactMap { parameters in
                parameters.filter { $0.label == nil }.dropFirst(position).first?.name
            }
            return names.first(where: holders.contains)
        case .trailing:
            return holders.count == 1 ? holders[0] : holders.first { $0 == "content" } ?? holders[0]
        }
    }

    // MARK: Members

    mutating func member(
        _ name: String, _ base: String?, _ offset: Int, _ arguments: [ContentArgument], in context: Context
    ) {
        let scope = context.scope
        if base == nil, let given = scope.given[name] { return unfold(given, in: context) }
        let owner = base == nil ? scope.owner : base.flatMap { types(named: $0, in: context).first }
        if let owner {
            let units = table.units(named: name, of: owner)
            let stored = table.stored(name, of: owner)
            for unit in units {
                call(unit, arguments, owner: owner, in: context)
                // A view, if only of SwiftUI's own.
                if unit.unit.content.isEmpty, unit.unit.returnsView {
                    showing.insert(opened(context, at: offset).spot.node)
                }
            }
            if let given = base == nil ? scope.instance[name] : nil {
                unfold(given, in: context)
                return
            }
            if let stored, stored.holdsContent {
                guard !scope.isInitialiser else { return }
                attachments.add(context.spot, to: .init(type: owner, property: name), offset: offset)
                return
            }
            if !units.isEmpty { return }
        }
        let globals = base == nil ? table.globals(named: name) : []
        for unit in globals { call(unit, arguments, owner: nil, in: context) }
        guard globals.isEmpty else { return }
        let inner = opened(context, at: offset).part
        for argument in arguments { unfold(argument.content, in: inner) }
    }

    /// Unfolds a member's code with what it is given.
    private mutating func call(
        _ unit: ViewTypeTable.Unit, _ arguments: [ContentArgument], owner: Int?, given: [String: GivenContent] = [:],
        instance: [String: GivenContent]? = nil, in context: Context
    ) {
        var given = given
        for (name, content) in unit.parameters(for: arguments) {
            given[name] = scopes.given(content, in: context.scope)
        }
        let inherited = owner == context.scope.owner ? context.scope.instance : [:]
        guard
            let scope = scopes.scope(
                of: unit, modules: modules[unit.file] ?? .none, owner: owner, given: given,
                instance: instance ?? inherited)
        else {
            let inner = opened(context, at: unit.unit.offset).part
            for argument in arguments { unfold(argument.content, in: inner) }
            return
        }
        unfold(unit, in: Context(spot: context.spot, scope: scope))
    }

    // MARK: Modifiers

    /// Goes through the modifiers from the outermost inwards; what SwiftUI's own are given is shown behind what they modify.
    mutating func modified(by modifiers: [ContentModifier], _ base: [ViewContent], in context: Context) {
        var context = context
        var rest = modifiers[...]
        var given: [(arguments: [ContentArgument], context: Context)] = []
        while let modifier = rest.popLast() {
            func inner() -> [ViewContent] { rest.isEmpty ? base : [.modified(Array(rest), base: base)] }
            if modified(by: modifier, isBare: rest.isEmpty, inner, in: context) {
                unfold(given)
                return
            }
            guard !modifier.arguments.isEmpty else { continue }
            context = opened(context, at: modifier.offset)
            given.append((modifier.arguments, context))
        }
        unfold(base, in: context)
        unfold(given)
    }

    /// Unfolds what modifiers were given, from the innermost outwards.
    private mutating func unfold(_ given: [(arguments: [ContentArgument], context: Context)]) {
        for (arguments, context) in given.reversed() {
            for argument in arguments { unfold(argument.content, in: argument.isAction ? context.apart : context.part) }
        }
    }

    /// Unfolds what a modifier of the project's own makes of `base`; false where it isn't one.
    /// - Parameter isBare: whether `base` is without other modifiers.
    private mutating func modified(
        by modifier: ContentModifier, isBare: Bool, _ base: () -> [ViewContent], in context: Context
    ) -> Bool {
        let (name, arguments) = (modifier.name, modifier.arguments)
        if name == "modifier", let first = arguments.first?.content.first, apply(first, to: base, in: context) {
            return true
        }
        let units = table.modifiers(named: name)
        if !units.isEmpty {
            let base = base()
            let given = scopes.given(base, in: context.scope)
            // Made into a value it isn't shown.
            let result = units.allSatisfy(\.unit.returnsValue) ? context.apart : context
            for unit in units { call(unit, arguments, owner: nil, given: ["self": given], in: result) }
            if !given.isShown { unfold(base, in: result) }
            return true
        }
        let methods = methods(named: name, of: isBare ? base() : [], in: context)
        if !methods.isEmpty {
            for unit in methods { call(unit, arguments, owner: table.owners[unit.id], in: context) }
            let base = base()
            if case .modified? = base.first { unfold(base, in: opened(context, at: modifier.offset).part) }
            return true
        }
        return false
    }

    /// `.modifier(Name(…))`
    private mutating func apply(
        _ modifier: ViewContent, to base: () -> [ViewContent], in context: Context
    ) -> Bool {
        guard case .view(let name, _, let arguments) = modifier else { return false }
        let types = types(named: name, in: context).filter { table.entries[$0].role == .modifier }
        let bodies = types.flatMap { type in table.units(named: "body", of: type).map { (type, $0) } }
        guard !bodies.isEmpty else { return false }
        let base = base()
        let given = scopes.given(base, in: context.scope)
        for (type, body) in bodies {
            var instance: [String: GivenContent] = [:]
            for argument in arguments {
                guard let property = property(for: argument, of: type) else { continue }
                instance[property] = scopes.given(argument.content, in: context.scope)
            }
            let content = body.unit.parameters.first?.name ?? "content"
            call(body, [], owner: type, given: [content: given], instance: instance, in: context)
        }
        if !given.isShown { unfold(base, in: context) }
        return true
    }

    /// The methods and properties that may be meant, of types that aren't views.
    private func methods(named name: String, of base: [ViewContent], in context: Context) -> [ViewTypeTable.Unit] {
        if base.count == 1, let type = type(of: base[0], in: context) {
            guard table.entries[type].role == .code else { return [] }
            let units = table.units(named: name, of: type)
            if !units.isEmpty { return units }
        }
        // By its name alone only where a view is expected.
        return context.spot.isWhole || context.spot.push != nil ? table.onlyMethod(named: name) : []
    }

    /// The project's type of what code that isn't a view stands for, as far as its declaration says it.
    private func type(of item: ViewContent, in context: Context) -> Int? {
        switch item {
        case .view(let name, _, _):
            return types(named: name, in: context).first
        case .member(let name, let base?, _, _):
            // `Factory.shared`, `Route.home`
            let type = types(named: base, in: context).first
            return type.flatMap { table.stored(name, of: $0)?.type }.flatMap { types(named: $0, in: context).first }
                ?? type
        case .member(let name, nil, _, _):
            let stored = context.scope.owner.flatMap { table.stored(name, of: $0) }
            return stored?.type.flatMap { types(named: $0, in: context).first }
        default:
            return nil
        }
    }
}

extension ViewTypeTable.Unit {
    /// Which parameter stands for which argument: by label, in order, the last one for a trailing closure.
    fileprivate func parameters(for arguments: [ContentArgument]) -> [(String, [ViewContent])] {
        var free = unit.parameters
        var result: [(String, [ViewContent])] = []
        let unlabelled = free.filter { $0.label == nil }.map(\.name)
        for argument in arguments where argument.kind != .trailing {
            let name: String? =
                switch argument.kind {
                case .labelled(let label): free.first { $0.label == label }?.name
                case .positional(let position): position < unlabelled.count ? unlabelled[position] : nil
                case .trailing: nil
                }
            guard let name else { continue }
            free.removeAll { $0.name == name }
            result.append((name, argument.content))
        }
        if let trailing = arguments.first(where: { $0.kind == .trailing }), let name = free.last?.name {
            result.append((name, trailing.content))
        }
        return result
    }
}

extension ViewContent {
    /// Whether something that is certainly a view is named.
    var showsView: Bool {
        switch self {
        case .view, .container, .link, .tabs, .presentation, .hosting, .scene, .destination: true
        case .member, .unread: false
        case .modified(_, let base): base.contains(where: \.showsView)
        case .styled(_, let content), .kept(let content): content.contains(where: \.showsView)
        case .branches(let branches): branches.contains { $0.contains(where: \.showsView) }
        }
    }
}
