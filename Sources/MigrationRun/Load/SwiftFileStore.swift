import ProjectModel
import SourceEditing

/// The Swift files of a run. Each is read once, while they fit into memory, and what was found out of one stays.
final class SwiftFileStore: Sendable {
    private let root: String
    private let limit: Int
    private let kept = Locked(Kept())

    private struct Kept {
        var texts: [String: SourceText] = [:]
        var bytes = 0
        var words: [String: WordFilter] = [:]
        var scans: [String: DeclarationScan] = [:]
        /// Whether brackets are nested too deeply.
        var isTooDeep: [String: Bool] = [:]
    }

    /// - Parameters:
    ///   - root: the absolute path that those of the files are relative to.
    ///   - limit: how many bytes are kept; the files beyond are read again.
    init(root: String, keeping limit: Int = 24 << 20) {
        self.root = root
        self.limit = limit
    }

    /// A file as it is.
    func read(_ path: String) throws(SystemError) -> SourceText {
        if let known = kept.withLock({ $0.texts[path] }) { return known }
        let text = SourceText(bytes: try FileBytes.read(root + "/" + path))
        return kept.withLock { kept in
            if let known = kept.texts[path] { return known }
            guard kept.bytes + text.bytes.count <= limit else { return text }
            kept.bytes += text.bytes.count
            kept.texts[path] = text
            return text
        }
    }

    /// A file's text; nil where it can't be read, or nests too deeply to be parsed.
    func text(of path: String) -> SourceText? {
        guard let text = try? read(path) else { return nil }
        if let known = kept.withLock({ $0.isTooDeep[path] }) { return known ? nil : text }
        let isTooDeep = BracketNesting.tooDeep(in: text.bytes) != nil
        kept.withLock { $0.isTooDeep[path] = isTooDeep }
        return isTooDeep ? nil : text
    }

    func words(of path: String) -> WordFilter? {
        if let known = kept.withLock({ $0.words[path] }) { return known }
        guard let words = text(of: path)?.words else { return nil }
        kept.withLock { $0.words[path] = words }
        return words
    }

    func scan(of path: String) -> DeclarationScan {
        if let known = kept.withLock({ $0.scans[path] }) { return known }
        let scan = DeclarationScan(bytes: text(of: path)?.bytes ?? [])
        kept.withLock { $0.scans[path] = scan }
        return scan
    }

    func sources(_ paths: [String]) -> ProjectSources {
        ProjectSources(
            paths: paths, words: { self.words(of: $0) }, scan: { self.scan(of: $0) }, text: { self.text(of: $0) })
    }
}
