import SourceEditing
import TestSupport

/// A file and what somebody made of it, for patches that are written and read.
struct PatchInput: FuzzInput {
    private let change: FileChange
    private let damage: [(place: Int, byte: UInt8?)]

    init(_ random: inout SeededRandom) {
        let before = random.changed(random.oneOf(Corpus.sources).bytes)
        let after = random.changed(before)
        let path = random.oneOf(["A.swift", "My App/-x.swift", "a\n\"b\"\t.swift", "Ü/😀.swift", "a b", "\\"])
        change =
            random.once(in: 10)
            ? FileChange(path: path, .created(after)) : FileChange(path: path, .modified(before: before, after: after))
        damage = (0..<Int.random(in: 1...4, using: &random)).map { _ in
            (
                Int.random(in: 0..<1_000_000, using: &random),
                random.once(in: 3) ? nil : random.oneOf(Array("@-+ 019,\n\\\"ab/".utf8))
            )
        }
    }

    var parts: [String: [UInt8]] {
        ["before": change.before ?? [], "after": change.after ?? [], "the path": Array(change.path.utf8)]
    }

    func faults() throws -> [String] {
        let patch = UnifiedDiff.patch([change])
        var faults: [String] = []
        let read = try UnifiedPatch(reading: patch).files
        if change.before == change.after {
            if !read.isEmpty { faults.append("no change has a patch") }
        } else if read.map(\.path) != [change.path] {
            faults.append("the patch is one of \(read.map(\.path))")
        } else if try read[0].applied(to: change.before) != change.after {
            faults.append("applied, the patch gives another file")
        }
        let rows = PairedDiff(change).hunks.joined()
        if rows.isEmpty != (patch.split(separator: 0x0A).count < 3) {
            faults.append("the page shows other changes than the patch")
        }
        // Damaged, it may be refused or mean something else.
        var damaged = patch
        for (place, byte) in damage where !damaged.isEmpty {
            if let byte { damaged[place % damaged.count] = byte } else { damaged.remove(at: place % damaged.count) }
        }
        for file in (try? UnifiedPatch(reading: damaged))?.files ?? [] { _ = try? file.applied(to: change.before) }
        return faults
    }
}
