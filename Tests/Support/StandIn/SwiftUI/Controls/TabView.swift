public struct TabView<SelectionValue: Hashable, Content: View> {
    let selection: Binding<SelectionValue>?
    let content: Content

    public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }
}

extension TabView: PrimitiveView {}

nonisolated extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

/// A tab's label.
public struct TabItem {
    let label: any View
}

extension TabItem: PrimitiveModifier {}

/// What a view stands for in a selection.
public struct Tag {
    let value: AnyHashable
}

extension Tag: PrimitiveModifier {}

/// What a view is the same view by.
public struct Identity {
    let value: AnyHashable
}

extension Identity: PrimitiveModifier {}

nonisolated extension View {
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { modifier(TabItem(label: label())) }
    public func tag<V: Hashable>(_ tag: V) -> some View { modifier(Tag(value: tag)) }
    public func id<ID: Hashable>(_ id: ID) -> some View { modifier(Identity(value: id)) }
}
