import SourceEditing

/// The declarations of a project by name.
///
/// Built from what the bytes of all files tell; a file is parsed when one of its declarations is asked for, once for
/// what stands before their braces and once for what is in them, and its tree is freed when its facts are taken. The answers are the same whatever was asked before.
public final class DeclarationIndex: Sendable {
    let files: [IndexedFile]
    let table: DeclarationTable
    let bytes: @Sendable (String) -> [UInt8]?
    private let parsed: @Sendable (String) -> ParsedSource?
    private let slots: [Slot]
    private let numbers: [String: Int]
    let memo = Memo()

    /// One file's facts. A lock for each, so that files are parsed at the same time, and none twice.
    private final class Slot: Sendable {
        let facts = Locked<FileFacts?>(nil)
        let outline = Locked<FileFacts?>(nil)
        let parses = Locked<Bool?>(nil)
    }

    /// - Parameters:
    ///   - bytes: the content of a file by its path; nil where it can't be read, which counts as empty.
    ///   - parsed: the tree of a file that was parsed for something else, whatever bodies it lacks.
    ///   - earlier: an index of other versions of some files: what it knows of the unchanged ones is taken over.
    public init(
        files: [IndexedFile], parsed: @escaping @Sendable (String) -> ParsedSource? = { _ in nil },
        bytes: @escaping @Sendable (String) -> [UInt8]?, reusing earlier: DeclarationIndex? = nil,
        where isUnchanged: (String) -> Bool = { _ in false }
    ) {
        self.files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        self.bytes = bytes
        self.parsed = parsed
        slots = self.files.map { file in
            guard let earlier, let number = earlier.numbers[file.path], isUnchanged(file.path) else { return Slot() }
            return earlier.slots[number]
        }
        numbers = Dictionary(
            self.files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
        table = DeclarationTable(self.files)
    }

    /// The facts of a file; nil for a path that the index doesn't know.
    public func facts(ofFile path: String) -> FileFacts? {
        numbers[path].map { facts(ofFile: $0) }
    }

    func facts(ofFile number: Int) -> FileFacts {
        let path = files[number].path
        return slots[number].facts.withLock { known in
            if let known { return known }
            let facts =
                parsed(path).map { FileFactsReader.read(path: path, from: $0) }
                ?? FileFactsReader.read(path: path, bytes: bytes(path) ?? [])
            known = facts
            return facts
        }
    }

    /// The facts of a file in which types and extensions may lack their members, and nested ones may be missing. They
    /// cost little where a file is large. They are read even where all facts are there: what is parsed doesn't depend on
    /// who asks first.
    func outline(ofFile number: Int) -> FileFacts {
        let path = files[number].path
        let read = slots[number].outline.withLock { known -> FileFacts? in
            if known == nil, parsed(path) == nil {
                known = bytes(path).flatMap { FileFactsReader.readOutline(path: path, bytes: $0) }
            }
            return known
        }
        if let read, !read.hasError { return read }
        return facts(ofFile: number)
    }

    /// Whether the parser takes the whole of a file: one that it doesn't take isn't to be changed.
    func parses(_ path: String) -> Bool {
        guard parsed(path) == nil, let number = numbers[path] else { return true }
        return slots[number].parses.withLock { known in
            if let known { return known }
            let parses = bytes(path).map { ParsedSource(SourceText(bytes: $0)).firstError == nil } ?? false
            known = parses
            return parses
        }
    }

    func number(ofFile path: String) -> Int? { numbers[path] }

    /// What the bytes of a file told; nil for a path that the index doesn't know.
    func scan(ofFile path: String) -> DeclarationScan? { numbers[path].map { files[$0].scan } }

    /// Parses every file that wasn't yet. No answer depends on it.
    public func parseAll() {
        for number in files.indices { _ = facts(ofFile: number) }
    }

    /// What was parsed so far.
    public var work: ParsingWork {
        var (count, sum) = (0, 0)
        for slot in slots {
            let read = [slot.outline.withLock(\.self), slot.facts.withLock(\.self)].compactMap(\.self)
            if !read.isEmpty { count += 1 }
            sum += read.reduce(0) { $0 + $1.bytesParsed }
        }
        return ParsingWork(files: count, bytes: sum)
    }

    /// The modules of a file; none for a path that the index doesn't know.
    public func modules(ofFile path: String) -> [ModuleKey] {
        numbers[path].map { files[$0].modules } ?? []
    }

    /// The names of the modules that a file imports, as written; none for a path that the index doesn't know.
    public func imports(ofFile path: String) -> Set<String> {
        Set(scan(ofFile: path)?.imports.map(\.module) ?? [])
    }

    /// Every type that the project declares, in ascending order of file and offset. Nothing is parsed for it.
    public var types: [DeclaredType] { table.allTypes }
}
