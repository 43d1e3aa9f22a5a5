#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The journal of a root: what runs write there is noted before it is written, so that it can be taken back, and so that
/// a run that was killed in the middle can be told and put right.
///
/// While it is open no other run writes in the root.
public struct RunJournal: ~Copyable {
    /// So many runs can be taken back.
    private static let keptRuns = 10

    public let root: String
    /// The run that writes now.
    public let run = RunID()
    private let folder: JournalFolder
    private let state: String
    private let lock: Descriptor
    private var document: JournalDocument
    /// The bytes of the document on disk; nil: there is none yet.
    private var written: [UInt8]?

    /// - Parameters:
    ///   - root: The absolute path of the root, without links.
    ///   - state: Where programs of the user keep their state; nil: nowhere.
    public static func open(root: String, state: String?) throws(JournalError) -> RunJournal {
        guard let state else { throw .noPlace }
        let folder = JournalFolder(root: root, state: state)
        let lock = try lock(folder, root: root)
        let written = folder.documentBytes
        var document = JournalDocument(root: root)
        if let written {
            guard let decoded = JournalDocument(written), decoded.root == root else {
                throw .unreadable(path: folder.path)
            }
            document = decoded
        }
        return RunJournal(root: root, folder: folder, state: state, lock: lock, document: document, written: written)
    }

    private init(
        root: String, folder: JournalFolder, state: String, lock: consuming Descriptor, document: JournalDocument,
        written: [UInt8]?
    ) {
        self.root = root
        self.folder = folder
        self.state = state
        self.lock = lock
        self.document = document
        self.written = written
    }

    private static func lock(_ folder: JournalFolder, root: String) throws(JournalError) -> Descriptor {
        do {
            try folder.make()
            if let lock = try folder.lock() { return lock }
        } catch {
            throw .io(error.text, path: folder.path)
        }
        throw .busy(root: root)
    }

    // MARK: - A run that writes

    /// Notes what is to be written; nothing may be written before this has returned.
    mutating func begin(_ steps: [Int], _ writes: [PlannedWrite]) throws(JournalError) {
        var copies: [PlannedWrite] = []
        let isFirst = document.runs.last?.run != run
        var number = isFirst ? 0 : document.runs[document.runs.count - 1].copies.count
        func copy(_ bytes: [UInt8]?) -> String? {
            guard let bytes else { return nil }
            defer { number += 1 }
            let name = "\(run)-\(number)"
            copies.append(PlannedWrite(path: name, before: nil, after: bytes))
            return name
        }
        let files = writes.map { RunRecord.File(path: $0.path, before: copy($0.before), after: copy($0.after)) }
        if isFirst { document.runs.append(RunRecord(run: run, portions: [])) }
        document.runs[document.runs.count - 1].portions.append(
            RunRecord.Portion(steps: steps, files: files, state: .writing))
        try save(with: copies)
    }

    /// Notes how far what was begun last is.
    /// - Parameter commits: the short ids of those that hold it.
    mutating func mark(_ state: RunRecord.Portion.State, commits: [String] = []) throws(JournalError) {
        guard let run = document.runs.indices.last, let portion = document.runs[run].portions.indices.last else {
            return
        }
        document.runs[run].portions[portion].state = state
        document.runs[run].portions[portion].commits = commits
        try save()
    }

    /// Forgets what was begun last: it isn't there, or not any more.
    mutating func forgetLast() throws(JournalError) {
        guard let run = document.runs.indices.last else { return }
        _ = document.runs[run].portions.popLast()
        if document.runs[run].portions.isEmpty { document.runs.removeLast() }
        try save()
    }

    // MARK: - What is in it

    /// The last run; nil where there is none to take back.
    var last: RunRecord? { document.runs.last }

    /// The root of a later run that wrote some of the same files; nil: there was none.
    var laterRoot: String? {
        last.flatMap { NeighbouringJournals.laterRoot(than: root, files: $0.files.map(\.path), state: state) }
    }

    /// What a file of the journal is to be written to, or back from.
    func write(_ file: RunRecord.File) throws(JournalError) -> PlannedWrite {
        PlannedWrite(path: file.path, before: try bytes(of: file.before), after: try bytes(of: file.after))
    }

    private func bytes(of copy: String?) throws(JournalError) -> [UInt8]? {
        guard let copy else { return nil }
        do throws(SystemError) {
            return try FileBytes.read(folder.path + "/" + copy)
        } catch {
            throw .unreadable(path: folder.path)
        }
    }

    /// Notes whether the last run is being taken back.
    mutating func markGoingBack(_ goesBack: Bool = true) throws(JournalError) {
        guard let run = document.runs.indices.last else { return }
        document.runs[run].goesBack = goesBack
        try save()
    }

    /// Takes files out of the last run: they are as they were before it.
    mutating func forget(_ paths: Set<String>) throws(JournalError) {
        guard let run = document.runs.indices.last else { return }
        document.runs[run].portions = document.runs[run].portions.compactMap { portion in
            let files = portion.files.filter { !paths.contains($0.path) }
            return files.isEmpty
                ? nil
                : RunRecord.Portion(
                    steps: portion.steps, files: files, state: portion.state, commits: portion.commits)
        }
        document.runs[run].goesBack = false
        if document.runs[run].portions.isEmpty { document.runs.removeLast() }
        try save()
    }

    // MARK: - On disk

    private mutating func save(with copies: [PlannedWrite] = []) throws(JournalError) {
        document.runs = Array(document.runs.suffix(Self.keptRuns))
        guard let bytes = try? StableJSON.bytes(of: document) else { throw .unreadable(path: folder.path) }
        do throws(WriteError) {
            // The document comes last: what it names is there.
            try AtomicWriter(root: folder.path).write(
                copies + [PlannedWrite(path: JournalFolder.documentName, before: written, after: bytes)])
        } catch {
            throw .io(error.cause, path: folder.path)
        }
        written = bytes
        removeUnusedCopies()
    }

    /// A journal holds nothing that can't be taken back.
    private func removeUnusedCopies() {
        let used = Set(document.runs.flatMap(\.copies)).union([JournalFolder.documentName, "lock"])
        for entry in (try? FolderListing.entries(of: folder.path)) ?? [] where !used.contains(entry.name) {
            _ = unlink(folder.path + "/" + entry.name)
        }
    }
}
