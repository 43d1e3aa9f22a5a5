import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The folder that a batch leaves its results in.
///
///     batch.json            what the batch was asked to do
///     journal.jsonl         what became of each repository
///     summary.txt, .csv, .html
///     repositories/NAME/    patches and reports
public struct BatchFolder: Sendable {
    /// An absolute path.
    public let path: String

    public init(path: String) {
        self.path = path
    }

    /// Why a folder can't be used.
    public struct Failure: Error, Equatable, CustomStringConvertible {
        public let description: String
    }

    static let planName = "batch.json"

    /// The files that say what became of the batch.
    public enum Summary: String, CaseIterable, Sendable {
        case text = "summary.txt"
        case csv = "summary.csv"
        case html = "summary.html"
    }

    /// The plan of the batch that is there; nil where the folder is empty or isn't there.
    public func plan() throws -> BatchPlan? {
        struct Version: Decodable { let schema: Int }
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            throw Failure(description: "it is no folder that can be read")
        }
        // A batch that is killed while it begins leaves no more than a part of the plan, under a hidden name.
        if names.allSatisfy({ Self.isHidden($0, of: Self.planName) }) { return nil }
        guard names.contains(Self.planName) else { throw Failure(description: "it holds other things than a batch") }
        let bytes: [UInt8]
        do {
            bytes = try FileBytes.read(path + "/" + Self.planName)
        } catch {
            throw Failure(description: "its \(Self.planName) can't be read: \(error.text)")
        }
        guard let version = try? JSONDecoder().decode(Version.self, from: Data(bytes)) else {
            throw Failure(description: "its \(Self.planName) isn't one that a batch writes")
        }
        guard version.schema == BatchPlan.currentSchema else {
            throw Failure(description: "its \(Self.planName) has schema \(version.schema), which isn't known")
        }
        guard let plan = try? JSONDecoder().decode(BatchPlan.self, from: Data(bytes)),
            plan.repositories.allSatisfy({ Self.isName($0.folder) })
        else { throw Failure(description: "its \(Self.planName) isn't one that a batch writes") }
        return plan
    }

    /// Makes the folder with the plan in it, where no other batch has begun since `plan` was asked for.
    public func begin(_ plan: BatchPlan) throws {
        try make()
        try write(try StableJSON.bytes(of: plan), to: Self.planName) { (folder, hidden, name) throws(SystemError) in
            do throws(SystemError) {
                // Unlike another name, a second one takes no file's place.
                try FileOperations.system.link(folder, hidden, name)
            } catch {
                if error.code == EEXIST { throw error }
                // Not every file system knows second names.
                return try FileOperations.system.rename(folder, hidden, name)
            }
            try FileOperations.system.remove(folder, hidden)
        }
    }

    /// Writes a file whole or not at all, in the place of one that is there.
    public func write(_ bytes: [UInt8], to name: String) throws {
        try write(bytes, to: name, placing: FileOperations.system.rename)
    }

    /// - Parameter placing: puts the hidden file, which is whole, where it belongs.
    private func write(
        _ bytes: [UInt8], to name: String,
        placing: (_ folder: Int32, _ hidden: String, _ name: String) throws(SystemError) -> Void
    ) throws {
        let hidden = Self.hiddenStart(of: name) + String(UInt32.random(in: .min ... .max), radix: 36)
        do throws(SystemError) {
            let folder = try Descriptor(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
            let file = try Descriptor(
                openat(folder.number, hidden, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666))
            do throws(SystemError) {
                try FileOperations.system.write(file.number, bytes)
                guard fsync(file.number) == 0 else { throw .last }
                try placing(folder.number, hidden, name)
            } catch {
                try? FileOperations.system.remove(folder.number, hidden)
                throw error
            }
        } catch {
            if error.code == EEXIST { throw Failure(description: "somebody has written \(name) there meanwhile") }
            throw Failure(description: "\(name) can't be written there: \(error.text)")
        }
    }

    // MARK: Hidden files

    /// What the names begin with that files have until they are whole.
    private static func hiddenStart(of name: String) -> String { ".\(name).navmigrate-" }

    private static func isHidden(_ name: String, of file: String) -> Bool {
        let start = hiddenStart(of: file)
        guard name.hasPrefix(start) else { return false }
        let random = name.dropFirst(start.count)
        return UInt32(random, radix: 36).map { String($0, radix: 36) == random } ?? false
    }

    /// Removes those that a killed batch left of its plan and summary.
    private func removeHiddenFiles() {
        let files = [Self.planName] + Summary.allCases.map(\.rawValue)
        guard let folder = try? Descriptor(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)),
            let names = try? FileManager.default.contentsOfDirectory(atPath: path)
        else { return }
        for name in names where files.contains(where: { Self.isHidden(name, of: $0) }) {
            try? FileOperations.system.remove(folder.number, name)
        }
    }

    // MARK: Folders

    /// Makes the folder itself, for files that stand in it alone.
    public func make() throws { try makeFolder(path) }

    /// The absolute path of a repository's folder.
    public func folder(of entry: BatchEntry) -> String { path + "/repositories/" + entry.folder }

    // MARK: Work that isn't done

    private var unfinished: String { path + "/.unfinished" }

    /// Removes what a batch left that was killed. Only who holds the journal may.
    func removeUnfinished() {
        try? FileManager.default.removeItem(atPath: unfinished)
        removeHiddenFiles()
    }

    /// A new folder for the results of an entry; what another process may still write for it goes elsewhere.
    func beginResults(of entry: BatchEntry) throws -> String {
        let folder = unfinished + "/" + entry.folder + "-" + String(UInt32.random(in: .min ... .max), radix: 36)
        try makeFolder(folder)
        return folder
    }

    /// Puts results in their place, where earlier ones go.
    func finishResults(_ results: String, of entry: BatchEntry) throws {
        let place = folder(of: entry)
        try makeFolder(path + "/repositories")
        try? FileManager.default.removeItem(atPath: place)
        do {
            try FileManager.default.moveItem(atPath: results, toPath: place)
        } catch {
            throw Failure(description: "repositories/\(entry.folder) can't be written there")
        }
    }

    private func makeFolder(_ folder: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw Failure(description: "the folder can't be made")
        }
    }

    /// Names come from a file that somebody may have changed, and folders of theirs are replaced.
    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && !text.hasPrefix(".") && !text.contains("/") && !text.utf8.contains(0)
    }
}
