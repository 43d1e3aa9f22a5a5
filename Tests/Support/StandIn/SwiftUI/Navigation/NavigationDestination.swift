/// Says what a stack shows for values of a type, while a flag is on, or for an item.
public struct NavigationDestination {
    enum Kind {
        case type(Any.Type, (AnyHashable) -> (any View)?)
        case isPresented(Binding<Bool>, any View)
        case item(() -> AnyHashable?, clear: () -> Void, (AnyHashable) -> (any View)?)
    }

    let kind: Kind
}

extension NavigationDestination: PrimitiveModifier {}

nonisolated extension View {
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(NavigationDestination(kind: .type(data) { value in (value.base as? D).map(destination) }))
    }

    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        modifier(NavigationDestination(kind: .isPresented(isPresented, destination())))
    }

    #if IOS17
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            NavigationDestination(
                kind: .item(
                    { item.wrappedValue.map { AnyHashable($0) } }, clear: { item.wrappedValue = nil },
                    { value in (value.base as? D).map(destination) })))
    }
    #endif
}
