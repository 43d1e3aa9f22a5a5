import Foundation

/// What one run writes, as the journal keeps it.
struct RunRecord: Codable, Equatable, Sendable {
    /// One file, by the names of the journal's copies; nil: there is no such file.
    struct File: Codable, Equatable, Sendable {
        /// Relative to the root.
        let path: String
        let before: String?
        let after: String?
    }

    /// What is written together.
    struct Portion: Codable, Equatable, Sendable {
        enum State: String, Codable, Sendable {
            /// The files are being written, or are no more.
            case writing
            /// They are written, and the user's command looks at them.
            case verifying
            case written
        }

        /// Numbers of steps.
        let steps: [Int]
        let files: [File]
        var state: State
        /// The short ids of the commits that hold it.
        var commits: [String] = []
    }

    let run: RunID
    var portions: [Portion]
    /// It is being taken back.
    var goesBack = false

    /// The short ids of the commits that hold what it wrote.
    var commits: [String] { portions.flatMap(\.commits) }

    /// Whether it was ended while it wrote, or while it was taken back.
    var isUnfinished: Bool { goesBack || portions.last?.state == .writing }

    /// Numbers of the steps that it wrote.
    var steps: [Int] { portions.flatMap(\.steps) }

    /// Each file that it wrote, from what it was before the first portion to what it is behind the last.
    var files: [File] {
        var files: [String: File] = [:]
        for file in portions.flatMap(\.files) {
            files[file.path] = File(path: file.path, before: (files[file.path] ?? file).before, after: file.after)
        }
        return files.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// The copies of bytes that it refers to.
    var copies: [String] { portions.flatMap(\.files).flatMap { [$0.before, $0.after].compactMap { $0 } } }
}

/// The journal of one root: the runs that can be taken back, the last one at the end.
struct JournalDocument: Codable, Equatable, Sendable {
    static let currentSchema = 1

    var schema = currentSchema
    /// An absolute path.
    let root: String
    var runs: [RunRecord] = []

    init(root: String) { self.root = root }

    /// - Returns: nil where the bytes aren't what this version writes.
    init?(_ bytes: [UInt8]) {
        guard let document = try? JSONDecoder().decode(JournalDocument.self, from: Data(bytes)),
            document.schema == Self.currentSchema
        else { return nil }
        self = document
    }
}
