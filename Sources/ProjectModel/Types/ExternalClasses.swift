/// Classes of the SDK that apps inherit from or hold.
///
/// From Apple's documentation as remembered, not read again in an SDK: each descends from `NSObject`. One that is missing
/// is a type that nothing is known about.
enum ExternalClasses {
    static func isClass(_ name: String) -> Bool { isObjectiveC(name) || swiftClasses.contains(name) }

    /// Whether a class descends from `NSObject`, and so has its identity as `Hashable`.
    static func isObjectiveC(_ name: String) -> Bool { objectiveC.contains(name) }

    private static let objectiveC: Set<String> = [
        // Foundation
        "NSObject", "NSArray", "NSAttributedString", "NSData", "NSDate", "NSDictionary", "NSError", "NSLock",
        "NSMutableArray", "NSMutableAttributedString", "NSMutableDictionary", "NSNumber", "NSPredicate",
        "NSSet", "NSSortDescriptor", "NSString", "NSURL", "NSUUID", "NSUserActivity", "NSValue", "Bundle",
        "DateFormatter", "FileManager", "Formatter", "ISO8601DateFormatter", "NSItemProvider", "NotificationCenter",
        "NumberFormatter", "Operation", "OperationQueue", "Progress", "Thread", "Timer", "UndoManager",
        "URLSession", "URLSessionDataTask", "URLSessionTask", "UserDefaults",
        // UIKit and WatchKit
        "UIActivityViewController", "UIAlertController", "UIApplication", "UIBezierPath", "UIButton", "UIColor",
        "UICollectionView", "UICollectionViewCell", "UICollectionViewController", "UIControl", "UIDevice", "UIDocument",
        "UIFont", "UIGestureRecognizer", "UIHostingController", "UIImage", "UIImagePickerController",
        "UIImageView", "UILabel", "UINavigationController", "UIPageViewController", "UIResponder", "UIScene",
        "UIScreen", "UIScrollView", "UISplitViewController", "UITabBarController", "UITableView", "UITableViewCell",
        "UITableViewController", "UITextField", "UITextView", "UIView", "UIViewController", "UIWindow", "UIWindowScene",
        "WKHostingController", "WKInterfaceController",
        // AppKit
        "NSApplication", "NSColor", "NSDocument", "NSFont", "NSHostingController", "NSHostingView", "NSImage",
        "NSResponder", "NSTextView", "NSView", "NSViewController", "NSWindow", "NSWindowController",
        // CoreData, MapKit, CoreLocation, media
        "NSFetchRequest", "NSManagedObject", "NSManagedObjectContext", "NSManagedObjectID", "NSPersistentContainer",
        "NSPersistentCloudKitContainer", "NSFetchedResultsController", "AVAsset", "AVAudioPlayer", "AVPlayer",
        "AVPlayerItem", "AVPlayerViewController", "CLBeacon", "CLBeaconRegion", "CLCircularRegion", "CLGeocoder",
        "CLLocation", "CLLocationManager", "CLPlacemark", "CLRegion", "CLVisit", "EKEvent", "EKEventStore",
        "HKHealthStore", "HKObject", "HKSample",
        "HKWorkout", "MKAnnotationView", "MKMapItem", "MKMapView", "MKPlacemark", "MKPointAnnotation", "MKPolyline",
        "MKRoute", "PHAsset", "PHAssetCollection", "SFSafariViewController", "SKProduct", "UNNotification",
        "UNNotificationRequest", "UNUserNotificationCenter", "WCSession", "WKWebView", "XCTestCase",
    ]

    /// Classes without `NSObject` above them, and without `Hashable`.
    private static let swiftClasses: Set<String> = [
        "AnyCancellable", "CurrentValueSubject", "JSONDecoder", "JSONEncoder", "ManagedBuffer", "ModelContainer",
        "ModelContext", "PassthroughSubject", "PropertyListDecoder", "PropertyListEncoder",
    ]
}
