/// What is over the window.
@MainActor
struct ShownPresentation {
    /// Such as `sheet`.
    let kind: String
    var content = Shown()
    /// Nil where it can't be swiped away.
    let dismiss: (() -> Void)?
}

extension Presentation: ShownModifier {
    func unfold(_ content: (Place) -> [Leaf], at place: Place) -> [Leaf] {
        content(place).changingFirst { surroundings, show in
            let shown = show(surroundings)
            present(at: place.child(.part("presented")), surroundings)
            return shown
        }
    }

    @MainActor private func present(at place: Place, _ surroundings: Surroundings) {
        let (id, view, dismiss) = current
        guard let view else { return }
        let kind =
            switch style {
            case .sheet: "sheet"
            case .fullScreenCover: "cover"
            case .popover: "popover"
            }
        let inner = Place(slot: place.slot.child(.id(id)), environment: place.environment, app: place.app)
        let index = place.app.pass.presented.count
        place.app.change {
            $0.presented.append(ShownPresentation(kind: kind, dismiss: style == .fullScreenCover ? nil : dismiss))
        }
        let content = view().leaves(at: inner.dismissing(dismiss)).show(Surroundings())
        place.app.change {
            $0.presented[index].content = content
            $0.watches.append(Watch(id: inner.slot.number, appears: {}, disappears: onDismiss ?? {}))
        }
    }

    /// What it is shown for, the view if it is shown, and what ends that.
    @MainActor private var current: (AnyHashable, (() -> any View)?, () -> Void) {
        switch content {
        case .isPresented(let binding, let make):
            (AnyHashable(true), binding.wrappedValue ? make : nil, { binding.wrappedValue = false })
        case .item(let id, let clear, let make):
            (AnyHashable(id()), make().map { view in { view } }, clear)
        }
    }
}

extension Dialog: ShownModifier {
    func unfold(_ content: (Place) -> [Leaf], at place: Place) -> [Leaf] {
        content(place).changingFirst { surroundings, show in
            let shown = show(surroundings)
            if isPresented.wrappedValue { present(at: place.child(.part("dialog"))) }
            return shown
        }
    }

    @MainActor private func present(at place: Place) {
        let leaves = actions().enumerated().flatMap { $0.element.leaves(at: place.child(.index($0.offset))) }
        var elements = leaves.show(Surroundings()).elements
        let close = { isPresented.wrappedValue = false }
        if !elements.contains(where: \.isButton) {
            elements.append(.control(Control(kind: "button", label: "OK", uses: [Control.Use(name: "tap", act: {})])))
        } else if kind == .confirmation {
            elements.append(
                .control(Control(kind: "button", label: "Cancel", uses: [Control.Use(name: "tap", act: {})])))
        }
        var shown = Shown(elements: elements.map { $0.thenDoing(close) })
        shown.title = title.string
        let presentation = ShownPresentation(
            kind: kind == .alert ? "alert" : "choice", content: shown, dismiss: nil)
        place.app.change { $0.presented.append(presentation) }
    }
}

@MainActor
extension Element {
    fileprivate var isButton: Bool {
        if case .control(let control) = self { control.kind == "button" } else { false }
    }

    /// A button of a dialog closes it first.
    fileprivate func thenDoing(_ close: @escaping () -> Void) -> Element {
        guard isButton, case .control(let control) = self else { return self }
        let uses = control.uses.map { use in
            Control.Use(name: use.name) {
                close()
                use.act()
            }
        }
        return .control(Control(kind: control.kind, label: control.label, state: control.state, uses: uses))
    }
}

extension ContextMenuContent: ShownModifier {
    func unfold(_ content: (Place) -> [Leaf], at place: Place) -> [Leaf] {
        content(place).with(.apart("context menu", items.leaves(at: place.child(.part("menu")))))
    }
}

extension SwipeActions: ShownModifier {
    func unfold(_ content: (Place) -> [Leaf], at place: Place) -> [Leaf] {
        content(place).with(.apart("swipe", self.content.leaves(at: place.child(.part("swipe")))))
    }
}

extension Deletion: ShownModifier {
    func unfold(_ content: (Place) -> [Leaf], at place: Place) -> [Leaf] {
        guard let action else { return content(place) }
        return content(place).enumerated().flatMap { index, row in
            let delete = Control.Use(name: "tap") { action(IndexSet(integer: index)) }
            return [row].with(.apart("swipe", [.control("button", [.text("Delete")], at: place, [delete])]))
        }
    }
}

extension [Leaf] {
    /// More that belongs to the first.
    @MainActor fileprivate func with(_ leaf: Leaf) -> [Leaf] {
        changingFirst { surroundings, show in
            var shown = show(surroundings)
            shown.add(leaf.show(surroundings))
            return shown
        }
    }
}
