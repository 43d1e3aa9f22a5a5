import Migration
import ProjectModel
import SourceEditing
import Synchronization

/// Reads the files of a project, and parses those that can matter.
///
/// A scan of the bytes decides. A file matters that holds a navigation site, and one that uses a view which shows a site,
/// and so on upwards: who shows a container decides what may become of it.
struct ProjectLoader: Sendable {
    let tree: DiscoveredTree
    /// Which files matter, and what of them.
    let words: SearchWords
    /// Parse every file, and the whole of it. What comes out is the same.
    let parsesEverything: Bool
    /// Whether every screen is to be known by its declaration, also those that lead nowhere.
    let findsScreens: Bool
    let threads: Int
    let progress: @Sendable (_ done: Int, _ of: Int) -> Void

    struct Loaded: Sendable {
        fileprivate(set) var files: [ProjectFile] = []
        fileprivate(set) var unreadable: [Finding] = []
        fileprivate(set) var remarks: [RunReport.Remark] = []
        fileprivate(set) var extent = RunReport.Extent()
    }

    func load() -> Loaded {
        var state = State()
        let counter = ProgressCounter(total: tree.swiftFiles.count, report: progress)
        let kept = words.kept(with: [])
        state.add(
            pass(over: tree.swiftFiles, telling: true) { _, bytes in
                counter.step()
                return words.relevant.contains(in: bytes) ? kept : nil
            })
        state.extent.swiftFiles = tree.swiftFiles.count
        if parsesEverything {
            state.add(pass(over: state.unread(of: tree.swiftFiles), telling: false) { _, _ in kept })
        } else {
            addColumnContent(to: &state)
            let leading = addWaysUp(to: &state)
            if findsScreens { addScreens(to: &state, keeping: leading) }
        }
        return state.loaded
    }

    // MARK: Passes

    /// What became of one file in one pass.
    private enum Outcome: Sendable {
        /// Nothing in it matters.
        case passed(bytes: Int)
        case parsed(ProjectFile)
        case generated(bytes: Int)
        case broken(Finding, bytes: Int)
    }

    private struct State {
        var files: [String: ProjectFile] = [:]
        var broken: [String: Finding] = [:]
        var generated: Set<String> = []
        var extent = RunReport.Extent()

        /// The files that no pass has parsed or given up.
        func unread(of paths: [String]) -> [String] {
            paths.filter { files[$0] == nil && broken[$0] == nil && !generated.contains($0) }
        }

        /// Takes the outcomes of a pass; a file that was parsed before is replaced.
        mutating func add(_ outcomes: [(String, Outcome)]) {
            for (path, outcome) in outcomes {
                switch outcome {
                case .passed(let bytes):
                    extent.bytesScanned += bytes
                case .generated(let bytes):
                    extent.bytesScanned += bytes
                    generated.insert(path)
                case .parsed(let file):
                    extent.bytesScanned += file.source.text.bytes.count
                    extent.bytesParsed += file.source.bytesParsed
                    if files.updateValue(file, forKey: path) == nil { extent.filesParsed += 1 }
                case .broken(let finding, let bytes):
                    extent.bytesScanned += bytes
                    broken[path] = finding
                }
            }
        }

        var loaded: Loaded {
            var loaded = Loaded()
            loaded.files = Array(files.values)
            loaded.unreadable = broken.values.sorted { $0.place < $1.place }
            loaded.remarks = generated.sorted().map { RunReport.Remark(file: $0, "generated code; left alone") }
            loaded.extent = extent
            return loaded
        }
    }

    /// Reads `paths` and parses those for which `kept` gives words to keep.
    /// - Parameter telling: whether a file that can't be parsed is somebody's concern: one without a site in it isn't.
    private func pass(
        over paths: [String], telling: Bool, kept: @escaping @Sendable (String, [UInt8]) -> (any WordSearch)?
    ) -> [(String, Outcome)] {
        let outcomes = DeepThreads.map(paths, threads: threads) { path in
            let outcome = outcome(of: path, kept: kept)
            if telling { return outcome }
            switch outcome {
            case .broken(_, let bytes), .generated(let bytes): return .passed(bytes: bytes)
            case .parsed, .passed: return outcome
            }
        }
        return Array(zip(paths, outcomes))
    }

    /// A container with several columns: the column that holds links gets a stack.
    private func addColumnContent(to state: inout State) {
        let hasColumns = state.files.values.contains { file in
            file.sites.containers.contains { site in
                guard case .closure(let closure) = site.content else { return false }
                return closure.items.count > 1
            }
        }
        guard hasColumns else { return }
        let kept = words.kept(with: [])
        state.add(
            pass(over: state.unread(of: tree.swiftFiles), telling: false) { [words] _, bytes in
                words.columnContent.contains(in: bytes) ? kept : nil
            })
    }

    /// Adds who uses the views that lead to a site, and in each file the members that do, until nobody new does.
    /// - Returns: the names of those views and helpers.
    private func addWaysUp(to state: inout State) -> Set<String> {
        var known: Set<String> = []
        var members: [String: Set<String>] = [:]
        while true {
            let leading = state.files.values.reduce(into: Set<String>()) { names, file in
                names.formUnion(ViewNames.leading(in: file.code, using: known))
            }
            let masked = state.files.values.filter(\.source.isMasked)
            let grown = masked.filter { file in
                let own = ViewNames.members(leadingIn: file.code, using: known)
                return members.updateValue(own, forKey: file.path).map { $0 != own } ?? !own.isEmpty
            }.map(\.path)
            let fresh = leading.subtracting(known)
            if fresh.isEmpty, grown.isEmpty { return known }
            known.formUnion(fresh)
            let search = NameSearch(fresh)
            let again = Set(grown)
            let paths = state.unread(of: tree.swiftFiles) + masked.map(\.path)
            state.add(
                pass(over: paths, telling: false) { [words, known, members] path, bytes in
                    guard again.contains(path) || !search.names(in: bytes).isEmpty else { return nil }
                    return words.kept(with: known.union(members[path] ?? []))
                })
        }
    }

    /// Adds the declarations of what is pushed, presented or hosted, and of what makes it, until nothing new is named.
    private func addScreens(to state: inout State, keeping leading: Set<String>) {
        var asked = ShownNames()
        while true {
            var missing = ShownNames.missing(in: state.files.values.map(\.code))
            missing.subtract(asked)
            if missing.isEmpty { return }
            asked.formUnion(missing)
            let declared = DeclaredNames(missing)
            let kept = words.kept(with: leading.union(asked.members))
            let masked = state.files.values.filter(\.source.isMasked).map(\.path)
            let before = Set(state.files.keys)
            state.add(
                pass(over: state.unread(of: tree.swiftFiles) + masked, telling: false) { _, bytes in
                    declared.areDeclared(in: bytes) ? kept : nil
                })
            // A wrapper says in its body where it shows what it is given.
            let fresh = state.files.values.filter { !before.contains($0.path) && $0.source.isMasked }
            let holders = fresh.reduce(into: Set<String>()) { names, file in
                for type in file.code.types { names.formUnion(type.stored.filter(\.holdsContent).map(\.name)) }
            }
            guard !holders.isEmpty else { continue }
            let whole = words.kept(with: leading.union(asked.members).union(holders))
            state.add(pass(over: fresh.map(\.path), telling: false) { _, _ in whole })
        }
    }

    // MARK: One file

    private func outcome(of path: String, kept: (String, [UInt8]) -> (any WordSearch)?) -> Outcome {
        let bytes: [UInt8]
        do {
            bytes = try FileBytes.read(tree.root + "/" + path)
        } catch {
            return .broken(
                Finding(
                    .error, at: Place(file: path), RuleID("unreadable-file", "read"),
                    "the file can't be read (\(error.text)); it is left alone"), bytes: 0)
        }
        guard let words = kept(path, bytes) else { return .passed(bytes: bytes.count) }
        if GeneratedMark.isPresent(in: bytes) { return .generated(bytes: bytes.count) }
        let text = SourceText(bytes: bytes)
        if let offset = text.firstInvalidByte {
            return broken(path, text, offset, "encoding", "the file isn't valid UTF-8 here; it is left alone")
        }
        let source = ParsedSource(text, keeping: parsesEverything ? nil : words)
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
