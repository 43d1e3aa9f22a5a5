/// What was pushed in a stack, from the root outwards: values, and above them views.
@MainActor
final class StackHost {
    /// Nil in a `NavigationView`: it knows no values.
    private var path: NavigationStackPath?
    private var ownValues: [AnyHashable] = []
    /// Of the links that pushed values.
    private var valueLabels: [Int: String] = [:]
    private var views: [LinkSource] = []
    private var destinations: [Destination] = []
    private var neighbour: Neighbour?

    /// The column after this one.
    struct Neighbour {
        unowned let columns: ColumnsHost
        let index: Int
    }

    var takesValues: Bool { path != nil }
    private(set) var values: [AnyHashable] {
        get {
            switch path {
            case nil: []
            case .own: ownValues
            case .path(let binding): binding.wrappedValue.elements
            case .values(let read, _): read()
            }
        }
        set {
            switch path {
            case nil: break
            case .own: ownValues = newValue
            case .path(let binding): binding.wrappedValue.become(newValue)
            case .values(_, let write): write(newValue)
            }
        }
    }

    // MARK: Using

    func follow(_ source: LinkSource, from depth: Int) {
        if let flag = source.flag { flag.setActive(true) } else { push(source, from: depth) }
    }

    /// Without a destination for it, nothing happens.
    func follow(_ value: AnyHashable, _ label: String, from level: Level) {
        if let selection = level.selections.first(where: { $0.accepts(value) }) {
            selection.choose(value)
        } else if let neighbour {
            neighbour.columns.show(value, in: neighbour.index, known: destinations)
        } else if destinations.view(for: value) != nil {
            // Values lie below views.
            cutViews(to: 0)
            values = values.prefix(level.depth) + [value]
            valueLabels[values.count - 1] = label
        }
    }

    /// Back to the screen that so many lie below.
    func pop(to depth: Int) {
        let values = values
        cutViews(to: max(0, depth - values.count))
        if depth < values.count { self.values = Array(values.prefix(depth)) }
    }

    func reset() { pop(to: 0) }

    private func push(_ source: LinkSource, from depth: Int) {
        if let neighbour, source.isDetailLink {
            neighbour.columns.show(source, in: neighbour.index)
            return
        }
        cutViews(to: max(0, depth - values.count))
        views.append(source)
    }

    private func cutViews(to count: Int) {
        guard count < views.count else { return }
        let cut = views[count...]
        views.removeSubrange(count...)
        for source in cut { source.flag?.setActive(false) }
    }

    // MARK: Showing

    /// All screens, the root first.
    func show(
        _ root: [Leaf], path: NavigationStackPath?, at place: Place, _ surroundings: Surroundings,
        neighbour: Neighbour? = nil
    ) -> ShownStack {
        (self.path, self.neighbour) = (path, neighbour)
        let values = values
        valueLabels = valueLabels.filter { $0.key < values.count }
        let top = values.count + views.count
        var (levels, screens): ([Level], [Shown]) = ([], [])
        func add(_ leaves: [Leaf]) {
            let level = Level(self, depth: levels.count)
            let isVisible = surroundings.isVisible && level.depth == top
            screens.append(
                leaves.show(Surroundings(level: level, isVisible: isVisible, isHidden: surroundings.isHidden)))
            levels.append(level)
        }
        add(root)
        for value in values {
            let view = levels.flatMap(\.destinations).view(for: value) ?? NoDestination(value: value)
            add(view.leaves(at: screen(levels.count, id: value, place)))
        }
        for index in views.indices {
            let newest = levels.flatMap(\.sources).last { $0.id == views[index].id }
            views[index] = newest ?? views[index]
            add(views[index].content.leaves(at: screen(levels.count, id: views[index].identity, place)))
        }
        destinations = levels.flatMap(\.destinations)
        for level in levels { heed(level, place.app) }
        return ShownStack(
            screens: screens, ways: values.indices.map { valueLabels[$0] ?? "" } + views.map(\.label),
            back: top == 0 ? nil : { [self] in pop(to: top - 1) },
            selections: levels[0].selections, sources: levels.flatMap(\.sources))
    }

    /// What is set on a screen isn't seen by those above: they get what the container has.
    private func screen(_ depth: Int, id: AnyHashable, _ place: Place) -> Place {
        let slot = place.slot.child(.part("screen \(depth)")).child(.id(id))
        return Place(slot: slot, environment: place.environment, app: place.app).dismissing { [self] in
            pop(to: depth - 1)
        }
    }

    /// Follows the flags that were changed by others.
    private func heed(_ level: Level, _ app: RunningApp) {
        for source in level.sources {
            guard let flag = source.flag else { continue }
            let index = views.firstIndex { $0.id == source.id }
            let isShown = index != nil || neighbour.map { $0.columns.isShown(source, in: $0.index) } ?? false
            guard flag.isActive() != isShown else { continue }
            app.change { $0.isStale = true }
            if !isShown {
                push(source, from: level.depth)
            } else if let index {
                cutViews(to: index)
            } else if let neighbour {
                neighbour.columns.clear(neighbour.index)
            }
        }
    }
}

extension LinkSource {
    /// The same as long as it is the same screen.
    var identity: AnyHashable { [AnyHashable(id), item] }
}

/// What a stack shows for a value that it has no destination for.
private struct NoDestination: PrimitiveView, ShownView {
    let value: AnyHashable

    func unfold(at place: Place) -> [Leaf] {
        [.elements([.text("⚠︎ no destination for \(type(of: value.base))")])]
    }
}

/// The screens of a container.
@MainActor
struct ShownStack {
    var screens: [Shown]
    /// The labels of the links that led to them, without the root.
    var ways: [String]
    var back: (() -> Void)?
    /// Of the root's lists.
    var selections: [ListSelection]
    var sources: [LinkSource]
}

extension NavigationPath {
    /// Takes away what differs at the end, and adds what is new.
    mutating func become(_ values: [AnyHashable]) {
        let common = zip(elements, values).prefix { $0 == $1 }.count
        removeLast(count - common)
        for value in values[common...] {
            if let value = value.base as? any (Hashable & Codable) {
                append(value)
            } else if let value = value.base as? any Hashable {
                append(value)
            }
        }
    }
}
