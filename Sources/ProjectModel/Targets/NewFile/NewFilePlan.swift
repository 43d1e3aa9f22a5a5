import SourceEditing

/// Works out what a new file lacks to be part of its neighbour's targets, and proves the answer by reading it again.
struct NewFilePlan {
    private let newFile: String
    private let neighbour: String
    private let set: ManifestSet
    /// The targets as they are once the file lies in its folder.
    private let targets: TargetMap
    private let generators: [ProjectGenerator]

    init(_ newFile: String, beside neighbour: String, in set: ManifestSet) {
        self.newFile = newFile
        self.neighbour = neighbour
        self.set = ManifestSet(
            manifests: set.manifests, swiftFiles: Set(set.swiftFiles).union([newFile]).sorted())
        targets = TargetMap.read(self.set)
        generators = GeneratorManifests(set.manifests).generators
    }

    func membership() throws(NewFileObstacle) -> NewFileMembership {
        let wanted = targets.targets(containing: neighbour)
        let present = targets.targets(containing: newFile)
        if wanted.isEmpty, present.isEmpty { return try unclaimed() }
        let missing = wanted.filter { !present.contains($0) }
        let surplus = present.filter { !wanted.contains($0) }
        var edits: [String: [TextEdit]] = [:]
        for manifest in Set((missing + surplus).map(\.manifest)).sorted() {
            edits[manifest] = try self.edits(
                of: manifest, joining: missing.filter { $0.manifest == manifest }.map(\.name).sorted(),
                leaving: surplus.filter { $0.manifest == manifest }.map(\.name).sorted())
        }
        guard !edits.isEmpty else { return .nothingToDo }
        try prove(edits)
        let homes = Set(edits.keys.map { ProjectPath.folder(of: ProjectPath.folder(of: $0)) })
        guard let generator = generators.first(where: { homes.contains(ProjectPath.folder(of: $0.manifest)) }) else {
            return .edits(edits)
        }
        let folders = wanted.map { target in target.files.filter { $0 != newFile }.map(ProjectPath.folder) }
        try check(generator, takesIn: folders)
        return .generated(by: generator, edits: edits)
    }

    private func edits(
        of manifest: String, joining: [String], leaving: [String]
    ) throws(NewFileObstacle) -> [TextEdit] {
        guard ManifestKind(path: manifest) == .xcodeProject else {
            if let target = joining.first { throw .keptOut(file: newFile, target: target, manifest: manifest) }
            throw .joinsAnother(file: newFile, target: leaving.joined(separator: ", "), manifest: manifest)
        }
        var addition = try XcodeFileAddition(
            of: newFile, beside: neighbour, to: manifest, set.manifests[manifest] ?? [],
            swiftFiles: SwiftFileIndex(set.swiftFiles, manifests: []))
        return try addition.edits(joining: joining, leaving: leaving)
    }

    /// The neighbour is in no target that could be read: there is nothing to join, or no way to see what.
    private func unclaimed() throws(NewFileObstacle) -> NewFileMembership {
        let unread = targets.notes.first { note in
            note.kind == .unreadable && ManifestKind(path: note.manifest) == .xcodeProject
                && ProjectPath.isPath(
                    neighbour, inOrAt: ProjectPath.folder(of: ProjectPath.folder(of: note.manifest)))
        }
        if let unread { throw .unreadable(manifest: unread.manifest) }
        let made = GeneratorManifests.homes(set.manifests)
        let generator = generators.last { generator in
            let home = ProjectPath.folder(of: generator.manifest)
            return ProjectPath.isPath(neighbour, inOrAt: home) && !made.contains(home)
        }
        guard let generator else { return .nothingToDo }
        try check(generator, takesIn: [[ProjectPath.folder(of: neighbour)]])
        return .generated(by: generator, edits: [:])
    }

    /// Generators take in folders with all that is beneath them, or files that they name.
    ///
    /// - Parameter folders: for each target, folders that files of it lie in.
    private func check(_ generator: ProjectGenerator, takesIn folders: [[String]]) throws(NewFileObstacle) {
        let name = ProjectPath.lastComponent(of: neighbour)
        let text = String(decoding: set.manifests[generator.manifest] ?? [], as: UTF8.self)
        if text.contains(name) { throw .listedOneByOne(neighbour: name, manifest: generator.manifest) }
        let isTakenIn = folders.allSatisfy { $0.contains { ProjectPath.isPath(newFile, inOrAt: $0) } }
        guard isTakenIn else { throw .unknownFolder(file: newFile, manifest: generator.manifest) }
    }

    /// Reads the edited manifests: each target has the files that it had, and the new one where the neighbour is.
    private func prove(_ edits: [String: [TextEdit]]) throws(NewFileObstacle) {
        var manifests = set.manifests
        for (path, added) in edits {
            var all = EditSet()
            guard all.insert(added) else { throw .unproven(file: newFile, manifest: path) }
            manifests[path] = SourceText(bytes: manifests[path] ?? []).applying(all).bytes
        }
        let edited = TargetMap.read(ManifestSet(manifests: manifests, swiftFiles: set.swiftFiles)).targets
        for (index, target) in targets.targets.enumerated() {
            var files = Set(target.files)
            files.remove(newFile)
            if files.contains(neighbour) { files.insert(newFile) }
            let isProven =
                edited.count == targets.targets.count && edited[index].name == target.name
                && edited[index].manifest == target.manifest && Set(edited[index].files) == files
            guard isProven else { throw .unproven(file: newFile, manifest: target.manifest) }
        }
    }
}
