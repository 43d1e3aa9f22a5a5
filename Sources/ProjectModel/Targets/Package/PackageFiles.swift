/// Which Swift files the targets of a package consist of, by the package manager's rules.
struct PackageFiles {
    private let package: PackageManifest
    private let swiftFiles: SwiftFileIndex

    init(_ package: PackageManifest, swiftFiles: SwiftFileIndex) {
        self.package = package
        self.swiftFiles = swiftFiles
    }

    /// The files of a target, in ascending order.
    func files(of target: PackageManifest.Target) -> [String] {
        guard let folder = folder(of: target) else { return [] }
        let sources = target.sources.map { $0.compactMap { ProjectPath.join(folder, $0) } }
        let excluded = target.exclude.compactMap { ProjectPath.join(folder, $0) }
        return swiftFiles.files(beneath: folder).filter { file in
            !SwiftFileIndex.isHidden(file, beneath: folder)
                && (sources?.contains { ProjectPath.isPath(file, inOrAt: $0) } ?? true)
                && !excluded.contains { ProjectPath.isPath(file, inOrAt: $0) }
        }
    }

    /// The folder of a target: its path, else the first of the usual folders that has Swift files under its
    /// name, else, from tools 5.9 on, the usual folder itself where no other target shares it.
    private func folder(of target: PackageManifest.Target) -> String? {
        if let path = target.path { return ProjectPath.join(package.folder, path) }
        let usual = Self.usualFolders(of: target.kind).compactMap { ProjectPath.join(package.folder, $0) }
        let named = usual.compactMap { ProjectPath.join($0, target.name) }
        if let folder = named.first(where: { !swiftFiles.files(beneath: $0).isEmpty }) { return folder }
        guard let tools = package.toolsVersion, tools >= SystemVersion(5, 9),
            package.targets.filter({ Self.usualFolders(of: $0.kind) == Self.usualFolders(of: target.kind) })
                .count == 1
        else { return nil }
        return usual.first { !swiftFiles.files(beneath: $0).isEmpty }
    }

    private static func usualFolders(of kind: BuildTarget.Kind) -> [String] {
        let sources = ["Sources", "Source", "src", "srcs"]
        switch kind {
        case .packageTests: return ["Tests"] + sources
        case .packagePlugin: return ["Plugins"]
        default: return sources
        }
    }
}
