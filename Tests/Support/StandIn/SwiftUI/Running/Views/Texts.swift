// Views that are read.

extension Text: ShownView {
    func unfold(at place: Place) -> [Leaf] { [.elements([.text(string)])] }
}

extension Image: ShownView {
    func unfold(at place: Place) -> [Leaf] { [.elements([.image(name)])] }
}

extension Label: ShownView {
    func unfold(at place: Place) -> [Leaf] {
        [
            .joining(
                icon.leaves(at: place.child(.part("icon"))) + title.leaves(at: place.child(.part("title"))))
        ]
    }
}

extension LabeledContent: ShownView {
    func unfold(at place: Place) -> [Leaf] {
        [
            .joining(
                label.leaves(at: place.child(.part("label"))) + content.leaves(at: place.child(.part("content"))))
        ]
    }
}

extension GroupBox: ShownView {
    func unfold(at place: Place) -> [Leaf] {
        [
            .joining(
                label.leaves(at: place.child(.part("label"))) + content.leaves(at: place.child(.part("content"))))
        ]
    }
}

extension ProgressView: ShownView {
    func unfold(at place: Place) -> [Leaf] {
        let label = label?.label(at: place) ?? []
        let state = fraction.map { " \(Int(($0 * 100).rounded())) %" } ?? ""
        return [.elements([.text("progress\(state)")] + label)]
    }
}

#if IOS17
extension ContentUnavailableView: ShownView {
    func unfold(at place: Place) -> [Leaf] {
        [
            .joining(
                label.leaves(at: place.child(.part("label")))
                    + description.leaves(at: place.child(.part("description")))
                    + actions.leaves(at: place.child(.part("actions"))))
        ]
    }
}
#endif
