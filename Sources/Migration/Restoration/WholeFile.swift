import ProjectModel
import SourceEditing

extension Project {
    /// A file with all of its tree; nil where it can't be read or parsed.
    func wholeFile(_ path: String) -> ModuleFile? {
        if let file = file(at: path), !file.source.isMasked {
            return file.source.firstError == nil ? ModuleFile(path: path, source: file.source) : nil
        }
        guard let text = text(of: path) else { return nil }
        let source = ParsedSource(text)
        return source.firstError == nil ? ModuleFile(path: path, source: source) : nil
    }
}
