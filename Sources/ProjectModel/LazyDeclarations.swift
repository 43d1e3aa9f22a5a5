import SourceEditing

/// The declarations of a project, scanned when they are first asked for: not every step asks.
final class LazyDeclarations: Sendable {
    private let built = Locked<DeclarationIndex?>(nil)
    private let files: [String: ParsedSource]
    /// Those of all Swift files, in ascending order.
    let paths: [String]
    private let sources: ProjectSources
    private let targets: TargetMap
    private let earlier: LazyDeclarations?

    /// - Parameters:
    ///   - files: the files that are parsed already.
    ///   - earlier: those of the project before edits; what is known of unchanged files is taken over.
    init(
        files: [ProjectFile], sources: ProjectSources, targets: TargetMap, earlier: LazyDeclarations?
    ) {
        self.files = Dictionary(files.map { ($0.path, $0.source) }, uniquingKeysWith: { first, _ in first })
        self.sources = sources
        self.targets = targets
        self.earlier = earlier
        if let earlier, self.files.count == earlier.files.count,
            self.files.keys.allSatisfy({ earlier.files[$0] != nil })
        {
            paths = earlier.paths
        } else {
            paths = Set(sources.paths).union(self.files.keys).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        }
    }

    var value: DeclarationIndex {
        built.withLock { built in
            if let built { return built }
            let index = build()
            built = index
            return index
        }
    }

    var bytesParsed: Int { built.withLock { $0?.work.bytes ?? 0 } }

    func text(of path: String) -> SourceText? { files[path]?.text ?? sources.text(path) }

    func words(of path: String) -> WordFilter? { files[path]?.text.words ?? sources.words(path) }

    private func build() -> DeclarationIndex {
        let known = earlier?.built.withLock { $0 }
        let indexed = paths.map { path -> IndexedFile in
            let modules = ModuleKey.modules(of: path, in: targets, roots: [""])
            if isUnchanged(path), let scan = known?.scan(ofFile: path) {
                return IndexedFile(path: path, scan: scan, modules: modules)
            }
            let scan = files[path].map { DeclarationScan(bytes: $0.text.bytes) } ?? sources.scan(path)
            return IndexedFile(path: path, scan: scan, modules: modules)
        }
        return DeclarationIndex(
            files: indexed, parsed: { [files] in files[$0] }, bytes: { [self] in text(of: $0)?.bytes },
            reusing: known, where: isUnchanged)
    }

    private func isUnchanged(_ path: String) -> Bool {
        guard let earlier else { return false }
        guard let now = files[path]?.text else { return earlier.files[path] == nil }
        return earlier.text(of: path)?.bytes == now.bytes
    }
}
