/// A route as tests write it.
struct SampleRoute: Sendable, Equatable {
    let route: DeepLinkCase
    private let samples: [DeepLinkSample]

    /// Nil where a value isn't known.
    init?(_ route: DeepLinkCase) {
        let samples = route.values.compactMap { DeepLinkSample($0.form) }
        guard samples.count == route.values.count else { return nil }
        self.route = route
        self.samples = samples
    }

    /// The route as code: `Route.recipeDetail(id: 42)`, with `try` where making it throws.
    /// - Parameter omits: whether the values that can be missing are.
    func code(_ enumeration: String, _ library: TestLibrary, omittingItems omits: Bool = false) -> String {
        var isThrowing = false
        let arguments = zip(route.values, samples).map { value, sample in
            let label = value.label.map { CaseName.argumentLabel($0) + ": " } ?? ""
            if omits, value.itemName != nil { return label + "nil" }
            isThrowing = isThrowing || sample.isOptional
            return label + (sample.isOptional ? library.unwrapped(sample.code) : sample.code)
        }
        let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
        return "\(isThrowing ? "try " : "")\(enumeration).\(route.memberName)\(list)"
    }

    /// Whether making it throws.
    var isThrowing: Bool { samples.contains(where: \.isOptional) }

    // MARK: - As a part of a link

    /// Its name and its values.
    var parts: [String] { [PercentEncoding.encoded(route.word)] + pathSamples.map(\.text) }

    /// With the question mark; empty where no value can be missing.
    var query: String { query { $0.text } }

    /// Parts of links and queries that are wrong, one value in each.
    var mistakes: [(parts: [String], query: String)] {
        let word = PercentEncoding.encoded(route.word)
        let missing = pathSamples.isEmpty ? [] : [([word] + pathSamples.dropLast().map(\.text), "")]
        let wrongParts = pathSamples.indices.compactMap { index -> (parts: [String], query: String)? in
            guard let wrong = pathSamples[index].wrong else { return nil }
            var texts = pathSamples.map(\.text)
            texts[index] = wrong
            return ([word] + texts, "")
        }
        let wrongQuery = query { $0.wrong }
        return missing + wrongParts + (wrongQuery.isEmpty ? [] : [(parts, wrongQuery)])
    }

    private var pathSamples: [DeepLinkSample] {
        zip(route.values, samples).filter { $0.0.itemName == nil }.map(\.1)
    }

    private func query(_ text: (DeepLinkSample) -> String?) -> String {
        let items = zip(route.values, samples).compactMap { value, sample -> String? in
            guard let name = value.itemName, let text = text(sample) else { return nil }
            return "\(PercentEncoding.encoded(name))=\(text)"
        }
        return items.isEmpty ? "" : "?" + items.joined(separator: "&")
    }
}
