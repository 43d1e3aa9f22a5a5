public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var container: SafeAreaRegions { SafeAreaRegions(rawValue: 1) }
    public static var keyboard: SafeAreaRegions { SafeAreaRegions(rawValue: 2) }
    public static var all: SafeAreaRegions { SafeAreaRegions(rawValue: .max) }
}

public enum ContentMode: CaseIterable, Hashable, Sendable { case fit, fill }

nonisolated extension View {
    public func padding(_ insets: EdgeInsets) -> some View { recorded(insets) }
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { recorded(edges, length) }
    public func padding(_ length: CGFloat) -> some View { recorded(length) }
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modifier(Usability(isHidden: width == 0 && height == 0))
    }
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        recorded(minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight, alignment)
    }
    public func fixedSize() -> some View { recorded() }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { recorded(horizontal, vertical) }
    public func layoutPriority(_ value: Double) -> some View { recorded(value) }
    public func offset(_ offset: CGSize) -> some View { recorded(offset) }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { recorded(x, y) }
    public func position(_ position: CGPoint) -> some View { recorded(position) }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { recorded(x, y) }
    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { recorded(contentMode) }
    public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View { recorded(contentMode) }
    public func scaledToFit() -> some View { recorded() }
    public func scaledToFill() -> some View { recorded() }
    public func zIndex(_ value: Double) -> some View { recorded(value) }
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        recorded(guide, computeValue)
    }
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        recorded(guide, computeValue)
    }
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        recorded(regions, edges)
    }
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { recorded(edges) }
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        recorded(edge, content())
    }
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        recorded(edge, content())
    }
    public func coordinateSpace<T: Hashable>(name: T) -> some View { recorded(name) }
    #if IOS17
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { recorded(name) }
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        recorded(edges, length)
    }
    public func safeAreaPadding(_ length: CGFloat) -> some View { recorded(length) }
    #endif
}
