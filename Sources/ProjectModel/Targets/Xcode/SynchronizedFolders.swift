/// Folders of an Xcode project whose files belong to targets without being listed
/// (`PBXFileSystemSynchronizedRootGroup`), and the exceptions to that.
struct SynchronizedFolders {
    /// Target identifier to the Swift files that the folders give it.
    private(set) var files: [String: Set<String>] = [:]

    private let project: XcodeProject
    private let swiftFiles: SwiftFileIndex

    /// - Parameter packages: the folders of the packages that own files, by file. A package inside a
    ///   synchronized folder is a module of its own.
    init(
        _ project: XcodeProject, targets: [(id: String, object: PropertyList)], tree: inout XcodeFileTree,
        swiftFiles: SwiftFileIndex, packages: [String: String]
    ) {
        self.project = project
        self.swiftFiles = swiftFiles
        var owners: [String: Set<String>] = [:]
        for target in targets {
            for group in project.objects("fileSystemSynchronizedGroups", of: target.object) {
                owners[group.id, default: []].insert(target.id)
            }
        }
        for (id, group) in project.objects where group.isa == "PBXFileSystemSynchronizedRootGroup" {
            guard let folder = tree.path(of: id) else { continue }
            let compiled = compiledFiles(of: group, in: folder, packages: packages)
            let exceptions = exceptions(of: group, in: folder)
            for owner in owners[id] ?? [] {
                let missing = exceptions[owner] ?? []
                files[owner, default: []].formUnion(compiled.filter { !missing.contains($0) })
            }
            for (target, added) in exceptions where owners[id]?.contains(target) != true {
                files[target, default: []].formUnion(added)
            }
        }
    }

    private func compiledFiles(of group: PropertyList, in folder: String, packages: [String: String]) -> [String] {
        let opaque = paths(group["explicitFolders"]?.strings ?? [], in: folder)
        let retyped = (group["explicitFileTypes"]?.entries ?? []).filter { $0.value.string != "sourcecode.swift" }
        let notSwift = Set(paths(retyped.map(\.key.text), in: folder))
        return swiftFiles.files(beneath: folder).filter { file in
            if notSwift.contains(file) || SwiftFileIndex.isHidden(file, beneath: folder) { return false }
            if let package = packages[file], package != folder, ProjectPath.isPath(package, inOrAt: folder) {
                return false
            }
            return !opaque.contains { ProjectPath.isPath(file, inOrAt: $0) }
        }
    }

    /// The Swift files that each target's exceptions name, one by one or by their folder.
    private func exceptions(of group: PropertyList, in folder: String) -> [String: Set<String>] {
        var exceptions: [String: Set<String>] = [:]
        for (_, set) in project.objects("exceptions", of: group) {
            guard set.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet",
                let target = set["target"]?.string
            else { continue }
            for path in paths(set["membershipExceptions"]?.strings ?? [], in: folder) {
                if let file = swiftFiles.file(at: path) {
                    exceptions[target, default: []].insert(file)
                } else if !path.hasSuffix(".swift") {
                    exceptions[target, default: []].formUnion(swiftFiles.files(beneath: path))
                }
            }
        }
        return exceptions
    }

    private func paths(_ relative: [String], in folder: String) -> [String] {
        relative.compactMap { ProjectPath.join(folder, $0) }
    }
}
