/// Finds the build settings of targets: which configurations there are, and what each inherits from.
struct XcodeConfigurations {
    private let project: XcodeProject
    private let manifests: [String: [UInt8]]
    private var configurationFiles: XCConfigReader
    /// The levels of each configuration object, read once.
    private var levelsOfConfiguration: [String: [SettingLevel]] = [:]

    init(_ project: XcodeProject, manifests: [String: [UInt8]]) {
        self.project = project
        self.manifests = manifests
        configurationFiles = XCConfigReader(manifests: manifests)
    }

    /// The settings of a target, one for each of its configurations. A configuration inherits from the
    /// project's of the same name, or from the project's default one.
    mutating func settings(
        of target: PropertyList, named name: String, tree: inout XcodeFileTree, notes: inout ManifestNotes
    ) -> [BuildSettings] {
        let inherited = configurations(of: project.project)
        let defaultName = project.object("buildConfigurationList", of: project.project)?
            .object["defaultConfigurationName"]?.string
        let fallback = inherited.first { $0.name == defaultName } ?? inherited.first
        let own = configurations(of: target)
        let names = own.isEmpty ? inherited.map(\.name) : own.map(\.name)
        return names.map { configuration in
            var levels: [SettingLevel] = []
            if let mine = own.first(where: { $0.name == configuration }) {
                levels += self.levels(of: mine.id, tree: &tree, notes: &notes)
            }
            if let outer = inherited.first(where: { $0.name == configuration }) ?? fallback {
                levels += self.levels(of: outer.id, tree: &tree, notes: &notes)
            }
            return BuildSettings(
                configuration: configuration, levels: levels,
                defaults: [
                    "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": name, "PROJECT_NAME": project.name,
                    "CONFIGURATION": configuration,
                ])
        }
    }

    private func configurations(of owner: PropertyList) -> [(id: String, name: String)] {
        guard let list = project.object("buildConfigurationList", of: owner)?.object else { return [] }
        return project.objects("buildConfigurations", of: list).map { id, object in
            (id, object["name"]?.string ?? "")
        }
    }

    private mutating func levels(
        of id: String, tree: inout XcodeFileTree, notes: inout ManifestNotes
    ) -> [SettingLevel] {
        if let known = levelsOfConfiguration[id] { return known }
        guard let configuration = project.objects[id] else { return [] }
        var levels = [SettingLevel(dictionary: assignments(in: configuration))]
        if let path = file(of: configuration, tree: &tree, notes: &notes) {
            levels.append(SettingLevel(lines: configurationFiles.read(path, notes: &notes)))
        }
        levelsOfConfiguration[id] = levels
        return levels
    }

    private func assignments(in configuration: PropertyList) -> [SettingAssignment] {
        (configuration["buildSettings"]?.entries ?? []).compactMap { entry in
            guard let name = SettingName(entry.key.text) else { return nil }
            return SettingAssignment(
                name: name, value: entry.value.string ?? entry.value.strings.joined(separator: " "),
                manifest: project.manifest, line: project.lines.place(of: entry.key.range.lowerBound).line)
        }
    }

    /// The `.xcconfig` file of a configuration: a file of the project, or one beneath a synchronized folder.
    private func file(
        of configuration: PropertyList, tree: inout XcodeFileTree, notes: inout ManifestNotes
    ) -> String? {
        let named: String
        let place: PropertyList
        let path: String?
        if let reference = configuration["baseConfigurationReference"], let id = reference.string {
            let object = project.objects[id]
            named = object?["path"]?.string ?? object?["name"]?.string ?? id
            place = reference
            path = tree.path(of: id)
        } else if let anchor = configuration["baseConfigurationReferenceAnchor"]?.string,
            let relative = configuration["baseConfigurationReferenceRelativePath"], let name = relative.string
        {
            named = name
            place = relative
            path = tree.path(of: anchor).flatMap { ProjectPath.join($0, name) }
        } else {
            return nil
        }
        if let path, manifests[path] != nil { return path }
        notes.add(
            .init(
                .missingFile, project.manifest, line: project.lines.place(of: place.range.lowerBound).line,
                "the build settings file \(path ?? named) isn't there"))
        return nil
    }
}
