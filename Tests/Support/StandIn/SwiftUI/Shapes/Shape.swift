public nonisolated protocol Shape: Sendable, Animatable, View {
    nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
    @MainActor @preconcurrency public var body: FilledShape<Self> { FilledShape(shape: self) }
}

/// A shape as a view.
public struct FilledShape<S: Shape> {
    let shape: S
}

extension FilledShape: PrimitiveView {}

public nonisolated protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    func inset(by amount: CGFloat) -> InsetShape
}

public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
    }
}

public struct FillStyle: Equatable, Sendable {
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// A shape that was changed by a modifier.
public struct ChangedShape<Content: Shape>: InsettableShape {
    let content: Content
    public func path(in rect: CGRect) -> Path { content.path(in: rect) }
    public func inset(by amount: CGFloat) -> ChangedShape<Content> { self }
}

public struct Rectangle: InsettableShape {
    public nonisolated init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
    public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

public struct RoundedRectangle: InsettableShape {
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {}
    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .circular) {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
    public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

public struct RectangleCornerRadii: Equatable, Sendable {
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {}
}

public struct UnevenRoundedRectangle: InsettableShape {
    public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .circular) {}
    public nonisolated init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .circular
    ) {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
    public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

public struct Circle: InsettableShape {
    public nonisolated init() {}
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

public struct Ellipse: InsettableShape {
    public nonisolated init() {}
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

public struct Capsule: InsettableShape {
    public nonisolated init(style: RoundedCornerStyle = .circular) {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
    public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

public struct ContainerRelativeShape: InsettableShape {
    public nonisolated init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
    public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

public struct AnyShape: Shape {
    let shape: any Shape
    public nonisolated init<S: Shape>(_ shape: S) { self.shape = shape }
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }
extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == ContainerRelativeShape {
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
#if IOS17
extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
#endif

/// A shape with what it is filled or stroked with.
public struct ShapeView<Content: Shape> {
    let shape: Content
    let style: any ShapeStyle
}

extension ShapeView: PrimitiveView {}

nonisolated extension Shape {
    public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape { ChangedShape(content: self) }
    public func offset(_ offset: CGSize) -> ChangedShape<Self> { ChangedShape(content: self) }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ChangedShape<Self> { ChangedShape(content: self) }
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> ChangedShape<Self> {
        ChangedShape(content: self)
    }
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ChangedShape<Self> {
        ChangedShape(content: self)
    }
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ChangedShape<Self> {
        ChangedShape(content: self)
    }
    public func transform(_ transform: CGAffineTransform) -> ChangedShape<Self> { ChangedShape(content: self) }
    public func size(_ size: CGSize) -> some Shape { ChangedShape(content: self) }
    public func size(width: CGFloat, height: CGFloat) -> some Shape { ChangedShape(content: self) }
    public func stroke(style: StrokeStyle) -> some Shape { ChangedShape(content: self) }
    public func stroke(lineWidth: CGFloat = 1) -> some Shape { ChangedShape(content: self) }
    #if IOS17
    public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> ShapeView<Self> {
        ShapeView(shape: self, style: content)
    }
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> ShapeView<Self> {
        ShapeView(shape: self, style: content)
    }
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> ShapeView<Self> {
        ShapeView(shape: self, style: content)
    }
    #else
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
        ShapeView(shape: self, style: content)
    }
    public func fill(style: FillStyle = FillStyle()) -> some View { ShapeView(shape: self, style: ForegroundStyle()) }
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        ShapeView(shape: self, style: content)
    }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        ShapeView(shape: self, style: content)
    }
    #endif
}

nonisolated extension InsettableShape {
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
    ) -> ShapeView<Self> {
        ShapeView(shape: self, style: content)
    }
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> ShapeView<Self> {
        ShapeView(shape: self, style: content)
    }
}

#if IOS17
extension ShapeView {
    public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> ShapeView<Content> {
        self
    }
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView<Content> { self }
}
#endif
