public struct VStack<Content: View> {
    let content: Content

    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

extension VStack: PrimitiveView {}

public struct LazyVStack<Content: View> {
    let content: Content

    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

extension LazyVStack: PrimitiveView {}

public struct HStack<Content: View> {
    let content: Content

    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

extension HStack: PrimitiveView {}

public struct LazyHStack<Content: View> {
    let content: Content

    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

extension LazyHStack: PrimitiveView {}

public struct ZStack<Content: View> {
    let content: Content

    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension ZStack: PrimitiveView {}

public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var sectionHeaders: PinnedScrollableViews { PinnedScrollableViews(rawValue: 1) }
    public static var sectionFooters: PinnedScrollableViews { PinnedScrollableViews(rawValue: 2) }
}

public struct Spacer: Sendable {
    public nonisolated init(minLength: CGFloat? = nil) {}
}

extension Spacer: PrimitiveView {}

public struct Divider: Sendable {
    public nonisolated init() {}
}

extension Divider: PrimitiveView {}

public struct ViewThatFits<Content: View> {
    let content: Content

    public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension ViewThatFits: PrimitiveView {}
