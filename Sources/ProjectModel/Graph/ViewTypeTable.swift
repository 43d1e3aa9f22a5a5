/// The types of all files by name, and the code of their members.
struct ViewTypeTable {
    struct Entry {
        let path: String
        let file: String
        let modules: FileModules
        var role: ViewType.Role
        var isPublic: Bool
        let isPrivate: Bool
        let offset: Int
        var stored: [ViewType.StoredContent]
    }

    struct Unit {
        let id: Int
        let file: String
        let unit: CodeUnit
    }

    private(set) var entries: [Entry] = []
    private(set) var units: [Unit] = []
    private var entriesByName: [String: [Int]] = [:]
    private var unitsByOwner: [Int: [String: [Int]]] = [:]
    private var modifiers: [String: [Int]] = [:]
    private var globals: [String: [Int]] = [:]
    private var methods: [String: [Int]] = [:]
    private(set) var owners: [Int?] = []
    private let imports: [String: Set<String>]
    private let aliases: [String: String]

    init(_ files: [(path: String, modules: FileModules, code: ViewCode)]) {
        imports = Dictionary(files.map { ($0.path, $0.code.imports) }, uniquingKeysWith: { first, _ in first })
        aliases = files.reduce(into: [:]) { $0.merge($1.code.aliases) { first, _ in first } }
        for file in files {
            for type in file.code.types where !type.isExtension {
                entriesByName[type.name, default: []].append(entries.count)
                entries.append(
                    Entry(
                        path: type.path, file: file.path, modules: file.modules, role: type.role,
                        isPublic: type.isPublic,
                        isPrivate: type.isPrivate, offset: type.offset, stored: type.stored))
            }
        }
        for file in files {
            for type in file.code.types where type.isExtension { merge(type, file.path, file.modules) }
            for unit in file.code.units { add(unit, file.path, file.modules) }
        }
    }

    /// Names of so many members that they say nothing about the type.
    private static let everywhere: Set<String> = ["body", "content", "label", "previews"]

    private mutating func merge(_ type: ViewType, _ file: String, _ modules: FileModules) {
        guard let index = owner(type.path, file, modules) else { return }
        if entries[index].role == .code { entries[index].role = type.role }
    }

    private mutating func add(_ unit: CodeUnit, _ file: String, _ modules: FileModules) {
        let id = units.count
        units.append(Unit(id: id, file: file, unit: unit))
        if unit.isModifier {
            modifiers[unit.name, default: []].append(id)
            owners.append(nil)
        } else if unit.owner.isEmpty {
            globals[unit.name, default: []].append(id)
            owners.append(nil)
        } else {
            let owner = owner(unit.owner, file, modules)
            owners.append(owner)
            guard let owner else {
                // A method of a type that isn't the project's, such as `String`: used as a modifier is.
                if unit.returnsView { modifiers[unit.name, default: []].append(id) }
                return
            }
            unitsByOwner[owner, default: [:]][unit.name, default: []].append(id)
            if entries[owner].role == .code, unit.returnsView, !Self.everywhere.contains(unit.name) {
                methods[unit.name, default: []].append(id)
            }
        }
    }

    /// The type that a declaration or an extension with this path belongs to.
    private func owner(_ path: String, _ file: String, _ modules: FileModules) -> Int? {
        let name = path.lastName
        let candidates = (entriesByName[name] ?? []).filter {
            entries[$0].path == path || entries[$0].path.hasSuffix("." + path)
        }
        return candidates.first { entries[$0].file == file } ?? candidates.first {
            entries[$0].modules.overlap(modules)
        }
            ?? candidates.first
    }

    // MARK: Looking up

    private func areImported(_ modules: FileModules, by file: String) -> Bool {
        imports[file].map(modules.areImported) ?? false
    }

    /// Types of this name at the top level, or as it is qualified, or nested in `owner` or a type around it.
    private func candidates(for name: String, owner: String?) -> [Int] {
        let sameName = entriesByName[name.lastName] ?? []
        guard !sameName.isEmpty else { return [] }
        let qualified = sameName.filter { index in
            let path = entries[index].path
            guard path != name, path.hasSuffix("." + name) else { return path == name }
            let outer = path.dropLast(name.count + 1)
            return name.contains(".") || owner.map { $0 == outer || $0.hasPrefix(outer + ".") } ?? false
        }
        guard qualified.isEmpty, let dot = name.lastIndex(of: ".") else { return qualified }
        // `Module.Name`
        let module = name[..<dot]
        guard !SystemModules.names.contains(String(module)) else { return [] }
        return sameName.filter { index in
            entries[index].path == name.lastName
                && (entries[index].modules.isEmpty || entries[index].modules.hold(module))
        }
    }

    /// The types that a name may stand for in a file: those nearest to it. More than one where it is ambiguous.
    func types(named name: String, from file: String, modules: FileModules, owner: String?) -> [Int] {
        let visible = candidates(for: name, owner: owner).filter { index in
            let entry = entries[index]
            return entry.file == file
                || (!entry.isPrivate
                    && (entry.modules.overlap(modules) || (entry.isPublic && areImported(entry.modules, by: file))))
        }
        if let owner {
            let nested = visible.filter { entries[$0].path == owner + "." + name }
            if !nested.isEmpty { return nested }
        }
        for rank in [
            visible.filter { entries[$0].file == file }, visible.filter { entries[$0].modules.overlap(modules) },
            visible,
        ]
        where !rank.isEmpty { return rank }
        return []
    }

    /// The container that goes by another name.
    func container(named name: String) -> ContainerKind? {
        var seen: Set<String> = []
        var current = name
        while let target = aliases[current], seen.insert(current).inserted {
            if let kind = ContainerKind(rawValue: target) { return kind }
            current = target
        }
        return nil
    }

    func hasType(named name: String) -> Bool { entriesByName[name] != nil }

    func units(named name: String, of type: Int) -> [Unit] {
        (unitsByOwner[type]?[name] ?? []).map { units[$0] }
    }

    func units(of type: Int) -> [Unit] {
        (unitsByOwner[type] ?? [:]).values.joined().sorted().map { units[$0] }
    }

    func modifiers(named name: String) -> [Unit] { (modifiers[name] ?? []).map { units[$0] } }

    /// The property of a type that is declared with it.
    func stored(_ name: String, of type: Int) -> ViewType.StoredContent? {
        entries[type].stored.first { $0.name == name }
    }

    func globals(named name: String) -> [Unit] { (globals[name] ?? []).map { units[$0] } }

    /// Methods of this name of types that aren't views, where exactly one type has it.
    func onlyMethod(named name: String) -> [Unit] {
        let found = methods[name] ?? []
        return Set(found.compactMap { owners[$0] }).count == 1 ? found.map { units[$0] } : []
    }
}
