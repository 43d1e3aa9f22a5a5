@MainActor open class UIApplication: UIResponder {
    public static var shared: UIApplication { UIApplication() }

    public weak var delegate: (any UIApplicationDelegate)?
    open var applicationState: State { .active }
    open var connectedScenes: Set<UIScene> { [] }
    open var windows: [UIWindow] { [] }
    open var isIdleTimerDisabled = false
    open var applicationIconBadgeNumber = 0
    open func canOpenURL(_ url: URL) -> Bool { true }
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {}
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { false }
    open func registerForRemoteNotifications() {}
    open func setAlternateIconName(_ name: String?, completionHandler: ((Error?) -> Void)? = nil) {}

    public enum State: Int, Sendable { case active, inactive, background }
    public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
    public struct LaunchOptionsKey: Hashable, Sendable {}
    public struct OpenURLOptionsKey: Hashable, Sendable {}

    public nonisolated static var openSettingsURLString: String { "app-settings:" }
    public nonisolated static var didBecomeActiveNotification: Notification.Name {
        Notification.Name("didBecomeActive")
    }
    public nonisolated static var willResignActiveNotification: Notification.Name { Notification.Name("willResign") }
    public nonisolated static var didEnterBackgroundNotification: Notification.Name { Notification.Name("background") }
    public nonisolated static var willEnterForegroundNotification: Notification.Name { Notification.Name("foreground") }
    public nonisolated static var willTerminateNotification: Notification.Name { Notification.Name("willTerminate") }
    public nonisolated static var didReceiveMemoryWarningNotification: Notification.Name { Notification.Name("memory") }
}

@MainActor public final class UIEvent: NSObject {}

@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
}

// What is optional in Objective-C has a default here.
extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        true
    }
    public func application(
        _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        true
    }
    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
}

@MainActor open class UIScene: UIResponder {
    public let session = UISceneSession()
    open var activationState: ActivationState { .foregroundActive }

    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }
    public final class ConnectionOptions: NSObject {}
}

@MainActor public final class UISceneSession: NSObject {}

@MainActor public final class UIWindowScene: UIScene {
    public var windows: [UIWindow] { [] }
    public var keyWindow: UIWindow? { nil }
    public var screen: UIScreen { UIScreen.main }
}

@MainActor public protocol UISceneDelegate: NSObjectProtocol {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
}

@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

@MainActor public final class UIScreen: NSObject {
    public static var main: UIScreen { UIScreen() }
    public var bounds: CGRect { .zero }
    public var scale: CGFloat { 2 }
    public var brightness: CGFloat = 1
}

@MainActor public final class UIDevice: NSObject {
    public static var current: UIDevice { UIDevice() }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    public var orientation: UIDeviceOrientation { .portrait }
    public var name: String { "" }
    public var model: String { "" }
    public var systemName: String { "" }
    public var systemVersion: String { "" }
    public var identifierForVendor: UUID? { nil }
    public nonisolated static var orientationDidChangeNotification: Notification.Name {
        Notification.Name("orientation")
    }
}

public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

public final class UIPasteboard: NSObject, @unchecked Sendable {
    public static var general: UIPasteboard { UIPasteboard() }
    public var string: String?
    public var strings: [String]?
    public var url: URL?
    public var image: UIImage?
    public var hasStrings: Bool { false }
}

@MainActor open class UIFeedbackGenerator: NSObject {
    open func prepare() {}
}

@MainActor public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public override init() {}
    public init(style: FeedbackStyle) {}
    public func impactOccurred() {}
    public func impactOccurred(intensity: CGFloat) {}
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
}

@MainActor public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public func notificationOccurred(_ type: FeedbackType) {}
    public enum FeedbackType: Int, Sendable { case success, warning, error }
}

@MainActor public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    public func selectionChanged() {}
}

@MainActor public enum UIAccessibility {
    public nonisolated static var isVoiceOverRunning: Bool { false }
    public nonisolated static var isReduceMotionEnabled: Bool { false }
    public nonisolated static func post(notification: Notification, argument: Any?) {}

    public struct Notification: Hashable, Sendable {
        let name: String
        public static var announcement: Notification { Notification(name: "announcement") }
        public static var screenChanged: Notification { Notification(name: "screenChanged") }
        public static var layoutChanged: Notification { Notification(name: "layoutChanged") }
    }
}
