import ProjectModel

extension Project {
    /// A file with all of its tree; nil where it can't be read or parsed.
    func wholeFile(_ path: String) -> ModuleFile? {
        guard let file = whole(path), file.source.firstError == nil else { return nil }
        return ModuleFile(path: path, source: file.source)
    }
}
