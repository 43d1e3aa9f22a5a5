/// What the reading of manifests starts from: their bytes, and which Swift files there are.
public struct ManifestSet: Sendable {
    /// Path relative to the project's root, with `/`, to the file's bytes.
    public let manifests: [String: [UInt8]]
    /// Every Swift file under the root, as a path relative to it, with `/`.
    public let swiftFiles: [String]
    /// The manifests that are there and whose bytes nobody could get.
    public let unread: [ManifestNote]

    public init(manifests: [String: [UInt8]], swiftFiles: [String], unread: [ManifestNote] = []) {
        self.manifests = manifests
        self.swiftFiles = swiftFiles
        self.unread = unread
    }

    /// Whether a file can be a manifest, by its name alone: whoever gathers the files loads these.
    public static func isManifest(_ path: String) -> Bool {
        ManifestKind(path: path) != nil
    }
}

/// What a file's name says about the kind of manifest it can be.
enum ManifestKind {
    case xcodeProject, xcodeConfiguration, package, xcodeGen, tuist

    init?(path: String) {
        let name = ProjectPath.lastComponent(of: path)
        switch name {
        case "project.pbxproj": self = .xcodeProject
        case "project.yml", "project.yaml": self = .xcodeGen
        case "Project.swift", "Tuist.swift", "Workspace.swift": self = .tuist
        default:
            if name.hasSuffix(".xcconfig") {
                self = .xcodeConfiguration
            } else if PackageManifestName(name) != nil {
                self = .package
            } else {
                return nil
            }
        }
    }
}

/// `Package.swift`, or `Package@swift-5.9.swift`, which counts instead from that version of the tools on.
struct PackageManifestName {
    /// Nil for `Package.swift` itself.
    let toolsVersion: SystemVersion?

    init?(_ name: String) {
        if name == "Package.swift" {
            toolsVersion = nil
            return
        }
        let (prefix, suffix) = ("Package@swift-", ".swift")
        guard name.hasPrefix(prefix), name.hasSuffix(suffix), name.utf8.count > prefix.utf8.count + suffix.utf8.count,
            let version = SystemVersion(String(name.dropFirst(prefix.count).dropLast(suffix.count)))
        else { return nil }
        toolsVersion = version
    }
}
