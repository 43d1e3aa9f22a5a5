public struct NavigationPath {
    var elements: [AnyHashable] = []
    private var encoders: [((any Encoder) throws -> Void)?] = []

    public init() {}

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        for element in elements { append(element) }
    }

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
        for element in elements { append(element) }
    }

    public init(_ codable: CodableRepresentation) { self = codable.path }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }

    public mutating func append<V: Hashable>(_ value: V) {
        elements.append(value)
        encoders.append(nil)
    }

    public mutating func append<V: Hashable & Codable>(_ value: V) {
        elements.append(value)
        encoders.append(value.encode)
    }

    public mutating func removeLast(_ k: Int = 1) {
        elements.removeLast(k)
        encoders.removeLast(k)
    }

    /// Nil where an element can't be encoded.
    public var codable: CodableRepresentation? {
        encoders.contains { $0 == nil } ? nil : CodableRepresentation(path: self)
    }

    public struct CodableRepresentation: Codable, Equatable {
        let path: NavigationPath

        init(path: NavigationPath) { self.path = path }
        public init(from decoder: any Decoder) throws { path = NavigationPath() }
        public func encode(to encoder: any Encoder) throws {}
    }
}

extension NavigationPath: Equatable {
    public static func == (left: NavigationPath, right: NavigationPath) -> Bool { left.elements == right.elements }
}
