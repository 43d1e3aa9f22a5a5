// Views that lay out others.

@MainActor
extension Leaf {
    /// Several views as one.
    static func joining(_ leaves: [Leaf], lazily: Bool = false) -> Leaf {
        Leaf { surroundings in
            var inner = surroundings
            inner.isLazy = surroundings.isLazy || lazily
            return leaves.show(inner)
        }
    }
}

extension VStack: ShownView {
    func unfold(at place: Place) -> [Leaf] { [.joining(content.leaves(at: place))] }
}

extension HStack: ShownView {
    func unfold(at place: Place) -> [Leaf] { [.joining(content.leaves(at: place))] }
}

extension ZStack: ShownView {
    func unfold(at place: Place) -> [Leaf] { [.joining(content.leaves(at: place))] }
}

extension LazyVStack: ShownView {
    func unfold(at place: Place) -> [Leaf] { [.joining(content.leaves(at: place), lazily: true)] }
}

extension LazyHStack: ShownView {
    func unfold(at place: Place) -> [Leaf] { [.joining(content.leaves(at: place), lazily: true)] }
}

extension LazyVGrid: ShownView {
    func unfold(at place: Place) -> [Leaf] { [.joining(content.leaves(at: place), lazily: true)] }
}

extension LazyHGrid: ShownView {
    func unfold(at place: Place) -> [Leaf] { [.joining(content.leaves(at: place), lazily: true)] }
}

extension Grid: ShownView {
    func unfold(at place: Place) -> [Leaf] { [.joining(content.leaves(at: place))] }
}

extension GridRow: ShownView {
    func unfold(at place: Place) -> [Leaf] { [.joining(content.leaves(at: place))] }
}

extension ScrollView: ShownView {
    func unfold(at place: Place) -> [Leaf] { [.joining(content.leaves(at: place))] }
}

/// The first that fits: everything does.
extension ViewThatFits: ShownView {
    func unfold(at place: Place) -> [Leaf] { Array(content.leaves(at: place).prefix(1)) }
}

extension Form: ShownView {
    func unfold(at place: Place) -> [Leaf] { [.joining(content.leaves(at: place), lazily: true)] }
}

extension Spacer: ShownView {
    func unfold(at place: Place) -> [Leaf] { [.elements([])] }
}

extension Divider: ShownView {
    func unfold(at place: Place) -> [Leaf] { [.elements([])] }
}

extension ShapeView: ShownView {
    func unfold(at place: Place) -> [Leaf] { [.elements([])] }
}

extension FilledShape: ShownView {
    func unfold(at place: Place) -> [Leaf] { [.elements([])] }
}

/// Its rows stay rows: a list chooses among them.
extension Section: ShownView where Parent: View, Content: View, Footer: View {
    func unfold(at place: Place) -> [Leaf] {
        header.leaves(at: place.child(.part("header"))) + content.leaves(at: place.child(.part("content")))
            + footer.leaves(at: place.child(.part("footer")))
    }
}

extension List: ShownView {
    func unfold(at place: Place) -> [Leaf] {
        let rows = content.leaves(at: place)
        return [
            Leaf { surroundings in
                var inner = surroundings
                inner.isLazy = true
                inner.selection = selection
                if let selection { surroundings.level?.add(selection) }
                return rows.reduce(into: Shown()) { $0.add(row($1, inner)) }
            }
        ]
    }

    @MainActor private func row(_ row: Leaf, _ surroundings: Surroundings) -> Shown {
        var shown = row.show(surroundings)
        guard case .one(let read, let write, let accepts) = selection, !surroundings.isHidden,
            let value = [row.traits.tag, row.traits.id].compactMap({ $0 }).first(where: accepts)
        else { return shown }
        // A link in it chooses by itself.
        if shown.elements.contains(where: \.isControl) { return shown }
        let choose = Control.Use(name: "choose") { write(value) }
        let isChosen = read() == value
        shown.elements = [
            .control(
                Control(kind: "row", label: shown.elements.label, state: isChosen ? "chosen" : nil, uses: [choose]))
        ]
        return shown
    }
}

@MainActor
extension Element {
    var isControl: Bool {
        if case .control = self { true } else { false }
    }
}
