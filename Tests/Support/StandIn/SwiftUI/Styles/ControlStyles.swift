// Styles of controls that people write themselves: they make a body of a configuration.

@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

@MainActor @preconcurrency
public struct ButtonStyleConfiguration {
    public let role: ButtonRole?
    public struct Label { let view: any View }
    public let label: Label
    public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: PrimitiveView {}

nonisolated extension View {
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { recorded(style) }
}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

@MainActor @preconcurrency
public struct PrimitiveButtonStyleConfiguration {
    public let role: ButtonRole?
    public struct Label { let view: any View }
    public let label: Label
    let action: @MainActor () -> Void
}

extension PrimitiveButtonStyleConfiguration.Label: PrimitiveView {}

public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { EmptyView() }
}
nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

public struct PlainButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { EmptyView() }
}
nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { EmptyView() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { EmptyView() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { EmptyView() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

nonisolated extension View {
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { recorded(style) }
}

@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

@MainActor @preconcurrency
public struct ToggleStyleConfiguration {
    public struct Label { let view: any View }
    public let label: Label
    @Binding public var isOn: Bool
}

extension ToggleStyleConfiguration.Label: PrimitiveView {}

public struct DefaultToggleStyle: ToggleStyle {
    public nonisolated init() {}
    public func makeBody(configuration: ToggleStyleConfiguration) -> some View { EmptyView() }
}
nonisolated extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

public struct SwitchToggleStyle: ToggleStyle {
    public nonisolated init() {}
    public func makeBody(configuration: ToggleStyleConfiguration) -> some View { EmptyView() }
}
nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

public struct ButtonToggleStyle: ToggleStyle {
    public nonisolated init() {}
    public func makeBody(configuration: ToggleStyleConfiguration) -> some View { EmptyView() }
}
nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

nonisolated extension View {
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { recorded(style) }
}

@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

@MainActor @preconcurrency
public struct LabelStyleConfiguration {
    public struct Title { let view: any View }
    public let title: Title
    public struct Icon { let view: any View }
    public let icon: Icon
}

extension LabelStyleConfiguration.Title: PrimitiveView {}
extension LabelStyleConfiguration.Icon: PrimitiveView {}

public struct DefaultLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: LabelStyleConfiguration) -> some View { EmptyView() }
}
nonisolated extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

public struct IconOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: LabelStyleConfiguration) -> some View { EmptyView() }
}
nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

public struct TitleOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: LabelStyleConfiguration) -> some View { EmptyView() }
}
nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

public struct TitleAndIconLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: LabelStyleConfiguration) -> some View { EmptyView() }
}
nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

nonisolated extension View {
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View { recorded(style) }
}
