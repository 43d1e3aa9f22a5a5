public enum BlendMode: Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    case plusLighter
}

public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }

/// A view behind or before another.
public struct Layer {
    enum Place { case behind, before }
    let place: Place
    let view: any View
}

extension Layer: PrimitiveModifier {}

/// Whether a view is there without being seen, and whether it can be used.
public struct Usability {
    var isHidden = false
    var isDisabled = false
}

extension Usability: PrimitiveModifier {}

nonisolated extension View {
    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modifier(Layer(place: .behind, view: background))
    }
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(Layer(place: .behind, view: content()))
    }
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { recorded(edges) }
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        recorded(style, edges)
    }
    public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View { recorded(shape) }
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        recorded(style, shape)
    }
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(Layer(place: .before, view: overlay))
    }
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(Layer(place: .before, view: content()))
    }
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        recorded(style, edges)
    }
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        recorded(style, shape)
    }
    public func hidden() -> some View { modifier(Usability(isHidden: true)) }
    public func disabled(_ disabled: Bool) -> some View { modifier(Usability(isDisabled: disabled)) }

    public func foregroundColor(_ color: Color?) -> some View { recorded(color) }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { recorded(style) }
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        recorded(primary, secondary)
    }
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        recorded(primary, secondary, tertiary)
    }
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { recorded(style) }
    public func accentColor(_ color: Color?) -> some View { recorded(color) }
    public func tint(_ tint: Color?) -> some View { recorded(tint) }
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View { recorded(tint) }
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { recorded(colorScheme) }
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { recorded(colorScheme) }
    public func opacity(_ opacity: Double) -> some View { modifier(Usability(isHidden: opacity == 0)) }
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { recorded(radius) }
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { recorded(shape) }
    public func clipped(antialiased: Bool = false) -> some View { recorded() }
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { recorded(content, width) }
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        recorded(color, radius, x, y)
    }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { recorded(radius) }
    public func brightness(_ amount: Double) -> some View { recorded(amount) }
    public func contrast(_ amount: Double) -> some View { recorded(amount) }
    public func saturation(_ amount: Double) -> some View { recorded(amount) }
    public func grayscale(_ amount: Double) -> some View { recorded(amount) }
    public func hueRotation(_ angle: Angle) -> some View { recorded(angle) }
    public func colorInvert() -> some View { recorded() }
    public func colorMultiply(_ color: Color) -> some View { recorded(color) }
    public func luminanceToAlpha() -> some View { recorded() }
    public func blendMode(_ mode: BlendMode) -> some View { recorded(mode) }
    public func compositingGroup() -> some View { recorded() }
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        recorded()
    }
    public func mask<Mask: View>(_ mask: Mask) -> some View { recorded(mask) }
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        recorded(mask())
    }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { recorded(angle) }
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        recorded(angle)
    }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { recorded(scale) }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { recorded(scale) }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { recorded(x, y) }
    public func transformEffect(_ transform: CGAffineTransform) -> some View { recorded(transform) }
    public func redacted(reason: RedactionReasons) -> some View { recorded(reason) }
    public func unredacted() -> some View { recorded() }
    public func privacySensitive(_ sensitive: Bool = true) -> some View { recorded(sensitive) }
    public func labelsHidden() -> some View { recorded() }
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { recorded(visibility) }
    public func defersSystemGestures(on edges: Edge.Set) -> some View { recorded(edges) }
    public func focusable(_ isFocusable: Bool = true) -> some View { recorded(isFocusable) }
    public func help(_ textKey: LocalizedStringKey) -> some View { recorded(textKey) }
    public func help(_ text: Text) -> some View { recorded(text) }
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { recorded(text) }
}
