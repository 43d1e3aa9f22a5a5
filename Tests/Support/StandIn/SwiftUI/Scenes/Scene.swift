@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

/// A scene that the system shows.
@MainActor @preconcurrency
public protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Scene {}

public struct TupleScene<T> {
    let value: T
}

extension TupleScene: PrimitiveScene {}

extension Group: Scene, PrimitiveScene where Content: Scene {
    public nonisolated init(@SceneBuilder content: () -> Content) { self.content = content() }
}

@resultBuilder
public enum SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    @_disfavoredOverload
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        TupleScene(value: (repeat each content))
    }
    public static func buildOptional(_ scene: (any Scene)?) -> some Scene { TupleScene(value: scene) }
    public static func buildLimitedAvailability(_ scene: any Scene) -> any Scene { scene }
}

public struct WindowGroup<Content: View> {
    let content: Content
}

extension WindowGroup: PrimitiveScene {}

nonisolated extension WindowGroup {
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ title: Text, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public init<D: Decodable & Encodable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.content = PresentedWindowContent(content: content)
    }
    public init<D: Decodable & Encodable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.content = PresentedWindowContent(content: content)
    }
}

public struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View> {
    let content: (Binding<Data?>) -> Content
}

extension PresentedWindowContent: PrimitiveView {}

public protocol ReferenceFileDocument: ObservableObject {}

public struct FileDocumentConfiguration<Document: FileDocument> {
    @Binding public var document: Document
    public var fileURL: URL?
    public var isEditable: Bool
}

public struct DocumentGroup<Document, Content: View> {
    let document: Document
}

extension DocumentGroup: PrimitiveScene {}

nonisolated extension DocumentGroup where Document: FileDocument {
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        document = newDocument()
    }
}

nonisolated extension Scene {
    func recorded(_ values: Any..., name: String = #function) -> ModifiedContent<Self, Recorded> {
        ModifiedContent(content: self, modifier: Recorded(name: name, values: values))
    }

    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        recorded(content())
    }
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { recorded(conditions) }
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene { recorded(store) }
    public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene {
        recorded(action)
    }
    #if IOS17
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some Scene {
        recorded(value, action)
    }
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        recorded(value, action)
    }
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { recorded(object) }
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        recorded(keyPath, value)
    }
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { recorded(object) }
    #endif
    @available(iOS, deprecated: 17.0)
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
        recorded(value, action)
    }
}

extension ModifiedContent: Scene, PrimitiveScene where Content: Scene, Modifier == Recorded {}

public struct BackgroundTask<Request, Response>: Sendable {}
extension BackgroundTask {
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void>
    where Request == Void, Response == Void {
        BackgroundTask<Void, Void>()
    }
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void>
    where Request == Void, Response == Void {
        BackgroundTask<Void, Void>()
    }
}
