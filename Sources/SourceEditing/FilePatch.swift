/// What a patch does with one file: which lines the file has to have where, and which take their place.
public struct FilePatch: Sendable, Equatable {
    /// As the patch has it: whoever writes the file checks where that is.
    public let path: String
    /// Whether the patch makes the file.
    public let isNew: Bool
    let hunks: [PatchHunk]

    /// Where a file isn't as the patch has it.
    public struct Mismatch: Error, Equatable, Sendable {
        public enum Cause: Equatable, Sendable {
            /// The patch makes a file that is there.
            case exists
            /// There is no such file.
            case missing
            /// A line isn't the patch's; `found` is nil where the file has ended. Without their line ends.
            case line(expected: [UInt8], found: [UInt8]?)
            /// The file goes on where the patch has its end.
            case goesOn
        }

        public let path: String
        /// 1-based, of the file as it is.
        public let line: Int
        public let cause: Cause
    }

    /// The file's bytes behind the patch. Every line that the patch names must be there, at the very line where it has it.
    ///
    /// - Parameter before: the file's bytes; nil where there is no file.
    public func applied(to before: [UInt8]?) throws(Mismatch) -> [UInt8] {
        let file = try lines(of: before, isExpected: !isNew)
        try check(file, side: .old)
        var after: [UInt8] = []
        var unchanged = 0
        for hunk in hunks {
            for line in unchanged..<hunk.old.lowerBound { after += file[line] }
            for line in hunk.lines(of: .new) { after += line }
            unchanged = hunk.old.upperBound
        }
        for line in unchanged..<file.count { after += file[line] }
        return after
    }

    /// Whether the file is as it is behind the patch, wherever the patch names its lines.
    public func isApplied(to bytes: [UInt8]?) -> Bool {
        guard let bytes else { return false }
        return (try? check(FileLines(bytes), side: .new)) != nil
    }

    private func lines(of bytes: [UInt8]?, isExpected: Bool) throws(Mismatch) -> FileLines {
        switch (bytes, isExpected) {
        case (let bytes?, true): return FileLines(bytes)
        case (nil, false): return FileLines([])
        case (nil, true): throw Mismatch(path: path, line: 1, cause: .missing)
        case (_?, false): throw Mismatch(path: path, line: 1, cause: .exists)
        }
    }

    private func check(_ file: FileLines, side: PatchHunk.Side) throws(Mismatch) {
        for hunk in hunks {
            let range = hunk.range(of: side)
            for (index, line) in zip(range, hunk.lines(of: side)) {
                let found = index < file.count ? file[index] : nil
                guard found != line else { continue }
                throw Mismatch(
                    path: path, line: index + 1,
                    cause: .line(expected: Self.withoutEnd(line), found: found.map(Self.withoutEnd)))
            }
            // With fewer lines behind the change than a patch shows, the file ends there.
            if hunk.linesBehind < Hunk.context, range.upperBound < file.count {
                throw Mismatch(path: path, line: range.upperBound + 1, cause: .goesOn)
            }
        }
        if isNew, hunks.isEmpty, side == .new, file.count > 0 {
            throw Mismatch(path: path, line: 1, cause: .goesOn)
        }
    }

    private static func withoutEnd(_ line: ArraySlice<UInt8>) -> [UInt8] {
        Array(line.last == UInt8(ascii: "\n") ? line.dropLast() : line)
    }
}

/// A hunk that was read.
struct PatchHunk: Sendable, Equatable {
    enum Side {
        case old, new
    }

    /// A line that stays, goes or comes, with its line feed if it has one.
    struct Line: Sendable, Equatable {
        enum Mark: Unicode.Scalar, Sendable {
            case stays = " "
            case goes = "-"
            case comes = "+"
        }

        let mark: Mark
        let bytes: ArraySlice<UInt8>
    }

    /// Lines of the two files, from 0.
    let old: Range<Int>
    let new: Range<Int>
    let lines: [Line]

    func range(of side: Side) -> Range<Int> { side == .old ? old : new }

    func lines(of side: Side) -> [ArraySlice<UInt8>] {
        lines.filter { $0.mark != (side == .old ? .comes : .goes) }.map(\.bytes)
    }

    /// How many lines that stay the hunk begins and ends with.
    var linesBefore: Int { lines.prefix { $0.mark == .stays }.count }
    var linesBehind: Int { lines.reversed().prefix { $0.mark == .stays }.count }
}
