public protocol AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

public struct ViewDimensions: Equatable {
    public var width: CGFloat { 0 }
    public var height: CGFloat { 0 }
    public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
    public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}

private enum SystemAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

public struct HorizontalAlignment: Equatable, Sendable {
    let name: String
    public init(_ id: any AlignmentID.Type) { name = "\(id)" }
    init(name: String) { self.name = name }
    public static var leading: HorizontalAlignment { HorizontalAlignment(name: "leading") }
    public static var center: HorizontalAlignment { HorizontalAlignment(name: "center") }
    public static var trailing: HorizontalAlignment { HorizontalAlignment(name: "trailing") }
}

public struct VerticalAlignment: Equatable, Sendable {
    let name: String
    public init(_ id: any AlignmentID.Type) { name = "\(id)" }
    init(name: String) { self.name = name }
    public static var top: VerticalAlignment { VerticalAlignment(name: "top") }
    public static var center: VerticalAlignment { VerticalAlignment(name: "center") }
    public static var bottom: VerticalAlignment { VerticalAlignment(name: "bottom") }
    public static var firstTextBaseline: VerticalAlignment { VerticalAlignment(name: "firstTextBaseline") }
    public static var lastTextBaseline: VerticalAlignment { VerticalAlignment(name: "lastTextBaseline") }
}

public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
    public static var center: Alignment { Alignment(horizontal: .center, vertical: .center) }
    public static var leading: Alignment { Alignment(horizontal: .leading, vertical: .center) }
    public static var trailing: Alignment { Alignment(horizontal: .trailing, vertical: .center) }
    public static var top: Alignment { Alignment(horizontal: .center, vertical: .top) }
    public static var bottom: Alignment { Alignment(horizontal: .center, vertical: .bottom) }
    public static var topLeading: Alignment { Alignment(horizontal: .leading, vertical: .top) }
    public static var topTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .top) }
    public static var bottomLeading: Alignment { Alignment(horizontal: .leading, vertical: .bottom) }
    public static var bottomTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .bottom) }
    public static var centerFirstTextBaseline: Alignment {
        Alignment(horizontal: .center, vertical: .firstTextBaseline)
    }
    public static var leadingFirstTextBaseline: Alignment {
        Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    }
}
