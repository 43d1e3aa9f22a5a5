import Foundation
import Synchronization
import Testing

@testable import MigrationRun

/// A process that is killed at each of the calls that change the tree: what it leaves is whole, and the next run makes it
/// what it was, or finds all of it done.
@Suite struct KilledWriteTests {
    /// A file that changes, one that comes and one that goes.
    private static let writes = [
        PlannedWrite(path: "A.swift", before: Array("a".utf8), after: Array("new a".utf8)),
        PlannedWrite(path: "App/B.swift", before: Array("b".utf8), after: Array("new b".utf8)),
        PlannedWrite(path: "App/New.swift", before: nil, after: Array("new".utf8)),
        PlannedWrite(path: "Old.swift", before: Array("old".utf8), after: nil),
    ]
    private static let before = ["A.swift": "a", "App/B.swift": "b", "Old.swift": "old"]
    private static let after = ["A.swift": "new a", "App/B.swift": "new b", "App/New.swift": "new"]
    /// Three contents, three second names, three that go to the disk, four that take their places, and what is hidden goes.
    private static let calls = 3 + 3 + 3 + 4 + 4

    private static func tree() -> TemporaryFolder {
        let tree = TemporaryFolder()
        for (path, text) in before { tree.file(path, text) }
        return tree
    }

    /// The system's calls, with `check` before each; where it throws, the call isn't made.
    private static func checked(_ check: @escaping @Sendable () throws(SystemError) -> Void) -> FileOperations {
        let real = FileOperations.system
        return FileOperations(
            write: { (file, bytes) throws(SystemError) in
                try check()
                try real.write(file, bytes)
            },
            sync: { (folder, name) throws(SystemError) in
                try check()
                try real.sync(folder, name)
            },
            link: { (folder, name, second) throws(SystemError) in
                try check()
                try real.link(folder, name, second)
            },
            rename: { (folder, name, new) throws(SystemError) in
                try check()
                try real.rename(folder, name, new)
            },
            remove: { (folder, name) throws(SystemError) in
                try check()
                try real.remove(folder, name)
            })
    }

    /// As a run does it, until the call before which it is killed: a dead process makes no call, not even one to go back.
    private static func write(below root: String, journals: String, killedAt call: Int) throws {
        let counter = Mutex(0)
        let operations = checked { () throws(SystemError) in
            let number = counter.withLock { count in
                count += 1
                return count
            }
            if number >= call { throw SystemError(code: EINTR) }
        }
        var journal = try RunJournal.open(root: root, state: journals)
        try journal.begin([2], writes)
        try? AtomicWriter(root: root, run: journal.run, operations: operations).write(writes)
    }

    @Test func thereAreSoManyCalls() throws {
        let tree = Self.tree()
        let counter = Mutex(0)
        try AtomicWriter(root: tree.path, operations: Self.checked { counter.withLock { $0 += 1 } }).write(Self.writes)
        #expect(counter.withLock { $0 } == Self.calls)
        #expect(Self.texts(in: tree) == Self.after)
    }

    @Test(arguments: 1...calls) func atEachCall(call: Int) throws {
        let (tree, state) = (Self.tree(), TemporaryFolder())
        let (root, journals) = (tree.path, state.path)
        try Self.write(below: root, journals: journals, killedAt: call)
        let left = Self.texts(in: tree).filter { !$0.key.contains(".navmigrate-") }
        for (path, text) in left { #expect([Self.before[path], Self.after[path]].contains(text), "\(path)") }
        var journal = try RunJournal.open(root: root, state: journals)
        let found = try #require(try journal.recover())
        let isDone = found == .allWritten(steps: [2])
        #expect(Self.texts(in: tree) == (isDone ? Self.after : Self.before))
        #expect(try journal.recover() == nil)
        if isDone, let plan = try journal.undoPlan() {
            try journal.undo(plan)
            #expect(Self.texts(in: tree) == Self.before)
        }
    }

    private static func texts(in tree: TemporaryFolder) -> [String: String] {
        let names = tree.picture().keys.filter { $0 != "App" }
        return Dictionary(uniqueKeysWithValues: names.map { ($0, tree.text($0) ?? "") })
    }
}
