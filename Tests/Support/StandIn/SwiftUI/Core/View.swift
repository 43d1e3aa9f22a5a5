@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("Never is no view") }
}

/// A view that the system draws: it keeps what it was given and has no body.
@MainActor @preconcurrency
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

public struct EmptyView: Sendable {
    public nonisolated init() {}
}

extension EmptyView: PrimitiveView {}

public struct TupleView<T> {
    public var value: T

    public init(_ value: T) { self.value = value }
}

extension TupleView: PrimitiveView {}

public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError("An optional has no body") }
}

extension Optional: PrimitiveView where Wrapped: View {}

public struct AnyView {
    let content: any View

    public nonisolated init<V: View>(_ view: V) { content = view }
    public nonisolated init<V: View>(erasing view: V) { content = view }
}

extension AnyView: PrimitiveView {}

public struct Group<Content> {
    let content: Content
}

extension Group: View, PrimitiveView where Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public struct EquatableView<Content: View & Equatable> {
    public var content: Content

    public nonisolated init(content: Content) { self.content = content }
}

extension EquatableView: PrimitiveView {}

extension View where Self: Equatable {
    public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
