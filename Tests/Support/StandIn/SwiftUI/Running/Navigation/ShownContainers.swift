extension NavigationStack: ShownView {
    func unfold(at place: Place) -> [Leaf] {
        let host = place.slot.keep("host") { StackHost() }
        let root = root.leaves(at: place.child(.part("root")))
        return [Leaf { Shown(elements: [.stack(host.show(root, path: path, at: place, $0))]) }]
    }
}

extension NavigationSplitView: ShownView {
    func unfold(at place: Place) -> [Leaf] {
        var columns: [any View] = [sidebar, content, detail]
        if Content.self == EmptyView.self { columns.remove(at: 1) }
        let host = place.slot.keep("host") { ColumnsHost(count: columns.count) }
        let roots = columns.enumerated().map { index, column in
            column.leaves(at: place.child(.part("column \(index)")))
        }
        return [Leaf { Shown(elements: [host.show(roots, path: .own, at: place, $0)]) }]
    }
}

/// One column on a phone, and where the style says so; else as many columns as it has views, and two at least.
extension NavigationView: ShownView {
    func unfold(at place: Place) -> [Leaf] {
        let views = content.leaves(at: place.child(.part("root")))
        if place.app.device == .phone || place.environment.navigationViewStyle == .stack {
            let host = place.slot.keep("host") { StackHost() }
            let root = Array(views.prefix(1))
            return [Leaf { Shown(elements: [.stack(host.show(root, path: nil, at: place, $0))]) }]
        }
        let roots = (0..<max(2, views.count)).map { index in Array(views.dropFirst(index).prefix(1)) }
        let host = place.slot.keep(roots.count) { ColumnsHost(count: roots.count) }
        return [Leaf { Shown(elements: [host.show(roots, path: nil, at: place, $0)]) }]
    }
}

extension EnvironmentValues {
    var navigationViewStyle: LegacyStyle {
        get { value(.automatic) }
        set { named[#function] = newValue }
    }
    var isDetailLink: Bool {
        get { value(true) }
        set { named[#function] = newValue }
    }
}
