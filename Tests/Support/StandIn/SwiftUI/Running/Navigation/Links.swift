extension NavigationLink: ShownView {
    func unfold(at place: Place) -> [Leaf] {
        let label = label.label(at: place)
        return [
            Leaf { surroundings in
                let uses = follow(label.label, at: place, surroundings).map { [Control.Use(name: "tap", act: $0)] }
                return Leaf.control("link", label, at: place, uses ?? []).show(surroundings)
            }
        ]
    }

    /// What a tap does; nil where the link is disabled.
    @MainActor private func follow(
        _ label: String, at place: Place, _ surroundings: Surroundings
    ) -> (() -> Void)? {
        guard let level = surroundings.level else { return nil }
        let host = level.host
        switch target {
        case .view(let destination, let flag):
            let source = LinkSource(
                id: place.slot.number, content: destination, flag: flag, label: label,
                isDetailLink: place.environment.isDetailLink)
            level.add(source)
            return { host.follow(source, from: level.depth) }
        case .value(let value):
            guard let value, host.takesValues else { return nil }
            return { host.follow(value, label, from: level) }
        }
    }
}

/// Not seen in a lazy container, nor outside of a stack.
extension NavigationDestination: ShownModifier {
    func unfold(_ content: (Place) -> [Leaf], at place: Place) -> [Leaf] {
        let number = place.slot.number
        return content(place).changingFirst { surroundings, show in
            if !surroundings.isLazy, let level = surroundings.level, level.host.takesValues {
                add(to: level, number)
            }
            return show(surroundings)
        }
    }

    @MainActor private func add(to level: Level, _ number: Int) {
        switch kind {
        case .type(let type, let make): level.add(Destination(type: type, make: make))
        case .isPresented(let binding, let view):
            level.add(LinkSource(id: number, content: view, flag: NavigationLinkFlag(binding), isDetailLink: false))
        case .item(let read, let clear, let make):
            let item = read()
            let flag = NavigationLinkFlag(isActive: { read() != nil }, setActive: { if !$0 { clear() } })
            level.add(
                LinkSource(
                    id: number, item: item, content: item.flatMap(make) ?? EmptyView(), flag: flag,
                    isDetailLink: false))
        }
    }
}

extension [Leaf] {
    /// What is done once for a view, however many it is made of.
    @MainActor func changingFirst(
        _ change: @escaping (Surroundings, (Surroundings) -> Shown) -> Shown
    ) -> [Leaf] {
        enumerated().map { $0.offset == 0 ? $0.element.changed(change) : $0.element }
    }
}
