import SourceEditing
import TestSupport

extension SeededRandom {
    /// A change of a file such as nobody would make on purpose: any line ends, any bytes, any path.
    ///
    /// - Parameter number: makes the path differ from every other change's.
    mutating func change(number: Int) -> FileChange {
        let path = path(number: number)
        let before = file()
        switch Int.random(in: 0..<20, using: &self) {
        case 0: return FileChange(path: path, .created(before))
        case 1: return FileChange(path: path, .deleted(before))
        case 2: return FileChange(path: path, .modified(before: before, after: []))
        case 3: return FileChange(path: path, .modified(before: [], after: before))
        case 4: return FileChange(path: path, .modified(before: before, after: file()))
        default: return FileChange(path: path, .modified(before: before, after: edited(before)))
        }
    }

    /// A change of a file in which each line is there only once, before and after.
    ///
    /// - Parameter number: makes the path differ from every other change's.
    mutating func changeOfDistinctLines(number: Int) -> FileChange {
        let end = isOne(of: 3) ? "\r\n" : "\n"
        let before = (0..<Int.random(in: 0...60, using: &self)).map { "func old\($0)() {}\(end)" }
        var after = before
        for edit in 0..<Int.random(in: 1...4, using: &self) {
            let start = Int.random(in: 0...after.count, using: &self)
            let removed = start..<min(after.count, start + Int.random(in: 0...4, using: &self))
            let inserted = (0..<Int.random(in: 0...4, using: &self)).map { "func new\(edit)_\($0)() {}\(end)" }
            after.replaceSubrange(removed, with: inserted)
        }
        let (old, new) = (bytes(before), bytes(after))
        switch Int.random(in: 0..<8, using: &self) {
        case 0: return FileChange(path: path(number: number), .created(new))
        case 1: return FileChange(path: path(number: number), .deleted(old))
        default: return FileChange(path: path(number: number), .modified(before: old, after: new))
        }
    }

    /// The lines' bytes, with or without the last line feed.
    private mutating func bytes(_ lines: [String]) -> [UInt8] {
        let bytes = Array(lines.joined().utf8)
        return isOne(of: 4) ? bytes.dropLast() : bytes
    }

    private mutating func path(number: Int) -> String {
        let folders = ["", "Sources/", "My App/Views/", "Ü/", #"say "hi"/"#, "-n/", "a b/\t/"]
        let names = ["View", "Main View", "Übersicht", "😀", #"a"b"#, #"a\b"#, "a\u{01}", "it's", "trailing "]
        return folders.randomElement(using: &self)! + names.randomElement(using: &self)! + "\(number)"
            + [".swift", ""].randomElement(using: &self)!
    }

    private mutating func file() -> [UInt8] {
        guard !isOne(of: 15) else { return [] }
        let ends: [[UInt8]] = [[[0x0A]], [[0x0D, 0x0A]], [[0x0A], [0x0D, 0x0A]]].randomElement(using: &self)!
        var bytes: [UInt8] = isOne(of: 5) ? [0xEF, 0xBB, 0xBF] : []
        for _ in 0..<Int.random(in: 1...60, using: &self) {
            bytes += line() + ends.randomElement(using: &self)!
        }
        if isOne(of: 4) { bytes.removeLast() }
        return bytes
    }

    private mutating func line() -> [UInt8] {
        let texts = [
            "", "", "}", "    }", "\t}", "    VStack {", "\tVStack {", "    let a = 1", "// ü 😀 e\u{301}", "a\rb", "\r",
            "   ", "a\u{0}b", "-- a", "++ b", "@@ -1 +1 @@", "\\ No newline at end of file", "diff --git a/a b/a",
            "--- a/a", "+++ b/a", "\u{FEFF}", "\u{2028}", "\u{0B}\u{0C}\u{85}",
        ]
        if isOne(of: 20) { return [0xFF, 0xC3, 0x28] }
        return Array(texts.randomElement(using: &self)!.utf8)
    }

    /// A few ranges of bytes replaced, which tears lines, line ends and characters apart as well.
    private mutating func edited(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...6, using: &self) {
            let start = Int.random(in: 0...bytes.count, using: &self)
            let end = min(bytes.count, start + Int.random(in: 0...30, using: &self))
            let inserted = (0..<Int.random(in: 0...3, using: &self)).flatMap { _ -> [UInt8] in line() + [0x0A] }
            bytes.replaceSubrange(start..<end, with: inserted)
        }
        return bytes
    }

    private mutating func isOne(of count: Int) -> Bool {
        Int.random(in: 0..<count, using: &self) == 0
    }
}
