import Migration
import ProjectModel
import SourceEditing

/// Reads the files of a project, and parses those that can matter.
///
/// A scan of the bytes decides. A file matters that holds a navigation site, and one that uses a view which shows a site,
/// and so on upwards: who shows a container decides what may become of it.
struct ProjectLoader: Sendable {
    let tree: DiscoveredTree
    let store: SwiftFileStore
    /// Which files matter, and what of them.
    let words: SearchWords
    /// Parse every file, and the whole of it. What comes out is the same.
    let parsesEverything: Bool
    let reach: Reach
    let threads: Int
    let progress: @Sendable (_ done: Int, _ of: Int) -> Void

    /// How much of the app is to be known.
    enum Reach: Sendable {
        /// The sites, and who leads to them.
        case sites
        /// Also every screen by its declaration, if it leads nowhere.
        case screens
        /// Also who presents what.
        case app

        fileprivate var mapsApp: Bool { self == .app }
    }

    struct Loaded: Sendable {
        fileprivate(set) var files: [ProjectFile] = []
        fileprivate(set) var unreadable: [Finding] = []
        fileprivate(set) var remarks: [RunReport.Remark] = []
        fileprivate(set) var extent = RunReport.Extent()
    }

    func load() -> Loaded {
        var state = State()
        let counter = ProgressCounter(total: tree.swiftFiles.count, report: progress)
        let isAnythingRelevant = reach != .sites || hasNavigation
        state.add(
            pass(over: tree.swiftFiles, telling: true) { [words] _, bytes in
                counter.step()
                let isRelevant =
                    isAnythingRelevant && (words.relevant.contains(in: bytes) || OwnContainers.areDeclared(in: bytes))
                return isRelevant ? KeptCode() : nil
            })
        state.extent.swiftFiles = tree.swiftFiles.count
        if parsesEverything {
            state.add(pass(over: state.unread(of: tree.swiftFiles), telling: false) { _, _ in KeptCode() })
        } else {
            addColumnContent(to: &state)
            addModifiers(to: &state)
            let leading = addWaysUp(to: &state)
            addColumnViews(to: &state)
            if reach != .sites { addScreens(to: &state, keeping: leading) }
        }
        return state.loaded
    }

    /// Whether any file has a word without which a project has nothing to migrate.
    private var hasNavigation: Bool {
        tree.swiftFiles.contains { path in
            (try? store.read(path)).map { SearchWords.navigation.contains(in: $0.bytes) } ?? false
        }
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

    /// Reads `paths` and parses those for which `kept` tells what of their code to keep.
    /// - Parameter telling: whether a file that can't be parsed is somebody's concern: one without a site in it isn't.
    private func pass(
        over paths: [String], telling: Bool, kept: @escaping @Sendable (String, [UInt8]) -> KeptCode?
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

    /// Shows more of parsed files to the parser: what `kept` tells.
    private func show(
        _ files: [ProjectFile], in state: inout State, kept: @escaping @Sendable (ProjectFile) -> KeptCode
    ) {
        let shown = DeepThreads.map(files, threads: threads) { [words] file in
            file.source.showing(kept(file).search(words)).map { ProjectFile(path: file.path, source: $0) }
        }
        for file in shown.compactMap(\.self) {
            state.extent.bytesParsed += file.source.bytesParsed
            state.files[file.path] = file
        }
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
        state.add(
            pass(over: state.unread(of: tree.swiftFiles), telling: false) { [words] _, bytes in
                words.columnContent.contains(in: bytes) ? KeptCode() : nil
            })
    }

    /// Adds the project's own modifiers on containers: they may make something else of one, such as an image.
    private func addModifiers(to state: inout State) {
        let names = state.files.values.reduce(into: Set<String>()) { names, file in
            for site in file.sites.containers { names.formUnion(site.modifiers) }
        }
        guard !names.isEmpty else { return }
        let search = NameSearch(names)
        let unread = state.unread(of: tree.swiftFiles)
        let declaring = state.files.values.filter { search.areDeclared(by: ["func"], in: $0.source.text.bytes) }
        show(declaring, in: &state) { _ in KeptCode(members: search) }
        state.add(
            pass(over: unread, telling: false) { _, bytes in
                search.areDeclared(by: ["func"], in: bytes) ? KeptCode(members: search) : nil
            })
    }

    /// Adds who uses the views that lead to a site, and in each file the members that do, until nobody new does.
    /// - Returns: the names of those views and helpers, and of the members for each file.
    private func addWaysUp(to state: inout State) -> Leading {
        var known: Set<String> = []
        var members: [String: Set<String>] = [:]
        while true {
            let leading = state.files.values.reduce(into: Set<String>()) { names, file in
                names.formUnion(ViewNames.leading(in: file.code, using: known, presentations: reach.mapsApp))
            }.union(ContainerAliases.names(of: state.files.values.flatMap(\.sites.typeAliases)))
            var hasGrown = false
            let masked = state.files.values.filter(\.source.isMasked)
            for file in masked {
                let own = ViewNames.members(leadingIn: file.code, using: known, presentations: reach.mapsApp)
                hasGrown = hasGrown || own != members[file.path, default: []]
                members[file.path] = own
            }
            let fresh = leading.subtracting(known)
            if fresh.isEmpty, !hasGrown { return Leading(known, members) }
            known.formUnion(fresh)
            let search = NameSearch(fresh)
            let soFar = Leading(known, members)
            let unread = state.unread(of: tree.swiftFiles)
            show(masked, in: &state) { KeptCode(names: soFar.names(in: $0.path)) }
            state.add(
                pass(over: unread, telling: false) { path, bytes in
                    search.names(in: bytes).isEmpty ? nil : KeptCode(names: soFar.names(in: path))
                })
        }
    }

    /// Adds the bodies of the views that containers show, and of what those bodies show alone: each view that one holds
    /// is a column.
    private func addColumnViews(to state: inout State) {
        let body = NameSearch(["body"])
        var asked: Set<String> = []
        while true {
            let views = state.files.values.reduce(into: Set<String>()) { views, file in
                views.formUnion(file.columnViews(inBodiesOf: asked))
            }.subtracting(asked)
            guard !views.isEmpty else { return }
            asked.formUnion(views)
            let declared = DeclaredNames(types: views)
            let unread = state.unread(of: tree.swiftFiles)
            let declaring = state.files.values.filter { declared.areDeclared(in: $0.source.text.bytes) }
            show(declaring, in: &state) { _ in KeptCode(members: body) }
            state.add(
                pass(over: unread, telling: false) { _, bytes in
                    declared.areDeclared(in: bytes) ? KeptCode(members: body) : nil
                })
        }
    }

    /// What leads to a site.
    private struct Leading {
        private let everywhere: NameSearch
        /// By the file's path.
        private let members: [String: Set<String>]

        init(_ names: Set<String>, _ members: [String: Set<String>]) {
            everywhere = NameSearch(names)
            self.members = members
        }

        func names(in path: String) -> [NameSearch] {
            let own = members[path] ?? []
            return own.isEmpty ? [everywhere] : [everywhere, NameSearch(own)]
        }
    }

    /// Adds the declarations of what is pushed, presented or hosted, and of what makes it, until nothing new is named.
    private func addScreens(to state: inout State, keeping leading: Leading) {
        var asked = ShownNames()
        while true {
            if reach.mapsApp { showContent(in: &state) }
            var missing = ShownNames.missing(in: state.files.values.map(\.code))
            missing.subtract(asked)
            if missing.isEmpty { return }
            asked.formUnion(missing)
            let declared = DeclaredNames(missing)
            let members = NameSearch(asked.members)
            let before = Array(state.files.values)
            let unread = state.unread(of: tree.swiftFiles)
            let declaring = before.filter { declared.areMembersDeclared(in: $0.source.text.bytes) }
            show(declaring, in: &state) { file in
                KeptCode(names: leading.names(in: file.path), members: members)
            }
            state.add(
                pass(over: unread, telling: false) { path, bytes in
                    declared.areDeclared(in: bytes)
                        ? KeptCode(names: leading.names(in: path), members: members) : nil
                })
        }
    }

    /// Of a file that is parsed, the properties and functions that stand where it shows something, and where a wrapper
    /// shows what it is given.
    private func showContent(in state: inout State) {
        while true {
            let parsed = state.extent.bytesParsed
            show(state.files.values.filter(\.source.isMasked), in: &state) { file in
                KeptCode(
                    names: [NameSearch(Set(file.code.types.flatMap(\.stored).filter(\.holdsContent).map(\.name)))],
                    members: NameSearch(ShownNames.members(shownIn: file.code)))
            }
            if state.extent.bytesParsed == parsed { return }
        }
    }

    // MARK: One file

    private func outcome(of path: String, kept: (String, [UInt8]) -> KeptCode?) -> Outcome {
        let text: SourceText
        do {
            text = try store.read(path)
        } catch {
            return .broken(
                Finding(
                    .error, at: Place(file: path), RuleID("unreadable-file", "read"),
                    "the file can't be read (\(error.text)); it is left alone"), bytes: 0)
        }
        let bytes = text.bytes
        guard let code = kept(path, bytes) else { return .passed(bytes: bytes.count) }
        if GeneratedMark.isPresent(in: bytes) { return .generated(bytes: bytes.count) }
        if let offset = text.firstInvalidByte {
            return broken(path, text, offset, "encoding", "the file isn't valid UTF-8 here; it is left alone")
        }
        if let offset = BracketNesting.tooDeep(in: bytes) {
            let what =
                bytes[offset] == UInt8(ascii: "-") ? "a type has too many arrows" : "brackets are too deeply nested"
            let message = "\(what) to read safely here; the file is left alone"
            return broken(path, text, offset, "nesting", message)
        }
        let source = ParsedSource(text, keeping: parsesEverything ? nil : code.search(words))
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
    private let done = Locked(0)
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
