public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static var isButton: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 0) }
    public static var isHeader: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 1) }
    public static var isSelected: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 2) }
    public static var isLink: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 3) }
    public static var isSearchField: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 4) }
    public static var isImage: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 5) }
    public static var playsSound: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 6) }
    public static var isKeyboardKey: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 7) }
    public static var isStaticText: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 8) }
    public static var isSummaryElement: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 9) }
    public static var updatesFrequently: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 10) }
    public static var startsMediaSession: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 11) }
    public static var allowsDirectInteraction: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 12) }
    public static var causesPageTurn: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 13) }
    public static var isModal: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 14) }
    #if IOS17
    public static var isToggle: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 20) }
    #endif
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    public static var ignore: AccessibilityChildBehavior { AccessibilityChildBehavior(name: "ignore") }
    public static var contain: AccessibilityChildBehavior { AccessibilityChildBehavior(name: "contain") }
    public static var combine: AccessibilityChildBehavior { AccessibilityChildBehavior(name: "combine") }
}

public struct AccessibilityActionKind: Equatable, Sendable {
    let name: String
    public static var `default`: AccessibilityActionKind { AccessibilityActionKind(name: "default") }
    public static var escape: AccessibilityActionKind { AccessibilityActionKind(name: "escape") }
    public static var magicTap: AccessibilityActionKind { AccessibilityActionKind(name: "magicTap") }
    public static var delete: AccessibilityActionKind { AccessibilityActionKind(name: "delete") }
    public static var showMenu: AccessibilityActionKind { AccessibilityActionKind(name: "showMenu") }
}

public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }

public struct AccessibilityRotorEntry<ID: Hashable> {
    public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
}

nonisolated extension View {
    public func accessibilityHidden(_ hidden: Bool) -> some View { recorded(hidden) }
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { recorded(children) }
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { recorded(children()) }
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        recorded(representation())
    }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { recorded(traits) }
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { recorded(traits) }
    public func accessibilityIdentifier(_ identifier: String) -> some View { recorded(identifier) }
    public func accessibilitySortPriority(_ priority: Double) -> some View { recorded(priority) }
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { recorded(level) }
    public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { recorded(responds) }
    public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View { recorded(labels) }
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View { recorded(labels) }
    public func accessibilityShowsLargeContentViewer() -> some View { recorded() }
    public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        recorded(content())
    }
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { recorded(active) }
    public func accessibilityAction(
        _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        recorded(kind, handler)
    }
    public func accessibilityAction<L: View>(action: @escaping () -> Void, @ViewBuilder label: () -> L) -> some View {
        recorded(action, label())
    }
    public func accessibilityActions<C: View>(@ViewBuilder _ content: () -> C) -> some View { recorded(content()) }
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        recorded(handler)
    }
    public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
        recorded(role, id)
    }
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        recorded(name, handler)
    }
    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        recorded(nameKey, handler)
    }
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
        recorded(name, handler)
    }
    // The older spelling of all of them.
    public func accessibility(label: Text) -> some View { recorded(label) }
    public func accessibility(hint: Text) -> some View { recorded(hint) }
    public func accessibility(value: Text) -> some View { recorded(value) }
    public func accessibility(hidden: Bool) -> some View { recorded(hidden) }
    public func accessibility(identifier: String) -> some View { recorded(identifier) }
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { recorded(traits) }
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { recorded(traits) }
    public func accessibility(sortPriority: Double) -> some View { recorded(sortPriority) }

    public func accessibilityLabel(_ label: Text) -> some View { recorded(label) }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { recorded(labelKey) }
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { recorded(label) }

    public func accessibilityHint(_ hint: Text) -> some View { recorded(hint) }
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { recorded(hintKey) }
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { recorded(hint) }

    public func accessibilityValue(_ value: Text) -> some View { recorded(value) }
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { recorded(valueKey) }
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { recorded(value) }
}

public enum AccessibilityLabeledPairRole: Sendable { case label, content }
