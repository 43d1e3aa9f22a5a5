import Migration
import ProjectModel
import SourceEditing
import Synchronization

/// Reads the files of a project, and parses those that can matter.
///
/// A scan of the bytes decides: a file without any of the words asked for has no site in it.
struct ProjectLoader: Sendable {
    let tree: DiscoveredTree
    /// Which files matter, and what of them.
    let words: SearchWords
    /// Parse every file, and the whole of it. What comes out is the same.
    let parsesEverything: Bool
    let threads: Int
    let progress: @Sendable (_ done: Int, _ of: Int) -> Void

    struct Loaded: Sendable {
        var files: [ProjectFile] = []
        var unreadable: [Finding] = []
        var remarks: [RunReport.Remark] = []
        var extent = RunReport.Extent()
    }

    private enum Outcome: Sendable {
        /// Nothing in it matters.
        case passed(bytes: Int)
        case parsed(ProjectFile)
        case generated(bytes: Int)
        case broken(Finding, bytes: Int)

        var isParsed: Bool {
            if case .parsed = self { return true }
            return false
        }
    }

    func load() -> Loaded {
        let counter = ProgressCounter(total: tree.swiftFiles.count, report: progress)
        let outcomes = DeepThreads.map(tree.swiftFiles, threads: threads) { path in
            defer { counter.step() }
            return outcome(of: path)
        }
        var loaded = Loaded()
        loaded.extent.swiftFiles = tree.swiftFiles.count
        for (path, outcome) in zip(tree.swiftFiles, outcomes) {
            switch outcome {
            case .passed(let bytes):
                loaded.extent.bytesScanned += bytes
            case .generated(let bytes):
                loaded.extent.bytesScanned += bytes
                loaded.remarks.append(.init(file: path, "generated code; left alone"))
            case .parsed(let file):
                loaded.extent.bytesScanned += file.source.text.bytes.count
                loaded.extent.filesParsed += 1
                loaded.extent.bytesParsed += file.source.bytesParsed
                loaded.files.append(file)
            case .broken(let finding, let bytes):
                loaded.extent.bytesScanned += bytes
                loaded.unreadable.append(finding)
            }
        }
        return loaded
    }

    private func outcome(of path: String) -> Outcome {
        let bytes: [UInt8]
        do {
            bytes = try FileBytes.read(tree.root + "/" + path)
        } catch {
            return .broken(
                Finding(
                    .error, at: Place(file: path), RuleID("unreadable-file", "read"),
                    "the file can't be read (\(error.text)); it is left alone"), bytes: 0)
        }
        let isRelevant = words.relevant.contains(in: bytes)
        guard isRelevant || parsesEverything else { return .passed(bytes: bytes.count) }
        let outcome = parsed(path, bytes)
        // A file without a site in it that can't be read is nobody's concern.
        if !isRelevant, !outcome.isParsed { return .passed(bytes: bytes.count) }
        return outcome
    }

    private func parsed(_ path: String, _ bytes: [UInt8]) -> Outcome {
        if GeneratedMark.isPresent(in: bytes) { return .generated(bytes: bytes.count) }
        let text = SourceText(bytes: bytes)
        if let offset = text.firstInvalidByte {
            return broken(path, text, offset, "encoding", "the file isn't valid UTF-8 here; it is left alone")
        }
        let source = ParsedSource(text, keeping: parsesEverything ? nil : words.kept)
        if let error = source.firstError {
            return broken(path, text, error.offset, "syntax", "\(error.message); the file is left alone")
        }
        return .parsed(ProjectFile(path: path, source: source))
    }

    private func broken(_ path: String, _ text: SourceText, _ offset: Int, _ reason: String, _ message: String)
        -> Outcome
    {
        .broken(
            Finding(
                .error, at: Place(file: path, offset: offset, in: text), RuleID("unreadable-file", reason), message),
            bytes: text.bytes.count)
    }
}

/// Counts finished files across threads.
private final class ProgressCounter: Sendable {
    private let done = Mutex(0)
    private let total: Int
    private let report: @Sendable (Int, Int) -> Void

    init(total: Int, report: @escaping @Sendable (Int, Int) -> Void) {
        self.total = total
        self.report = report
    }

    func step() {
        done.withLock { done in
            done += 1
            report(done, total)
        }
    }
}
