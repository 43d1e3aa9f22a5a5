/// Where a view is unfolded: what it keeps there, and what it hears from above.
@MainActor
struct Place {
    let slot: Slot
    var environment: EnvironmentValues
    let app: RunningApp

    func child(_ step: Slot.Step) -> Place {
        Place(slot: slot.child(step), environment: environment, app: app)
    }

    func with(_ change: (inout EnvironmentValues) -> Void) -> Place {
        var place = self
        change(&place.environment)
        return place
    }
}

/// Where what a view shows is put.
@MainActor
struct Surroundings {
    /// The screen of a navigation container, if there is one around.
    var level: Level?
    /// Inside a container that makes its rows when they are needed: destinations aren't seen there.
    var isLazy = false
    /// On a screen that nothing covers.
    var isVisible = true
    /// There, and not to be seen.
    var isHidden = false
    /// What rows choose.
    var selection: ListSelection?
}
