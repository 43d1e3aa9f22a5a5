/// An enum's cases by the code that they begin with: a module may have thousands of them, and as many links.
struct CaseLookup: Sendable {
    private let cases: [ExistingCase]
    /// The numbers of the cases, ascending, by the first token of their code.
    private let numbers: [String: [Int]]

    init(_ cases: [ExistingCase]) {
        self.cases = cases
        numbers = cases.enumerated().reduce(into: [:]) { numbers, item in
            for beginning in Set(item.element.codes.compactMap(\.first?.text)) {
                numbers[beginning, default: []].append(item.offset)
            }
        }
    }

    /// The cases that may show what is wanted, in the order of the enum.
    func candidates(for wanted: WantedScreen) -> [ExistingCase] {
        guard let beginning = wanted.tokens.first?.text else { return cases }
        return (numbers[beginning] ?? []).map { cases[$0] }
    }
}

extension CodeToken {
    fileprivate var text: String? {
        if case .text(let text) = self { return text }
        return nil
    }
}
