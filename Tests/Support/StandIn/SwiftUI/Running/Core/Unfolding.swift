/// A view that the system draws, as it is shown here.
@MainActor
protocol ShownView {
    func unfold(at place: Place) -> [Leaf]
}

/// A modifier that the system carries out, as it is shown here.
@MainActor
protocol ShownModifier {
    func unfold(_ content: (Place) -> [Leaf], at place: Place) -> [Leaf]
}

extension View {
    /// The views that it is made of, down to those that the system draws.
    @MainActor func leaves(at place: Place) -> [Leaf] {
        let place = place.child(.type(ObjectIdentifier(Self.self)))
        if let primitive = self as? any ShownView { return primitive.unfold(at: place) }
        if Body.self == Never.self {
            return [.elements([.text("⟨\(Self.self)⟩")])]
        }
        var view = self
        FieldBinding(place: place).bind(&view)
        return view.body.leaves(at: place.child(.part("body")))
    }

    /// What it shows as a label.
    @MainActor func label(at place: Place) -> [Element] {
        leaves(at: place.child(.part("label"))).show(Surroundings()).elements
    }
}

extension ViewModifier {
    @MainActor func leaves(of content: @escaping (Place) -> [Leaf], at place: Place) -> [Leaf] {
        let place = place.child(.type(ObjectIdentifier(Self.self)))
        if let primitive = self as? any ShownModifier { return primitive.unfold(content, at: place) }
        // One that is only written down.
        if Body.self == Never.self { return content(place) }
        var modifier = self
        FieldBinding(place: place).bind(&modifier)
        let body = modifier.body(content: _ViewModifier_Content(view: ModifiedView(leaves: content)))
        return body.leaves(at: place.child(.part("body")))
    }
}

/// What a modifier with a body is applied to.
struct ModifiedView: PrimitiveView, ShownView {
    let leaves: (Place) -> [Leaf]

    func unfold(at place: Place) -> [Leaf] { leaves(place) }
}
