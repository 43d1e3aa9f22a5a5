public struct Animation: Equatable, Hashable, Sendable {
    let name: String

    public static var `default`: Animation { Animation(name: "default") }
    public static var linear: Animation { Animation(name: "linear") }
    public static var easeIn: Animation { Animation(name: "easeIn") }
    public static var easeOut: Animation { Animation(name: "easeOut") }
    public static var easeInOut: Animation { Animation(name: "easeInOut") }
    public static func linear(duration: TimeInterval) -> Animation { linear }
    public static func easeIn(duration: TimeInterval) -> Animation { easeIn }
    public static func easeOut(duration: TimeInterval) -> Animation { easeOut }
    public static func easeInOut(duration: TimeInterval) -> Animation { easeInOut }
    public static func timingCurve(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        Animation(name: "timingCurve")
    }
    #if IOS17
    public static var spring: Animation { Animation(name: "spring") }
    public static var bouncy: Animation { Animation(name: "bouncy") }
    public static var snappy: Animation { Animation(name: "snappy") }
    public static var smooth: Animation { Animation(name: "smooth") }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { bouncy }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { snappy }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { smooth }
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        spring
    }
    #endif
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(name: "spring")
    }
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        Animation(name: "interactiveSpring")
    }
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        Animation(name: "interpolatingSpring")
    }

    public func delay(_ delay: TimeInterval) -> Animation { self }
    public func speed(_ speed: Double) -> Animation { self }
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

#if IOS17
public struct AnimationCompletionCriteria: Hashable, Sendable {
    public static var logicallyComplete: AnimationCompletionCriteria { AnimationCompletionCriteria() }
    public static var removed: AnimationCompletionCriteria { AnimationCompletionCriteria() }
}

public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    try body()
}
#endif

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false

    public init() {}
    public init(animation: Animation?) { self.animation = animation }
}

public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by rhs: Double)
    var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= rhs }
    public var magnitudeSquared: Double { self * self }
}
extension Float: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}
extension CGFloat: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}

public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    public init() {}
    public mutating func scale(by rhs: Double) {}
    public var magnitudeSquared: Double { 0 }
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    public static func + (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }
    public static func - (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }
}

public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
    public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }
    public static func + (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
        AnimatablePair(left.first + right.first, left.second + right.second)
    }
    public static func - (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
        AnimatablePair(left.first - right.first, left.second - right.second)
    }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

public protocol AnimatableModifier: Animatable, ViewModifier {}

public struct AnyTransition: Sendable {
    public static var opacity: AnyTransition { AnyTransition() }
    public static var scale: AnyTransition { AnyTransition() }
    public static var slide: AnyTransition { AnyTransition() }
    public static var identity: AnyTransition { AnyTransition() }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

public struct ContentTransition: Equatable, Sendable {
    let name: String
    public static var identity: ContentTransition { ContentTransition(name: "identity") }
    public static var opacity: ContentTransition { ContentTransition(name: "opacity") }
    public static var interpolate: ContentTransition { ContentTransition(name: "interpolate") }
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(name: "numeric") }
    #if IOS17
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numeric") }
    public static var symbolEffect: ContentTransition { ContentTransition(name: "symbol") }
    #endif
}

public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var position: MatchedGeometryProperties { MatchedGeometryProperties(rawValue: 1) }
    public static var size: MatchedGeometryProperties { MatchedGeometryProperties(rawValue: 2) }
    public static var frame: MatchedGeometryProperties { MatchedGeometryProperties(rawValue: 3) }
}

nonisolated extension View {
    public func animation(_ animation: Animation?) -> some View { recorded(animation) }
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { recorded(animation, value) }
    public func transition(_ transition: AnyTransition) -> some View { recorded(transition) }
    public func contentTransition(_ transition: ContentTransition) -> some View { recorded(transition) }
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { recorded(transform) }
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        recorded(id, namespace)
    }
}
