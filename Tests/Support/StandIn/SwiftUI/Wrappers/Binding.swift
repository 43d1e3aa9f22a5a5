@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    let read: () -> Value
    let write: (Value) -> Void
    public var transaction = Transaction()

    // In a view's body the closures have its isolation.
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        read = Self.unisolated(get)
        write = Self.unisolated(set)
    }

    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        read = Self.unisolated(get)
        let write = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
        self.write = { write($0, Transaction()) }
    }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    init(storage: Storage<Value>) {
        read = { storage.value }
        write = { storage.value = $0 }
    }

    init(reading read: @escaping () -> Value, writing write: @escaping (Value) -> Void) {
        self.read = read
        self.write = write
    }

    private static func unisolated(_ get: @escaping @isolated(any) @Sendable () -> Value) -> () -> Value {
        unsafeBitCast(get, to: (() -> Value).self)
    }

    private static func unisolated(_ set: @escaping @isolated(any) @Sendable (Value) -> Void) -> (Value) -> Void {
        unsafeBitCast(set, to: ((Value) -> Void).self)
    }

    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(reading: { value }, writing: { _ in })
    }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            reading: { read()[keyPath: keyPath] },
            writing: { new in
                var value = read()
                value[keyPath: keyPath] = new
                write(value)
            })
    }

    public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: DynamicProperty {}

extension Binding {
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(reading: { base.wrappedValue }, writing: { if let new = $0 { base.wrappedValue = new } })
    }

    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(reading: { base.wrappedValue ?? first }, writing: { base.wrappedValue = $0 })
    }

    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            reading: { AnyHashable(base.wrappedValue) },
            writing: { if let new = $0.base as? V { base.wrappedValue = new } })
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    public var startIndex: Index { wrappedValue.startIndex }
    public var endIndex: Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
    public subscript(position: Index) -> Binding<Value.Element> {
        Binding<Value.Element>(
            reading: { wrappedValue[position] }, writing: { wrappedValue[position] = $0 })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
