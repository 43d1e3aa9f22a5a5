#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Goes through folders below a root, and sorts what it meets into files, manifests and skipped entries.
///
/// Links are never followed, so there are no cycles and nothing is met twice on one way. Folders are kept
/// in a list, not on the stack: depth costs nothing.
struct TreeWalk {
    private(set) var swiftFiles: [String] = []
    private(set) var manifests: [String] = []
    private(set) var skipped: [SkippedEntry] = []
    private(set) var gitRefusals: [String] = []
    /// How many Swift files and folders each of the patterns left out.
    private(set) var excluded: [String: Int] = [:]

    private let root: String
    private let exclusions: ExclusionPatterns
    private let git: GitTool?
    /// Relative to the root.
    private var ignored: Set<String> = []
    private var scanned: Set<String> = []
    /// Links to folders of the tree, which are worth a word only if nothing else leads to their targets.
    private var folderLinks: [(link: String, target: String)] = []

    init(root: String, exclusions: ExclusionPatterns, git: GitTool?) {
        self.root = root
        self.exclusions = exclusions
        self.git = git
    }

    // MARK: - What to walk

    /// Scans a folder with all that is below it, whatever its own name is and whether or not it is ignored.
    mutating func scan(folder start: String) {
        learnIgnored(in: start)
        var pending = [start]
        while let folder = pending.popLast() {
            scanned.insert(folder)
            guard let entries = listing(of: folder) else { continue }
            // A repository inside (a submodule, a checkout) has ignore rules of its own.
            if folder != start, entries.contains(where: { $0.name == ".git" }) {
                learnIgnored(in: folder)
            }
            for entry in entries where !EntryName.isHidden(entry.name) {
                if let subfolder = meet(entry, in: folder) { pending.append(subfolder) }
            }
        }
    }

    /// Takes a file that was named, whatever its name is and whether or not it is ignored.
    mutating func take(file path: String) {
        let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] }
        take(file: path, name: String(name ?? path[...]))
    }

    /// Takes the manifests that lie in a folder, without what is below it but Xcode projects.
    mutating func takeManifests(in folder: String) {
        guard let entries = listing(of: folder) else { return }
        for entry in entries where entry.isNameExact {
            let path = Self.join(folder, entry.name)
            if entry.kind == .file, EntryName.isManifest(entry.name) {
                takeManifest(path, name: entry.name)
            } else if entry.kind == .folder, entry.name.hasSuffix(".xcodeproj") {
                takeManifests(in: path)
            }
        }
    }

    /// Takes the settings file, which counts at the root alone.
    mutating func takeSettings() {
        let name = SettingsFile.name
        var status = stat()
        guard lstat(Self.join(root, name), &status) == 0 else { return }
        switch status.st_mode & S_IFMT {
        case S_IFREG: manifests.append(name)
        case S_IFLNK: meetLink(name, isInteresting: true, isNameExact: true)
        default: skip(name, .notARegularFile)
        }
    }

    /// Tells of the links to folders that were not scanned from anywhere else.
    mutating func finish() {
        for (link, target) in folderLinks where !scanned.contains(target) {
            skip(link, .linkInTree)
        }
    }

    // MARK: - Entries

    /// Decides about one entry. Returns the path of a folder to go into.
    private mutating func meet(_ entry: FolderEntry, in folder: String) -> String? {
        let path = Self.join(folder, entry.name)
        let isInteresting = EntryName.isSwift(entry.name) || EntryName.isManifest(entry.name)
        switch entry.kind {
        case .folder:
            guard !EntryName.isLeftOutFolder(entry.name, in: Self.join(root, folder)), isWanted(path) else {
                return nil
            }
            guard entry.isNameExact else {
                skip(path, .nameNotUTF8)
                return nil
            }
            return path
        case .file:
            guard isInteresting, isWanted(path) else { return nil }
            if !entry.isNameExact {
                skip(path, .nameNotUTF8)
            } else if EntryName.isGenerated(entry.name) {
                skip(path, .generated)
            } else {
                take(file: path, name: entry.name)
            }
        case .link:
            guard isWanted(path) else { return nil }
            meetLink(path, isInteresting: isInteresting, isNameExact: entry.isNameExact)
        case .other:
            guard isInteresting, isWanted(path) else { return nil }
            skip(path, .notARegularFile)
        }
        return nil
    }

    private mutating func meetLink(_ path: String, isInteresting: Bool, isNameExact: Bool) {
        guard isNameExact else {
            if isInteresting { skip(path, .nameNotUTF8) }
            return
        }
        let absolute = Self.join(root, path)
        guard let target = AbsolutePath.withoutLinks(absolute) else {
            if isInteresting { skip(path, .brokenLink) }
            return
        }
        var status = stat()
        let isFolder = stat(absolute, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
        guard isInteresting || isFolder else { return }
        guard let below = below(target) else {
            skip(path, .linkOutOfTree(target: target))
            return
        }
        if isFolder {
            folderLinks.append((path, below))
        } else {
            skip(path, .linkInTree)
        }
    }

    private mutating func take(file path: String, name: String) {
        if EntryName.isManifest(name) {
            takeManifest(path, name: name)
        } else if EntryName.isSwift(name) {
            swiftFiles.append(path)
        }
    }

    private mutating func takeManifest(_ path: String, name: String) {
        if name == "Package.swift" {
            // An app may well have a model called Package.
            do {
                if try PackageManifest.isOne(at: Self.join(root, path)) {
                    manifests.append(path)
                } else {
                    swiftFiles.append(path)
                }
            } catch {
                skip(path, .notReadable(error.text))
            }
            return
        }
        manifests.append(path)
        if EntryName.isSwift(name), !EntryName.isVersionedPackage(name) { swiftFiles.append(path) }
    }

    // MARK: - What the entries ask for

    private mutating func listing(of folder: String) -> [FolderEntry]? {
        do {
            return try FolderListing.entries(of: Self.join(root, folder))
        } catch {
            skip(folder.isEmpty ? "." : folder, .notReadable(error.text))
            return nil
        }
    }

    private mutating func learnIgnored(in folder: String) {
        guard let git else { return }
        switch IgnoredByGit.ask(git, in: Self.join(root, folder)) {
        case .noRepository: break
        case .entries(let entries):
            for entry in entries { ignored.insert(Self.join(folder, entry)) }
        case .refused(let why):
            gitRefusals.append("what git ignores under \(Self.join(root, folder)) is unknown: \(why)")
        }
    }

    private mutating func skip(_ path: String, _ reason: SkipReason) {
        skipped.append(SkippedEntry(path: path, reason: reason))
    }

    private mutating func isWanted(_ path: String) -> Bool {
        if ignored.contains(path) { return false }
        guard let pattern = exclusions.match(path) else { return true }
        excluded[pattern, default: 0] += 1
        return false
    }

    /// The path relative to the root, or `nil` for what lies outside.
    private func below(_ target: String) -> String? {
        if target == root { return "" }
        let prefix = root == "/" ? root : root + "/"
        guard target.utf8.starts(with: prefix.utf8) else { return nil }
        return String(Substring(target.utf8.dropFirst(prefix.utf8.count)))
    }

    private static func join(_ folder: String, _ name: String) -> String {
        if folder.isEmpty { return name }
        if name.isEmpty { return folder }
        return folder == "/" ? folder + name : folder + "/" + name
    }
}
