import SourceEditing

/// The identifiers of new objects of an Xcode project: 24 upper-case hexadecimal digits, as Xcode's own are.
struct XcodeObjectID {
    private var taken: Set<String>

    init(taken: some Sequence<String>) {
        self.taken = Set(taken.map { $0.uppercased() })
    }

    /// An identifier that no object has yet. What it is for decides it alone, so that every run on every machine
    /// chooses the same.
    mutating func make(for purpose: String) -> String {
        var attempt = 0
        while true {
            let id = Self.digits(of: attempt == 0 ? purpose : "\(purpose) \(attempt)")
            if taken.insert(id).inserted { return id }
            attempt += 1
        }
    }

    private static func digits(of text: String) -> String {
        let first = FNV1a.hash(text.utf8)
        let second = FNV1a.hash(text.utf8, from: first)
        return hexadecimal(first, digits: 16) + hexadecimal(second >> 32, digits: 8)
    }

    private static func hexadecimal(_ value: UInt64, digits: Int) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: digits - text.count) + text
    }
}
