/// One Swift module of a project: files that see each other.
public struct ModuleKey: Hashable, Sendable, Comparable {
    /// The name that an `import` uses.
    public let name: String
    /// The manifest that declares the target, and the folder for files that no target claims: names alone are not
    /// unique in a project.
    public let origin: String
    /// The target's name; empty for files that no target claims.
    public let target: String

    public init(name: String, origin: String, target: String) {
        self.name = name
        self.origin = origin
        self.target = target
    }

    public init(_ target: BuildTarget) {
        self.init(name: target.moduleName, origin: target.manifest, target: target.name)
    }

    /// The modules of a file: one for every target that compiles it; without any, the one that all unclaimed files
    /// beneath the nearest of `roots` form. Paths are relative to the project's root.
    public static func modules(of file: String, in targets: TargetMap, roots: [String]) -> [ModuleKey] {
        let claimed = targets.targets(containing: file).map { ModuleKey($0) }
        guard claimed.isEmpty else { return claimed.sorted() }
        let around = roots.filter { ProjectPath.isPath(file, inOrAt: $0) }
        let root = around.max { $0.utf8.count < $1.utf8.count } ?? ""
        return [ModuleKey(name: ModuleName.identifier(ProjectPath.lastComponent(of: root)), origin: root, target: "")]
    }

    public static func < (lhs: ModuleKey, rhs: ModuleKey) -> Bool {
        (lhs.name, lhs.origin, lhs.target) < (rhs.name, rhs.origin, rhs.target)
    }
}
