/// A folder of a project, seen from which the project's paths are to be written.
public struct ProjectPart: Sendable {
    private let parts: [Substring]

    /// - Parameter folder: relative to the project's root.
    public init(folder: String) {
        parts = folder.split(separator: "/")
    }

    /// A path relative to the project's root as one relative to the folder: outside of it, it begins with `../`.
    public func path(_ path: String) -> String {
        let own = path.split(separator: "/")
        let shared = zip(parts, own).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: parts.count - shared) + own[shared...]).joined(separator: "/")
    }

    /// The target with the folder's files alone.
    func target(_ target: BuildTarget) -> BuildTarget {
        BuildTarget(
            name: target.name, moduleName: target.moduleName, kind: target.kind, manifest: path(target.manifest),
            files: target.files.filter(isInside).map(path), platforms: target.platforms.mapValues(minimum),
            deviceFamilies: target.deviceFamilies, dependencies: target.dependencies)
    }

    private func isInside(_ path: String) -> Bool {
        path.split(separator: "/").starts(with: parts)
    }

    private func minimum(_ minimum: MinimumSystem) -> MinimumSystem {
        guard let deployment = minimum.deployment else { return minimum }
        return .known(
            Deployment(
                minimum: deployment.minimum, setting: deployment.setting, manifest: path(deployment.manifest),
                line: deployment.line))
    }
}
