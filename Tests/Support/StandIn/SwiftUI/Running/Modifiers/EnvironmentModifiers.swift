extension EnvironmentWriter: ShownModifier {
    func unfold(_ content: (Place) -> [Leaf], at place: Place) -> [Leaf] { content(place.with(change)) }
}

extension EnvironmentObjectWriter: ShownModifier {
    func unfold(_ content: (Place) -> [Leaf], at place: Place) -> [Leaf] {
        content(place.with { $0.objects[ObjectIdentifier(type(of: object))] = object })
    }
}

extension Usability: ShownModifier {
    func unfold(_ content: (Place) -> [Leaf], at place: Place) -> [Leaf] {
        let leaves = content(place.with { $0.isEnabled = $0.isEnabled && !isDisabled })
        return isHidden ? leaves.map(\.hidden) : leaves
    }
}

extension Leaf {
    var hidden: Leaf {
        changed { surroundings, show in
            var inner = surroundings
            inner.isHidden = true
            return show(inner)
        }
    }
}

extension EnvironmentValues {
    /// By their classes.
    var objects: [ObjectIdentifier: AnyObject] {
        get { value([:]) }
        set { named[#function] = newValue }
    }
}

extension Place {
    /// What a view in it dismisses.
    func dismissing(_ dismiss: @escaping () -> Void) -> Place {
        with { values in
            values.isPresented = true
            values.dismiss = DismissAction(action: dismiss)
            values.presentationMode = Binding(
                reading: { PresentationMode(isPresented: true) }, writing: { if !$0.isPresented { dismiss() } })
        }
    }
}
