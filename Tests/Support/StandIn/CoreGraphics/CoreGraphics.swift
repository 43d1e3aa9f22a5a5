@_exported import AppleFoundation

public struct CGAffineTransform: Equatable, Sendable {
    public var a, b, c, d, tx, ty: CGFloat

    public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }
    public init(rotationAngle angle: CGFloat) { self.init() }
    public init(scaleX: CGFloat, y: CGFloat) { self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0) }
    public init(translationX: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y) }

    public static var identity: CGAffineTransform { CGAffineTransform() }
    public func rotated(by angle: CGFloat) -> CGAffineTransform { self }
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { self }
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { self }
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform { self }
    public func inverted() -> CGAffineTransform { self }
}

public struct CGVector: Equatable, Sendable {
    public var dx, dy: CGFloat

    public init(dx: CGFloat = 0, dy: CGFloat = 0) { (self.dx, self.dy) = (dx, dy) }
}

public final class CGColor: @unchecked Sendable, Equatable {
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public static func == (left: CGColor, right: CGColor) -> Bool { left === right }
}

public final class CGImage: @unchecked Sendable {
    init() {}
    public var width: Int { 0 }
    public var height: Int { 0 }
    public func cropping(to rect: CGRect) -> CGImage? { nil }
}

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
public enum CGBlendMode: Int32, Sendable { case normal, multiply, screen, overlay, darken, lighten, clear, copy }

public final class CGContext {
    init() {}
    public func setFillColor(_ color: CGColor) {}
    public func setStrokeColor(_ color: CGColor) {}
    public func fill(_ rect: CGRect) {}
    public func stroke(_ rect: CGRect) {}
    public func addPath(_ path: CGPath) {}
    public func fillPath() {}
    public func strokePath() {}
    public func saveGState() {}
    public func restoreGState() {}
    public func translateBy(x: CGFloat, y: CGFloat) {}
    public func scaleBy(x: CGFloat, y: CGFloat) {}
}

open class CGPath: @unchecked Sendable {
    public init() {}
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { self.init() }
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { self.init() }
    public var boundingBox: CGRect { .zero }
}

public final class CGMutablePath: CGPath, @unchecked Sendable {
    public func move(to point: CGPoint) {}
    public func addLine(to point: CGPoint) {}
    public func closeSubpath() {}
}

extension CGRect {
    public func applying(_ transform: CGAffineTransform) -> CGRect { self }
}

extension CGPoint {
    public func applying(_ transform: CGAffineTransform) -> CGPoint { self }
}

extension CGSize {
    public func applying(_ transform: CGAffineTransform) -> CGSize { self }
}
