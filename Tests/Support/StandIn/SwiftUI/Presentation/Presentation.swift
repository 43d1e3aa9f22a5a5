/// A view that is shown over others.
public struct Presentation {
    enum Style { case sheet, fullScreenCover, popover }
    enum Content {
        case isPresented(Binding<Bool>, () -> any View)
        case item(id: () -> AnyHashable?, clear: () -> Void, content: () -> (any View)?)
    }

    let style: Style
    let content: Content
    let onDismiss: (() -> Void)?

    init(_ style: Style, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?, _ content: @escaping () -> any View)
    {
        self.style = style
        self.content = .isPresented(isPresented, content)
        self.onDismiss = onDismiss
    }

    init<Item: Identifiable>(
        _ style: Style, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?, _ content: @escaping (Item) -> any View
    ) {
        self.style = style
        self.content = .item(
            id: { item.wrappedValue.map { AnyHashable($0.id) } }, clear: { item.wrappedValue = nil },
            content: { item.wrappedValue.map(content) })
        self.onDismiss = onDismiss
    }
}

extension Presentation: PrimitiveModifier {}

public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}

nonisolated extension View {
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(Presentation(.sheet, isPresented, onDismiss, content))
    }
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(Presentation(.sheet, item, onDismiss, content))
    }
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(Presentation(.fullScreenCover, isPresented, onDismiss, content))
    }
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(Presentation(.fullScreenCover, item, onDismiss, content))
    }
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(Presentation(.popover, isPresented, nil, content))
    }
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(Presentation(.popover, item, nil, content))
    }
    #if IOS17
    public func inspector<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> Content
    ) -> some View {
        recorded(isPresented, content())
    }
    public func inspectorColumnWidth(_ width: CGFloat) -> some View { recorded(width) }
    #endif
}

public struct PresentationDetent: Hashable, Sendable {
    let name: String
    public static var medium: PresentationDetent { PresentationDetent(name: "medium") }
    public static var large: PresentationDetent { PresentationDetent(name: "large") }
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(name: "\(fraction)") }
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(name: "\(height)") }
}

public struct PresentationBackgroundInteraction: Sendable {
    public static var automatic: PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
    public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
    public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction()
    }
}

public struct PresentationAdaptation: Sendable {
    public static var automatic: PresentationAdaptation { PresentationAdaptation() }
    public static var none: PresentationAdaptation { PresentationAdaptation() }
    public static var popover: PresentationAdaptation { PresentationAdaptation() }
    public static var sheet: PresentationAdaptation { PresentationAdaptation() }
    public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation() }
}

nonisolated extension View {
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { recorded(isDisabled) }
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { recorded(detents) }
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        recorded(detents, selection)
    }
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { recorded(visibility) }
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { recorded(style) }
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        recorded(content())
    }
    public func presentationCornerRadius(_ radius: CGFloat?) -> some View { recorded(radius) }
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        recorded(interaction)
    }
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        recorded(adaptation)
    }
}
