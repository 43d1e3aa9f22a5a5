/// The manifests from which XcodeGen and Tuist make an Xcode project. They are told, not read: what counts
/// is the project that they made.
struct GeneratorManifests {
    /// In ascending order of their manifests.
    let generators: [ProjectGenerator]

    /// The Swift files among them: they belong to no target.
    var swiftFiles: Set<String> { Set(generators.filter { $0.tool == .tuist }.map(\.manifest)) }

    init(_ manifests: [String: [UInt8]]) {
        generators = manifests.keys.sorted().compactMap { path in
            let bytes = manifests[path] ?? []
            switch ManifestKind(path: path) {
            case .xcodeGen where Self.isSpecification(bytes): return ProjectGenerator(.xcodeGen, manifest: path)
            case .tuist where Self.importsProjectDescription(bytes): return ProjectGenerator(.tuist, manifest: path)
            default: return nil
            }
        }
    }

    init(_ manifests: [String: [UInt8]], notes: inout ManifestNotes) {
        self.init(manifests)
        let homes = Self.homes(manifests)
        for generator in generators {
            let path = generator.manifest
            let kind = generator.tool == .tuist ? "a Tuist manifest" : "an XcodeGen specification"
            let rest =
                homes.contains(ProjectPath.folder(of: path))
                ? "the Xcode project beside it is" : "make the Xcode project first, with '\(generator.tool.command)'"
            notes.add(
                .init(.generator, path, "\(ProjectPath.lastComponent(of: path)) is \(kind) and is not read; \(rest)"))
        }
    }

    /// The folders that hold an Xcode project.
    static func homes(_ manifests: [String: [UInt8]]) -> Set<String> {
        Set(
            manifests.keys.filter { ManifestKind(path: $0) == .xcodeProject }
                .map { ProjectPath.folder(of: ProjectPath.folder(of: $0)) })
    }

    /// Other tools have a `project.yml` too; one for XcodeGen has targets, or includes the files that do.
    private static func isSpecification(_ bytes: [UInt8]) -> Bool {
        bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).contains { line in
            ["targets:", "targetTemplates:", "include:"].contains { line.starts(with: $0.utf8) }
        }
    }

    private static func importsProjectDescription(_ bytes: [UInt8]) -> Bool {
        bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).contains { line in
            let words = line.split(separator: UInt8(ascii: " "))
            return words.count >= 2 && words[0].elementsEqual("import".utf8)
                && words[1].elementsEqual("ProjectDescription".utf8)
        }
    }
}
