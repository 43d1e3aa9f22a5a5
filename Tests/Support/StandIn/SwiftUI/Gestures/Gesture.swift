@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
    public typealias Value = Never
}

/// A gesture that the system recognises.
@MainActor @preconcurrency
public protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A gesture with what is done on its changes.
public struct ActingGesture<Base: Gesture> {
    let base: Base
}

extension ActingGesture: PrimitiveGesture { public typealias Value = Base.Value }

/// A gesture that gives another value.
public struct MappedGesture<Value> {}

extension MappedGesture: PrimitiveGesture {}

nonisolated extension Gesture {
    public func onEnded(_ action: @escaping (Value) -> Void) -> ActingGesture<Self> { ActingGesture(base: self) }
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> ActingGesture<Self> {
        ActingGesture(base: self)
    }
    public func map<T>(_ body: @escaping (Value) -> T) -> MappedGesture<T> { MappedGesture() }
    public func simultaneously<Other: Gesture>(with other: Other) -> MappedGesture<
        (first: Value?, second: Other.Value?)
    > {
        MappedGesture()
    }
    public func sequenced<Other: Gesture>(before other: Other) -> MappedGesture<
        SequenceGestureValue<Value, Other.Value>
    > {
        MappedGesture()
    }
    public func exclusively<Other: Gesture>(before other: Other) -> MappedGesture<Value> { MappedGesture() }
}

public enum SequenceGestureValue<First, Second> {
    case first(First)
    case second(First, Second?)
}

extension SequenceGestureValue: Equatable where First: Equatable, Second: Equatable {}

nonisolated extension Gesture where Value: Equatable {
    public func onChanged(_ action: @escaping (Value) -> Void) -> ActingGesture<Self> { ActingGesture(base: self) }
}

public struct TapGesture {
    public nonisolated init(count: Int = 1) {}
}
extension TapGesture: PrimitiveGesture { public typealias Value = Void }

public struct LongPressGesture {
    public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}
extension LongPressGesture: PrimitiveGesture { public typealias Value = Bool }

public struct DragGesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var translation: CGSize { .zero }
        public var velocity: CGSize { .zero }
        public var predictedEndLocation: CGPoint { .zero }
        public var predictedEndTranslation: CGSize { .zero }
    }
    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
    #if IOS17
    @_disfavoredOverload
    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {}
    #endif
}
extension DragGesture: PrimitiveGesture {}

public struct MagnificationGesture {
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}
extension MagnificationGesture: PrimitiveGesture { public typealias Value = CGFloat }

public struct RotationGesture {
    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}
extension RotationGesture: PrimitiveGesture { public typealias Value = Angle }

public struct SpatialTapGesture {
    public struct Value: Equatable, Sendable { public var location: CGPoint }
    public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}
extension SpatialTapGesture: PrimitiveGesture {}

#if IOS17
public struct MagnifyGesture {
    public struct Value: Equatable, Sendable {
        public var magnification: CGFloat
        public var startLocation: CGPoint
    }
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}
extension MagnifyGesture: PrimitiveGesture {}

public struct RotateGesture {
    public struct Value: Equatable, Sendable { public var rotation: Angle }
    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}
extension RotateGesture: PrimitiveGesture {}
#endif

public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var none: GestureMask { [] }
    public static var gesture: GestureMask { GestureMask(rawValue: 1) }
    public static var subviews: GestureMask { GestureMask(rawValue: 2) }
    public static var all: GestureMask { GestureMask(rawValue: 3) }
}

nonisolated extension View {
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { recorded(gesture) }
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        recorded(gesture)
    }
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        recorded(gesture)
    }
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapHandler(action: action))
    }
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        recorded(count, action)
    }
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        recorded(action, onPressingChanged)
    }
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { recorded(action) }
    public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(Usability(isDisabled: !enabled)) }
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { recorded(shape) }
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        recorded(kind, shape)
    }
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { recorded(data) }
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { recorded(payload) }
    public func dropDestination<T: Transferable>(
        for type: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        recorded(action, isTargeted)
    }
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { recorded(effect) }
}

public struct HoverEffect: Sendable {
    public static var automatic: HoverEffect { HoverEffect() }
    public static var highlight: HoverEffect { HoverEffect() }
    public static var lift: HoverEffect { HoverEffect() }
}

public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var interaction: ContentShapeKinds { ContentShapeKinds(rawValue: 1) }
    public static var dragPreview: ContentShapeKinds { ContentShapeKinds(rawValue: 2) }
    public static var contextMenuPreview: ContentShapeKinds { ContentShapeKinds(rawValue: 4) }
    public static var hoverEffect: ContentShapeKinds { ContentShapeKinds(rawValue: 8) }
}
