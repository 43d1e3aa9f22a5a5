import ProjectModel

/// Places at which the screen changes and VoiceOver's focus isn't moved.
struct FocusPlaces {
    static let words = [
        "AccessibilityFocusState", "accessibilityFocused", "UIAccessibility.post", "AccessibilityNotification",
    ]

    /// One finding for each place in a project that moves the focus somewhere; one for all in a project that never does.
    /// - Parameter message: for a place, or for a number of them of which this is the first.
    static func findings(
        at places: [Place], of rule: any AuditRule.Type, in audit: AuditedProject, _ message: (_ count: Int) -> String
    ) -> [Finding] {
        guard let first = places.min() else { return [] }
        guard audit.screens.anyFile(holds: words) else {
            return [rule.finding(.note, at: first, message(places.count))]
        }
        return places.map { rule.finding(.note, at: $0, message(1)) }
    }
}
