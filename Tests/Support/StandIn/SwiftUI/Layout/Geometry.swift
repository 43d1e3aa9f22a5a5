public struct EdgeInsets: Equatable, Sendable {
    public var top, leading, bottom, trailing: CGFloat

    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
}

public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    case top, leading, bottom, trailing

    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
        public static var top: Set { Set(.top) }
        public static var leading: Set { Set(.leading) }
        public static var bottom: Set { Set(.bottom) }
        public static var trailing: Set { Set(.trailing) }
        public static var all: Set { Set(rawValue: 15) }
        public static var horizontal: Set { Set(rawValue: 10) }
        public static var vertical: Set { Set(rawValue: 5) }
    }
}

public enum HorizontalEdge: Int8, CaseIterable, Sendable {
    case leading, trailing

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static var leading: Set { Set(rawValue: 1) }
        public static var trailing: Set { Set(rawValue: 2) }
        public static var all: Set { Set(rawValue: 3) }
    }
}

public enum VerticalEdge: Int8, CaseIterable, Sendable {
    case top, bottom

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static var top: Set { Set(rawValue: 1) }
        public static var bottom: Set { Set(rawValue: 2) }
        public static var all: Set { Set(rawValue: 3) }
    }
}

public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    case horizontal, vertical

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static var horizontal: Set { Set(rawValue: 1) }
        public static var vertical: Set { Set(rawValue: 2) }
    }
}

public struct Angle: Hashable, Comparable, Sendable {
    public var radians: Double
    public var degrees: Double { radians * 180 / .pi }

    public init() { radians = 0 }
    public init(radians: Double) { self.radians = radians }
    public init(degrees: Double) { radians = degrees * .pi / 180 }
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    public static var zero: Angle { Angle() }
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
    public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }
    public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
    public static func * (left: Angle, right: Double) -> Angle { Angle(radians: left.radians * right) }
    public static func / (left: Angle, right: Double) -> Angle { Angle(radians: left.radians / right) }
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}

extension Angle: Animatable {}

public struct UnitPoint: Hashable, Sendable {
    public var x, y: CGFloat

    public init() { self.init(x: 0, y: 0) }
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    public static var zero: UnitPoint { UnitPoint() }
    public static var center: UnitPoint { UnitPoint(x: 0.5, y: 0.5) }
    public static var leading: UnitPoint { UnitPoint(x: 0, y: 0.5) }
    public static var trailing: UnitPoint { UnitPoint(x: 1, y: 0.5) }
    public static var top: UnitPoint { UnitPoint(x: 0.5, y: 0) }
    public static var bottom: UnitPoint { UnitPoint(x: 0.5, y: 1) }
    public static var topLeading: UnitPoint { UnitPoint(x: 0, y: 0) }
    public static var topTrailing: UnitPoint { UnitPoint(x: 1, y: 0) }
    public static var bottomLeading: UnitPoint { UnitPoint(x: 0, y: 1) }
    public static var bottomTrailing: UnitPoint { UnitPoint(x: 1, y: 1) }
}

public enum CoordinateSpace: Hashable {
    case global, local
    case named(AnyHashable)
}

#if IOS17
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}
public struct NamedCoordinateSpace: CoordinateSpaceProtocol {
    public let coordinateSpace: CoordinateSpace
}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public var coordinateSpace: CoordinateSpace { .local }
}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public var coordinateSpace: CoordinateSpace { .global }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(name))
    }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
#endif

public struct GeometryProxy {
    public var size: CGSize { .zero }
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { .zero }
    public subscript<T>(anchor: Anchor<T>) -> T { fatalError("Nothing is laid out") }
    #if IOS17
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { .zero }
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }
    #endif
}

public struct GeometryReader<Content: View> {
    public var content: (GeometryProxy) -> Content

    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: PrimitiveView {}

public struct ProposedViewSize: Equatable, Sendable {
    public var width, height: CGFloat?
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
    public static var zero: ProposedViewSize { ProposedViewSize(width: 0, height: 0) }
    public static var infinity: ProposedViewSize { ProposedViewSize(width: .infinity, height: .infinity) }
    public static var unspecified: ProposedViewSize { ProposedViewSize(width: nil, height: nil) }
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
