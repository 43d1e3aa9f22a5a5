/// A `project.pbxproj` as a graph of objects. References that lead nowhere are simply absent.
struct XcodeProject {
    /// The path of the `project.pbxproj`, relative to the project's root.
    let manifest: String
    /// The folder to which the project's own paths are relative.
    let folder: String
    /// The `PBXProject` object.
    let project: PropertyList
    let lines: LineMap
    let objects: [String: PropertyList]

    /// - Returns: nil where the file has no project object.
    init?(manifest: String, list: PropertyList, lines: LineMap) {
        objects = Dictionary(
            (list["objects"]?.entries ?? []).map { ($0.key.text, $0.value) }, uniquingKeysWith: { _, last in last })
        guard let root = list["rootObject"]?.string, let project = objects[root] else { return nil }
        self.manifest = manifest
        self.project = project
        self.lines = lines
        let home = ProjectPath.folder(of: ProjectPath.folder(of: manifest))
        folder = ProjectPath.join(home, project["projectDirPath"]?.string ?? "") ?? home
    }

    /// The project's name: that of its `.xcodeproj` folder.
    var name: String {
        let bundle = ProjectPath.lastComponent(of: ProjectPath.folder(of: manifest))
        return bundle.hasSuffix(".xcodeproj") ? String(bundle.dropLast(".xcodeproj".count)) : bundle
    }

    /// The object that a key of another refers to, with its identifier.
    func object(_ key: String, of owner: PropertyList) -> (id: String, object: PropertyList)? {
        guard let id = owner[key]?.string, let object = objects[id] else { return nil }
        return (id, object)
    }

    /// The objects that a key of another lists, with their identifiers, each once.
    func objects(_ key: String, of owner: PropertyList) -> [(id: String, object: PropertyList)] {
        var seen: Set<String> = []
        return (owner[key]?.strings ?? []).compactMap { id in
            guard let object = objects[id], seen.insert(id).inserted else { return nil }
            return (id, object)
        }
    }
}

extension PropertyList {
    /// The class of an object in a project file, or nothing.
    var isa: String { self["isa"]?.string ?? "" }
}
