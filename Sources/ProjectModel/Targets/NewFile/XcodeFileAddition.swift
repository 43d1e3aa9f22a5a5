import SourceEditing

/// The entries of a `project.pbxproj` that make a new file part of the targets that its neighbour is part of.
///
/// For one target these are four lines:
/// ```
/// 1A… /* Route.swift in Sources */ = {isa = PBXBuildFile; fileRef = 2B… /* Route.swift */; };
/// 2B… /* Route.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Route.swift; … };
/// 2B… /* Route.swift */,              in its folder's group
/// 1A… /* Route.swift in Sources */,   in the target's phase that compiles sources
/// ```
struct XcodeFileAddition {
    private let project: XcodeProject
    private let text: XcodeProjectText
    private let sections: XcodeSections
    private let swiftFiles: SwiftFileIndex
    private let newFile: String
    private let neighbour: String
    private var tree: XcodeFileTree
    private var identifiers: XcodeObjectID
    private var objects: [(id: String, edit: TextEdit)] = []
    private var listed: [TextEdit] = []

    /// - Parameter swiftFiles: the new file is among them.
    init(
        of newFile: String, beside neighbour: String, to manifest: String, _ bytes: [UInt8], swiftFiles: SwiftFileIndex
    ) throws(NewFileObstacle) {
        guard let list = try? PropertyList.parse(bytes),
            let project = XcodeProject(manifest: manifest, list: list, lines: LineMap(bytes))
        else { throw .unreadable(manifest: manifest) }
        self.project = project
        self.newFile = newFile
        self.neighbour = neighbour
        self.swiftFiles = swiftFiles
        text = XcodeProjectText(bytes, objects: list["objects"]?.entries ?? [])
        sections = XcodeSections(manifest: manifest, list: list, text: text)
        tree = XcodeFileTree(project)
        identifiers = XcodeObjectID(taken: project.objects.keys)
    }

    /// - Parameters:
    ///   - joined: the names of the targets that lack the file, in ascending order.
    ///   - left: those that would have it and should not, likewise.
    mutating func edits(joining joined: [String], leaving left: [String]) throws(NewFileObstacle) -> [TextEdit] {
        if let (folder, group) = synchronizedFolder() {
            for target in joined { try makeException(for: target, of: group, in: folder, joins: true) }
            for target in left { try makeException(for: target, of: group, in: folder, joins: false) }
            return listed
        }
        if let target = left.first {
            throw .joinsAnother(file: newFile, target: target, manifest: project.manifest)
        }
        var phases: [Phase] = []
        for target in joined { phases.append(try phase(of: target)) }
        let reference: String
        if let existing = references(to: newFile).first {
            reference = existing
        } else {
            let sibling = phases.lazy.compactMap(\.neighbour?.reference).first
            reference = try makeReference(behind: sibling ?? references(to: neighbour).first)
        }
        for phase in phases { try makeBuildFile(of: reference, in: phase) }
        // Objects that go to one place come in the order of their identifiers, as the others there.
        return objects.sorted { $0.id < $1.id }.map(\.edit) + listed
    }

    private var name: String { ProjectPath.lastComponent(of: newFile) }

    /// The new file's path as the project knows it, so that identifiers don't depend on where a run starts.
    private var pathInProject: String { ProjectPart(folder: project.folder).path(newFile) }

    // MARK: - Synchronized folders

    /// The innermost one that holds the new file.
    private mutating func synchronizedFolder() -> (folder: String, group: PropertyList)? {
        var found: (folder: String, group: PropertyList)?
        for entry in sections.entries where entry.value.isa == "PBXFileSystemSynchronizedRootGroup" {
            guard let folder = tree.path(of: entry.key.text), ProjectPath.isPath(newFile, inOrAt: folder),
                folder.utf8.count >= found?.folder.utf8.count ?? 0
            else { continue }
            found = (folder, entry.value)
        }
        return found
    }

    /// Names the file among those for which a target's membership is the other way round.
    private mutating func makeException(
        for target: String, of group: PropertyList, in folder: String, joins: Bool
    ) throws(NewFileObstacle) {
        let sets = project.objects("exceptions", of: group).map(\.object).filter { set in
            set.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet"
                && project.object("target", of: set)?.object["name"]?.string == target
        }
        guard let list = sets.lazy.compactMap({ $0["membershipExceptions"] }).first else {
            throw joins
                ? .keptOut(file: newFile, target: target, manifest: project.manifest)
                : .joinsAnother(file: newFile, target: target, manifest: project.manifest)
        }
        let path = ProjectPart(folder: folder).path(newFile)
        let paths = list.strings
        let isSorted = zip(paths, paths.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let index =
            isSorted
            ? (paths.lastIndex { $0.utf8.lexicographicallyPrecedes(path.utf8) } ?? -1)
            : paths.firstIndex(of: ProjectPart(folder: folder).path(neighbour)) ?? paths.count - 1
        listed.append(text.insertion(of: PropertyList.written(path), into: list, behind: index))
    }

    // MARK: - Phases

    private struct Phase {
        let target: String
        let object: PropertyList
        /// The neighbour's entry in the phase; nil where a synchronized folder makes it part of the target.
        let neighbour: (index: Int, buildFile: String, reference: String)?
    }

    private func phase(of target: String) throws(NewFileObstacle) -> Phase {
        let object = project.objects("targets", of: project.project).map(\.object).first {
            $0["name"]?.string == target
        }
        let phases = object.map { project.objects("buildPhases", of: $0).map(\.object) } ?? []
        let sources = phases.filter { $0.isa == "PBXSourcesBuildPhase" && $0["files"] != nil }
        let references = Set(references(to: neighbour))
        for phase in sources {
            for (index, id) in (phase["files"]?.elements ?? []).map(\.value.string).enumerated() {
                guard let id, let reference = project.objects[id]?["fileRef"]?.string, references.contains(reference)
                else { continue }
                return Phase(target: target, object: phase, neighbour: (index, id, reference))
            }
        }
        guard let first = sources.first else { throw .noSourcesPhase(target: target, manifest: project.manifest) }
        return Phase(target: target, object: first, neighbour: nil)
    }

    private mutating func makeBuildFile(of reference: String, in phase: Phase) throws(NewFileObstacle) {
        guard let files = phase.object["files"] else {
            throw .noSourcesPhase(target: phase.target, manifest: project.manifest)
        }
        let id = identifiers.make(for: "PBXBuildFile \(pathInProject) \(phase.target)")
        let written = text.reference(id, "\(name) in \(phase.object["name"]?.string ?? "Sources")")
        let object = try sections.insertion(
            of: id, written, isa: "PBXBuildFile", [("fileRef", text.reference(reference, name))],
            behind: phase.neighbour?.buildFile)
        objects.append((id, object))
        listed.append(
            text.insertion(of: written, into: files, behind: phase.neighbour?.index ?? files.elements.count - 1))
    }

    // MARK: - References and groups

    /// In the file's order.
    private func references(to file: String) -> [String] {
        var tree = tree
        return sections.entries.compactMap { entry in
            guard entry.value.isa == "PBXFileReference", let path = tree.path(of: entry.key.text),
                swiftFiles.file(at: path) == file
            else { return nil }
            return entry.key.text
        }
    }

    private mutating func makeReference(behind neighbour: String?) throws(NewFileObstacle) -> String {
        guard let place = XcodeGroups(project, tree: &tree).place(for: newFile, beside: neighbour) else {
            throw .noGroup(file: newFile, manifest: project.manifest)
        }
        let id = identifiers.make(for: "PBXFileReference \(pathInProject)")
        let written = text.reference(id, name)
        var fields = [("lastKnownFileType", "sourcecode.swift")]
        if place.path != name { fields.append(("name", PropertyList.written(name))) }
        fields += [("path", PropertyList.written(place.path)), ("sourceTree", "\"<group>\"")]
        let object = try sections.insertion(
            of: id, written, isa: "PBXFileReference", fields, behind: neighbour)
        objects.append((id, object))
        listed.append(text.insertion(of: written, into: place.children, behind: place.index))
        return id
    }
}
