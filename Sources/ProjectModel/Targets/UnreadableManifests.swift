/// The manifests of a project that are there and can't be read: what they say of the files isn't known.
struct UnreadableManifests: Sendable {
    /// Those that declare targets, with the folder whose files these are made of.
    private let declaring: [(manifest: String, home: ManifestHome)]
    /// A file of settings: it may be any target's.
    let settings: String?

    init(_ notes: [ManifestNote]) {
        let paths = notes.filter { $0.kind == .unreadable }.map(\.manifest)
        declaring = paths.compactMap { path in ManifestHome(of: path).map { (path, $0) } }
        settings = paths.first { ManifestKind(path: $0) == .xcodeConfiguration }
    }

    /// The innermost one that may have the file in a target.
    /// - Parameter owners: the manifests that have it for certain: what lies further out says nothing of the file.
    func manifest(of file: String, ownedBy owners: [String]) -> String? {
        let known = owners.compactMap { ManifestHome(of: $0)?.depth }.max() ?? .min
        return declaring.filter { $0.home.depth >= known && $0.home.holds(file) }.max { $0.home.depth < $1.home.depth }?
            .manifest
    }
}

/// The folder that a manifest's targets have their files in, as a rule: the one that an Xcode project or a
/// `Package.swift` lies in. It may be outside of the root, as `..`.
private struct ManifestHome {
    private let parts: [Substring]

    init?(of manifest: String) {
        let folder = ProjectPath.folder(of: manifest)
        switch ManifestKind(path: manifest) {
        case .xcodeProject: parts = ProjectPath.folder(of: folder).split(separator: "/")
        case .package: parts = folder.split(separator: "/")
        case .xcodeConfiguration, .xcodeGen, .tuist, nil: return nil
        }
    }

    private var steps: Int { parts.prefix { $0 == ".." }.count }

    /// How far it is below the root; less than zero above it.
    var depth: Int { parts.count - 2 * steps }

    func holds(_ file: String) -> Bool {
        let below = parts.dropFirst(steps)
        // Beside what the root is in, there is nothing of the root.
        return steps > 0 ? below.isEmpty : file.split(separator: "/").starts(with: below)
    }
}

extension TargetMap {
    /// The manifest that can't be read and may have a file in a target of its own.
    public func unreadableManifest(of file: String) -> String? {
        unreadable.manifest(of: file, ownedBy: targets(containing: file).map(\.manifest))
    }

    /// The same without the notes on manifests that can't be read and lie outside of the root, where they have
    /// nothing to do with `files`.
    public func forgettingUnreadable(besides files: [String]) -> TargetMap {
        let mattering = Set(files.compactMap(unreadableManifest))
        return with(
            notes: notes.filter { note in
                note.kind != .unreadable || !note.manifest.hasPrefix("../") || mattering.contains(note.manifest)
                    || note.manifest == unreadable.settings
            })
    }
}
