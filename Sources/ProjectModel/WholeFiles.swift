import SourceEditing

/// The files that were parsed with all their code, though the project has them with some of it blank, or not at all.
final class WholeFiles: Sendable {
    private let known: Locked<[String: ProjectFile]>

    /// - Parameter earlier: those of the project before edits: a file whose text is the same still is.
    init(after earlier: WholeFiles?) {
        known = Locked(earlier?.known.withLock(\.self) ?? [:])
    }

    /// The file at a path, with all of its `text`.
    func file(_ path: String, _ text: SourceText) -> ProjectFile {
        if let file = known.withLock({ $0[path] }), file.source.text.bytes == text.bytes { return file }
        let file = ProjectFile(path: path, source: ParsedSource(text))
        known.withLock { $0[path] = file }
        return file
    }
}
