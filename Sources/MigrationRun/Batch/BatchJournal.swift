import Foundation
import SourceEditing

/// What became of a batch's repositories: a line of JSON for each begin and each end, on the disk before the next is begun.
///
/// A batch that is killed at any moment leaves whole lines, and perhaps one that was begun: that one is dropped.
public final class BatchJournal: Sendable {
    static let fileName = "journal.jsonl"

    public enum Failure: Error, Equatable, CustomStringConvertible {
        /// Another process has the journal open.
        case inUse
        /// A whole line isn't one of a journal. 1-based.
        case malformed(line: Int)
        case io(String)

        public var description: String {
            switch self {
            case .inUse: "another batch is at work there"
            case .malformed(let line): "line \(line) of its \(BatchJournal.fileName) isn't one that a batch writes"
            case .io(let why): "its \(BatchJournal.fileName) can't be used: \(why)"
            }
        }
    }

    private let file: Descriptor
    private let last: Locked<[String: BatchRecord]>

    /// Opens the journal of a batch to go on with it, or begins one. No other process can meanwhile.
    ///
    /// - Parameter folder: the batch's folder, an absolute path.
    public init(in folder: String) throws(Failure) {
        let path = folder + "/" + Self.fileName
        do throws(SystemError) {
            file = try Descriptor(open(path, O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o666))
        } catch {
            throw .io(error.text)
        }
        guard flock(file.number, LOCK_EX | LOCK_NB) == 0 else {
            throw errno == EWOULDBLOCK ? .inUse : .io(SystemError.last.text)
        }
        let bytes = try Self.bytes(path)
        let whole = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        last = Locked(try Self.records(in: bytes[..<whole]))
        guard whole == bytes.count || ftruncate(file.number, off_t(whole)) == 0 else {
            throw .io(SystemError.last.text)
        }
    }

    /// The last record of each repository, by its folder's name, as a journal has it that nobody need be writing.
    public static func read(in folder: String) throws(Failure) -> [String: BatchRecord] {
        let bytes = try bytes(folder + "/" + fileName)
        return try records(in: bytes[..<(bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)])
    }

    /// The last record of each repository so far.
    public var records: [String: BatchRecord] { last.withLock { $0 } }

    /// Adds a line and brings it to the disk. May be called from several threads at once.
    public func add(_ record: BatchRecord) throws(Failure) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let line = try? Array(encoder.encode(record)) + Array("\n".utf8) else {
            throw .io("a record has no text")
        }
        try last.withLock { (last) throws(Failure) in
            do throws(SystemError) {
                try FileOperations.system.write(file.number, line)
                guard fsync(file.number) == 0 else { throw .last }
            } catch {
                throw .io(error.text)
            }
            last[record.repository] = record
        }
    }

    private static func bytes(_ path: String) throws(Failure) -> [UInt8] {
        do {
            return try FileBytes.read(path)
        } catch {
            throw .io(error.text)
        }
    }

    private static func records(in bytes: ArraySlice<UInt8>) throws(Failure) -> [String: BatchRecord] {
        var records: [String: BatchRecord] = [:]
        let decoder = JSONDecoder()
        for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            if line.isEmpty, line.endIndex == bytes.endIndex { break }
            guard let record = try? decoder.decode(BatchRecord.self, from: Data(line)) else {
                throw .malformed(line: index + 1)
            }
            records[record.repository] = record
        }
        return records
    }
}
