/// The modules that a file is part of; none where no target compiles it.
///
/// Files with the same ones see each other. Targets of one project that make modules of one name, as those for iOS and
/// the Mac do, count as one module; those of different projects don't: a repository of samples has many an `App`.
public struct FileModules: Hashable, Sendable, Comparable {
    /// One of them.
    struct Module: Hashable, Sendable, Comparable {
        /// The name that an `import` uses.
        let name: String
        /// Relative to the project's root.
        let manifest: String

        static func < (lhs: Module, rhs: Module) -> Bool { (lhs.name, lhs.manifest) < (rhs.name, rhs.manifest) }
    }

    /// Ascending, each once.
    private let modules: [Module]

    /// Those of a file that no target compiles.
    public static let none = FileModules([])

    init(_ modules: some Sequence<Module>) { self.modules = Set(modules).sorted() }

    init(of targets: [BuildTarget]) {
        self.init(targets.map { Module(name: $0.moduleName, manifest: $0.manifest) })
    }

    public var isEmpty: Bool { modules.isEmpty }

    /// Whether code of these and of `other` can be one module's: a file can be in several targets.
    public func overlap(_ other: FileModules) -> Bool {
        self == other || modules.contains(where: other.modules.contains)
    }

    /// Whether one of `imports` is a module of this file.
    public func areImported(by imports: some Sequence<String>) -> Bool { imports.contains(where: hold) }

    /// Whether one of them has this name.
    func hold(_ name: some StringProtocol) -> Bool { modules.contains { $0.name == name } }

    public static func < (lhs: FileModules, rhs: FileModules) -> Bool {
        lhs.modules.lexicographicallyPrecedes(rhs.modules)
    }
}
