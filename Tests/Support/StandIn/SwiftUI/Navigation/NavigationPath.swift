public struct NavigationPath {
    var elements: [AnyHashable] = []
    /// Of the elements; nil of those that can't be encoded.
    private var encoders: [(() throws -> EncodedElement)?] = []

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
        encoders.append { try EncodedElement(value) }
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

        public init(from decoder: any Decoder) throws {
            var path = NavigationPath()
            for element in try [EncodedElement](from: decoder) { try element.append(to: &path) }
            self.path = path
        }

        public func encode(to encoder: any Encoder) throws {
            try path.encoders.compactMap { try $0?() }.encode(to: encoder)
        }
    }
}

/// An element of a path with the name of its type: one whose type is gone can't be decoded.
private struct EncodedElement: Codable {
    private let type: String
    private let value: Data

    init<V: Hashable & Codable>(_ value: V) throws {
        type = _mangledTypeName(V.self) ?? ""
        self.value = try JSONEncoder().encode(value)
    }

    func append(to path: inout NavigationPath) throws {
        guard let type = _typeByName(type) as? any (Hashable & Codable).Type else {
            throw DecodingError.valueNotFound(
                Any.self, .init(codingPath: [], debugDescription: "There is no type \(type)"))
        }
        try append(type, to: &path)
    }

    private func append<V: Hashable & Codable>(_ type: V.Type, to path: inout NavigationPath) throws {
        path.append(try JSONDecoder().decode(type, from: value))
    }
}

extension NavigationPath: Equatable {
    public static func == (left: NavigationPath, right: NavigationPath) -> Bool { left.elements == right.elements }
}
