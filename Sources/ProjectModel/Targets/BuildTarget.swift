/// One Swift module as the build knows it: its files see each other.
public struct BuildTarget: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
        case application, appExtension, framework, library, commandLineTool, bundle, unitTests, uiTests
        case packageLibrary, packageExecutable, packageTests, packageMacro, packagePlugin

        public var isTest: Bool { self == .unitTests || self == .uiTests || self == .packageTests }
    }

    public let name: String
    /// The name that an `import` of this target uses.
    public let moduleName: String
    public let kind: Kind
    /// The manifest that declares the target: a `project.pbxproj` or a `Package.swift`, relative to the
    /// project's root.
    public let manifest: String
    /// The Swift files that are compiled into it, relative to the project's root, in ascending order. A
    /// file that only some of the target's platforms compile is among them.
    public let files: [String]
    /// The platforms that it is built for. Empty where nothing that can be read tells.
    public let platforms: [Platform: MinimumSystem]
    /// The devices that it runs on, as far as its platforms allow them. A package, which doesn't choose,
    /// has all of its platforms'.
    public let deviceFamilies: Set<DeviceFamily>
    /// The names of the targets and of the packages' products that it depends on, as written, in order.
    public let dependencies: [String]

    public init(
        name: String, moduleName: String, kind: Kind, manifest: String, files: [String],
        platforms: [Platform: MinimumSystem], deviceFamilies: Set<DeviceFamily>, dependencies: [String]
    ) {
        self.name = name
        self.moduleName = moduleName
        self.kind = kind
        self.manifest = manifest
        self.files = files
        self.platforms = platforms
        self.deviceFamilies = deviceFamilies
        self.dependencies = dependencies
    }

    /// The target with one more Swift file.
    func adding(_ file: String) -> BuildTarget {
        BuildTarget(
            name: name, moduleName: moduleName, kind: kind, manifest: manifest,
            files: Set(files).union([file]).sorted(), platforms: platforms, deviceFamilies: deviceFamilies,
            dependencies: dependencies)
    }
}
