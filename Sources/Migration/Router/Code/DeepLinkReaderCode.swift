/// The struct that reads the parts of a link, as code.
struct DeepLinkReaderCode: Sendable {
    /// The struct's name.
    let name: String
    let bases: [DeepLinkBase]
    /// Whether values can be missing.
    let readsItems: Bool

    var lines: [CodeLine] {
        let properties = [CodeLine(1, "private var parts: ArraySlice<Substring>")]
        return [
            CodeLine(0, "/// Reads a link part by part."),
            CodeLine(0, "private struct \(name) {"),
            CodeLine(1, "struct Unreadable: Error {}"),
            CodeLine(0, ""),
        ] + properties + (readsItems ? Self.itemsProperty : []) + [CodeLine(0, "")] + initializer
            + [
                CodeLine(0, ""),
                CodeLine(1, "var isAtEnd: Bool { parts.isEmpty }"),
                CodeLine(0, ""),
                CodeLine(1, "/// The name of a screen, in small letters."),
                CodeLine(1, "mutating func name() throws -> String {"),
                CodeLine(2, "try value { $0.lowercased() }"),
                CodeLine(1, "}"),
                CodeLine(0, ""),
                CodeLine(1, "mutating func value<Value>(_ read: (String) -> Value?) throws -> Value {"),
                CodeLine(
                    2, "guard let part = parts.popFirst()?.removingPercentEncoding, let value = read(part) else {"),
                CodeLine(3, "throw Unreadable()"),
                CodeLine(2, "}"),
                CodeLine(2, "return value"),
                CodeLine(1, "}"),
            ] + (readsItems ? [CodeLine(0, "")] + Self.itemFunction : []) + [CodeLine(0, "}")]
    }

    private var initializer: [CodeLine] {
        [
            CodeLine(1, "/// Nil for a link that isn't the app's."),
            CodeLine(1, "init?(_ url: URL) {"),
            CodeLine(
                2, "guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }"),
        ] + (readsItems ? [Self.itemsValue] : [])
            + [
                CodeLine(2, "let path = components.percentEncodedPath.split(separator: \"/\")"),
                CodeLine(2, "switch (components.scheme?.lowercased(), components.host?.lowercased()) {"),
            ] + Self.arms(of: bases).indented(by: 2)
            + [
                CodeLine(2, "default:"), CodeLine(3, "return nil"), CodeLine(2, "}"), CodeLine(1, "}"),
            ]
    }

    /// The arms that take the links of an app, and of what follows their beginning the parts.
    static func arms(of bases: [DeepLinkBase]) -> [CodeLine] {
        let schemes = bases.compactMap { base in
            if case .scheme(let scheme) = base { return "(\(StringLiteral.code(scheme)), let host)" }
            return nil
        }
        let scheme =
            schemes.isEmpty
            ? []
            : [
                CodeLine(0, "case \(schemes.joined(separator: ", ")):"),
                CodeLine(1, "// In `scheme://name` the name stands where a web address has its host."),
                CodeLine(1, "parts = (host ?? \"\").split(separator: \"/\") + path[...]"),
            ]
        return webBases(bases).reduce(into: scheme) { lines, base in
            let (host, prefix) = base
            let pattern = "case (\"https\", \(StringLiteral.code(host)))"
            if prefix.isEmpty {
                lines += [CodeLine(0, "\(pattern):"), CodeLine(1, "parts = path[...]")]
                return
            }
            let list = prefix.map(StringLiteral.code).joined(separator: ", ")
            lines += [
                CodeLine(0, "\(pattern) where path.starts(with: [\(list)]):"),
                CodeLine(1, "parts = path.dropFirst(\(prefix.count))"),
            ]
        }
    }

    /// Of one host's, those with a longer path come first: the others take their links, too.
    private static func webBases(_ bases: [DeepLinkBase]) -> [(host: String, path: [String])] {
        let all = bases.compactMap { base -> (host: String, path: [String])? in
            if case .web(let host, let path) = base { return (host, path) }
            return nil
        }
        let hosts = all.map(\.host).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return hosts.flatMap { host in
            let own = all.filter { $0.host == host }.enumerated()
            return own.sorted { ($1.element.path.count, $0.offset) < ($0.element.path.count, $1.offset) }.map(\.element)
        }
    }

    // MARK: - What only values that can be missing need

    static let itemsProperty = [CodeLine(1, "private let items: [URLQueryItem]")]
    static let itemsValue = CodeLine(2, "items = components.queryItems ?? []")
    static let itemFunction = [
        CodeLine(1, "/// A value that can be missing."),
        CodeLine(1, "func item<Value>(_ name: String, _ read: (String) -> Value?) throws -> Value? {"),
        CodeLine(2, "guard let text = items.first(where: { $0.name == name })?.value else { return nil }"),
        CodeLine(2, "guard let value = read(text) else { throw Unreadable() }"),
        CodeLine(2, "return value"),
        CodeLine(1, "}"),
    ]
}

/// Initialisers that some values are read with, as code.
enum DeepLinkValueCode {
    /// What is needed for values of these forms.
    static func extensions(for forms: [DeepLinkForm], besides known: Set<String> = []) -> [[CodeLine]] {
        let numbers = forms.compactMap { form in
            if case .number(let type) = form { return type }
            return nil
        }
        let types = Set(numbers + (forms.contains(.url) ? ["URL"] : [])).subtracting(known)
        return types.sorted().map { $0 == "URL" ? absoluteURL : finite($0) }
    }

    private static let absoluteURL = [
        CodeLine(0, "extension URL {"),
        CodeLine(1, "/// Nil for a text that is no whole address."),
        CodeLine(1, "fileprivate init?(absolute text: String) {"),
        CodeLine(2, "guard let url = URL(string: text), url.scheme != nil else { return nil }"),
        CodeLine(2, "self = url"),
        CodeLine(1, "}"),
        CodeLine(0, "}"),
    ]

    private static func finite(_ type: String) -> [CodeLine] {
        [
            CodeLine(0, "extension \(type) {"),
            CodeLine(1, "/// Nil for infinity, too, and for NaN, which isn't equal to itself."),
            CodeLine(1, "fileprivate init?(finite text: String) {"),
            CodeLine(2, "guard let number = \(type)(text), number.isFinite else { return nil }"),
            CodeLine(2, "self = number"),
            CodeLine(1, "}"),
            CodeLine(0, "}"),
        ]
    }
}
