public struct Color: Hashable, Sendable, CustomStringConvertible {
    let name: String

    public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        name = "\(red) \(green) \(blue) \(opacity)"
    }
    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) { name = "\(white) \(opacity)" }
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) { name = "\(hue)" }
    public init(_ color: UIColor) { name = "\(color)" }
    public init(uiColor: UIColor) { name = "\(uiColor)" }
    public init(cgColor: CGColor) { name = "\(cgColor)" }
    public init(_ color: CGColor) { name = "\(color)" }
    #if IOS17
    public init(_ resource: ColorResource) { name = resource.name }
    #endif

    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    public var description: String { name }
    public var cgColor: CGColor? { nil }
    public func opacity(_ opacity: Double) -> Color { Color("\(name) \(opacity)") }
    public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }

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
    public static var primary: Color { Color("primary") }
    public static var secondary: Color { Color("secondary") }
    public static var accentColor: Color { Color("accentColor") }
}

extension Color: ShapeStyle {}
extension Color: View {}

public struct ColorResource: Hashable, Sendable {
    let name: String
    public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIColor {
    public convenience init(_ color: Color) { self.init() }
}
