@MainActor open class UIResponder: NSObject {
    public nonisolated override init() {}
    open func becomeFirstResponder() -> Bool { false }
    open func resignFirstResponder() -> Bool { false }
    open var isFirstResponder: Bool { false }
    open var next: UIResponder? { nil }

    public static var keyboardWillShowNotification: Notification.Name { Notification.Name("keyboardWillShow") }
    public static var keyboardWillHideNotification: Notification.Name { Notification.Name("keyboardWillHide") }
    public static var keyboardFrameEndUserInfoKey: String { "keyboardFrameEnd" }
}

@MainActor open class UIView: UIResponder {
    public init(frame: CGRect) {}
    public nonisolated override init() {}
    public required init?(coder: NSCoder) {}

    open var frame: CGRect = .zero
    open var bounds: CGRect = .zero
    open var center: CGPoint = .zero
    open var backgroundColor: UIColor?
    open var tintColor: UIColor!
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var tag = 0
    open var isUserInteractionEnabled = true
    open var clipsToBounds = false
    open var translatesAutoresizingMaskIntoConstraints = true
    open var superview: UIView? { nil }
    open var subviews: [UIView] { [] }
    open var window: UIWindow? { nil }
    open func addSubview(_ view: UIView) {}
    open func removeFromSuperview() {}
    open func layoutSubviews() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
    open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {}
    open class func appearance() -> Self { fatalError() }
    open class func appearance(whenContainedInInstancesOf types: [AnyClass]) -> Self { fatalError() }
}

@MainActor open class UIGestureRecognizer: NSObject {
    public init(target: Any?, action: Selector?) {}
}

public final class UITapGestureRecognizer: UIGestureRecognizer {}

@MainActor open class UIWindow: UIView {
    public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }
    open var rootViewController: UIViewController?
    open func makeKeyAndVisible() {}
    open var isKeyWindow: Bool { true }
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    open var safeAreaInsets: UIEdgeInsets { .zero }
}

@MainActor open class UIViewController: UIResponder {
    public init(nibName: String?, bundle: Bundle?) {}
    public nonisolated override init() {}
    public required init?(coder: NSCoder) {}

    open var view: UIView! {
        get { UIView() }
        set {}
    }
    open var title: String?
    open var navigationItem: UINavigationItem { UINavigationItem() }
    open var navigationController: UINavigationController? { nil }
    open var tabBarController: UITabBarController? { nil }
    open var presentedViewController: UIViewController? { nil }
    open var presentingViewController: UIViewController? { nil }
    open var parent: UIViewController? { nil }
    open var children: [UIViewController] { [] }
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    open var isModalInPresentation = false
    open func loadView() {}
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewDidLayoutSubviews() {}
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
    open func show(_ controller: UIViewController, sender: Any?) {}
    open func addChild(_ controller: UIViewController) {}
    open func didMove(toParent parent: UIViewController?) {}
    open func willMove(toParent parent: UIViewController?) {}
    open func removeFromParent() {}
}

public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
    case popover = 7
}

@MainActor open class UINavigationController: UIViewController {
    public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var navigationBar: UINavigationBar { UINavigationBar() }
    open var viewControllers: [UIViewController] = []
    open var topViewController: UIViewController? { nil }
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
    open func pushViewController(_ controller: UIViewController, animated: Bool) {}
    open func popViewController(animated: Bool) -> UIViewController? { nil }
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
}

@MainActor open class UITabBarController: UIViewController {
    open var selectedIndex = 0
    open var viewControllers: [UIViewController]?
    open var tabBar: UITabBar { UITabBar() }
}

@MainActor open class UISplitViewController: UIViewController {
    open func setViewController(_ controller: UIViewController?, for column: Column) {}
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
}

@MainActor open class UINavigationItem: NSObject {
    open var title: String?
    open var backButtonTitle: String?
    open var leftBarButtonItem: UIBarButtonItem?
    open var rightBarButtonItem: UIBarButtonItem?
}

@MainActor open class UIBarButtonItem: NSObject {
    public init(title: String?, style: Style, target: AnyObject?, action: Selector?) {}
    public static func appearance() -> UIBarButtonItem {
        UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
    }
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState) {}
    public enum Style: Int, Sendable {
        case plain
        case done = 2
    }
}
