import ProjectModel
import SourceEditing

/// The module that gets the routes: what of it a book has to know.
struct RouteModule: Sendable {
    /// Of the text that `text` gives.
    let declarations: DeclarationIndex
    /// The paths of the files that see each other, in any order.
    let files: [String]
    /// The text of a file, by its path; nil where it can't be read.
    let text: @Sendable (String) -> SourceText?
    /// Which identifiers a file can't hold, by its path; nil where it can't be read.
    let words: @Sendable (String) -> WordFilter?
    /// The tree of a file that is parsed as a whole already.
    let parsed: @Sendable (String) -> ParsedSource?
    /// The deepest folder that holds all of the module's stack roots; empty for the project's own.
    let folder: String
    /// Of the root's file: a new file is written the same way.
    let style: SourceStyle

    init(
        declarations: DeclarationIndex, files: [String], folder: String, style: SourceStyle,
        text: @escaping @Sendable (String) -> SourceText?, words: (@Sendable (String) -> WordFilter?)? = nil,
        parsed: @escaping @Sendable (String) -> ParsedSource? = { _ in nil }
    ) {
        self.parsed = parsed
        self.declarations = declarations
        self.files = files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        self.folder = folder
        self.style = style
        self.text = text
        self.words = words ?? { text($0)?.words }
    }

    /// The name by which others import it.
    var name: String? { files.lazy.compactMap { self.declarations.modules(ofFile: $0).first?.name }.first }

    /// The files that hold one of the words as a whole, in the order of the paths.
    func texts(holding words: [String]) -> [(path: String, text: SourceText)] {
        let search = NeedleSet(words)
        let sought = SoughtWords(words)
        return files.compactMap { path in
            if let sought, self.words(path)?.mayHold(sought) != true { return nil }
            guard let text = text(path), search.contains(in: text.bytes) else { return nil }
            return (path, text)
        }
    }

    /// Their trees. A file that doesn't parse is none of them.
    /// - Parameter isWanted: what else their text has to fulfil.
    func files(
        holding words: [String], where isWanted: (SourceText) -> Bool = { _ in true }
    ) -> [ModuleFile] {
        texts(holding: words).compactMap { path, text in
            guard isWanted(text) else { return nil }
            let source = parsed(path) ?? ParsedSource(text)
            return source.firstError == nil ? ModuleFile(path: path, source: source) : nil
        }
    }
}

/// A file of the module, read as a whole.
struct ModuleFile: Sendable {
    let path: String
    let source: ParsedSource
}
