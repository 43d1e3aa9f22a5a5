@_exported import AppleFoundation
@_exported import CoreGraphics

open class UIColor: NSObject, @unchecked Sendable {
    public override init() {}
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public init(white: CGFloat, alpha: CGFloat) {}
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {}
    public init?(named name: String) {}
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {}
    public init(cgColor: CGColor) {}

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
    open var cgColor: CGColor { CGColor(red: 0, green: 0, blue: 0, alpha: 0) }
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        false
    }

    open class var black: UIColor { UIColor() }
    open class var darkGray: UIColor { UIColor() }
    open class var lightGray: UIColor { UIColor() }
    open class var white: UIColor { UIColor() }
    open class var gray: UIColor { UIColor() }
    open class var red: UIColor { UIColor() }
    open class var green: UIColor { UIColor() }
    open class var blue: UIColor { UIColor() }
    open class var cyan: UIColor { UIColor() }
    open class var yellow: UIColor { UIColor() }
    open class var magenta: UIColor { UIColor() }
    open class var orange: UIColor { UIColor() }
    open class var purple: UIColor { UIColor() }
    open class var brown: UIColor { UIColor() }
    open class var clear: UIColor { UIColor() }
    open class var systemRed: UIColor { UIColor() }
    open class var systemGreen: UIColor { UIColor() }
    open class var systemBlue: UIColor { UIColor() }
    open class var systemOrange: UIColor { UIColor() }
    open class var systemYellow: UIColor { UIColor() }
    open class var systemPink: UIColor { UIColor() }
    open class var systemPurple: UIColor { UIColor() }
    open class var systemTeal: UIColor { UIColor() }
    open class var systemIndigo: UIColor { UIColor() }
    open class var systemBrown: UIColor { UIColor() }
    open class var systemMint: UIColor { UIColor() }
    open class var systemCyan: UIColor { UIColor() }
    open class var systemGray: UIColor { UIColor() }
    open class var systemGray2: UIColor { UIColor() }
    open class var systemGray3: UIColor { UIColor() }
    open class var systemGray4: UIColor { UIColor() }
    open class var systemGray5: UIColor { UIColor() }
    open class var systemGray6: UIColor { UIColor() }
    open class var tintColor: UIColor { UIColor() }
    open class var label: UIColor { UIColor() }
    open class var secondaryLabel: UIColor { UIColor() }
    open class var tertiaryLabel: UIColor { UIColor() }
    open class var quaternaryLabel: UIColor { UIColor() }
    open class var link: UIColor { UIColor() }
    open class var placeholderText: UIColor { UIColor() }
    open class var separator: UIColor { UIColor() }
    open class var opaqueSeparator: UIColor { UIColor() }
    open class var systemBackground: UIColor { UIColor() }
    open class var secondarySystemBackground: UIColor { UIColor() }
    open class var tertiarySystemBackground: UIColor { UIColor() }
    open class var systemGroupedBackground: UIColor { UIColor() }
    open class var secondarySystemGroupedBackground: UIColor { UIColor() }
    open class var tertiarySystemGroupedBackground: UIColor { UIColor() }
    open class var systemFill: UIColor { UIColor() }
    open class var secondarySystemFill: UIColor { UIColor() }
    open class var tertiarySystemFill: UIColor { UIColor() }
    open class var quaternarySystemFill: UIColor { UIColor() }
}

open class UIImage: NSObject, @unchecked Sendable {
    public override init() {}
    public init?(named name: String) {}
    public init?(systemName: String) {}
    public init?(data: Data) {}
    public init?(contentsOfFile path: String) {}
    public init(cgImage: CGImage) {}

    open var size: CGSize { .zero }
    open var scale: CGFloat { 1 }
    open var cgImage: CGImage? { nil }
    open func pngData() -> Data? { nil }
    open func jpegData(compressionQuality: CGFloat) -> Data? { nil }
    open func withTintColor(_ color: UIColor) -> UIImage { self }
    open func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
    open func draw(in rect: CGRect) {}

    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
}

open class UIFont: NSObject, @unchecked Sendable {
    public override init() {}
    public init?(name: String, size: CGFloat) {}
    open class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
    open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont() }
    open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
    open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont() }
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
    open var pointSize: CGFloat { 17 }
    open var lineHeight: CGFloat { 20 }

    public struct Weight: Hashable, Sendable {
        let value: Int
        public static var ultraLight: Weight { Weight(value: 0) }
        public static var thin: Weight { Weight(value: 1) }
        public static var light: Weight { Weight(value: 2) }
        public static var regular: Weight { Weight(value: 3) }
        public static var medium: Weight { Weight(value: 4) }
        public static var semibold: Weight { Weight(value: 5) }
        public static var bold: Weight { Weight(value: 6) }
        public static var heavy: Weight { Weight(value: 7) }
        public static var black: Weight { Weight(value: 8) }
    }

    public struct TextStyle: Hashable, Sendable {
        let name: String
        public static var largeTitle: TextStyle { TextStyle(name: "largeTitle") }
        public static var title1: TextStyle { TextStyle(name: "title1") }
        public static var title2: TextStyle { TextStyle(name: "title2") }
        public static var title3: TextStyle { TextStyle(name: "title3") }
        public static var headline: TextStyle { TextStyle(name: "headline") }
        public static var subheadline: TextStyle { TextStyle(name: "subheadline") }
        public static var body: TextStyle { TextStyle(name: "body") }
        public static var callout: TextStyle { TextStyle(name: "callout") }
        public static var footnote: TextStyle { TextStyle(name: "footnote") }
        public static var caption1: TextStyle { TextStyle(name: "caption1") }
        public static var caption2: TextStyle { TextStyle(name: "caption2") }
    }
}

public struct UIEdgeInsets: Equatable, Sendable {
    public var top, left, bottom, right: CGFloat

    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
    public static var zero: UIEdgeInsets { UIEdgeInsets() }
}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
}
public enum UIReturnKeyType: Int, Sendable { case `default`, go, google, join, next, route, search, send, done }
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

public struct UITextContentType: Hashable, Sendable {
    let name: String
    public static var name: UITextContentType { UITextContentType(name: "name") }
    public static var givenName: UITextContentType { UITextContentType(name: "givenName") }
    public static var familyName: UITextContentType { UITextContentType(name: "familyName") }
    public static var username: UITextContentType { UITextContentType(name: "username") }
    public static var password: UITextContentType { UITextContentType(name: "password") }
    public static var newPassword: UITextContentType { UITextContentType(name: "newPassword") }
    public static var oneTimeCode: UITextContentType { UITextContentType(name: "oneTimeCode") }
    public static var emailAddress: UITextContentType { UITextContentType(name: "emailAddress") }
    public static var telephoneNumber: UITextContentType { UITextContentType(name: "telephoneNumber") }
    public static var URL: UITextContentType { UITextContentType(name: "URL") }
}

@MainActor public final class UITraitCollection: NSObject {
    public nonisolated override init() {}
    public nonisolated var userInterfaceStyle: UIUserInterfaceStyle { .light }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
}
