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
    /// The tree of a file with all the bodies that hold one of the words.
    let around: @Sendable (String, NeedleSet) -> ParsedSource?
    /// The whole tree of a file.
    let whole: @Sendable (String) -> ParsedSource?
    /// The deepest folder that holds all of the module's stack roots; empty for the project's own.
    let folder: String
    /// Of the root's file: a new file is written the same way.
    let style: SourceStyle
    /// What other modules get in the same step.
    var claimed = ClaimedNames()

    init(
        declarations: DeclarationIndex, files: [String], folder: String, style: SourceStyle,
        text: @escaping @Sendable (String) -> SourceText?, words: (@Sendable (String) -> WordFilter?)? = nil,
        around: (@Sendable (String, NeedleSet) -> ParsedSource?)? = nil,
        whole: (@Sendable (String) -> ParsedSource?)? = nil
    ) {
        let whole = whole ?? { text($0).map { ParsedSource($0) } }
        self.whole = whole
        self.around = around ?? { path, _ in whole(path) }
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

    /// Their trees, with all the bodies that hold one of the words. A file that doesn't parse is none of them.
    func files(around words: [String]) -> [ModuleFile] {
        let search = NeedleSet(words)
        return texts(holding: words).compactMap { ModuleFile(path: $0.path, parsed: around($0.path, search)) }
    }

    /// Their whole trees.
    /// - Parameter isWanted: what else their text has to fulfil.
    func files(
        holding words: [String], where isWanted: (SourceText) -> Bool = { _ in true }
    ) -> [ModuleFile] {
        texts(holding: words).filter { isWanted($0.text) }.compactMap { file($0.path) }
    }

    /// A file's whole tree; nil where there is none, or it doesn't parse.
    func file(_ path: String) -> ModuleFile? { ModuleFile(path: path, parsed: whole(path)) }
}

extension RouteModule {
    /// The module of some files of a project.
    init(of files: [String], in project: Project, folder: String, style: SourceStyle) {
        self.init(
            declarations: project.declarations, files: files, folder: folder, style: style,
            text: { project.text(of: $0) }, words: { project.words(of: $0) },
            around: { project.file(at: $0, wholeAround: $1)?.source }, whole: { project.whole($0)?.source })
    }
}

/// A file of the module.
struct ModuleFile: Sendable {
    let path: String
    let source: ParsedSource
}

extension ModuleFile {
    /// Nil where there is no tree, or it has an error.
    init?(path: String, parsed source: ParsedSource?) {
        guard let source, source.firstError == nil else { return nil }
        self.init(path: path, source: source)
    }
}
