public struct ButtonRole: Equatable, Sendable {
    let name: String
    public static var destructive: ButtonRole { ButtonRole(name: "destructive") }
    public static var cancel: ButtonRole { ButtonRole(name: "cancel") }
}

public struct Button<Label: View> {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label
}

extension Button: PrimitiveView {}

nonisolated extension Button {
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (role, self.action, self.label) = (nil, action, label())
    }
    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (self.role, self.action, self.label) = (role, action, label())
    }
}

nonisolated extension Button where Label == Text {
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

#if IOS17
nonisolated extension Button where Label == SwiftUI.Label<Text, Image> {
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
    }
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}
#endif

nonisolated extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        (role, action, label) = (configuration.role, configuration.action, configuration.label)
    }
}

public struct RenameButton {
    public nonisolated init() {}
}

extension RenameButton: PrimitiveView {}

public struct PasteButton {
    public nonisolated init(supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void) {}
}

extension PasteButton: PrimitiveView {}

public struct ButtonBorderShape: Equatable, Sendable {
    let name: String
    public static var automatic: ButtonBorderShape { ButtonBorderShape(name: "automatic") }
    public static var capsule: ButtonBorderShape { ButtonBorderShape(name: "capsule") }
    public static var roundedRectangle: ButtonBorderShape { ButtonBorderShape(name: "rounded") }
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(name: "rounded") }
    #if IOS17
    public static var circle: ButtonBorderShape { ButtonBorderShape(name: "circle") }
    #endif
}

nonisolated extension View {
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { recorded(shape) }
    public func controlSize(_ controlSize: ControlSize) -> some View { recorded(controlSize) }
    #if IOS17
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { recorded(behavior) }
    #endif
}

#if IOS17
public struct ButtonRepeatBehavior: Hashable, Sendable {
    public static var automatic: ButtonRepeatBehavior { ButtonRepeatBehavior() }
    public static var enabled: ButtonRepeatBehavior { ButtonRepeatBehavior() }
    public static var disabled: ButtonRepeatBehavior { ButtonRepeatBehavior() }
}
#endif
