// Styles of containers and indicators that people write themselves.

@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

@MainActor @preconcurrency
public struct GroupBoxStyleConfiguration {
    public struct Label { let view: any View }
    public let label: Label
    public struct Content { let view: any View }
    public let content: Content
}

extension GroupBoxStyleConfiguration.Label: PrimitiveView {}
extension GroupBoxStyleConfiguration.Content: PrimitiveView {}

public struct DefaultGroupBoxStyle: GroupBoxStyle {
    public nonisolated init() {}
    public func makeBody(configuration: GroupBoxStyleConfiguration) -> some View { EmptyView() }
}
nonisolated extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

nonisolated extension View {
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { recorded(style) }
}

@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

@MainActor @preconcurrency
public struct ProgressViewStyleConfiguration {
    public let fractionCompleted: Double?
    public struct Label { let view: any View }
    public let label: Label?
    public struct CurrentValueLabel { let view: any View }
    public let currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: PrimitiveView {}
extension ProgressViewStyleConfiguration.CurrentValueLabel: PrimitiveView {}

public struct DefaultProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}
    public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View { EmptyView() }
}
nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

public struct LinearProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}
    public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View { EmptyView() }
}
nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

public struct CircularProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}
    public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View { EmptyView() }
}
nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

nonisolated extension View {
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { recorded(style) }
}

@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

@MainActor @preconcurrency
public struct GaugeStyleConfiguration {
    public let value: Double
    public struct Label { let view: any View }
    public let label: Label
    public struct CurrentValueLabel { let view: any View }
    public let currentValueLabel: CurrentValueLabel?
}

extension GaugeStyleConfiguration.Label: PrimitiveView {}
extension GaugeStyleConfiguration.CurrentValueLabel: PrimitiveView {}

public struct DefaultGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: GaugeStyleConfiguration) -> some View { EmptyView() }
}
nonisolated extension GaugeStyle where Self == DefaultGaugeStyle {
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

public struct LinearCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: GaugeStyleConfiguration) -> some View { EmptyView() }
}
nonisolated extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

public struct AccessoryCircularGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: GaugeStyleConfiguration) -> some View { EmptyView() }
}
nonisolated extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: GaugeStyleConfiguration) -> some View { EmptyView() }
}
nonisolated extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

public struct AccessoryLinearGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: GaugeStyleConfiguration) -> some View { EmptyView() }
}
nonisolated extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

nonisolated extension View {
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { recorded(style) }
}

@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

@MainActor @preconcurrency
public struct MenuStyleConfiguration {
    public struct Label { let view: any View }
    public let label: Label
    public struct Content { let view: any View }
    public let content: Content
}

extension MenuStyleConfiguration.Label: PrimitiveView {}
extension MenuStyleConfiguration.Content: PrimitiveView {}

public struct DefaultMenuStyle: MenuStyle {
    public nonisolated init() {}
    public func makeBody(configuration: MenuStyleConfiguration) -> some View { EmptyView() }
}
nonisolated extension MenuStyle where Self == DefaultMenuStyle {
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

public struct BorderlessButtonMenuStyle: MenuStyle {
    public nonisolated init() {}
    public func makeBody(configuration: MenuStyleConfiguration) -> some View { EmptyView() }
}
nonisolated extension MenuStyle where Self == BorderlessButtonMenuStyle {
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

public struct ButtonMenuStyle: MenuStyle {
    public nonisolated init() {}
    public func makeBody(configuration: MenuStyleConfiguration) -> some View { EmptyView() }
}
nonisolated extension MenuStyle where Self == ButtonMenuStyle {
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

nonisolated extension View {
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View { recorded(style) }
}

@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

@MainActor @preconcurrency
public struct DisclosureGroupStyleConfiguration {
    public struct Label { let view: any View }
    public let label: Label
    public struct Content { let view: any View }
    public let content: Content
    @Binding public var isExpanded: Bool
}

extension DisclosureGroupStyleConfiguration.Label: PrimitiveView {}
extension DisclosureGroupStyleConfiguration.Content: PrimitiveView {}

public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: DisclosureGroupStyleConfiguration) -> some View { EmptyView() }
}
nonisolated extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

nonisolated extension View {
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View { recorded(style) }
}

@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

@MainActor @preconcurrency
public struct ControlGroupStyleConfiguration {
    public struct Label { let view: any View }
    public let label: Label
    public struct Content { let view: any View }
    public let content: Content
}

extension ControlGroupStyleConfiguration.Label: PrimitiveView {}
extension ControlGroupStyleConfiguration.Content: PrimitiveView {}

public struct AutomaticControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: ControlGroupStyleConfiguration) -> some View { EmptyView() }
}
nonisolated extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

public struct NavigationControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: ControlGroupStyleConfiguration) -> some View { EmptyView() }
}
nonisolated extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

public struct MenuControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: ControlGroupStyleConfiguration) -> some View { EmptyView() }
}
nonisolated extension ControlGroupStyle where Self == MenuControlGroupStyle {
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: ControlGroupStyleConfiguration) -> some View { EmptyView() }
}
nonisolated extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

nonisolated extension View {
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { recorded(style) }
}

@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

@MainActor @preconcurrency
public struct LabeledContentStyleConfiguration {
    public struct Label { let view: any View }
    public let label: Label
    public struct Content { let view: any View }
    public let content: Content
}

extension LabeledContentStyleConfiguration.Label: PrimitiveView {}
extension LabeledContentStyleConfiguration.Content: PrimitiveView {}

public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    public nonisolated init() {}
    public func makeBody(configuration: LabeledContentStyleConfiguration) -> some View { EmptyView() }
}
nonisolated extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

nonisolated extension View {
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View { recorded(style) }
}

extension PrimitiveButtonStyleConfiguration {
    public func trigger() { action() }
}

extension SwitchToggleStyle {
    public nonisolated init(tint: Color) { self.init() }
}

extension CircularProgressViewStyle {
    public nonisolated init(tint: Color) { self.init() }
}

extension LinearProgressViewStyle {
    public nonisolated init(tint: Color) { self.init() }
}
