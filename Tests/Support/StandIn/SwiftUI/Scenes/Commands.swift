@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Commands that the system makes menus of.
@MainActor @preconcurrency
public protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Commands {}

public struct TupleCommands<T> {
    let value: T
}

extension TupleCommands: PrimitiveCommands {}

extension Group: Commands, PrimitiveCommands where Content: Commands {
    public nonisolated init(@CommandsBuilder content: () -> Content) { self.content = content() }
}

extension Optional: Commands where Wrapped: Commands {}
extension Optional: PrimitiveCommands where Wrapped: Commands {}

@resultBuilder
public enum CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock() -> TupleCommands<Void> { TupleCommands(value: ()) }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    @_disfavoredOverload
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
        TupleCommands(value: (repeat each content))
    }
    public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }
}

public struct SidebarCommands { public nonisolated init() {} }
extension SidebarCommands: PrimitiveCommands {}
public struct ToolbarCommands { public nonisolated init() {} }
extension ToolbarCommands: PrimitiveCommands {}
public struct TextEditingCommands { public nonisolated init() {} }
extension TextEditingCommands: PrimitiveCommands {}
public struct TextFormattingCommands { public nonisolated init() {} }
extension TextFormattingCommands: PrimitiveCommands {}

public struct CommandGroupPlacement: Sendable {
    public static var newItem: CommandGroupPlacement { CommandGroupPlacement() }
    public static var saveItem: CommandGroupPlacement { CommandGroupPlacement() }
    public static var appInfo: CommandGroupPlacement { CommandGroupPlacement() }
    public static var appSettings: CommandGroupPlacement { CommandGroupPlacement() }
    public static var help: CommandGroupPlacement { CommandGroupPlacement() }
    public static var sidebar: CommandGroupPlacement { CommandGroupPlacement() }
    public static var toolbar: CommandGroupPlacement { CommandGroupPlacement() }
    public static var pasteboard: CommandGroupPlacement { CommandGroupPlacement() }
    public static var undoRedo: CommandGroupPlacement { CommandGroupPlacement() }
}

public struct CommandGroup<Content: View> {
    let content: Content
}

extension CommandGroup: PrimitiveCommands {}

nonisolated extension CommandGroup {
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
}

public struct CommandMenu<Content: View> {
    let content: Content
}

extension CommandMenu: PrimitiveCommands {}

nonisolated extension CommandMenu {
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) { self.content = content() }
}

public struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public var character: Character
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral value: Character) { character = value }
    public static var upArrow: KeyEquivalent { "↑" }
    public static var downArrow: KeyEquivalent { "↓" }
    public static var leftArrow: KeyEquivalent { "←" }
    public static var rightArrow: KeyEquivalent { "→" }
    public static var escape: KeyEquivalent { "⎋" }
    public static var delete: KeyEquivalent { "⌫" }
    public static var space: KeyEquivalent { " " }
    public static var tab: KeyEquivalent { "\t" }
    public static var `return`: KeyEquivalent { "\r" }
}

public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var capsLock: EventModifiers { EventModifiers(rawValue: 1) }
    public static var shift: EventModifiers { EventModifiers(rawValue: 2) }
    public static var control: EventModifiers { EventModifiers(rawValue: 4) }
    public static var option: EventModifiers { EventModifiers(rawValue: 8) }
    public static var command: EventModifiers { EventModifiers(rawValue: 16) }
    public static var all: EventModifiers { EventModifiers(rawValue: 31) }
}

public struct KeyboardShortcut: Sendable {
    public var key: KeyEquivalent
    public var modifiers: EventModifiers
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        (self.key, self.modifiers) = (key, modifiers)
    }
    public static var defaultAction: KeyboardShortcut { KeyboardShortcut(.return, modifiers: []) }
    public static var cancelAction: KeyboardShortcut { KeyboardShortcut(.escape, modifiers: []) }
}

nonisolated extension View {
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        recorded(key, modifiers)
    }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { recorded(shortcut) }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { recorded(shortcut) }
}
