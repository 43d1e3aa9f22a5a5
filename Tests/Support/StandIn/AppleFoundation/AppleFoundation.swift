// What Apple's Foundation has and the one for Linux keeps elsewhere or hasn't got.
// Files that are checked see this module under the name Foundation.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import ObjectiveC

open class UndoManager: NSObject {
    open func undo() {}
    open func redo() {}
    open var canUndo: Bool { false }
    open var canRedo: Bool { false }
    open func removeAllActions() {}
    open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {}
}

open class NSUserActivity: NSObject {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPrediction = false
    open var targetContentIdentifier: String?

    public init(activityType: String) { self.activityType = activityType }
    open func becomeCurrent() {}
    open func invalidate() {}
}

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

open class NSItemProvider: NSObject, @unchecked Sendable {
    public override init() {}
    public init(object: NSObject) {}
    public init?(contentsOf fileURL: URL!) {}
    open func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool { false }
}

public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    public let key: String

    public init(stringLiteral value: String) { key = value }
    public init(_ key: String, defaultValue: String = "", table: String? = nil, comment: StaticString? = nil) {
        self.key = key
    }
}

extension String {
    public init(
        localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = key.text
    }

    public init(localized resource: LocalizedStringResource) {
        self = resource.key
    }

    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        let text: String

        public init(_ value: String) { text = value }
        public init(stringLiteral value: String) { text = value }
    }
}

extension NSAttributedString {
    public struct EmptyKey: Sendable {}
}

extension NSPredicate {
    public convenience init(format: String, _ arguments: CVarArg...) { self.init(value: true) }
}

open class NSSortDescriptor: NSObject, @unchecked Sendable {
    public init(key: String?, ascending: Bool) {}
    public init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {}
}

extension NSNotification.Name {
    public static var NSUbiquityIdentityDidChange: NSNotification.Name { .init("NSUbiquityIdentityDidChange") }
}

open class FileWrapper: NSObject {
    open var regularFileContents: Data?

    public init(regularFileWithContents contents: Data) { regularFileContents = contents }
    public init(directoryWithFileWrappers children: [String: FileWrapper]) {}
}
