public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    public var spacing: CGFloat?
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}

public struct LazyVGrid<Content: View> {
    let content: Content

    public nonisolated init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

extension LazyVGrid: PrimitiveView {}

public struct LazyHGrid<Content: View> {
    let content: Content

    public nonisolated init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

extension LazyHGrid: PrimitiveView {}

public struct Grid<Content: View> {
    let content: Content

    public nonisolated init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

extension Grid: PrimitiveView {}

public struct GridRow<Content: View> {
    let content: Content

    public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension GridRow: PrimitiveView {}

nonisolated extension View {
    public func gridCellColumns(_ count: Int) -> some View { recorded(count) }
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { recorded(anchor) }
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { recorded(axes) }
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { recorded(guide) }
}
