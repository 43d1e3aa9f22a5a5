import Migration
import ProjectModel

/// What the manifests of a project tell: those of the tree that a run works on, or those of the project that the
/// tree is a part of.
struct ProjectManifests {
    /// Paths are relative to the root of the run.
    let targets: TargetMap
    /// The manifests of the tree itself, by path: those that a run may change.
    let bytes: [String: [UInt8]]
    private let unreadable: [RunReport.Remark]

    var remarks: [RunReport.Remark] {
        unreadable + targets.notes.map { .init(file: $0.manifest, line: $0.line, column: $0.column, $0.message) }
    }

    /// - Parameter files: those that the targets are asked for, relative to the tree's root. Where one of them is in no
    ///   target of the tree's own, the enclosing project is read too, and counts if it has one of them.
    static func read(of tree: DiscoveredTree, deciding files: [String]) -> ProjectManifests {
        let own = ProjectManifests(of: tree)
        guard files.contains(where: { own.targets.targets(containing: $0).isEmpty }),
            let enclosing = EnclosingProject.around(tree),
            let whole = try? ProjectDiscovery.discover(paths: [enclosing.folder], workingDirectory: enclosing.folder)
        else { return own }
        let seen = ProjectManifests(of: whole).seen(from: ProjectPart(folder: enclosing.pathOfTree))
        return files.contains { !seen.targets.targets(containing: $0).isEmpty } ? seen : own
    }

    private init(of tree: DiscoveredTree) {
        var bytes: [String: [UInt8]] = [:]
        var unreadable: [RunReport.Remark] = []
        for path in tree.manifests where ManifestSet.isManifest(path) {
            do {
                bytes[path] = try FileBytes.read(tree.root + "/" + path)
            } catch {
                unreadable.append(
                    .init(file: path, "the file can't be read (\(error.text)); what it says of targets isn't known"))
            }
        }
        let targets = TargetMap.read(ManifestSet(manifests: bytes, swiftFiles: tree.swiftFiles))
        self.init(targets: targets, bytes: bytes, unreadable: unreadable)
    }

    private init(targets: TargetMap, bytes: [String: [UInt8]], unreadable: [RunReport.Remark]) {
        self.targets = targets
        self.bytes = bytes
        self.unreadable = unreadable
    }

    private func seen(from part: ProjectPart) -> ProjectManifests {
        ProjectManifests(
            targets: targets.seen(from: part), bytes: [:],
            unreadable: unreadable.map { .init(file: $0.file.map(part.path), $0.message) })
    }
}
