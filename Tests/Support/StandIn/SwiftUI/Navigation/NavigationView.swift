public struct NavigationView<Content: View> {
    let content: Content

    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: PrimitiveView {}

/// The style of the navigation views in a view.
enum LegacyStyle {
    case automatic, stack, columns

    init(_ style: any NavigationViewStyle) {
        self =
            switch style {
            case is StackNavigationViewStyle: .stack
            case is ColumnNavigationViewStyle, is DoubleColumnNavigationViewStyle: .columns
            default: .automatic
            }
    }
}

public protocol NavigationViewStyle {}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

public struct StackNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

public struct ColumnNavigationViewStyle: NavigationViewStyle {}

public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

nonisolated extension View {
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        modifier(EnvironmentWriter { $0.navigationViewStyle = LegacyStyle(style) })
    }
}
