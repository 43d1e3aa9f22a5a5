/// A view's context menu.
public struct ContextMenuContent {
    let items: any View
}

extension ContextMenuContent: PrimitiveModifier {}

nonisolated extension View {
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuContent(items: menuItems()))
    }
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        modifier(ContextMenuContent(items: menuItems()))
    }
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType type: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        recorded(menu, primaryAction)
    }
    public func menuOrder(_ order: MenuOrder) -> some View { recorded(order) }
    public func menuIndicator(_ visibility: Visibility) -> some View { recorded(visibility) }
}
