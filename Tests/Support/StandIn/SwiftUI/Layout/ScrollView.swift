public struct ScrollView<Content: View> {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool
}

extension ScrollView: PrimitiveView {}

nonisolated extension ScrollView {
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }
}

public struct ScrollViewProxy {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

public struct ScrollViewReader<Content: View> {
    public var content: (ScrollViewProxy) -> Content

    public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: PrimitiveView {}

public struct ScrollIndicatorVisibility: Equatable, Sendable {
    let name: String
    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "automatic") }
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "visible") }
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "hidden") }
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "never") }
}

public struct ScrollDismissesKeyboardMode: Sendable {
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
}

public struct ScrollBounceBehavior: Sendable {
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior() }
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior() }
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior() }
}

nonisolated extension View {
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
        -> some View
    {
        recorded(visibility, axes)
    }
    public func scrollDisabled(_ disabled: Bool) -> some View { recorded(disabled) }
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { recorded(mode) }
    public func scrollContentBackground(_ visibility: Visibility) -> some View { recorded(visibility) }
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        recorded(behavior, axes)
    }
}

#if IOS17
public protocol ScrollTargetBehavior {}
public struct PagingScrollTargetBehavior: ScrollTargetBehavior { public init() {} }
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior { public init() {} }
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}

public struct ContentMarginPlacement: Sendable {
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement() }
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement() }
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement() }
}

nonisolated extension View {
    public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View { recorded(id) }
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { recorded(behavior) }
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { recorded(isEnabled) }
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { recorded(disabled) }
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { recorded(anchor) }
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { recorded(onAppear) }
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        recorded(edges, length)
    }
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        recorded(length)
    }
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View { recorded(axes) }
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        recorded(axes, count)
    }
}
#endif
