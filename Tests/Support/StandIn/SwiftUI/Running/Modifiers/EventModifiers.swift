extension Appearance: ShownModifier {
    func unfold(_ content: (Place) -> [Leaf], at place: Place) -> [Leaf] {
        let (app, number) = (place.app, place.slot.number)
        return content(place).changingFirst { surroundings, show in
            if surroundings.isVisible {
                let watch = Watch(id: number, appears: appears ?? {}, disappears: disappears ?? {})
                app.change { $0.watches.append(watch) }
            }
            return show(surroundings)
        }
    }
}

extension AsyncTask: ShownModifier {
    func unfold(_ content: (Place) -> [Leaf], at place: Place) -> [Leaf] {
        let (app, number) = (place.app, place.slot.number)
        let running = place.slot.keep("task") { Storage<Task<Void, Never>?>(nil) }
        return content(place).changingFirst { surroundings, show in
            if surroundings.isVisible {
                let identity: [AnyHashable?] = [AnyHashable(number), id]
                let watch = Watch(
                    id: identity,
                    appears: {
                        running.value?.cancel()
                        running.value = Task { @MainActor in await action() }
                    }, disappears: { if !app.isWatched(number) { running.value?.cancel() } })
                app.change { $0.watches.append(watch) }
                app.change { $0.watches.append(Watch(id: number, appears: {}, disappears: {})) }
            }
            return show(surroundings)
        }
    }
}

extension RunningApp {
    fileprivate func isWatched(_ number: Int) -> Bool { pass.watches.contains { $0.id == AnyHashable(number) } }
}

extension ChangeObserver: ShownModifier {
    func unfold(_ content: (Place) -> [Leaf], at place: Place) -> [Leaf] {
        let (app, slot) = (place.app, place.slot)
        return content(place).changingFirst { surroundings, show in
            let before: Any? = slot.exchange("value", for: value)
            if let before {
                if !isEqual(before, value) { app.change { $0.changes.append { action(before, value) } } }
            } else if isInitial {
                app.change { $0.changes.append { action(value, value) } }
            }
            return show(surroundings)
        }
    }
}

extension URLHandler: ShownModifier {
    func unfold(_ content: (Place) -> [Leaf], at place: Place) -> [Leaf] {
        let app = place.app
        return content(place).changingFirst { surroundings, show in
            app.change { $0.urlHandlers.append(action) }
            return show(surroundings)
        }
    }
}

extension TapHandler: ShownModifier {
    /// What is in the view can't be tapped apart; where there is something to be tapped, it gets the tap.
    func unfold(_ content: (Place) -> [Leaf], at place: Place) -> [Leaf] {
        content(place).map { leaf in
            leaf.changed { surroundings, show in
                var shown = show(surroundings)
                if surroundings.isHidden || shown.elements.contains(where: \.isControl) { return shown }
                let use = Control.Use(name: "tap", act: action)
                shown.elements = [
                    .control(Control(kind: "tappable", label: shown.elements.label, state: nil, uses: [use]))
                ]
                return shown
            }
        }
    }
}
