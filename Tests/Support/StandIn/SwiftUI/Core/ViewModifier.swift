@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// What a modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let view: any View
}

extension _ViewModifier_Content: PrimitiveView {}

/// A modifier that the system carries out.
@MainActor @preconcurrency
public protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

public struct EmptyModifier: Sendable {
    public nonisolated init() {}
    public static var identity: EmptyModifier { EmptyModifier() }
}

extension EmptyModifier: PrimitiveModifier {}

public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: ViewModifier, PrimitiveModifier where Content: ViewModifier, Modifier: ViewModifier {}

nonisolated extension View {
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

nonisolated extension ViewModifier {
    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that is only written down: its name, and what it was given, views among it.
public struct Recorded {
    let name: String
    let values: [Any]
}

extension Recorded: PrimitiveModifier {}

nonisolated extension View {
    func recorded(_ values: Any..., name: String = #function) -> ModifiedContent<Self, Recorded> {
        ModifiedContent(content: self, modifier: Recorded(name: name, values: values))
    }
}
