@MainActor open class UIBarAppearance: NSObject {
    public override init() {}
    open func configureWithDefaultBackground() {}
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var shadowColor: UIColor?
}

@MainActor public final class UINavigationBarAppearance: UIBarAppearance {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@MainActor public final class UITabBarAppearance: UIBarAppearance {}
@MainActor public final class UIToolbarAppearance: UIBarAppearance {}

extension NSAttributedString.Key {
    public static var foregroundColor: NSAttributedString.Key { NSAttributedString.Key("NSColor") }
    public static var font: NSAttributedString.Key { NSAttributedString.Key("NSFont") }
}

@MainActor open class UINavigationBar: UIView {
    open var standardAppearance = UINavigationBarAppearance()
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var prefersLargeTitles = false
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var shadowImage: UIImage?
    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

public enum UIBarMetrics: Int, Sendable { case `default`, compact }

@MainActor open class UITabBar: UIView {
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var isTranslucent = true
}

@MainActor open class UIToolbar: UIView {}

@MainActor open class UIScrollView: UIView {
    open var isScrollEnabled = true
    open var contentOffset: CGPoint = .zero
    open var contentInset: UIEdgeInsets = .zero
    open var bounces = true
    open var keyboardDismissMode = KeyboardDismissMode.none
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
}

@MainActor open class UITableView: UIScrollView {
    open var separatorStyle = SeparatorStyle.singleLine
    open var separatorColor: UIColor?
    open var tableFooterView: UIView?
    open var sectionHeaderTopPadding: CGFloat = 0
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
}

@MainActor open class UITableViewCell: UIView {
    open var selectionStyle = SelectionStyle.default
    open var selectedBackgroundView: UIView?
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
}

@MainActor open class UICollectionView: UIScrollView {}

@MainActor open class UIControl: UIView {
    open var isEnabled = true
    open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var touchUpInside: Event { Event(rawValue: 1) }
        public static var valueChanged: Event { Event(rawValue: 2) }
        public static var editingChanged: Event { Event(rawValue: 4) }
    }
}

@MainActor open class UIButton: UIControl {}
@MainActor open class UISwitch: UIControl { open var onTintColor: UIColor? }
@MainActor open class UISegmentedControl: UIControl {
    open var selectedSegmentTintColor: UIColor?
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState) {}
}
public struct UIControlState: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var normal: UIControlState { UIControlState([]) }
    public static var selected: UIControlState { UIControlState(rawValue: 4) }
}
@MainActor open class UIPageControl: UIControl {
    open var currentPageIndicatorTintColor: UIColor?
    open var pageIndicatorTintColor: UIColor?
    open var numberOfPages = 0
    open var currentPage = 0
}
@MainActor open class UISlider: UIControl {}

@MainActor open class UILabel: UIView {
    open var text: String?
    open var font: UIFont!
    open var textColor: UIColor!
    open var numberOfLines = 1
    open var attributedText: NSAttributedString?
}

@MainActor open class UIImageView: UIView {
    public convenience init(image: UIImage?) { self.init(frame: .zero) }
    open var image: UIImage?
    open var contentMode = 0
}

@MainActor open class UIActivityIndicatorView: UIView {
    open func startAnimating() {}
    open func stopAnimating() {}
}

@MainActor open class UITextField: UIControl {
    open var text: String?
    open var placeholder: String?
    open var font: UIFont?
    open var textColor: UIColor?
    open weak var delegate: (any UITextFieldDelegate)?
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var clearButtonMode = ViewMode.never
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
}

@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField) {}
}

@MainActor open class UITextView: UIScrollView {
    open var text: String!
    open var font: UIFont?
    open var textColor: UIColor?
    open var isEditable = true
    open weak var delegate: (any UITextViewDelegate)?
}

@MainActor public protocol UITextViewDelegate: NSObjectProtocol {
    func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewDidChange(_ textView: UITextView) {}
}

@MainActor open class UISearchBar: UIView {
    open var text: String?
    open var placeholder: String?
}

@MainActor public final class UIActivityViewController: UIViewController {
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public var excludedActivityTypes: [UIActivity.ActivityType]?
}

@MainActor open class UIActivity: NSObject {
    public struct ActivityType: Hashable, Sendable {}
}

@MainActor public final class UIAlertController: UIViewController {
    public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init() }
    public func addAction(_ action: UIAlertAction) {}
    public enum Style: Int, Sendable { case actionSheet, alert }
}

@MainActor public final class UIAlertAction: NSObject {
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {}
    public enum Style: Int, Sendable { case `default`, cancel, destructive }
}

@MainActor public final class UIImagePickerController: UIViewController {
    public var sourceType = SourceType.photoLibrary
    public weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    public var allowsEditing = false
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    public struct InfoKey: Hashable, Sendable {
        let name: String
        public static var originalImage: InfoKey { InfoKey(name: "original") }
        public static var editedImage: InfoKey { InfoKey(name: "edited") }
        public static var imageURL: InfoKey { InfoKey(name: "url") }
    }
}

@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {}

@MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

@MainActor public final class UIRefreshControl: UIControl {}
