/// Reads the lines of a patch, each in the one form that `UnifiedDiff` gives it.
struct PatchReader {
    private let lines: FileLines
    private var next = 0

    init(_ bytes: [UInt8]) {
        lines = FileLines(bytes)
    }

    mutating func files() throws(UnifiedPatch.Fault) -> [FilePatch] {
        var files: [FilePatch] = []
        while next < lines.count {
            let start = next
            let file = try file()
            if let last = files.last, !last.path.utf8.lexicographicallyPrecedes(file.path.utf8) {
                throw fault("names \(file.path) out of order, or again", at: start)
            }
            files.append(file)
        }
        return files
    }

    // MARK: A file

    private mutating func file() throws(UnifiedPatch.Fault) -> FilePatch {
        let path = try path()
        if current == "deleted file mode 100644\n" { throw fault("deletes a file, which no step does") }
        let isNew = current == "new file mode 100644\n"
        if isNew {
            next += 1
            if next == lines.count || lines[next].starts(with: Self.head.utf8) {
                return FilePatch(path: path, isNew: true, hunks: [])
            }
        }
        let (old, new) = (GitPath(path, prefix: "a/"), GitPath(path, prefix: "b/"))
        try expect("--- \(isNew ? "/dev/null" : old.text + old.ending)\n")
        try expect("+++ \(new.text + new.ending)\n")
        var hunks: [PatchHunk] = []
        repeat {
            hunks.append(try hunk(behind: hunks, inNewFile: isNew))
        } while next < lines.count && lines[next].starts(with: "@@ ".utf8)
        return FilePatch(path: path, isNew: isNew, hunks: hunks)
    }

    private static let head = "diff --git "

    /// `diff --git a/PATH b/PATH`: both have the same length, so that the middle is known whatever is in them.
    private mutating func path() throws(UnifiedPatch.Fault) -> String {
        guard let text = current, text.hasPrefix(Self.head), text.hasSuffix("\n") else {
            throw fault("doesn't begin a file")
        }
        let names = text.utf8.dropFirst(Self.head.utf8.count).dropLast()
        let middle = names.index(names.startIndex, offsetBy: names.count / 2)
        guard names.count % 2 == 1, names[middle] == UInt8(ascii: " "),
            let old = String(names[..<middle]), let new = String(names[names.index(after: middle)...]),
            let path = GitPath.path(in: old, prefix: "a/"), GitPath.path(in: new, prefix: "b/") == path
        else { throw fault("doesn't name one file twice") }
        next += 1
        return path
    }

    // MARK: A hunk

    private mutating func hunk(
        behind hunks: [PatchHunk], inNewFile isNew: Bool
    ) throws(UnifiedPatch.Fault) -> PatchHunk {
        let start = next
        let (old, new) = try ranges()
        let hunk = PatchHunk(old: old, new: new, lines: try body(old.count, new.count))
        let growth = hunks.reduce(0) { $0 + $1.new.count - $1.old.count }
        guard hunk.lines.contains(where: { $0.mark != .stays }) else { throw fault("changes nothing", at: start) }
        guard new.lowerBound == old.lowerBound + growth, old.lowerBound >= hunks.last?.old.upperBound ?? 0,
            hunk.linesBefore == Hunk.context || old.lowerBound == 0,
            hunks.last.map({ $0.linesBehind == Hunk.context && !$0.endsFile }) ?? true,
            !isNew || old.isEmpty && hunks.isEmpty
        else { throw fault("begins a hunk that can't stand there", at: start) }
        return hunk
    }

    /// `@@ -1,4 +1,5 @@`
    private mutating func ranges() throws(UnifiedPatch.Fault) -> (old: Range<Int>, new: Range<Int>) {
        let parts = (current ?? "").split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 4, parts[0] == "@@", parts[1].first == "-", parts[2].first == "+", parts[3] == "@@\n",
            let old = Self.range(parts[1].dropFirst()), let new = Self.range(parts[2].dropFirst())
        else { throw fault("doesn't begin a hunk") }
        next += 1
        return (old, new)
    }

    private static func range(_ text: Substring) -> Range<Int>? {
        // More than any file has; numbers beyond it could not be added.
        let most = 1 << 40
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
        let count = numbers.count == 1 ? 1 : numbers[1]
        guard numbers.count <= 2, (0...most).contains(numbers[0]), (0...most).contains(count) else { return nil }
        let first = count == 0 ? numbers[0] : numbers[0] - 1
        guard first >= 0 else { return nil }
        let range = first..<first + count
        return Hunk.position(of: range) == text ? range : nil
    }

    private mutating func body(_ oldCount: Int, _ newCount: Int) throws(UnifiedPatch.Fault) -> [PatchHunk.Line] {
        var (old, new) = (oldCount, newCount)
        var read: [PatchHunk.Line] = []
        while old > 0 || new > 0 {
            guard next < lines.count else { throw fault("is the end, in the middle of a hunk", at: next - 1) }
            let line = try line()
            if line.mark != .comes { old -= 1 }
            if line.mark != .goes { new -= 1 }
            let isLast =
                line.bytes.last == UInt8(ascii: "\n")
                || (line.mark == .comes || old == 0) && (line.mark == .goes || new == 0)
            guard old >= 0, new >= 0, isLast else { throw fault("is one line too many", at: next - 1) }
            read.append(line)
        }
        return read
    }

    private mutating func line() throws(UnifiedPatch.Fault) -> PatchHunk.Line {
        var line = lines[next]
        guard let mark = line.first.flatMap({ PatchHunk.Line.Mark(rawValue: Unicode.Scalar($0)) }),
            line.last == UInt8(ascii: "\n")
        else { throw fault("isn't a line of a hunk") }
        next += 1
        if current == "\\ No newline at end of file\n" {
            next += 1
            line.removeLast()
            guard line.count > 1 else { throw fault("ends an empty line", at: next - 1) }
        }
        return PatchHunk.Line(mark: mark, bytes: line.dropFirst())
    }

    // MARK: Lines

    /// The line to be read, with its end; nil at the end and where it isn't UTF-8.
    private var current: String? {
        next < lines.count ? String(validating: lines[next], as: UTF8.self) : nil
    }

    private mutating func expect(_ text: String) throws(UnifiedPatch.Fault) {
        guard next < lines.count, lines[next].elementsEqual(text.utf8) else {
            throw fault("should be '\(text.dropLast())'")
        }
        next += 1
    }

    private func fault(_ what: String, at line: Int? = nil) -> UnifiedPatch.Fault {
        UnifiedPatch.Fault(line: (line ?? next) + 1, what: what)
    }
}

extension PatchHunk {
    /// Whether a last line without a line feed is in it: nothing can follow.
    fileprivate var endsFile: Bool { lines.contains { $0.bytes.last != UInt8(ascii: "\n") } }
}
