import ProjectModel

/// What the modules before one get in the same step: it can't have the same file, nor a name that it would see twice.
struct ClaimedNames: Sendable {
    /// Those of types that the module would see.
    private(set) var names: Set<String> = []
    /// Those of files, relative to the project's root.
    private(set) var paths: Set<String> = []
    private var claims: [(modules: FileModules, names: Set<String>)] = []

    /// Those that count for code of these modules.
    func seen(by modules: FileModules) -> ClaimedNames {
        var seen = self
        seen.names = claims.reduce(into: []) { names, claim in
            if claim.modules.overlap(modules) { names.formUnion(claim.names) }
        }
        return seen
    }

    mutating func add(_ names: Set<String>, in path: String, of modules: FileModules) {
        claims.append((modules, names))
        paths.insert(path)
    }

    /// Adds what the new files declare.
    mutating func add(_ files: [Groundwork.NewFile], of modules: FileModules) {
        for file in files {
            add(Set(DeclarationScan(bytes: Array(file.text.utf8)).declarations.map(\.name)), in: file.path, of: modules)
        }
    }
}
