public struct SwipeActions {
    let edge: HorizontalEdge
    let content: any View
}

extension SwipeActions: PrimitiveModifier {}

nonisolated extension View {
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { recorded(insets) }
    public func listRowBackground<V: View>(_ view: V?) -> some View { recorded(view) }
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        recorded(visibility, edges)
    }
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        recorded(color, edges)
    }
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        recorded(visibility, edges)
    }
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        recorded(color, edges)
    }
    public func listItemTint(_ tint: Color?) -> some View { recorded(tint) }
    public func headerProminence(_ prominence: Prominence) -> some View { recorded(prominence) }
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modifier(SwipeActions(edge: edge, content: content()))
    }
    public func badge(_ count: Int) -> some View { recorded(count) }
    public func badge(_ label: Text?) -> some View { recorded(label) }
    public func badge(_ key: LocalizedStringKey?) -> some View { recorded(key) }
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View { recorded(label) }
    public func deleteDisabled(_ isDisabled: Bool) -> some View { recorded(isDisabled) }
    public func moveDisabled(_ isDisabled: Bool) -> some View { recorded(isDisabled) }
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View { recorded(isDisabled) }
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { recorded(action) }
    #if IOS17
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { recorded(spacing) }
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { recorded(spacing) }
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { recorded(spacing) }
    #endif
}

#if IOS17
public struct ListSectionSpacing: Sendable {
    public static var `default`: ListSectionSpacing { ListSectionSpacing() }
    public static var compact: ListSectionSpacing { ListSectionSpacing() }
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}
#endif

@MainActor public struct EditButton {
    public nonisolated init() {}
}

extension EditButton: PrimitiveView {}
