import Migration
import ProjectModel
import SourceEditing

/// What the manifests of a project tell: those of the tree that a run works on, or those of the project that the
/// tree is a part of.
struct ProjectManifests {
    /// Paths are relative to the root of the run.
    let targets: TargetMap
    /// The manifests of the tree itself, by path: those that a run may change.
    let bytes: [String: [UInt8]]

    var remarks: [RunReport.Remark] {
        targets.notes.filter { $0.kind != .unreadable }.map {
            .init(file: $0.manifest, line: $0.line, column: $0.column, $0.message)
        }
    }

    /// The manifests that can't be read; each is an error.
    var unreadable: [Finding] {
        targets.notes.filter { $0.kind == .unreadable }.map { note in
            let location = LineColumn(line: note.line ?? 1, column: note.column ?? 1)
            return Finding(
                .error, at: Place(file: note.manifest, at: location),
                note.line == nil ? RuleID("unreadable-file", "read") : RuleID("unreadable-file", "syntax"),
                "\(note.message); what the manifest says of targets and systems isn't known")
        }
    }

    /// - Parameter files: those that the targets are asked for, relative to the tree's root. Where one of them is in no
    ///   target of the tree's own, the enclosing project is read too, and counts if it has one of them, or may have.
    static func read(of tree: DiscoveredTree, deciding files: [String]) -> ProjectManifests {
        let own = ProjectManifests(of: tree)
        guard files.contains(where: { own.targets.targets(containing: $0).isEmpty }),
            let enclosing = EnclosingProject.around(tree),
            let whole = try? ProjectDiscovery.discover(paths: [enclosing.folder], workingDirectory: enclosing.folder)
        else { return own }
        let targets = ProjectManifests(of: whole).targets.seen(from: ProjectPart(folder: enclosing.pathOfTree))
        let tells = files.contains { file in
            !targets.targets(containing: file).isEmpty || targets.unreadableManifest(of: file) != nil
        }
        return tells ? ProjectManifests(targets: targets.forgettingUnreadable(besides: files), bytes: [:]) : own
    }

    /// The manifest that an entry of a tree is, or that lies in the folder that it is: an Xcode project.
    static func manifest(at path: String) -> String? {
        if path.hasSuffix(".xcodeproj") { return path + "/project.pbxproj" }
        return ManifestSet.isManifest(path) ? path : nil
    }

    private init(of tree: DiscoveredTree) {
        var bytes: [String: [UInt8]] = [:]
        var unread = tree.skipped.filter(\.reason.isFailure).compactMap { entry in
            Self.manifest(at: entry.path).map { ManifestNote(.unreadable, $0, entry.reason.description) }
        }
        for path in tree.manifests where ManifestSet.isManifest(path) {
            do {
                bytes[path] = try FileBytes.read(tree.root + "/" + path)
            } catch {
                unread.append(ManifestNote(.unreadable, path, SkipReason.notReadable(error.text).description))
            }
        }
        let targets = TargetMap.read(ManifestSet(manifests: bytes, swiftFiles: tree.swiftFiles, unread: unread))
        // A new file can't be entered in what can't be read, and has to know that it is there.
        for note in unread { bytes[note.manifest] = [] }
        self.init(targets: targets, bytes: bytes)
    }

    private init(targets: TargetMap, bytes: [String: [UInt8]]) {
        self.targets = targets
        self.bytes = bytes
    }
}
