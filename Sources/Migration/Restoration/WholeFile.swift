import ProjectModel

extension Project {
    /// A file with all of its tree; nil where it can't be read or parsed.
    func wholeFile(_ path: String) -> ModuleFile? { ModuleFile(path: path, parsed: whole(path)?.source) }
}
