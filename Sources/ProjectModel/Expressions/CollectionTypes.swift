extension ResolvedType {
    /// What a collection's elements are; nil where the type is no collection known here.
    var element: ResolvedType? {
        switch self {
        case .array(let element): return element
        case .dictionary(let key, let value):
            return .tuple([TupleElement(label: "key", type: key), TupleElement(label: "value", type: value)])
        case .external("Binding", let arguments):
            guard let element = arguments.first?.element, arguments.first?.isRandomAccess == true else { return nil }
            return .binding(element)
        case .external(let name, let arguments): return Self.element(of: name, arguments)
        default: return nil
        }
    }

    private static func element(of name: String, _ arguments: [ResolvedType]) -> ResolvedType? {
        switch name {
        case "String", "Substring": return .external("Character", [])
        case "Data": return .external("UInt8", [])
        case "Zip2Sequence":
            guard let first = arguments.first?.element, let second = arguments.last?.element else { return nil }
            return .tuple([TupleElement(type: first), TupleElement(type: second)])
        case "EnumeratedSequence":
            guard let element = arguments.first?.element else { return nil }
            return .tuple([TupleElement(label: "offset", type: .int), TupleElement(label: "element", type: element)])
        case "ReversedCollection": return arguments.first?.element
        case "Dictionary.Keys": return arguments.first
        case "Dictionary.Values": return arguments.last
        default: return arguments.count == 1 && ofOneElement.contains(name) ? arguments[0] : nil
        }
    }

    /// Types whose one generic argument is their element.
    private static let ofOneElement: Set<String> = [
        "ArraySlice", "ContiguousArray", "Set", "Range", "ClosedRange", "StrideTo", "StrideThrough", "PartialRangeFrom",
        "FetchedResults",
    ]

    /// Whether an `Int`, or a range of them, gives elements by position.
    var isRandomAccess: Bool {
        switch self {
        case .array: return true
        case .external(let name, _): return ["ArraySlice", "ContiguousArray", "FetchedResults"].contains(name)
        default: return false
        }
    }

    /// What `dropFirst()`, `prefix(3)` and the like give.
    var slice: ResolvedType? {
        switch self {
        case .array(let element): return .external("ArraySlice", [element])
        case .external("ArraySlice", _), .external("Substring", _): return self
        case .external("String", _): return .external("Substring", [])
        case .external("FetchedResults", _): return .external("Slice", [self])
        default: return nil
        }
    }

    var isInteger: Bool {
        guard case .external(let name, _) = self else { return false }
        return Self.integers.contains(name)
    }

    var isNumeric: Bool {
        guard case .external(let name, _) = self else { return false }
        return isInteger || Self.fractions.contains(name)
    }

    private static let integers: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ]
    private static let fractions: Set<String> = ["Double", "Float", "CGFloat", "Decimal", "TimeInterval"]
}
