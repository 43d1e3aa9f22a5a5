// What a view is for the container that it is in.

extension Tag: ShownModifier {
    func unfold(_ content: (Place) -> [Leaf], at place: Place) -> [Leaf] {
        content(place).map { leaf in
            var leaf = leaf
            leaf.traits.tag = value
            return leaf
        }
    }
}

extension Identity: ShownModifier {
    func unfold(_ content: (Place) -> [Leaf], at place: Place) -> [Leaf] { content(place.child(.id(value))) }
}

extension TabItem: ShownModifier {
    func unfold(_ content: (Place) -> [Leaf], at place: Place) -> [Leaf] {
        content(place).map { leaf in
            var leaf = leaf
            leaf.traits.tabItem = { label.label(at: place.child(.part("tab"))) }
            return leaf
        }
    }
}

extension Layer: ShownModifier {
    func unfold(_ content: (SwiftUI.Place) -> [Leaf], at place: SwiftUI.Place) -> [Leaf] {
        let layer = view.leaves(at: place.child(.part("layer")))
        return content(place).changingFirst { surroundings, show in
            var shown = show(surroundings)
            shown.add(layer.show(surroundings))
            return shown
        }
    }
}
