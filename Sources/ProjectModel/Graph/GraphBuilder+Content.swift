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
        case .modified(let modifiers, let base):
            modified(by: modifiers, base, in: context)
        case .branches(let branches):
            let shown = branches.filter { !$0.isEmptyView }
            for branch in shown.isEmpty ? branches : shown { unfold(branch, in: context) }
        case .styled(let offsets, let content):
            var inner = opened(context, at: item.offset)
            inner.spot.styles += offsets.reversed().map(context.place)
            unfold(content, in: inner)
        case .kept(let content):
            var shown = context
            shown.spot.isApart = false
            unfold(content, in: shown)
        case .unread(let offset):
            _ = border(
                .unknown, "modifiers that nest too deeply to be read", .contains, at: context.place(offset),
                in: opened(context, at: offset).part)
        default:
            if let call = item.systemCall, isOwn(call, in: context) {
                view(call.name, call.offset, call.arguments, in: context)
            } else {
                border(item, in: opened(context, at: item.offset))
            }
        }
    }

    /// Whether the call is one of a type of the project's own that is named like SwiftUI's.
    private func isOwn(_ call: SystemCall, in context: Context) -> Bool {
        !call.isQualified && table.hasType(named: call.name) && !types(named: call.name, in: context).isEmpty
    }

    private mutating func border(_ item: ViewContent, in context: Context) {
        switch item {
        case .container(let kind, let call, let columns):
            container(kind, call.offset, columns, in: context)
        case .link(let form, let call, let destination, let label, let text):
            let place = context.place(call.offset)
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
        case .tabs(let call):
            let tabs = border(.tabs, "TabView", .contains, at: context.place(call.offset), in: context)
            // Each is a tab, and so a whole.
            for item in call.shown { unfold([item], in: tabs) }
        case .scene(let call):
            // Beside others it is no less a whole.
            var outer = context
            outer.spot.isWhole = true
            unfold(call.shown, in: border(.scene, call.name, .contains, at: context.place(call.offset), in: outer))
        case .hosting(let call):
            unfold(call.shown, in: border(.hosting, call.name, .hosts, at: context.place(call.offset), in: context))
        case .view, .member, .modified, .branches, .styled, .kept, .unread:
            break
        }
    }

    mutating func container(
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

extension [ViewContent] {
    /// `EmptyView()`
    fileprivate var isEmptyView: Bool {
        if count == 1, case .view("EmptyView", _, _) = self[0] { true } else { false }
    }
}

extension ViewContent {
    /// The call of a type by a name of SwiftUI's, if it is one.
    public var systemCall: SystemCall? {
        switch self {
        case .container(_, let call, _), .link(_, let call, _, _, _), .tabs(let call), .scene(let call),
            .hosting(let call):
            call
        case .view, .member, .modified, .styled, .destination, .presentation, .branches, .kept, .unread: nil
        }
    }

    /// The UTF-8 offset of the name that stands in the code.
    var offset: Int {
        switch self {
        case .view(_, let offset, _), .member(_, _, let offset, _), .destination(_, _, let offset, _),
            .presentation(_, let offset, _), .unread(let offset):
            offset
        case .modified(let modifiers, _):
            modifiers.last?.offset ?? 0
        case .styled(let offsets, _):
            offsets.last ?? 0
        case .kept(let content):
            content.first?.offset ?? 0
        case .container(_, let call, _), .link(_, let call, _, _, _), .tabs(let call), .scene(let call),
            .hosting(let call):
            call.offset
        case .branches(let branches):
            branches.first?.first?.offset ?? 0
        }
    }

    /// Whether it stands for a view of its own among others; what is attached to another doesn't.
    fileprivate var takesRoom: Bool {
        switch self {
        case .presentation, .destination, .unread: false
        // What is modified twice is a view; a chain would be gone through again at each of its levels.
        case .modified(_, let base): base.contains { if case .modified = $0 { true } else { $0.takesRoom } }
        case .view, .member, .branches, .styled, .kept, .container, .link, .tabs, .scene, .hosting: true
        }
    }
}
