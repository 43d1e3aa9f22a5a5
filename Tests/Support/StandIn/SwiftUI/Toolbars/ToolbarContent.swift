@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

/// Content that the system lays out itself.
@MainActor @preconcurrency
public protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: CustomizableToolbarContent {}

public struct TupleToolbarContent<T> {
    let value: T
}

extension TupleToolbarContent: PrimitiveToolbarContent, CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent, PrimitiveToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {}

extension Group: ToolbarContent, PrimitiveToolbarContent where Content: ToolbarContent {
    public nonisolated init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

@resultBuilder
public enum ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }
    @_disfavoredOverload
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> some ToolbarContent {
        TupleToolbarContent(value: (repeat each content))
    }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<A: ToolbarContent, B: ToolbarContent>(first: A) -> _ConditionalContent<A, B> {
        _ConditionalContent(storage: .trueContent(first))
    }
    public static func buildEither<A: ToolbarContent, B: ToolbarContent>(second: B) -> _ConditionalContent<A, B> {
        _ConditionalContent(storage: .falseContent(second))
    }
    public static func buildLimitedAvailability(_ content: some ToolbarContent) -> some ToolbarContent { content }
}

public struct ToolbarItemPlacement: Sendable {
    let name: String
    public static var automatic: ToolbarItemPlacement { ToolbarItemPlacement(name: "automatic") }
    public static var principal: ToolbarItemPlacement { ToolbarItemPlacement(name: "principal") }
    public static var navigation: ToolbarItemPlacement { ToolbarItemPlacement(name: "navigation") }
    public static var primaryAction: ToolbarItemPlacement { ToolbarItemPlacement(name: "primaryAction") }
    public static var secondaryAction: ToolbarItemPlacement { ToolbarItemPlacement(name: "secondaryAction") }
    public static var status: ToolbarItemPlacement { ToolbarItemPlacement(name: "status") }
    public static var confirmationAction: ToolbarItemPlacement { ToolbarItemPlacement(name: "confirmationAction") }
    public static var cancellationAction: ToolbarItemPlacement { ToolbarItemPlacement(name: "cancellationAction") }
    public static var destructiveAction: ToolbarItemPlacement { ToolbarItemPlacement(name: "destructiveAction") }
    public static var keyboard: ToolbarItemPlacement { ToolbarItemPlacement(name: "keyboard") }
    public static var bottomBar: ToolbarItemPlacement { ToolbarItemPlacement(name: "bottomBar") }
    public static var navigationBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(name: "navigationBarLeading") }
    public static var navigationBarTrailing: ToolbarItemPlacement {
        ToolbarItemPlacement(name: "navigationBarTrailing")
    }
    public static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(name: "topBarLeading") }
    public static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(name: "topBarTrailing") }
}

public struct ToolbarItem<ID, Content: View> {
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItem: PrimitiveToolbarContent {}

nonisolated extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (self.placement, self.content) = (placement, content())
    }
}

nonisolated extension ToolbarItem where ID == String {
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        (self.placement, self.content) = (placement, content())
    }
}

public struct ToolbarItemGroup<Content: View> {
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItemGroup: PrimitiveToolbarContent {}

nonisolated extension ToolbarItemGroup {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (self.placement, self.content) = (placement, content())
    }
    public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledControlGroupContent<C, L> {
        self.placement = placement
        self.content = LabeledControlGroupContent(content: content(), label: label())
    }
}

public struct ToolbarTitleMenu<Content: View> {
    let content: Content
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu: PrimitiveToolbarContent {}
