// Views that are used.

extension Leaf {
    static func control(
        _ kind: String, _ label: [Element], state: String? = nil, at place: Place, _ uses: [Control.Use]
    ) -> Leaf {
        let label = label.label
        let isEnabled = place.environment.isEnabled
        return Leaf { surroundings in
            // What has no label can't be hit.
            if surroundings.isHidden || label.isEmpty { return Shown() }
            let control = Control(kind: kind, label: label, state: state, uses: isEnabled ? uses : [])
            return Shown(elements: [.control(control)])
        }
    }
}

extension Button: ShownView {
    func unfold(at place: Place) -> [Leaf] {
        [.control("button", label.label(at: place), at: place, [Control.Use(name: "tap") { action() }])]
    }
}

extension Toggle: ShownView {
    func unfold(at place: Place) -> [Leaf] {
        let flip = Control.Use(name: "flip") { isOn.wrappedValue.toggle() }
        return [.control("toggle", label.label(at: place), state: isOn.wrappedValue ? "on" : "off", at: place, [flip])]
    }
}

extension Stepper: ShownView {
    func unfold(at place: Place) -> [Leaf] {
        let uses = [
            increment.map { Control.Use(name: "increment", act: $0) },
            decrement.map { Control.Use(name: "decrement", act: $0) },
        ]
        return [.control("stepper", label.label(at: place), at: place, uses.compactMap { $0 })]
    }
}

extension TextField: ShownView {
    func unfold(at place: Place) -> [Leaf] { [.field(label.label(at: place), text.read(), at: place, text.write)] }
}

extension SecureField: ShownView {
    func unfold(at place: Place) -> [Leaf] {
        [.field(label.label(at: place), text.wrappedValue, at: place) { text.wrappedValue = $0 }]
    }
}

extension TextEditor: ShownView {
    func unfold(at place: Place) -> [Leaf] {
        [.field([.text("Text")], text.wrappedValue, at: place) { text.wrappedValue = $0 }]
    }
}

extension Leaf {
    /// Where something is typed: always what the app's user types.
    static func field(
        _ label: [Element], _ text: String, at place: Place, _ write: @escaping (String) -> Void
    ) -> Leaf {
        let typed = place.app.typed
        let uses = text == typed ? [] : [Control.Use(name: "type") { write(typed) }]
        return .control("field", label, state: "\"\(text)\"", at: place, uses)
    }
}

extension Picker: ShownView {
    func unfold(at place: Place) -> [Leaf] {
        let options = content.leaves(at: place.child(.part("options"))).compactMap { leaf in
            [leaf.traits.tag, leaf.traits.id].compactMap { $0?.base as? SelectionValue }.first.map { value in
                (value, leaf.show(Surroundings()).elements.label)
            }
        }
        let chosen = options.first { $0.0 == selection.wrappedValue }?.1
        let uses = options.filter { $0.0 != selection.wrappedValue }.map { value, label in
            Control.Use(name: "choose \(label)") { selection.wrappedValue = value }
        }
        return [.control("picker", label.label(at: place), state: chosen ?? "none", at: place, uses)]
    }
}

extension DatePicker: ShownView {
    func unfold(at place: Place) -> [Leaf] { [.control("date", label.label(at: place), at: place, [])] }
}

extension Slider: ShownView {
    func unfold(at place: Place) -> [Leaf] { [.control("slider", label.label(at: place), at: place, [])] }
}

extension Link: ShownView {
    func unfold(at place: Place) -> [Leaf] {
        let open = Control.Use(name: "tap") {
            place.app.tell("opened \(destination)")
        }
        return [.control("web link", label.label(at: place), at: place, [open])]
    }
}

extension ShareLink: ShownView {
    func unfold(at place: Place) -> [Leaf] {
        let label = label.label(at: place)
        return [.control("share link", label.isEmpty ? [.text("Share")] : label, at: place, [])]
    }
}

extension DefaultShareLinkLabel: ShownView {
    func unfold(at place: Place) -> [Leaf] { [] }
}

extension EditButton: ShownView {
    func unfold(at place: Place) -> [Leaf] { [.control("button", [.text("Edit")], at: place, [])] }
}

/// Always open.
extension DisclosureGroup: ShownView {
    func unfold(at place: Place) -> [Leaf] {
        let heading = label.leaves(at: place.child(.part("label")))
        return [.joining(heading + content.leaves(at: place.child(.part("content"))))]
    }
}

/// Always open. What is in it is outside of its screen: links in it lead nowhere.
extension Menu: ShownView {
    func unfold(at place: Place) -> [Leaf] {
        let label = label.label(at: place).label
        return [.apart("menu \(label)", content.leaves(at: place.child(.part("content"))))]
    }
}

extension Leaf {
    /// A group of things that no navigation container is around.
    static func apart(_ name: String, _ leaves: [Leaf]) -> Leaf {
        Leaf { surroundings in
            var inner = surroundings
            (inner.level, inner.selection) = (nil, nil)
            let elements = leaves.show(inner).elements
            return elements.isEmpty ? Shown() : Shown(elements: [.group(name, elements)])
        }
    }
}

extension ControlGroup: ShownView {
    func unfold(at place: Place) -> [Leaf] { [.joining(content.leaves(at: place))] }
}

extension LabeledControlGroupContent: ShownView {
    func unfold(at place: Place) -> [Leaf] { content.leaves(at: place) }
}
