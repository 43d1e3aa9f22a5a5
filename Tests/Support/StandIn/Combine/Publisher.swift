@_exported import AppleFoundation

public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error
    func receive(subscription: any Subscription)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

public protocol Cancellable { func cancel() }
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    func request(_ demand: Subscribers.Demand)
}
public protocol CustomCombineIdentifierConvertible { var combineIdentifier: CombineIdentifier { get } }
public struct CombineIdentifier: Hashable, Sendable { public init() {} }

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier() }
}

public enum Subscribers {
    public struct Demand: Equatable, Sendable {
        let count: Int
        public static var none: Demand { Demand(count: 0) }
        public static var unlimited: Demand { Demand(count: .max) }
        public static func max(_ count: Int) -> Demand { Demand(count: count) }
    }

    public enum Completion<Failure: Error> { case finished, failure(Failure) }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

public final class AnyCancellable: Cancellable, Hashable {
    private let action: () -> Void

    public init(_ cancel: @escaping () -> Void) { action = cancel }
    public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }
    deinit { action() }

    public func cancel() { action() }
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Cancellable {
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {}
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {}
}

/// A publisher made of another.
public struct DerivedPublisher<Output, Failure: Error>: Publisher {
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {}
}

public struct Just<Output>: Publisher {
    public typealias Failure = Never
    public init(_ output: Output) {}
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {}
}

public struct Empty<Output, Failure: Error>: Publisher {
    public init(completeImmediately: Bool = true) {}
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {}
}

public struct Fail<Output, Failure: Error>: Publisher {
    public init(error: Failure) {}
    public init(outputType: Output.Type, failure: Failure) {}
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {}
}

public final class Future<Output, Failure: Error>: Publisher {
    public typealias Promise = (Result<Output, Failure>) -> Void
    public init(_ attempt: @escaping (@escaping Promise) -> Void) {}
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {}
}

public struct Deferred<P: Publisher>: Publisher {
    public typealias Output = P.Output
    public typealias Failure = P.Failure
    public init(createPublisher: @escaping () -> P) {}
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {}
}
