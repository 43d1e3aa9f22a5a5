/// The manifests from which XcodeGen and Tuist make an Xcode project. They are told, not read: what counts
/// is the project that they made.
struct GeneratorManifests {
    /// The Swift files among them: they belong to no target.
    private(set) var swiftFiles: Set<String> = []

    init(_ manifests: [String: [UInt8]], notes: inout ManifestNotes) {
        let homes = Set(
            manifests.keys.filter { ManifestKind(path: $0) == .xcodeProject }
                .map { ProjectPath.folder(of: ProjectPath.folder(of: $0)) })
        for (path, bytes) in manifests.sorted(by: { $0.key < $1.key }) {
            let tool: (name: String, command: String)
            switch ManifestKind(path: path) {
            case .xcodeGen where Self.isSpecification(bytes): tool = ("an XcodeGen specification", "xcodegen")
            case .tuist where Self.importsProjectDescription(bytes):
                tool = ("a Tuist manifest", "tuist generate")
                swiftFiles.insert(path)
            default: continue
            }
            let name = ProjectPath.lastComponent(of: path)
            let rest =
                homes.contains(ProjectPath.folder(of: path))
                ? "the Xcode project beside it is" : "make the Xcode project first, with `\(tool.command)`"
            notes.add(.init(.generator, path, "\(name) is \(tool.name) and is not read; \(rest)"))
        }
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
