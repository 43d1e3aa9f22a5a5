public struct NavigationLink<Label: View, Destination: View> {
    let label: Label
    let target: NavigationLinkTarget<Destination>
}

/// What a link leads to, and who else can follow it.
enum NavigationLinkTarget<Destination> {
    case view(Destination, NavigationLinkFlag?)
    /// Nil: the link is disabled.
    case value(AnyHashable?)
}

/// Whether a link's screen is shown, as its owner says it.
struct NavigationLinkFlag {
    let isActive: () -> Bool
    let setActive: (Bool) -> Void
}

extension NavigationLinkFlag {
    init(_ binding: Binding<Bool>) {
        isActive = { binding.wrappedValue }
        setActive = { binding.wrappedValue = $0 }
    }

    init<V: Hashable>(tag: V, selection: Binding<V?>) {
        isActive = { selection.wrappedValue == tag }
        setActive = { selection.wrappedValue = $0 ? tag : nil }
    }
}

extension NavigationLink: PrimitiveView {}

nonisolated extension NavigationLink {
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
        target = .view(destination(), nil)
    }

    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
        target = .view(destination, nil)
    }

    @available(iOS, deprecated: 16.0)
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        target = .view(destination(), NavigationLinkFlag(isActive))
    }

    @available(iOS, deprecated: 16.0)
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isActive: isActive, destination: { destination }, label: label)
    }

    @available(iOS, deprecated: 16.0)
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        target = .view(destination(), NavigationLinkFlag(tag: tag, selection: selection))
    }

    @available(iOS, deprecated: 16.0)
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(tag: tag, selection: selection, destination: { destination }, label: label)
    }

    public func isDetailLink(_ isDetailLink: Bool) -> some View {
        modifier(EnvironmentWriter { $0.isDetailLink = isDetailLink })
    }
}

nonisolated extension NavigationLink where Destination == Never {
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.label = label()
        target = .value(value.map { AnyHashable($0) })
    }

    public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {
        self.label = label()
        target = .value(value.map { AnyHashable($0) })
    }
}
