// Views that only hold others.

extension EmptyView: ShownView {
    func unfold(at place: Place) -> [Leaf] { [] }
}

extension TupleView: ShownView {
    func unfold(at place: Place) -> [Leaf] {
        let views = Mirror(reflecting: value).children.map(\.value)
        return views.enumerated().flatMap { index, view in
            (view as? any View)?.leaves(at: place.child(.index(index))) ?? []
        }
    }
}

extension _ConditionalContent: ShownView where TrueContent: View, FalseContent: View {
    func unfold(at place: Place) -> [Leaf] {
        switch storage {
        case .trueContent(let view): view.leaves(at: place.child(.part("true")))
        case .falseContent(let view): view.leaves(at: place.child(.part("false")))
        }
    }
}

extension Optional: ShownView where Wrapped: View {
    func unfold(at place: Place) -> [Leaf] { self?.leaves(at: place) ?? [] }
}

extension AnyView: ShownView {
    func unfold(at place: Place) -> [Leaf] { content.leaves(at: place) }
}

extension Group: ShownView where Content: View {
    func unfold(at place: Place) -> [Leaf] { content.leaves(at: place) }
}

extension EquatableView: ShownView {
    func unfold(at place: Place) -> [Leaf] { content.leaves(at: place) }
}

extension ModifiedContent: ShownView where Content: View, Modifier: ViewModifier {
    func unfold(at place: Place) -> [Leaf] {
        modifier.leaves(of: { content.leaves(at: $0.child(.part("content"))) }, at: place)
    }
}

extension ModifiedContent: ShownModifier where Content: ViewModifier, Modifier: ViewModifier {
    func unfold(_ content: (Place) -> [Leaf], at place: Place) -> [Leaf] {
        withoutActuallyEscaping(content) { content in
            modifier.leaves(of: { self.content.leaves(of: content, at: $0.child(.part("first"))) }, at: place)
        }
    }
}

extension EmptyModifier: ShownModifier {
    func unfold(_ content: (Place) -> [Leaf], at place: Place) -> [Leaf] { content(place) }
}

extension _ViewModifier_Content: ShownView {
    func unfold(at place: Place) -> [Leaf] { view.leaves(at: place) }
}

extension ForEach: ShownView where Content: View {
    func unfold(at place: Place) -> [Leaf] {
        data.flatMap { element in
            let id = AnyHashable(id(element))
            return content(element).leaves(at: place.child(.id(id))).map { leaf in
                var leaf = leaf
                leaf.traits.id = leaf.traits.id ?? id
                return leaf
            }
        }
    }
}

extension OutlineGroup: ShownView {
    func unfold(at place: Place) -> [SwiftUI.Leaf] { rows(of: data, at: place) }

    @MainActor private func rows(of data: Data, at place: Place) -> [SwiftUI.Leaf] {
        data.enumerated().flatMap { index, element in
            let below = element[keyPath: children].map { rows(of: $0, at: place.child(.index(index))) } ?? []
            return content(element).leaves(at: place.child(.part("row \(index)"))) + below
        }
    }
}

extension GeometryReader: ShownView {
    func unfold(at place: Place) -> [Leaf] { [.joining(content(GeometryProxy()).leaves(at: place))] }
}

extension ScrollViewReader: ShownView {
    func unfold(at place: Place) -> [Leaf] { [.joining(content(ScrollViewProxy()).leaves(at: place))] }
}

extension TimelineView: ShownView {
    func unfold(at place: Place) -> [Leaf] {
        let context = TimelineViewDefaultContext(date: Date(timeIntervalSince1970: 0), cadence: .live)
        return [.joining(content(context).leaves(at: place))]
    }
}

extension PresentedWindowContent: ShownView {
    func unfold(at place: Place) -> [Leaf] { content(.constant(nil)).leaves(at: place) }
}
