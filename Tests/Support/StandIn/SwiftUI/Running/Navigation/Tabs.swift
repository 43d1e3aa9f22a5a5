@MainActor
struct ShownTabs {
    struct Tab {
        let label: String
        let isChosen: Bool
        let choose: () -> Void
    }

    let tabs: [Tab]
    let content: Shown
    /// Of the tabs that aren't chosen.
    let covered: [Shown]
}

extension TabView: ShownView {
    func unfold(at place: Place) -> [Leaf] {
        let own = place.slot.keep("chosen") { Storage(AnyHashable(0)) }
        let tabs = content.leaves(at: place.child(.part("tabs"))).enumerated().map { index, leaf in
            (value: value(of: leaf, index), leaf: leaf)
        }
        let wanted = selection.map { AnyHashable($0.wrappedValue) } ?? own.value
        let chosen = tabs.first { $0.value == wanted }?.value ?? tabs.first?.value
        return [
            Leaf { surroundings in
                var (content, covered) = (Shown(), [Shown]())
                for tab in tabs {
                    var inner = surroundings
                    inner.isVisible = surroundings.isVisible && tab.value == chosen
                    let shown = tab.leaf.show(inner)
                    if tab.value == chosen { content = shown } else { covered.append(shown) }
                }
                let bar = tabs.map { tab in
                    ShownTabs.Tab(
                        label: (tab.leaf.traits.tabItem?() ?? []).label, isChosen: tab.value == chosen,
                        choose: { choose(tab.value, own) })
                }
                var shown = content
                shown.elements = [.tabs(ShownTabs(tabs: bar, content: content, covered: covered))]
                return shown
            }
        ]
    }

    @MainActor private func value(of leaf: Leaf, _ index: Int) -> AnyHashable {
        guard selection != nil else { return AnyHashable(index) }
        let named = [leaf.traits.tag, leaf.traits.id].compactMap { $0 }.first { $0.base is SelectionValue }
        return named ?? AnyHashable(index)
    }

    @MainActor private func choose(_ value: AnyHashable, _ own: Storage<AnyHashable>) {
        if let selection, let value = value.base as? SelectionValue {
            selection.wrappedValue = value
        } else {
            own.value = value
        }
    }
}
