/// The groups that Xcode shows of a project, to find the one that a new file goes into.
struct XcodeGroups {
    struct Place {
        let children: PropertyList
        /// The index of the child that the file goes behind; -1 in an empty group.
        let index: Int
        /// The file's path seen from the group.
        let path: String
    }

    private struct Group {
        let children: PropertyList
        /// Relative to the root that the project's path is relative to; nil where it lies elsewhere.
        let folder: String?
    }

    private let project: XcodeProject
    /// Each before those within.
    private let groups: [Group]

    init(_ project: XcodeProject, tree: inout XcodeFileTree) {
        var groups: [Group] = []
        var seen: Set<String> = []
        var waiting = [project.project["mainGroup"]?.string].compactMap(\.self)
        while let id = waiting.popLast() {
            guard seen.insert(id).inserted, let object = project.objects[id], object.isa == "PBXGroup",
                let children = object["children"]
            else { continue }
            groups.append(Group(children: children, folder: tree.path(of: id)))
            waiting += children.strings.reversed()
        }
        self.project = project
        self.groups = groups
    }

    /// In the neighbour's group if that is the file's folder, else in a group that is; where there is none, in the
    /// neighbour's or the project's own, with the path from there. Nil where no path leads from there to the file.
    ///
    /// - Parameter neighbour: the reference to the neighbour, if the project has one.
    func place(for file: String, beside neighbour: String?) -> Place? {
        let folder = ProjectPath.folder(of: file)
        let own = groups.first { group in neighbour.map(group.children.strings.contains) ?? false }
        let home =
            own?.folder == folder ? own : groups.first { $0.folder == folder } ?? own ?? groups.first
        guard let home, let base = home.folder else { return nil }
        let children = home.children.elements.map(\.value.string)
        let index =
            children.firstIndex { $0 != nil && $0 == neighbour } ?? children.lastIndex(where: isSwiftFile)
            ?? children.count - 1
        return Place(children: home.children, index: index, path: ProjectPart(folder: base).path(file))
    }

    private func isSwiftFile(_ id: String?) -> Bool {
        id.flatMap { project.objects[$0]?["path"]?.string }?.hasSuffix(".swift") ?? false
    }
}
