/// Which protocols the types of the standard library and the SDK conform to.
///
/// Sources: the standard library and Foundation by asking the types themselves (a test repeats it for those that the
/// machine has); SwiftUI's types of iOS 13 partly by its module interface. The rest is from Apple's documentation as
/// remembered, not read again in an SDK. Conformances that came later than iOS 16 don't count: `CGPoint`, `CGSize` and
/// `CGRect` are Hashable from iOS 18 on only.
struct ExternalType {
    enum Rule {
        case always
        /// Where all generic arguments are, or, of a key path and the like, whatever they are.
        case withArguments
        case never
    }

    let equatable: Rule
    let hashable: Rule
    let codable: Rule
    let isIdentifiable: Bool
    /// A copy keeps its value, whatever happens to the original, if its generic arguments do.
    let isValue: Bool

    func rule(for conformance: Conformance) -> Rule {
        switch conformance {
        case .equatable: equatable
        case .hashable: hashable
        case .codable: codable
        case .identifiable: isIdentifiable ? .always : .never
        }
    }

    /// Nil for a type that the table doesn't have.
    static func named(_ name: String) -> ExternalType? { table[name] }

    // MARK: - The table

    private static let hashableAndCodable = ExternalType(.always, .always, .always)
    private static let hashable = ExternalType(.always, .always, .never)
    private static let equatable = ExternalType(.always, .never, .never)
    private static let nothing = ExternalType(.never, .never, .never)
    private static let reference = ExternalType(.never, .never, .never, isValue: false)

    private init(
        _ equatable: Rule, _ hashable: Rule, _ codable: Rule, isIdentifiable: Bool = false, isValue: Bool = true
    ) {
        self.equatable = equatable
        self.hashable = hashable
        self.codable = codable
        self.isIdentifiable = isIdentifiable
        self.isValue = isValue
    }

    private static let table: [String: ExternalType] = {
        var table: [String: ExternalType] = [:]
        for (names, type) in groups {
            for name in names.split(whereSeparator: { $0 == " " || $0 == "\n" }) { table[String(name)] = type }
        }
        return table
    }()

    private static let groups: [(String, ExternalType)] = [
        // The standard library.
        (
            """
            Bool Int Int8 Int16 Int32 Int64 Int128 UInt UInt8 UInt16 UInt32 UInt64 UInt128 Float Float16 Float32 Float64
            Double String Duration ContinuousClock.Instant SuspendingClock.Instant
            """, hashableAndCodable
        ),
        ("Never", ExternalType(.always, .always, .always, isIdentifiable: true)),
        ("Character Substring Unicode.Scalar String.Index ObjectIdentifier AnyHashable AnyKeyPath Selector", hashable),
        ("PartialKeyPath KeyPath WritableKeyPath ReferenceWritableKeyPath", hashable),
        (
            "ContiguousArray Range ClosedRange CollectionDifference",
            ExternalType(.withArguments, .withArguments, .withArguments)
        ),
        ("ArraySlice Result", ExternalType(.withArguments, .withArguments, .never)),
        // Elements of a set are Hashable in any case.
        ("Set", ExternalType(.always, .always, .withArguments)),
        ("PartialRangeFrom PartialRangeUpTo PartialRangeThrough", ExternalType(.never, .never, .withArguments)),
        ("StaticString", nothing),
        ("Task", ExternalType(.always, .always, .never, isValue: false)),
        ("AnyClass", nothing),

        // Foundation, with the numeric aliases of CoreGraphics and CoreLocation.
        (
            """
            URL UUID Date Data Decimal Locale TimeZone Calendar DateComponents IndexPath IndexSet DateInterval
            PersonNameComponents URLComponents CharacterSet AffineTransform SortOrder Locale.Language Locale.Region
            Locale.Currency Locale.LanguageCode Locale.Script Locale.Components Calendar.Identifier NSRange
            OperatingSystemVersion TimeInterval CGFloat NSInteger CLLocationDegrees CLLocationDistance CLLocationSpeed
            CLLocationDirection CLLocationAccuracy Date.FormatStyle Date.ISO8601FormatStyle ByteCountFormatStyle UTType
            """, hashableAndCodable
        ),
        (
            """
            AttributedString AttributeContainer Notification Notification.Name NSNotification.Name URLQueryItem
            Calendar.Component String.Encoding FileAttributeKey URLResourceKey KeyPathComparator URLRequest
            NSAttributedString.Key
            """, hashable
        ),
        ("Measurement", ExternalType(.always, .always, .always)),
        ("SortDescriptor", ExternalType(.always, .always, .always)),
        ("Predicate", ExternalType(.never, .never, .always)),
        ("LocalizedStringResource", ExternalType(.always, .never, .always)),

        // CoreGraphics.
        ("CGPoint CGSize CGRect CGVector CGAffineTransform", ExternalType(.always, .never, .always)),
        ("CGColor CGImage CGPath CGContext", ExternalType(.always, .always, .never, isValue: false)),

        // SwiftUI. A NavigationPath is Equatable only.
        (
            """
            Color Font Font.Weight Font.TextStyle Font.Design Gradient Gradient.Stop Edge Axis ColorScheme
            ColorSchemeContrast LayoutDirection ScenePhase DynamicTypeSize ContentSizeCategory UserInterfaceSizeClass
            Visibility UnitPoint Angle BlendMode EditMode ControlSize RoundedCornerStyle Namespace.ID TextAlignment
            Text.TruncationMode Text.Case Image.Scale Image.Interpolation Image.TemplateRenderingMode
            Color.RGBColorSpace ColorRenderingMode NavigationBarItem.TitleDisplayMode ContentMode PresentationDetent
            SubmitLabel.Role MoveCommandDirection ControlActiveState
            """, hashable
        ),
        (
            """
            Image Text LocalizedStringKey Alignment HorizontalAlignment VerticalAlignment EdgeInsets Edge.Set Axis.Set
            NavigationPath Animation ProjectionTransform ButtonRole ToolbarItemPlacement
            """, equatable
        ),
        ("NavigationSplitViewVisibility NavigationSplitViewColumn", ExternalType(.always, .never, .always)),
        (
            """
            AnyView EmptyView GridItem Transaction AnyTransition AnyShapeStyle Material AnyShape AnyLayout
            LinearGradient RadialGradient AngularGradient Path EnvironmentValues PresentationMode DismissAction
            OpenURLAction RefreshAction KeyboardShortcut ScrollViewProxy GeometryProxy SubmitLabel TabRole
            """, nothing
        ),
        (
            """
            Binding State StateObject ObservedObject Bindable EnvironmentObject Environment FocusState
            FocusState.Binding AppStorage SceneStorage Namespace GestureState ScaledMetric FetchRequest Query
            FetchedResults UIApplicationDelegateAdaptor NSApplicationDelegateAdaptor WKApplicationDelegateAdaptor
            AccessibilityFocusState FocusedValue FocusedBinding FocusedObject SectionedFetchResults ModelContext
            Published Published.Publisher AnyPublisher AnyCancellable PassthroughSubject CurrentValueSubject
            ObservableObjectPublisher JSONDecoder JSONEncoder ModelContainer
            """, reference
        ),

        // UIKit and AppKit: plain values.
        ("UIEdgeInsets NSDirectionalEdgeInsets UIOffset", ExternalType(.always, .never, .always)),
        ("NSEdgeInsets", nothing),
        (
            """
            UIUserInterfaceStyle UIUserInterfaceIdiom UIDeviceOrientation UIInterfaceOrientation UIKeyboardType
            UIModalPresentationStyle UIStatusBarStyle UIFont.Weight UIFont.TextStyle UIImage.Orientation
            UITextContentType UIImagePickerController.SourceType
            """, hashable
        ),

        // CoreData, SwiftData, CloudKit.
        ("PersistentIdentifier", ExternalType(.always, .always, .always, isIdentifiable: true)),

        // MapKit and CoreLocation: C structs conform to nothing; enums of Objective-C are Hashable.
        (
            """
            CLLocationCoordinate2D MKCoordinateRegion MKCoordinateSpan MKMapPoint MKMapRect MKMapSize
            """, nothing
        ),
        ("CLAuthorizationStatus CLActivityType CLProximity MKMapType MKUserTrackingMode", hashable),
    ]
}

/// Protocols of the language and the SDK, and what conforming to one says about others.
enum ExternalProtocols {
    /// Whether what conforms to, or descends from, `name` conforms to `conformance`.
    static func implies(_ name: String, _ conformance: Conformance) -> Bool {
        switch conformance {
        case .equatable: equatable.contains(name) || implies(name, .hashable)
        case .hashable: hashable.contains(name) || ExternalClasses.isObjectiveC(name)
        case .codable: codable.contains(name)
        case .identifiable: identifiable.contains(name)
        }
    }

    /// Whether the name is that of a protocol, and so, written as a type, of values of any type.
    static func contains(_ name: String) -> Bool {
        equatable.contains(name) || hashable.contains(name) || codable.contains(name) || identifiable.contains(name)
            || others.contains(name)
    }

    private static let equatable: Set<String> = [
        "Equatable", "Comparable", "OptionSet", "SetAlgebra", "VectorArithmetic",
    ]
    private static let hashable: Set<String> = [
        "Hashable", "BinaryInteger", "FixedWidthInteger", "SignedInteger", "UnsignedInteger", "BinaryFloatingPoint",
        "FloatingPoint", "StringProtocol", "FormatStyle", "ParseableFormatStyle", "PersistentModel", "SortComparator",
    ]
    private static let codable: Set<String> = ["Codable", "FormatStyle", "ParseableFormatStyle"]
    private static let identifiable: Set<String> = [
        "Identifiable", "PersistentModel", "AppEntity", "TransientAppEntity",
    ]
    private static let others: Set<String> = [
        "AnyObject", "App", "CaseIterable", "Collection", "CustomStringConvertible", "CustomDebugStringConvertible",
        "Decodable", "Encodable", "Error", "LocalizedError", "NSObjectProtocol", "Observable", "ObservableObject",
        "Publisher",
        "PreviewProvider", "RandomAccessCollection", "RawRepresentable", "Scene", "Sendable", "Sequence", "Shape",
        "ShapeStyle", "Subject", "View", "ViewModifier", "ButtonStyle", "Gesture", "Transferable", "CodingKey",
        "LosslessStringConvertible", "ExpressibleByStringLiteral", "ExpressibleByArrayLiteral", "Actor", "Layout",
    ]
}
