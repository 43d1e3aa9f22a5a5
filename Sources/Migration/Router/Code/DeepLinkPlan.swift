import ProjectModel

/// Which cases of the routes links can lead to, and how.
struct DeepLinkPlan: Sendable, Equatable {
    /// In the order of the enum.
    let cases: [DeepLinkCase]
    let unreadable: [Unreadable]

    /// A case that no link leads to.
    struct Unreadable: Sendable, Equatable {
        /// The case's name with its labels: `player(model:)`.
        let name: String
        /// Why: a clause that begins with what stands in the way.
        let reason: String
    }

    /// - Parameters:
    ///   - declarations: where the types of the values are looked up.
    ///   - words: what stands for a case in links already, by its name.
    ///   - taken: further words that mean something in links already.
    init(
        _ cases: [ExistingCase], in declarations: DeclarationIndex, words: [String: String] = [:],
        taken: Set<String> = []
    ) {
        var (readable, unreadable): ([DeepLinkCase], [Unreadable]) = ([], [])
        var taken = taken.union(words.values)
        for item in cases {
            let values = item.values.map { Self.value($0, declarations) }
            let reason =
                readable.contains { $0.name == item.name }
                ? "another case is called \(item.name), too" : values.lazy.compactMap(\.reason).first
            if let reason {
                unreadable.append(Unreadable(name: item.fullName, reason: reason))
                continue
            }
            let word = words[item.name] ?? Self.word(for: item.name) { taken.contains($0) }
            taken.insert(word)
            readable.append(
                DeepLinkCase(
                    name: item.name, word: word, values: values.compactMap(\.value), condition: item.condition))
        }
        self.cases = readable
        self.unreadable = unreadable
    }

    private static func word(for name: String, isTaken: (String) -> Bool) -> String {
        let word = DeepLinkWord.word(for: name)
        guard isTaken(word) else { return word }
        var number = 2
        while isTaken("\(word)-\(number)") { number += 1 }
        return "\(word)-\(number)"
    }

    private enum Answer {
        case value(DeepLinkCase.Value)
        case no(String)

        var value: DeepLinkCase.Value? {
            if case .value(let value) = self { return value }
            return nil
        }

        var reason: String? {
            if case .no(let reason) = self { return reason }
            return nil
        }
    }

    private static func value(_ value: ExistingCase.Value, _ declarations: DeclarationIndex) -> Answer {
        let subject = value.label ?? "a value"
        if value.isShared { return .no("\(subject) is an object of type \(value.type)") }
        guard case .optional(let wrapped) = value.type else {
            guard let form = DeepLinkForm(value.type, in: declarations) else {
                return .no("\(subject) has the type \(value.type)")
            }
            return .value(
                DeepLinkCase.Value(label: value.label, type: value.type.description, form: form, itemName: nil))
        }
        guard let form = DeepLinkForm(wrapped, in: declarations) else {
            return .no("\(subject) has the type \(value.type)")
        }
        guard let label = value.label else { return .no("a value of type \(value.type) has no label") }
        return .value(DeepLinkCase.Value(label: label, type: wrapped.description, form: form, itemName: label))
    }
}

extension ExistingCase {
    /// `player(model:)`
    fileprivate var fullName: String {
        values.isEmpty ? name : "\(name)(\(values.map { "\($0.label ?? "_"):" }.joined()))"
    }
}
