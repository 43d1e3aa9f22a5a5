public protocol ShapeStyle: Sendable {}

// Styles are views where they are shapes' fillings.
extension ShapeStyle where Self: View {
    @MainActor @preconcurrency public var body: ModifiedContent<Rectangle, Recorded> {
        ModifiedContent(content: Rectangle(), modifier: Recorded(name: "fill(_:)", values: [self]))
    }
}

public struct AnyShapeStyle: ShapeStyle {
    let style: any ShapeStyle
    public init<S: ShapeStyle>(_ style: S) { self.style = style }
}

public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

public struct ForegroundStyle: ShapeStyle { public init() {} }
public struct BackgroundStyle: ShapeStyle { public init() {} }
public struct TintShapeStyle: ShapeStyle { public init() {} }
public struct SelectionShapeStyle: ShapeStyle { public init() {} }
public struct SeparatorShapeStyle: ShapeStyle { public init() {} }

public struct Material: ShapeStyle {
    let thickness: Int
    public static var ultraThin: Material { Material(thickness: 0) }
    public static var thin: Material { Material(thickness: 1) }
    public static var regular: Material { Material(thickness: 2) }
    public static var thick: Material { Material(thickness: 3) }
    public static var ultraThick: Material { Material(thickness: 4) }
    public static var bar: Material { Material(thickness: 5) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}
extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { TintShapeStyle() } }
extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
#if IOS17
extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
public struct FillShapeStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == FillShapeStyle { public static var fill: FillShapeStyle { FillShapeStyle() } }
#endif

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { Color("red") }
    public static var orange: Color { Color("orange") }
    public static var yellow: Color { Color("yellow") }
    public static var green: Color { Color("green") }
    public static var mint: Color { Color("mint") }
    public static var teal: Color { Color("teal") }
    public static var cyan: Color { Color("cyan") }
    public static var blue: Color { Color("blue") }
    public static var indigo: Color { Color("indigo") }
    public static var purple: Color { Color("purple") }
    public static var pink: Color { Color("pink") }
    public static var brown: Color { Color("brown") }
    public static var white: Color { Color("white") }
    public static var gray: Color { Color("gray") }
    public static var black: Color { Color("black") }
    public static var clear: Color { Color("clear") }
}

extension ShapeStyle {
    public func opacity(_ opacity: Double) -> some ShapeStyle { AnyShapeStyle(self) }
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { AnyShapeStyle(self) }
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { AnyShapeStyle(self) }
}

public struct ShadowStyle: Equatable, Sendable {
    public static func drop(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle()
    }
    public static func inner(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle()
    }
}

public struct Gradient: Equatable, Hashable, Sendable, ShapeStyle {
    public struct Stop: Equatable, Hashable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }

    public var stops: [Stop]
    public init(stops: [Stop]) { self.stops = stops }
    public init(colors: [Color]) { stops = colors.map { Stop(color: $0, location: 0) } }
}

public struct AnyGradient: Hashable, Sendable, ShapeStyle {
    let gradient: Gradient
    public init(_ gradient: Gradient) { self.gradient = gradient }
}

public struct LinearGradient: ShapeStyle, Sendable {
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

extension LinearGradient: View {}

public struct RadialGradient: ShapeStyle, Sendable {
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}

extension RadialGradient: View {}

public struct AngularGradient: ShapeStyle, Sendable {
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {}
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}
}

extension AngularGradient: View {}

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
}
