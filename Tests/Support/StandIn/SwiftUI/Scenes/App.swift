@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    let storage = Storage<DelegateType?>(nil)

    @MainActor public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
    @MainActor public var wrappedValue: DelegateType {
        guard let delegate = storage.value else { fatalError("No delegate") }
        return delegate
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    @MainActor public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject<DelegateType>.Wrapper(object: wrappedValue)
    }
}
