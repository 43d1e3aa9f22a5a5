/// A screen's toolbar: items, or views that become items.
public struct Toolbar {
    enum Content {
        case items(any ToolbarContent)
        case view(any View)
    }

    let content: Content
}

extension Toolbar: PrimitiveModifier {}

public struct ToolbarPlacement: Sendable {
    public static var automatic: ToolbarPlacement { ToolbarPlacement() }
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement() }
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement() }
    public static var tabBar: ToolbarPlacement { ToolbarPlacement() }
}

public struct ToolbarRole: Sendable {
    public static var automatic: ToolbarRole { ToolbarRole() }
    public static var navigationStack: ToolbarRole { ToolbarRole() }
    public static var browser: ToolbarRole { ToolbarRole() }
    public static var editor: ToolbarRole { ToolbarRole() }
}

nonisolated extension View {
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(Toolbar(content: .view(content())))
    }
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        modifier(Toolbar(content: .items(content())))
    }
    public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(Toolbar(content: .items(content())))
    }
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        recorded(visibility, bars)
    }
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        recorded(style, bars)
    }
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        recorded(visibility, bars)
    }
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        recorded(colorScheme, bars)
    }
    public func toolbarRole(_ role: ToolbarRole) -> some View { recorded(role) }
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { recorded(content()) }
    #if IOS17
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { recorded(mode) }
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { recorded(defaultItemKind) }
    #endif
}

#if IOS17
public struct ToolbarDefaultItemKind: Sendable {
    public static var sidebarToggle: ToolbarDefaultItemKind { ToolbarDefaultItemKind() }
}
public struct ToolbarTitleDisplayMode: Sendable {
    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
    public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
}
#endif
