/// Something in a manifest that was recognised and could not be taken into account.
public struct ManifestNote: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
        /// A manifest from which another tool makes the Xcode project (XcodeGen, Tuist).
        case generator
        /// A manifest that can't be read at all.
        case unreadable
        /// A file that a manifest names and that isn't there.
        case missingFile
        /// A value that only the build itself could work out.
        case unresolved
    }

    public let kind: Kind
    /// The manifest's path, relative to the project's root.
    public let manifest: String
    /// 1-based; nil where the note is about the whole file.
    public let line: Int?
    /// 1-based, in UTF-8 bytes; nil where only the line is known.
    public let column: Int?
    public let message: String

    public init(_ kind: Kind, _ manifest: String, line: Int? = nil, column: Int? = nil, _ message: String) {
        self.kind = kind
        self.manifest = manifest
        self.line = line
        self.column = column
        self.message = message
    }
}

/// The notes of one reading, each told once, in the order in which they came up.
struct ManifestNotes {
    private(set) var all: [ManifestNote] = []
    private var told: Set<ManifestNote> = []

    mutating func add(_ note: ManifestNote) {
        if told.insert(note).inserted { all.append(note) }
    }
}
