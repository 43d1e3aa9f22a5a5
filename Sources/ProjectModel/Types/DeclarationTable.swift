/// Where each name is declared, by the scans of all files.
struct DeclarationTable: Sendable {
    struct Entry: Sendable {
        /// The file's number in the index.
        let file: Int
        let declaration: ScannedDeclaration
    }

    /// Types and typealiases by their path.
    private(set) var types: [String: [Entry]] = [:]
    /// Extensions by the path of the extended type, as written.
    private(set) var extensions: [String: [Entry]] = [:]
    /// Functions and variables of the files' level.
    private(set) var globals: [String: [Entry]] = [:]
    /// The names of types and typealiases inside others.
    private(set) var nestedNames: Set<String> = []
    private(set) var modules: [String: Set<ModuleKey>] = [:]
    /// The names of extensions that a typealias has, too.
    private(set) var aliasedExtensions: [String] = []
    private(set) var allTypes: [DeclaredType] = []
    /// For every file the modules that it sees by its imports, with those that these export.
    private(set) var imports: [[ImportedModule]] = []

    struct ImportedModule: Sendable {
        let module: ModuleKey
        let isTestable: Bool
    }

    init(_ files: [IndexedFile]) {
        var exports: [String: Set<String>] = [:]
        for file in files {
            for module in file.modules { modules[module.name, default: []].insert(module) }
        }
        for (number, file) in files.enumerated() {
            for declaration in file.scan.declarations { add(declaration, number, file) }
            for exported in file.scan.imports where exported.isExported {
                for module in file.modules { exports[module.name, default: []].insert(exported.module) }
            }
        }
        aliasedExtensions = extensions.keys.filter { path in
            types[path]?.contains { $0.declaration.kind == .typealias } == true
        }.sorted()
        imports = files.map { file in
            let written = file.scan.imports.flatMap { self.imported($0.module, isTestable: $0.isTestable, exports) }
            // What one file exports, all files of its module see.
            let shared = file.modules.flatMap { module in
                (exports[module.name] ?? []).sorted().flatMap { self.imported($0, isTestable: false, exports) }
            }
            return written + shared
        }
    }

    private func imported(_ module: String, isTestable: Bool, _ exports: [String: Set<String>]) -> [ImportedModule] {
        Self.reached(from: module, exports).sorted().flatMap { name in
            (modules[name] ?? []).sorted().map {
                ImportedModule(module: $0, isTestable: isTestable && name == module)
            }
        }
    }

    private mutating func add(_ declaration: ScannedDeclaration, _ number: Int, _ file: IndexedFile) {
        let path = withoutModule(declaration.path)
        let entry = Entry(file: number, declaration: declaration)
        switch declaration.kind {
        case .extension:
            extensions[path, default: []].append(entry)
        case .function, .variable:
            globals[declaration.name, default: []].append(entry)
        case .struct, .class, .actor, .enum, .protocol, .typealias:
            types[path, default: []].append(entry)
            if path.contains(".") { nestedNames.insert(declaration.name) }
            if declaration.kind != .typealias { allTypes.append(declaredType(entry, file)) }
        }
    }

    func declaredType(_ entry: Entry, _ file: IndexedFile) -> DeclaredType {
        DeclaredType(
            kind: entry.declaration.kind, path: withoutModule(entry.declaration.path), file: file.path,
            offset: entry.declaration.offset, modules: file.modules)
    }

    /// `Store` of `ShopKit.Store`, as an extension may have it.
    func withoutModule(_ path: String) -> String {
        guard let dot = path.firstIndex(of: "."), modules[String(path[..<dot])] != nil,
            types[String(path[..<dot])] == nil
        else { return path }
        return String(path[path.index(after: dot)...])
    }

    private static func reached(from module: String, _ exports: [String: Set<String>]) -> Set<String> {
        var reached: Set<String> = []
        var open = [module]
        while let next = open.popLast() {
            guard reached.insert(next).inserted else { continue }
            open += exports[next] ?? []
        }
        return reached
    }
}
