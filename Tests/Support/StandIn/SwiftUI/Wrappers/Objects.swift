@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    let object: ObjectType

    public init(wrappedValue: ObjectType) { object = wrappedValue }
    public init(initialValue: ObjectType) { object = initialValue }

    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        get { object }
        set { self = ObservedObject(wrappedValue: newValue) }
    }

    @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: object) }

    @MainActor @preconcurrency @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(reading: { object[keyPath: keyPath] }, writing: { object[keyPath: keyPath] = $0 })
        }
    }
}

@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    let make: () -> ObjectType
    var storage = Storage<ObjectType?>(nil)

    public nonisolated init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { self.make = make }

    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        if let object = storage.value { return object }
        let object = make()
        storage.value = object
        return object
    }

    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    var storage = Storage<ObjectType?>(nil)

    public init() {}

    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        guard let object = storage.value else { fatalError("No object of type \(ObjectType.self) in the environment") }
        return object
    }

    @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper
}

#if IOS17
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }

    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { fatalError("Not observable") }

    fileprivate init(object: Value) { wrappedValue = object }
}

extension Bindable where Value: AnyObject & Observable {
    public init(wrappedValue: Value) { self.init(object: wrappedValue) }
    public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }
    public init(projectedValue: Bindable<Value>) { self = projectedValue }

    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(reading: { object[keyPath: keyPath] }, writing: { object[keyPath: keyPath] = $0 })
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}
extension Bindable: Sendable where Value: Sendable {}
#endif
