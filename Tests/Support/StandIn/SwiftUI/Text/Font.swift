public struct Font: Hashable, Sendable {
    let name: String

    public static var largeTitle: Font { Font(name: "largeTitle") }
    public static var title: Font { Font(name: "title") }
    public static var title2: Font { Font(name: "title2") }
    public static var title3: Font { Font(name: "title3") }
    public static var headline: Font { Font(name: "headline") }
    public static var subheadline: Font { Font(name: "subheadline") }
    public static var body: Font { Font(name: "body") }
    public static var callout: Font { Font(name: "callout") }
    public static var footnote: Font { Font(name: "footnote") }
    public static var caption: Font { Font(name: "caption") }
    public static var caption2: Font { Font(name: "caption2") }

    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(name: "system")
    }
    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(name: "system")
    }
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(name: "system")
    }
    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font { Font(name: "system") }
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: name) }
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font { Font(name: name) }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(name: name) }
    init(name: String) { self.name = name }
    public init(_ font: UIFont) { name = "" }

    public func bold() -> Font { self }
    public func italic() -> Font { self }
    public func weight(_ weight: Weight) -> Font { self }
    public func width(_ width: Width) -> Font { self }
    public func monospaced() -> Font { self }
    public func monospacedDigit() -> Font { self }
    public func smallCaps() -> Font { self }
    public func uppercaseSmallCaps() -> Font { self }
    public func lowercaseSmallCaps() -> Font { self }
    public func leading(_ leading: Leading) -> Font { self }

    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    public enum Leading: Hashable, Sendable { case standard, tight, loose }
    public struct Weight: Hashable, Sendable {
        let name: String
        public static var ultraLight: Weight { Weight(name: "ultraLight") }
        public static var thin: Weight { Weight(name: "thin") }
        public static var light: Weight { Weight(name: "light") }
        public static var regular: Weight { Weight(name: "regular") }
        public static var medium: Weight { Weight(name: "medium") }
        public static var semibold: Weight { Weight(name: "semibold") }
        public static var bold: Weight { Weight(name: "bold") }
        public static var heavy: Weight { Weight(name: "heavy") }
        public static var black: Weight { Weight(name: "black") }
    }
    public struct Width: Hashable, Sendable {
        let value: CGFloat
        public init(_ value: CGFloat) { self.value = value }
        public static var compressed: Width { Width(-2) }
        public static var condensed: Width { Width(-1) }
        public static var standard: Width { Width(0) }
        public static var expanded: Width { Width(1) }
    }
}
