import Testing

@testable import ProjectModel

/// A project in memory, asked about its types.
struct TypesProject {
    let index: DeclarationIndex

    static let app = ModuleKey(name: "App", origin: "App.xcodeproj/project.pbxproj", target: "App")

    /// - Parameters:
    ///   - files: path to source.
    ///   - modules: the modules of the files that aren't the app's.
    init(_ files: [String: String], modules: [String: [ModuleKey]] = [:]) {
        let bytes = files.mapValues { Array($0.utf8) }
        index = DeclarationIndex(
            files: bytes.map { path, content in
                IndexedFile(path: path, scan: DeclarationScan(bytes: content), modules: modules[path] ?? [Self.app])
            },
            bytes: { bytes[$0] })
    }

    /// One file, `A.swift`.
    init(_ source: String) {
        self.init(["A.swift": source])
    }

    static func place(_ scopes: String..., file: String = "A.swift") -> TypePlace {
        TypePlace(file: file, scopes: scopes)
    }

    /// The type that a name means at a place, in words: `B.swift Outer.Inner`.
    func lookUp(_ name: String, at place: TypePlace = TypesProject.place()) -> String {
        switch index.lookUp(name, at: place) {
        case .one(let type): return "\(type.file) \(type.path)"
        case .ambiguous(let types): return "ambiguous: " + types.map { "\($0.file) \($0.path)" }.joined(separator: ", ")
        case .alias(let type): return "alias: \(type)"
        case .parameter(let parameter): return "parameter: \(parameter.owner).\(parameter.name)"
        case .none: return "none"
        }
    }

    func resolve(_ source: String, at place: TypePlace = TypesProject.place()) throws -> String {
        index.resolve(try #require(WrittenType(parsing: source)), at: place).description
    }

    func facts(_ path: String, file: String = "A.swift") throws -> TypeFacts {
        guard case .one(let type) = index.lookUp(path, at: TypePlace(file: file)) else {
            throw TypesProjectError.noType(path)
        }
        return try #require(index.facts(of: type))
    }

    func role(_ path: String) throws -> TypeRole { index.role(of: try facts(path).type) }
}

enum TypesProjectError: Error {
    case noType(String)
}
