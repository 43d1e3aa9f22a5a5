/// The project around a tree that is only a part of one: a folder of sources has no deployment target of its own.
struct EnclosingProject: Equatable {
    /// The absolute path of the folder with the manifest.
    let folder: String
    /// Where the tree is, relative to that folder.
    let pathOfTree: String

    /// The nearest folder above the tree's root that holds an Xcode project or a package's manifest; none where the
    /// root holds one itself. The search ends at the top of the repository, or of the file system.
    static func around(_ tree: DiscoveredTree) -> EnclosingProject? {
        var folder = tree.root
        var names: [Substring] = []
        while !holdsManifest(folder) {
            guard !isTopOfRepository(folder), folder != "/", let slash = folder.lastIndex(of: "/") else { return nil }
            names.insert(folder[folder.index(after: slash)...], at: 0)
            folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
        }
        return names.isEmpty ? nil : EnclosingProject(folder: folder, pathOfTree: names.joined(separator: "/"))
    }

    private static func holdsManifest(_ folder: String) -> Bool {
        let entries = (try? FolderListing.entries(of: folder)) ?? []
        return entries.contains { entry in
            switch entry.kind {
            case .folder: entry.name.hasSuffix(".xcodeproj")
            case .file:
                entry.name == "Package.swift" && (try? PackageManifest.isOne(at: folder + "/Package.swift")) == true
            case .link, .other: false
            }
        }
    }

    /// In a worktree or a submodule `.git` is a file.
    private static func isTopOfRepository(_ folder: String) -> Bool {
        (try? FolderListing.entries(of: folder))?.contains { $0.name == ".git" } ?? false
    }
}
