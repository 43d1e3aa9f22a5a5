public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public struct EnvironmentValues: CustomStringConvertible {
    var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    #if IOS17
    public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
        get { values[ObjectIdentifier(objectType)] as? T }
        set { values[ObjectIdentifier(objectType)] = newValue }
    }
    #endif

    /// A value that has no public key, by the name of its property.
    func value<Value>(_ standard: @autoclosure () -> Value, _ name: String = #function) -> Value {
        named[name] as? Value ?? standard()
    }

    var named: [String: Any] {
        get { self[NamedValues.self] }
        set { self[NamedValues.self] = newValue }
    }

    public var description: String { "EnvironmentValues" }
}

private struct NamedValues: EnvironmentKey {
    static var defaultValue: [String: Any] { [:] }
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object(ObjectIdentifier)
    }

    let source: Source
    var storage = Storage<Value?>(nil)

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

    #if IOS17
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        source = .object(ObjectIdentifier(objectType))
    }

    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        source = .object(ObjectIdentifier(objectType))
    }
    #endif

    public var wrappedValue: Value {
        if let value = storage.value { return value }
        switch source {
        case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
        case .object: fatalError("No object of type \(Value.self) in the environment")
        }
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// Puts a value into the environment of its content.
public struct EnvironmentWriter {
    let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentWriter: PrimitiveModifier {}

/// Puts an object into the environment of its content.
public struct EnvironmentObjectWriter {
    let object: any ObservableObject
}

extension EnvironmentObjectWriter: PrimitiveModifier {}

nonisolated extension View {
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(EnvironmentWriter { $0[keyPath: keyPath] = value })
    }
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentWriter { transform(&$0[keyPath: keyPath]) })
    }
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentObjectWriter(object: object))
    }

    #if IOS17
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentWriter { $0[T.self] = object })
    }
    #endif
}
