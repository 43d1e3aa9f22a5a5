public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum LayoutDirection: CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }
public enum Prominence: Sendable { case standard, increased }
public enum ControlSize: CaseIterable, Sendable {
    case mini, small, regular, large
    #if IOS17
    case extraLarge
    #endif
}
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
public enum TextAlignment: CaseIterable, Hashable, Sendable { case leading, center, trailing }

public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

public enum EditMode: Sendable {
    case inactive, transient, active

    public var isEditing: Bool { self != .inactive }
}

public struct PresentationMode {
    public internal(set) var isPresented = false
    public mutating func dismiss() { isPresented = false }
}

@MainActor @preconcurrency
public struct DismissAction {
    nonisolated(unsafe) let action: () -> Void

    nonisolated init() { action = {} }
    init(action: @escaping () -> Void) { self.action = action }
    public func callAsFunction() { action() }
}

@MainActor @preconcurrency
public struct DismissSearchAction {
    nonisolated init() {}
    public func callAsFunction() {}
}

@MainActor @preconcurrency
public struct OpenURLAction {
    public struct Result: Sendable {
        public static var handled: Result { Result() }
        public static var discarded: Result { Result() }
        public static var systemAction: Result { Result() }
        public static func systemAction(_ url: URL) -> Result { Result() }
    }

    nonisolated(unsafe) let handler: (URL) -> Result

    nonisolated init() { handler = { _ in .systemAction } }
    public nonisolated init(handler: @escaping (URL) -> Result) { self.handler = handler }
    public func callAsFunction(_ url: URL) { _ = handler(url) }
    public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) { completion(true) }
}

public struct RefreshAction: Sendable {
    public func callAsFunction() async {}
}

public struct RenameAction {
    public func callAsFunction() {}
}

@MainActor @preconcurrency
public struct OpenWindowAction {
    nonisolated init() {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

#if IOS17
@MainActor @preconcurrency
public struct DismissWindowAction {
    nonisolated init() {}
    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
}
#endif

public struct MenuOrder: Equatable, Sendable {
    let name: String
    public static var automatic: MenuOrder { MenuOrder(name: "automatic") }
    public static var priority: MenuOrder { MenuOrder(name: "priority") }
    public static var fixed: MenuOrder { MenuOrder(name: "fixed") }
}

#if IOS17
public struct BadgeProminence: Hashable, Sendable {
    let name: String
    public static var decreased: BadgeProminence { BadgeProminence(name: "decreased") }
    public static var standard: BadgeProminence { BadgeProminence(name: "standard") }
    public static var increased: BadgeProminence { BadgeProminence(name: "increased") }
}
#endif

public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var placeholder: RedactionReasons { RedactionReasons(rawValue: 1) }
    public static var privacy: RedactionReasons { RedactionReasons(rawValue: 2) }
    #if IOS17
    public static var invalidated: RedactionReasons { RedactionReasons(rawValue: 4) }
    #endif
}
