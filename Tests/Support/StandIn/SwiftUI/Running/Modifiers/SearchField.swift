extension Search: ShownModifier {
    func unfold(_ content: (Place) -> [Leaf], at place: Place) -> [Leaf] {
        let field = Leaf.field([.text("Search")], text.wrappedValue, at: place) { text.wrappedValue = $0 }
        return content(place).changingFirst { surroundings, show in
            var shown = show(surroundings)
            // A bar has it.
            if surroundings.level != nil { shown.toolbar += field.show(Surroundings()).elements }
            return shown
        }
    }
}
