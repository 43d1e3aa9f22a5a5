@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
    @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }

public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

public enum PreviewLayout: Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

public struct InterfaceOrientation: Hashable, Sendable {
    let name: String
    public static var portrait: InterfaceOrientation { InterfaceOrientation(name: "portrait") }
    public static var portraitUpsideDown: InterfaceOrientation { InterfaceOrientation(name: "upsideDown") }
    public static var landscapeLeft: InterfaceOrientation { InterfaceOrientation(name: "left") }
    public static var landscapeRight: InterfaceOrientation { InterfaceOrientation(name: "right") }
}

nonisolated extension View {
    public func previewDevice(_ value: PreviewDevice?) -> some View { recorded(value) }
    public func previewLayout(_ value: PreviewLayout) -> some View { recorded(value) }
    public func previewDisplayName(_ value: String?) -> some View { recorded(value) }
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { recorded(value) }
}

public struct PreviewTrait<T>: Sendable {}

extension PreviewTrait where T == Preview.ViewTraits {
    public static var defaultLayout: PreviewTrait { PreviewTrait() }
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
    public static var portrait: PreviewTrait { PreviewTrait() }
    public static var landscapeLeft: PreviewTrait { PreviewTrait() }
    public static var landscapeRight: PreviewTrait { PreviewTrait() }
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
}

public enum Preview {
    public enum ViewTraits: Sendable {}
}

/// Its closure is type-checked, and nothing comes of it.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewsMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewsMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "PreviewsMacros", type: "PreviewMacro")
