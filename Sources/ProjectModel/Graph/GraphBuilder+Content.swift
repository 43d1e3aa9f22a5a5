extension GraphBuilder {
    mutating func unfold(_ content: [ViewContent], in context: Context) {
        guard content.count != 1 else { return unfold(content[0], in: context) }
        guard let first = content.first else { return }
        var inner = opened(context, at: first.offset)
        if content.count(where: \.takesRoom) > 1 { inner.spot.isWhole = false }
        for item in content { unfold(item, in: inner) }
    }

    private mutating func unfold(_ item: ViewContent, in context: Context) {
        switch item {
        case .view(let name, let offset, let arguments):
            view(name, offset, arguments, in: context)
        case .member(let name, let base, let offset, let arguments):
            member(name, base, offset, arguments, in: context)
        case .modified(let name, let offset, let base, let arguments):
            modified(name, offset, base, arguments, in: context)
        case .branches(let branches):
            for branch in branches { unfold(branch, in: context) }
        case .styled(let offset, let content):
            var inner = opened(context, at: offset)
            inner.spot.styles.append(context.place(offset))
            unfold(content, in: inner)
        default:
            border(item, in: opened(context, at: item.offset))
        }
    }

    private mutating func border(_ item: ViewContent, in context: Context) {
        switch item {
        case .container(let kind, let offset, let columns):
            container(kind, offset, columns, in: context)
        case .link(let form, let offset, let destination, let label, let text):
            let place = context.place(offset)
            showing.insert(context.spot.node)
            add(link: form, at: place, in: context.spot.node)
            unfold(label, in: context.part)
            guard form != .value else { return }
            push(destination, Push(place: place, text: text.isEmpty ? "unknown" : text), in: context)
        case .destination(let form, let type, let offset, let content):
            let place = context.place(offset)
            add(destination: form, type: type, at: place, in: context.spot.node)
            push(content, Push(place: place, text: "navigationDestination"), in: context)
        case .presentation(let kind, let offset, let content):
            unfold(
                content,
                in: border(.presentation(kind), kind.rawValue, .presents, at: context.place(offset), in: context))
        case .tabs(let offset, let content):
            let tabs = border(.tabs, "TabView", .contains, at: context.place(offset), in: context)
            // Each is a tab, and so a whole.
            for item in content { unfold([item], in: tabs) }
        case .scene(let name, let offset, let content):
            // Beside others it is no less a whole.
            var outer = context
            outer.spot.isWhole = true
            unfold(content, in: border(.scene, name, .contains, at: context.place(offset), in: outer))
        case .hosting(let name, let offset, let content):
            unfold(content, in: border(.hosting, name, .hosts, at: context.place(offset), in: context))
        case .view, .member, .modified, .branches, .styled:
            break
        }
    }

    private mutating func container(
        _ kind: ContainerKind, _ offset: Int, _ columns: [[ViewContent]], in context: Context
    ) {
        let place = context.place(offset)
        let container = border(
            .container(kind, columns: columns.count), kind.rawValue, .contains, at: place, in: context)
        let hasColumns = kind == .splitView || (kind == .navigationView && columns.count > 1)
        for (index, content) in columns.enumerated() {
            guard hasColumns else {
                unfold(content, in: container)
                continue
            }
            unfold(
                content,
                in: border(
                    .column(index, of: container.spot.node), "column \(index + 1)", .contains, at: place, part: index,
                    in: container))
        }
    }

    private mutating func push(_ content: [ViewContent], _ push: Push, in context: Context) {
        var pushed = context
        pushed.spot.styles = []
        pushed.spot.isWhole = true
        pushed.spot.push = push
        guard !content.isEmpty else {
            _ = opened(pushed, at: push.place.offset)
            return
        }
        unfold(content, in: pushed)
    }
}

extension ViewContent {
    /// The UTF-8 offset of the name that stands in the code.
    var offset: Int {
        switch self {
        case .view(_, let offset, _), .member(_, _, let offset, _), .modified(_, let offset, _, _),
            .styled(let offset, _),
            .container(_, let offset, _), .link(_, let offset, _, _, _), .destination(_, _, let offset, _),
            .presentation(_, let offset, _), .tabs(let offset, _), .scene(_, let offset, _), .hosting(_, let offset, _):
            offset
        case .branches(let branches):
            branches.first?.first?.offset ?? 0
        }
    }

    /// Whether it stands for a view of its own among others; what is attached to another doesn't.
    fileprivate var takesRoom: Bool {
        switch self {
        case .presentation, .destination: false
        case .modified(_, _, let base, _): base.contains(where: \.takesRoom)
        case .view, .member, .branches, .styled, .container, .link, .tabs, .scene, .hosting: true
        }
    }
}
