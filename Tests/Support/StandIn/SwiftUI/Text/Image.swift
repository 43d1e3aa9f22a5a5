public struct Image: Equatable, Sendable {
    let name: String

    public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.name = name }
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.name = name }
    public init(decorative name: String, bundle: Bundle? = nil) { self.name = name }
    public init(systemName: String) { name = systemName }
    public init(systemName: String, variableValue: Double?) { name = systemName }
    public init(uiImage: UIImage) { name = "" }
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) { name = "" }
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) { name = "" }
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        name = ""
    }
    #if IOS17
    public init(_ resource: ImageResource) { name = resource.name }
    #endif

    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }
    public enum ResizingMode: Sendable { case tile, stretch }
    public enum Interpolation: Sendable { case none, low, medium, high }
    public enum TemplateRenderingMode: Sendable { case template, original }
    public enum Scale: Sendable { case small, medium, large }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension Image: PrimitiveView {}

public struct ImageResource: Hashable, Sendable {
    let name: String
    public init(name: String, bundle: Bundle) { self.name = name }
}

public struct SymbolRenderingMode: Sendable {
    public static var monochrome: SymbolRenderingMode { SymbolRenderingMode() }
    public static var multicolor: SymbolRenderingMode { SymbolRenderingMode() }
    public static var hierarchical: SymbolRenderingMode { SymbolRenderingMode() }
    public static var palette: SymbolRenderingMode { SymbolRenderingMode() }
}

public struct SymbolVariants: Hashable, Sendable {
    let name: String
    public static var none: SymbolVariants { SymbolVariants(name: "none") }
    public static var circle: SymbolVariants { SymbolVariants(name: "circle") }
    public static var square: SymbolVariants { SymbolVariants(name: "square") }
    public static var rectangle: SymbolVariants { SymbolVariants(name: "rectangle") }
    public static var fill: SymbolVariants { SymbolVariants(name: "fill") }
    public static var slash: SymbolVariants { SymbolVariants(name: "slash") }
    public var fill: SymbolVariants { self }
    public var circle: SymbolVariants { self }
}

nonisolated extension View {
    public func imageScale(_ scale: Image.Scale) -> some View { recorded(scale) }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { recorded(mode) }
    public func symbolVariant(_ variant: SymbolVariants) -> some View { recorded(variant) }
}

public enum AsyncImagePhase {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

public struct AsyncImage<Content: View> {
    let url: URL?
    let content: (AsyncImagePhase) -> Content
}

extension AsyncImage: PrimitiveView {}

nonisolated extension AsyncImage {
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url) { $0.image ?? Image("") }
    }
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.url = url
        self.content = { phase in
            if let image = phase.image {
                ViewBuilder.buildEither(first: content(image))
            } else {
                ViewBuilder.buildEither(second: placeholder())
            }
        }
    }
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.content = content
    }
}
