@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    let key: String
    var storage: Storage<Value>

    init(_ key: String, _ value: Value) {
        self.key = key
        storage = Storage(value)
    }

    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }
    public var projectedValue: Binding<Value> { Binding(storage: storage) }
}

@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    let key: String
    var storage: Storage<Value>

    init(_ key: String, _ value: Value) {
        self.key = key
        storage = Storage(value)
    }

    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }
    public var projectedValue: Binding<Value> { Binding(storage: storage) }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue)
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(key, nil) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(key, nil) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(key, nil) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(key, nil) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(key, nil) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(key, nil) }
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(key, nil)
    }
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(key, nil)
    }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(key, wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(key, wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(key, wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == String { self.init(key, wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(key, wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(key, wrappedValue) }
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue)
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? { self.init(key, nil) }
    public init(_ key: String) where Value == Int? { self.init(key, nil) }
    public init(_ key: String) where Value == Double? { self.init(key, nil) }
    public init(_ key: String) where Value == String? { self.init(key, nil) }
    public init(_ key: String) where Value == URL? { self.init(key, nil) }
    public init(_ key: String) where Value == Data? { self.init(key, nil) }
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(key, nil)
    }
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(key, nil)
    }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}
extension SceneStorage: @unchecked Sendable where Value: Sendable {}
