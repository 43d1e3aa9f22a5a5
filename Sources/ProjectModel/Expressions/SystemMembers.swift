/// Types of members that the standard library, Foundation and SwiftUI declare: the few that payloads are made with.
///
/// Source: the public interfaces of those modules. What is missing here is unknown, never guessed.
enum SystemMembers {
    /// The type of a property of an instance; nil where it isn't listed.
    static func property(_ name: String, of type: ResolvedType) -> ResolvedType? {
        if let element = type.element, let found = collectionProperty(name, of: type, element) { return found }
        switch (type, name) {
        case (.external("Binding", let arguments), "wrappedValue"), (.external("State", let arguments), "wrappedValue"),
            (.external("StateObject", let arguments), "wrappedValue"),
            (.external("ObservedObject", let arguments), "wrappedValue"),
            (.external("Namespace", let arguments), "wrappedValue"):
            return arguments.first
        case (.external("Measurement", _), "value"): return .double
        case (.external("Binding", _), "projectedValue"): return type
        case (.external("Range", let bounds), "lowerBound"), (.external("Range", let bounds), "upperBound"),
            (.external("ClosedRange", let bounds), "lowerBound"), (.external("ClosedRange", let bounds), "upperBound"):
            return bounds.first
        case (.external(let type, _), _): return properties["\(type).\(name)"]
        default: return nil
        }
    }

    private static func collectionProperty(_ name: String, of type: ResolvedType, _ element: ResolvedType)
        -> ResolvedType?
    {
        switch name {
        case "count": return .int
        case "isEmpty": return .bool
        case "first": return type.isRange ? nil : .optional(element)
        case "last":
            let isOrdered = type.isRandomAccess || type == .string
            return isOrdered ? .optional(element) : nil
        case "indices": return type.isRandomAccess ? .external("Range", [.int]) : nil
        case "startIndex", "endIndex": return type.isRandomAccess ? .int : nil
        case "keys":
            guard case .dictionary(let key, let value) = type else { return nil }
            return .external("Dictionary.Keys", [key, value])
        case "values":
            guard case .dictionary(let key, let value) = type else { return nil }
            return .external("Dictionary.Values", [key, value])
        default: return nil
        }
    }

    /// The type of a call of an instance's method that needs no closure's result to tell; nil where it isn't listed.
    static func method(_ name: String, _ labels: [String?], of type: ResolvedType) -> ResolvedType? {
        if let element = type.element, let found = collectionMethod(name, of: type, element) { return found }
        if type.isNumeric, name == "rounded" || name == "magnitude" { return type }
        guard case .external(let owner, let arguments) = type else { return nil }
        switch (owner, name) {
        case ("Binding", "animation"), ("Binding", "transaction"), ("Measurement", "converted"): return type
        case (_, "formatted") where labels.isEmpty || labels == ["date", "time"]:
            return type.isNumeric || owner == "Date" || owner == "Measurement" ? .string : nil
        default: return arguments.isEmpty ? methods["\(owner).\(name)"] : nil
        }
    }

    private static func collectionMethod(_ name: String, of type: ResolvedType, _ element: ResolvedType)
        -> ResolvedType?
    {
        switch name {
        case "filter":
            switch type {
            case .dictionary, .external("Set", _), .external("String", _): return type
            default: return .array(element)
            }
        case "sorted", "shuffled": return .array(element)
        case "reversed": return .external("ReversedCollection", [type])
        case "dropFirst", "dropLast", "prefix", "suffix", "drop": return type.slice
        case "enumerated": return .external("EnumeratedSequence", [type])
        case "first", "last", "min", "max", "randomElement", "popLast": return .optional(element)
        case "removeFirst", "removeLast", "remove":
            return type.isRandomAccess ? element : nil
        case "firstIndex", "lastIndex": return type.isRandomAccess ? .optional(.int) : nil
        case "contains", "allSatisfy", "elementsEqual", "isSubset", "isSuperset": return .bool
        case "union", "intersection", "subtracting", "symmetricDifference":
            if case .external("Set", _) = type { return type }
            return nil
        case "joined":
            if element == .string || element == .external("Substring", []) { return .string }
            return element.element.map { .array($0) }
        default: return nil
        }
    }

    /// The type of a static property.
    static func staticProperty(_ name: String, of type: ResolvedType) -> ResolvedType? {
        guard case .external(let owner, _) = type else { return nil }
        if type.isNumeric, ["max", "min", "zero", "pi", "infinity"].contains(name) { return type }
        return statics[owner]?.contains(name) == true ? type : nil
    }

    private static let properties: [String: ResolvedType] = [
        "String.description": .string, "String.capitalized": .string, "String.localizedCapitalized": .string,
        "String.hashValue": .int, "Int.description": .string, "Double.description": .string,
        "Bool.description": .string,
        "UUID.uuidString": .string, "URL.absoluteString": .string, "URL.lastPathComponent": .string,
        "URL.path": .string, "URL.pathExtension": .string, "URL.host": .optional(.string),
        "URL.scheme": .optional(.string),
        "URL.query": .optional(.string), "URL.fragment": .optional(.string),
        "Date.timeIntervalSince1970": .double, "Date.timeIntervalSinceNow": .double,
        "CGSize.width": .external("CGFloat", []), "CGSize.height": .external("CGFloat", []),
        "CGPoint.x": .external("CGFloat", []),
        "CGPoint.y": .external("CGFloat", []), "CGRect.size": .external("CGSize", []),
        "CGRect.origin": .external("CGPoint", []),
        "CGRect.width": .external("CGFloat", []), "CGRect.height": .external("CGFloat", []),
        "GeometryProxy.size": .external("CGSize", []),
        "CLLocation.coordinate": .external("CLLocationCoordinate2D", []),
        "CLLocationCoordinate2D.latitude": .double,
        "CLLocationCoordinate2D.longitude": .double,
        "NSManagedObject.objectID": .external("NSManagedObjectID", []), "IndexSet.first": .optional(.int),
    ]

    private static let methods: [String: ResolvedType] = [
        "String.uppercased": .string, "String.lowercased": .string, "String.trimmingCharacters": .string,
        "String.replacingOccurrences": .string, "String.appending": .string, "String.hasPrefix": .bool,
        "String.hasSuffix": .bool, "String.components": .array(.string),
        "String.split": .array(.external("Substring", [])),
        "String.data": .optional(.external("Data", [])), "Date.addingTimeInterval": .external("Date", []),
        "URL.appendingPathComponent": .external("URL", []),
        "URL.deletingLastPathComponent": .external("URL", []), "URL.appendingPathExtension": .external("URL", []),
        "CLLocation.distance": .double, "Calendar.startOfDay": .external("Date", []), "Calendar.component": .int,
        "Calendar.dateComponents": .external("DateComponents", []), "Calendar.date": .optional(.external("Date", [])),
        "Calendar.isDateInToday": .bool, "DateFormatter.string": .string, "UserDefaults.string": .optional(.string),
        "UserDefaults.bool": .bool, "UserDefaults.integer": .int,
        "URL.deletingPathExtension": .external("URL", []), "Int.isMultiple": .bool,
    ]

    private static let statics: [String: Set<String>] = [
        "Color": [
            "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
            "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
        ],
        "Date": ["now", "distantPast", "distantFuture"],
        "Font": [
            "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote",
            "caption", "caption2",
        ],
        "CGSize": ["zero"], "CGPoint": ["zero"], "CGRect": ["zero"], "Calendar": ["current"], "Locale": ["current"],
        "UserDefaults": ["standard"], "FileManager": ["default"], "Bundle": ["main"], "NotificationCenter": ["default"],
    ]
}

extension ResolvedType {
    var isRange: Bool {
        guard case .external(let name, _) = self else { return false }
        return name == "Range" || name == "ClosedRange" || name.hasPrefix("PartialRange")
    }
}
