import Migration

/// What to try by hand after a step, in the app: what no test of this tool can see.
enum Checklist {
    /// A sentence each; none where the step changes nothing.
    static func items(_ result: StepResult) -> [String] {
        guard !result.changes.isEmpty else { return [] }
        return switch result.step {
        case .audit: []
        case .containers: containers(result)
        case .routes: ["Nothing is to look different: build, and open a screen from each tab."]
        case .links: links(result)
        case .router: router(result)
        case .restoration: restoration
        }
    }

    private static func containers(_ result: StepResult) -> [String] {
        let messages = result.sites.compactMap { site -> String? in
            guard case .migrated(let fix) = site.fate else { return nil }
            return fix.message
        }
        let hasColumns = messages.contains { $0.contains("NavigationSplitView") }
        let lostColumns = result.notes.contains { $0.id.description == "navigation-view/pad-columns" }
        var items: [String] = []
        if lostColumns {
            items.append("iPad, full screen: the screens that the note lists had two columns, and have one now.")
        }
        if hasColumns {
            items.append(
                "iPad, both orientations, and a narrow window: the columns show, collapse and come back, and a choice in "
                    + "the first shows in the last.")
        } else if !lostColumns {
            items.append("iPad, full screen and a narrow window: each screen shows as it did.")
        }
        return items + [
            "Back: by the button and by the swipe from the edge, from every screen that a container changed around; its title is "
                + "there.",
            "VoiceOver: each screen is announced by its title, and the back button by where it leads.",
            "Deep links, notifications and quick actions still end on their screens.",
        ]
    }

    private static func links(_ result: StepResult) -> [String] {
        var items = [
            "Each kind of row: it pushes its own screen, once, and its chevron is there.",
            "Back: two screens deep, then back twice, by the button and by the swipe.",
        ]
        if result.includesUnsafe {
            items.append(
                "Change a value while its screen is shown, from another tab or window: the screen may keep the old one."
            )
        }
        return items + [
            "iPad: a link in the detail column pushes there, and not in the sidebar.",
            "VoiceOver: a row is read as a button, and a double tap opens it.",
            "Deep links that set a flag still open their screens.",
        ]
    }

    private static func router(_ result: StepResult) -> [String] {
        let hasLinks = result.notes.contains { $0.id.description == "router/deep-links" }
        return [
            "Back: by the button, by the swipe, and by what returns to the first screen.",
            "Tap a button that pushes twice, quickly: one screen comes.",
            "iPad with two windows: each has a path of its own.",
            "VoiceOver: after a push from code the focus is on the new screen.",
            hasLinks
                ? "Deep links: to a screen two levels down, with the app closed and with it open; and one that leads nowhere."
                : "Deep links, notifications and quick actions still end on their screens.",
        ]
    }

    private static let restoration = [
        "Go two screens deep, send the app to the background, end it, and open it: the same screen is there, and back works.",
        "Delete what a screen shows, then open the app again: no dead screen is left.",
        "A deep link that opens the app wins over what was saved.",
        "iPad with two windows: each comes back to its own screen.",
        "VoiceOver: after a restart the focus is on the screen that came back.",
        "Sign out and in as somebody else: nothing of the first person's path is left.",
    ]
}
