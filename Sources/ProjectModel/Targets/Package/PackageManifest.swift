/// What a `Package.swift` declares, before any file is looked at.
struct PackageManifest {
    struct Target {
        let name: String
        let kind: BuildTarget.Kind
        /// Relative to the package's folder; nil: the folder that goes with the name.
        let path: String?
        /// Relative to the target's folder; nil: everything beneath it.
        let sources: [String]?
        /// Relative to the target's folder.
        let exclude: [String]
        let dependencies: [String]
    }

    enum Platforms {
        case listed([Platform: MinimumSystem])
        /// Nothing is listed, so the package manager's own lowest versions count.
        case defaults
        /// Something is listed that can't be read.
        case unreadable
    }

    let manifest: String
    let toolsVersion: SystemVersion?
    let platforms: Platforms
    let targets: [Target]
    /// Product name to the names of its targets.
    let products: [String: [String]]

    /// The package's folder, relative to the project's root.
    var folder: String { ProjectPath.folder(of: manifest) }

    /// The lowest systems of every target of the package.
    var minimumSystems: [Platform: MinimumSystem] {
        switch platforms {
        case .listed(let listed): return listed
        case .unreadable: return [:]
        case .defaults:
            let setting = "no platforms:"
            return Dictionary(
                uniqueKeysWithValues: Platform.allCases.map { platform in
                    let deployment = Deployment(
                        minimum: platform.packageDefault, setting: setting, manifest: manifest, line: nil)
                    return (platform, .known(deployment))
                })
        }
    }
}

extension Platform {
    /// The lowest version that the package manager assumes where a package lists no platforms.
    fileprivate var packageDefault: SystemVersion {
        switch self {
        case .iOS, .tvOS: SystemVersion(12)
        case .macOS: SystemVersion(10, 13)
        case .watchOS: SystemVersion(4)
        case .visionOS: SystemVersion(1)
        case .macCatalyst: SystemVersion(13)
        }
    }
}
