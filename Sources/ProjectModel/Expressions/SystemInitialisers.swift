/// What initialisers of the standard library, Foundation and SwiftUI give, where that is plain: the type itself, or an
/// optional where they can fail.
///
/// Source: the public interfaces of those modules. An initialiser that a project adds in an extension comes first.
enum SystemInitialisers {
    /// The type of `type(labels: …)`; nil where it isn't known.
    /// - Parameter argument: the type of the first argument, where it is known.
    static func result(of type: ResolvedType, labels: [String?], argument: ResolvedType?) -> ResolvedType? {
        if type.isNumeric { return number(type, labels: labels, argument: argument) }
        switch type {
        case .array(let element):
            return collection(type, element: element, labels: labels)
        case .dictionary:
            return type
        case .external("Array", let arguments) where arguments.isEmpty:
            guard labels == [nil], let element = argument?.element else { return nil }
            return .array(element)
        case .external("Set", let arguments):
            if arguments.isEmpty {
                guard labels == [nil], let element = argument?.element else { return nil }
                return .external("Set", [element])
            }
            return type
        case .external("Binding", _):
            return labels.first == "projectedValue" ? argument : nil
        case .external(let name, let arguments):
            guard arguments.isEmpty else { return nil }
            let label = labels.first.flatMap { $0 } ?? ""
            if failing[name]?.contains(label) == true { return .optional(type) }
            return reliable[name]?.contains(label) == true ? type : nil
        default:
            return nil
        }
    }

    private static func collection(_ type: ResolvedType, element: ResolvedType, labels: [String?]) -> ResolvedType? {
        labels.isEmpty || labels == [nil] || labels == ["repeating", "count"] ? type : nil
    }

    /// Text may be no number; other numbers are converted.
    private static func number(_ type: ResolvedType, labels: [String?], argument: ResolvedType?) -> ResolvedType? {
        switch labels {
        case []: return type
        case [nil]:
            guard let argument else { return nil }
            if argument == .string || argument == .external("Substring", []) { return .optional(type) }
            return argument.isNumeric ? type : nil
        case ["exactly"]: return .optional(type)
        case [nil, "radix"]: return .optional(type)
        case ["truncating"], ["clamping"], ["truncatingIfNeeded"], ["bitPattern"]: return type
        default: return nil
        }
    }

    /// By type, the first labels of the initialisers that can fail; without label: "".
    private static let failing: [String: Set<String>] = [
        "String": ["data", "bytes", "validating", "validatingUTF8", "utf8String"], "URL": ["string"],
        "UUID": ["uuidString"], "Data": ["base64Encoded"],
        "UIImage": ["named", "systemName", "data", "contentsOfFile"], "UIColor": ["named"],
        "NSImage": ["named", "data"], "TimeZone": ["identifier", "abbreviation", "secondsFromGMT"],
        "URLComponents": ["string", "url"], "UserDefaults": ["suiteName"],
    ]

    /// By type, the first labels of the initialisers that always give the type; without label or argument: "".
    private static let reliable: [String: Set<String>] = [
        "AnyView": [""], "Calendar": ["identifier"], "CGPoint": ["", "x"], "CGRect": ["", "origin", "x"],
        "CGSize": ["", "width"], "CharacterSet": ["", "charactersIn"], "CLLocation": ["latitude", "coordinate"],
        "CLLocationCoordinate2D": ["", "latitude"],
        "Color": ["", "red", "hue", "white", "uiColor", "nsColor", "cgColor"],
        "Data": ["", "contentsOf", "count", "repeating", "bytes", "capacity"],
        "Date": [
            "", "timeIntervalSince1970", "timeIntervalSinceNow", "timeInterval", "timeIntervalSinceReferenceDate",
        ],
        "DateComponents": ["", "calendar", "year", "month", "day", "hour", "minute", "second"], "DateFormatter": [""],
        "EmptyView": [""], "Image": ["", "systemName", "decorative", "uiImage", "nsImage"],
        "IndexPath": ["row", "item", "indexes", "index"], "IndexSet": ["", "integer", "integersIn"],
        "JSONDecoder": [""], "JSONEncoder": [""], "Locale": ["identifier"], "LocalizedStringKey": [""],
        "Measurement": ["value"], "MKCoordinateRegion": ["", "center"], "MKCoordinateSpan": ["", "latitudeDelta"],
        "NSPredicate": ["format", "value"], "NSSortDescriptor": ["key", "keyPath"],
        "String": ["", "describing", "reflecting", "format", "localized", "repeating", "decoding"],
        "Text": ["", "verbatim"], "UIColor": ["", "red", "hue", "white", "cgColor", "displayP3Red"],
        "UIImage": ["", "cgImage"], "URL": ["fileURLWithPath", "filePath"], "URLComponents": [""],
        "URLQueryItem": ["name"], "URLRequest": ["url"], "UUID": ["", "uuid"],
    ]
}
