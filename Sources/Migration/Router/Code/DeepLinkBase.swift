/// What the links of an app begin with.
public enum DeepLinkBase: Hashable, Sendable {
    /// A scheme of the app's own: `myapp`.
    case scheme(String)
    /// A universal link's host, with what all paths begin with: `https://example.com/app`.
    case web(host: String, path: [String])

    /// What can't be the beginning of links.
    public struct Mistake: Error, Equatable, CustomStringConvertible {
        let text: String

        public var description: String {
            "\"\(text)\" is neither a URL scheme of the app nor a web address: write myapp or https://example.com"
        }
    }

    /// Reads `myapp,https://example.com`; what is there twice counts once.
    /// - Throws: ``Mistake`` for the first part that is no beginning.
    public static func list(_ text: String) throws(Mistake) -> [DeepLinkBase] {
        var bases: [DeepLinkBase] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let base = try DeepLinkBase(part.trimmed)
            if !bases.contains(base) { bases.append(base) }
        }
        return bases
    }

    private init(_ text: String) throws(Mistake) {
        if text.lowercased().hasPrefix("https://") {
            let parts = text.dropFirst("https://".count).split(separator: "/", omittingEmptySubsequences: false)
            let path = parts.dropFirst().filter { !$0.isEmpty }.map(String.init)
            let host = parts.first.map { $0.lowercased() } ?? ""
            guard Self.isHost(host), path.allSatisfy({ $0.utf8.allSatisfy(PercentEncoding.isPlain) }) else {
                throw Mistake(text: text)
            }
            self = .web(host: host, path: path)
            return
        }
        // As people write it: `myapp`, `myapp:`, `myapp://`.
        let scheme = String(text.lowercased().prefix { $0 != ":" })
        let rest = text.dropFirst(scheme.count)
        guard ["", ":", "://"].contains(rest), Self.isScheme(scheme) else { throw Mistake(text: text) }
        self = .scheme(scheme)
    }

    private static func isHost(_ text: String) -> Bool {
        !text.isEmpty && text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty }
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".") }
    }

    /// Schemes of the system belong to no app.
    private static func isScheme(_ text: String) -> Bool {
        guard let first = text.first, first.isASCII, first.isLetter,
            !["http", "https", "file", "mailto", "tel", "sms"].contains(text)
        else { return false }
        return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    }
}

extension DeepLinkBase {
    /// A link that begins so.
    /// - Parameter parts: percent-encoded.
    func link(to parts: [String]) -> String {
        switch self {
        case .scheme(let scheme):
            // A host is plain, whatever the text.
            let isPlain = parts.first?.utf8.allSatisfy(PercentEncoding.isPlain) ?? true
            return "\(scheme)://\(isPlain ? "" : "/")\(parts.joined(separator: "/"))"
        case .web(let host, let path):
            return (["https:/", host] + path + parts).joined(separator: "/")
        }
    }
}

extension Substring {
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
