/// The files of a project, found on disk and not read yet.
///
/// Paths are relative to `root`, with "/" between their parts, in the order of their bytes, each once.
struct DiscoveredTree: Equatable, Sendable {
    /// The absolute path of the folder that the run works on, free of links.
    let root: String
    /// The files to migrate. A file can be here and in `manifests`: `Project.swift` is both Tuist's
    /// manifest and a name that apps give to a model.
    let swiftFiles: [String]
    /// What tells targets, platforms and settings: `project.pbxproj`, `*.xcconfig`, `Package.swift`,
    /// `project.yml`, `Project.swift`, `Tuist*.swift`, and `.navmigrate.json` of the root.
    let manifests: [String]
    /// What a user could expect to be migrated and isn't read. Folders that are left out by their name,
    /// by an exclusion or by git's ignore rules are not listed.
    let skipped: [SkippedEntry]
    /// One sentence for each repository that git refused to read: its ignore rules are unknown,
    /// and so nothing was left out for them.
    let gitRefusals: [String]
    /// For each pattern of what is excluded how many files and folders it left out; 0: it names nothing that is there.
    let excluded: [String: Int]
}

/// A file or folder that is not read, and why.
public struct SkippedEntry: Hashable, Sendable {
    /// Relative to the root. A name that is not UTF-8 has U+FFFD in the place of its invalid bytes.
    public let path: String
    public let reason: SkipReason

    public init(path: String, reason: SkipReason) {
        self.path = path
        self.reason = reason
    }
}

/// Why a file or folder of the tree is not read.
public enum SkipReason: Hashable, Sendable, CustomStringConvertible {
    /// A symbolic link to a file or folder outside of the root: its absolute target.
    case linkOutOfTree(target: String)
    /// A symbolic link to a Swift file of the tree, or to a folder of it that is not scanned.
    case linkInTree
    /// A symbolic link to nothing.
    case brokenLink
    /// A file that a tool writes, by its name or by its first lines.
    case generated
    /// The system doesn't let us read it, in the system's words.
    case notReadable(String)
    /// A pipe, a socket or a device.
    case notARegularFile
    /// The name can't be written as text.
    case nameNotUTF8
    /// Another file's name is the same text in another Unicode form.
    case nameTwice

    /// Whether it was to be read and couldn't be. The others are left out on purpose.
    public var isFailure: Bool {
        switch self {
        case .notReadable, .nameNotUTF8, .nameTwice: true
        case .linkOutOfTree, .linkInTree, .brokenLink, .generated, .notARegularFile: false
        }
    }

    public var description: String {
        switch self {
        case .linkOutOfTree(let target): "a symbolic link that leaves the project, to \(target); not followed"
        case .linkInTree: "a symbolic link; not followed"
        case .brokenLink: "a symbolic link to nothing"
        case .generated: "generated code"
        case .notReadable(let why): "it can't be read (\(why))"
        case .notARegularFile: "not a regular file"
        case .nameNotUTF8: "its name is not UTF-8"
        case .nameTwice: "another file has the same name in another Unicode form"
        }
    }
}
