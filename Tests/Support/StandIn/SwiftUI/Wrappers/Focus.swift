@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    var storage: Storage<Value>

    public init() where Value == Bool { storage = Storage(false) }
    public init<T: Hashable>() where Value == T? { storage = Storage(nil) }

    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }
    public var projectedValue: Binding { Binding(storage: storage) }

    @propertyWrapper
    public struct Binding {
        let storage: Storage<Value>

        public var wrappedValue: Value {
            get { storage.value }
            nonmutating set { storage.value = newValue }
        }
        public var projectedValue: Binding { self }
    }
}

@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    var storage: Storage<Value>

    public init() where Value == Bool { storage = Storage(false) }
    public init<T: Hashable>() where Value == T? { storage = Storage(nil) }

    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }
    public var projectedValue: Binding { Binding(storage: storage) }

    @propertyWrapper
    public struct Binding {
        let storage: Storage<Value>

        public var wrappedValue: Value {
            get { storage.value }
            nonmutating set { storage.value = newValue }
        }
        public var projectedValue: Binding { self }
    }
}

@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    public var wrappedValue: Value? { nil }
}

@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value?> { .constant(nil) }
}

public protocol FocusedValueKey { associatedtype Value }

public struct FocusedValues {
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { nil }
        set {}
    }
}

nonisolated extension View {
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        recorded(binding, value)
    }
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { recorded(condition) }
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        recorded(binding, value)
    }
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        recorded(condition)
    }
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        recorded(keyPath, value)
    }
    public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
        recorded(keyPath, value)
    }
}
