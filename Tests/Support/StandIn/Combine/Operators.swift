public protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType
}

/// An interval, as schedulers count it.
public struct SchedulerStride: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
    public init(integerLiteral value: Int) {}
    public init(floatLiteral value: Double) {}
    public static func seconds(_ seconds: Double) -> SchedulerStride { 0 }
    public static func seconds(_ seconds: Int) -> SchedulerStride { 0 }
    public static func milliseconds(_ milliseconds: Int) -> SchedulerStride { 0 }
}

extension DispatchQueue: Scheduler { public typealias SchedulerTimeType = DispatchTime }
extension RunLoop: Scheduler { public typealias SchedulerTimeType = Date }
extension OperationQueue: Scheduler { public typealias SchedulerTimeType = Date }
public struct ImmediateScheduler: Scheduler, Sendable {
    public typealias SchedulerTimeType = Date
    public static var shared: ImmediateScheduler { ImmediateScheduler() }
}

extension Publisher {
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        AnyCancellable {}
    }
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    public func map<T>(_ transform: @escaping (Output) -> T) -> DerivedPublisher<T, Failure> { DerivedPublisher() }
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> DerivedPublisher<T, any Error> {
        DerivedPublisher()
    }
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> DerivedPublisher<T, Failure> { DerivedPublisher() }
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> DerivedPublisher<T, Failure> {
        DerivedPublisher()
    }
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> DerivedPublisher<Output, Failure> {
        DerivedPublisher()
    }
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> DerivedPublisher<P.Output, Failure> where P.Failure == Failure {
        DerivedPublisher()
    }
    public func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> DerivedPublisher<P.Output, Failure>
    where P.Failure == Never {
        DerivedPublisher()
    }
    public func switchToLatest() -> DerivedPublisher<Output.Output, Failure>
    where Output: Publisher, Output.Failure == Failure {
        DerivedPublisher()
    }
    public func receive<S: Scheduler>(on scheduler: S) -> DerivedPublisher<Output, Failure> { DerivedPublisher() }
    public func subscribe<S: Scheduler>(on scheduler: S) -> DerivedPublisher<Output, Failure> { DerivedPublisher() }
    public func debounce<S: Scheduler>(for dueTime: SchedulerStride, scheduler: S) -> DerivedPublisher<Output, Failure>
    {
        DerivedPublisher()
    }
    public func throttle<S: Scheduler>(
        for interval: SchedulerStride, scheduler: S, latest: Bool
    ) -> DerivedPublisher<Output, Failure> {
        DerivedPublisher()
    }
    public func delay<S: Scheduler>(for interval: SchedulerStride, scheduler: S) -> DerivedPublisher<Output, Failure> {
        DerivedPublisher()
    }
    public func timeout<S: Scheduler>(_ interval: SchedulerStride, scheduler: S) -> DerivedPublisher<Output, Failure> {
        DerivedPublisher()
    }
    public func removeDuplicates() -> DerivedPublisher<Output, Failure> where Output: Equatable { DerivedPublisher() }
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> DerivedPublisher<Output, Failure> {
        DerivedPublisher()
    }
    public func dropFirst(_ count: Int = 1) -> DerivedPublisher<Output, Failure> { DerivedPublisher() }
    public func first() -> DerivedPublisher<Output, Failure> { DerivedPublisher() }
    public func prefix(_ count: Int) -> DerivedPublisher<Output, Failure> { DerivedPublisher() }
    public func prepend(_ values: Output...) -> DerivedPublisher<Output, Failure> { DerivedPublisher() }
    public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> DerivedPublisher<T, Failure> {
        DerivedPublisher()
    }
    public func collect() -> DerivedPublisher<[Output], Failure> { DerivedPublisher() }
    public func share() -> DerivedPublisher<Output, Failure> { DerivedPublisher() }
    public func print(_ prefix: String = "") -> DerivedPublisher<Output, Failure> { DerivedPublisher() }
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil
    ) -> DerivedPublisher<Output, Failure> {
        DerivedPublisher()
    }
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> DerivedPublisher<Output, P.Failure>
    where P.Output == Output {
        DerivedPublisher()
    }
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> DerivedPublisher<Output, E> {
        DerivedPublisher()
    }
    public func setFailureType<E: Error>(to type: E.Type) -> DerivedPublisher<Output, E> where Failure == Never {
        DerivedPublisher()
    }
    public func replaceError(with output: Output) -> DerivedPublisher<Output, Never> { DerivedPublisher() }
    public func replaceNil<T>(with output: T) -> DerivedPublisher<T, Failure> where Output == T? { DerivedPublisher() }
    public func retry(_ retries: Int) -> DerivedPublisher<Output, Failure> { DerivedPublisher() }
    public func merge<P: Publisher>(with other: P) -> DerivedPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        DerivedPublisher()
    }
    public func combineLatest<P: Publisher>(_ other: P) -> DerivedPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        DerivedPublisher()
    }
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> DerivedPublisher<T, Failure> where P.Failure == Failure {
        DerivedPublisher()
    }
    public func zip<P: Publisher>(_ other: P) -> DerivedPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        DerivedPublisher()
    }
    public func decode<Item: Decodable>(type: Item.Type, decoder: JSONDecoder) -> DerivedPublisher<Item, any Error>
    where Output == Data {
        DerivedPublisher()
    }
    public func assertNoFailure() -> DerivedPublisher<Output, Never> { DerivedPublisher() }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable {} }
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        AnyCancellable {}
    }
    public func assign(to published: inout Published<Output>.Publisher) {}
    public var values: AsyncStream<Output> { AsyncStream { $0.finish() } }
}

public enum Publishers {
    public static func CombineLatest<A: Publisher, B: Publisher>(
        _ a: A, _ b: B
    ) -> DerivedPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
        DerivedPublisher()
    }
    public static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
        _ a: A, _ b: B, _ c: C
    ) -> DerivedPublisher<(A.Output, B.Output, C.Output), A.Failure>
    where A.Failure == B.Failure, B.Failure == C.Failure {
        DerivedPublisher()
    }
    public static func Merge<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> DerivedPublisher<A.Output, A.Failure>
    where A.Output == B.Output, A.Failure == B.Failure {
        DerivedPublisher()
    }
}
