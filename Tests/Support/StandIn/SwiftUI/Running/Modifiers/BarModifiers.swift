// What a view puts into the bars of its screen.

extension NavigationTitle: ShownModifier {
    func unfold(_ content: (Place) -> [Leaf], at place: Place) -> [Leaf] {
        content(place).map { leaf in
            leaf.changed { surroundings, show in
                var shown = show(surroundings)
                shown.title = title.string
                return shown
            }
        }
    }
}

extension BackButtonHiding: ShownModifier {
    func unfold(_ content: (Place) -> [Leaf], at place: Place) -> [Leaf] {
        content(place).map { leaf in
            leaf.changed { surroundings, show in
                var shown = show(surroundings)
                shown.hidesBackButton = isHidden
                return shown
            }
        }
    }
}

extension Toolbar: ShownModifier {
    func unfold(_ content: (Place) -> [Leaf], at place: Place) -> [Leaf] {
        let bar = place.child(.part("toolbar"))
        let items: [Leaf] =
            switch self.content {
            case .items(let items): items.leaves(at: bar)
            case .view(let view): view.leaves(at: bar)
            }
        return content(place).changingFirst { surroundings, show in
            var shown = show(surroundings)
            // Of a screen; its sheets and alerts are not in the list.
            var inner = surroundings
            (inner.isLazy, inner.selection) = (false, nil)
            let content = items.show(inner)
            shown.toolbar += content.elements
            return shown
        }
    }
}

extension ToolbarContent {
    func leaves(at place: Place) -> [Leaf] {
        let place = place.child(.type(ObjectIdentifier(Self.self)))
        if let shown = self as? any ShownToolbarContent { return shown.unfold(at: place) }
        if Body.self == Never.self { return [.elements([.text("⟨\(Self.self)⟩")])] }
        var content = self
        FieldBinding(place: place).bind(&content)
        return content.body.leaves(at: place.child(.part("body")))
    }
}

/// Content of a toolbar that the system lays out, as it is shown here.
@MainActor
protocol ShownToolbarContent {
    func unfold(at place: Place) -> [Leaf]
}

extension TupleToolbarContent: ShownToolbarContent {
    func unfold(at place: Place) -> [Leaf] {
        Mirror(reflecting: value).children.enumerated().flatMap { index, child in
            (child.value as? any ToolbarContent)?.leaves(at: place.child(.index(index))) ?? []
        }
    }
}

extension _ConditionalContent: ShownToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    func unfold(at place: Place) -> [Leaf] {
        switch storage {
        case .trueContent(let content): content.leaves(at: place.child(.part("true")))
        case .falseContent(let content): content.leaves(at: place.child(.part("false")))
        }
    }
}

extension Optional: ShownToolbarContent where Wrapped: ToolbarContent {
    func unfold(at place: Place) -> [Leaf] { self?.leaves(at: place) ?? [] }
}

extension Group: ShownToolbarContent where Content: ToolbarContent {
    func unfold(at place: Place) -> [Leaf] { content.leaves(at: place) }
}

extension ToolbarItem: ShownToolbarContent {
    func unfold(at place: Place) -> [Leaf] { [.joining(content.leaves(at: place))] }
}

extension ToolbarItemGroup: ShownToolbarContent {
    func unfold(at place: Place) -> [Leaf] { content.leaves(at: place) }
}

extension ToolbarTitleMenu: ShownToolbarContent {
    func unfold(at place: Place) -> [Leaf] { [.apart("title menu", content.leaves(at: place))] }
}
