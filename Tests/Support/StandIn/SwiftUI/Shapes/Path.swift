public struct Path: Equatable, Sendable, Shape {
    var points: [CGPoint] = []

    public nonisolated init() {}
    public nonisolated init(_ rect: CGRect) {}
    public nonisolated init(_ path: CGPath) {}
    public nonisolated init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {}
    public nonisolated init(ellipseIn rect: CGRect) {}
    public nonisolated init(_ callback: (inout Path) -> Void) { callback(&self) }

    public func path(in rect: CGRect) -> Path { self }
    public var isEmpty: Bool { points.isEmpty }
    public var boundingRect: CGRect { .zero }
    public var cgPath: CGPath { CGPath() }
    public var currentPoint: CGPoint? { points.last }
    public func contains(_ point: CGPoint) -> Bool { false }
    public mutating func move(to point: CGPoint) { points.append(point) }
    public mutating func addLine(to point: CGPoint) { points.append(point) }
    public mutating func addLines(_ lines: [CGPoint]) { points += lines }
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { points.append(end) }
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { points.append(end) }
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {}
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular,
        transform: CGAffineTransform = .identity
    ) {}
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {}
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {}
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {}
    public mutating func closeSubpath() {}
    public func applying(_ transform: CGAffineTransform) -> Path { self }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { self }
    public func strokedPath(_ style: StrokeStyle) -> Path { self }
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
}
