import Foundation
import Synchronization
import Testing

@testable import MigrationRun

/// What is left when the file system fails in the middle.
@Suite struct AtomicWriterFaultsTests {
    private let tree = TemporaryFolder()
    private let changes = [
        PlannedWrite(path: "A.swift", before: Array("old a".utf8), after: Array("new a".utf8)),
        PlannedWrite(path: "App/Route.swift", before: nil, after: Array("route".utf8)),
        PlannedWrite(path: "App/B.swift", before: Array("old b".utf8), after: Array("new b".utf8)),
        PlannedWrite(path: "App/C.swift", before: Array("old c".utf8), after: Array("new c".utf8)),
    ]

    init() {
        tree.file("A.swift", "old a")
        tree.file("App/B.swift", "old b")
        tree.file("App/C.swift", "old c")
        tree.file("App/Other.swift", "other")
        tree.permissions("App/B.swift", 0o640)
    }

    /// Expects the tree to be as before: bytes, permissions, inodes, times, and no file more.
    private func expectNothingWritten(_ message: String, _ operations: FileOperations) {
        let before = tree.picture()
        let thrown = #expect(throws: WriteError.self) {
            try AtomicWriter(root: tree.path, operations: operations).write(changes)
        }
        #expect(thrown?.description == message)
        #expect(tree.picture() == before)
    }

    // MARK: - While new contents are written

    @Test(arguments: 1...4) func fullDisk(call: Int) {
        var operations = FileOperations.system
        let calls = Calls()
        operations.write = { (file, bytes) throws(SystemError) in
            guard calls.next() == call else { return try FileOperations.system.write(file, bytes) }
            try FileOperations.system.write(file, Array(bytes.prefix(2)))
            throw SystemError(code: ENOSPC)
        }
        expectNothingWritten(
            "\(changes[call - 1].path) can't be written: No space left on device; nothing was written.", operations)
        #expect(calls.count == call)
    }

    @Test(arguments: ["A.swift", "Route.swift", "B.swift", "C.swift"]) func failedSync(file: String) {
        var operations = FileOperations.system
        let calls = Calls()
        operations.sync = { (folder, name) throws(SystemError) in
            _ = calls.next()
            if name.hasPrefix(".\(file).navmigrate-") { throw SystemError(code: EIO) }
            try FileOperations.system.sync(folder, name)
        }
        let path = file == "A.swift" ? file : "App/" + file
        expectNothingWritten(
            "\(path) can't be written: \(SystemError(code: EIO).text); nothing was written.", operations)
        #expect(calls.count == 4)
    }

    @Test func ofSeveralFailuresTheFirstFileIsNamed() {
        var operations = FileOperations.system
        operations.sync = { (_, _) throws(SystemError) in throw SystemError(code: EIO) }
        expectNothingWritten(
            "A.swift can't be written: \(SystemError(code: EIO).text); nothing was written.", operations)
    }

    // MARK: - While files take their places

    @Test(arguments: 1...3) func failedRename(call: Int) {
        var operations = FileOperations.system
        let calls = Calls()
        operations.rename = { (folder, name, new) throws(SystemError) in
            if calls.next() == call { throw SystemError(code: EIO) }
            try FileOperations.system.rename(folder, name, new)
        }
        let path = ["A.swift", "App/B.swift", "App/C.swift"][call - 1]
        expectNothingWritten(
            "\(path) can't be written: \(SystemError(code: EIO).text); nothing was written.", operations)
    }

    /// A file that somebody writes, or makes, after the checks is not overwritten, and the others go back.
    @Test func fileThatChangesMeanwhile() {
        var operations = FileOperations.system
        let calls = Calls()
        let path = tree.path
        operations.sync = { (_, _) throws(SystemError) in
            guard calls.next() == 1 else { return }
            try! Data("theirs".utf8).write(to: URL(fileURLWithPath: path + "/App/C.swift"))
        }
        var before = tree.picture()
        let thrown = #expect(throws: WriteError.self) {
            try AtomicWriter(root: tree.path, operations: operations).write(changes)
        }
        #expect(thrown == .changedOnDisk("App/C.swift"))
        #expect(tree.text("App/C.swift") == "theirs")
        var after = tree.picture()
        before["App/C.swift"] = nil
        after["App/C.swift"] = nil
        #expect(after == before)
    }

    @Test func newFileThatAppearsMeanwhile() {
        let path = tree.path
        let link = FileOperations.system.link
        for isAtTheVeryEnd in [false, true] {
            var operations = FileOperations.system
            let calls = Calls()
            operations.sync = { (_, _) throws(SystemError) in
                guard calls.next() == 1, !isAtTheVeryEnd else { return }
                try! Data("theirs".utf8).write(to: URL(fileURLWithPath: path + "/App/Route.swift"))
            }
            operations.link = { (folder, name, second) throws(SystemError) in
                if isAtTheVeryEnd, second == "Route.swift" {
                    try! Data("theirs".utf8).write(to: URL(fileURLWithPath: path + "/App/Route.swift"))
                }
                try link(folder, name, second)
            }
            let before = tree.picture()
            let thrown = #expect(throws: WriteError.self) {
                try AtomicWriter(root: tree.path, operations: operations).write(changes)
            }
            #expect(thrown == .alreadyExists("App/Route.swift"))
            #expect(tree.text("App/Route.swift") == "theirs")
            try? FileManager.default.removeItem(atPath: path + "/App/Route.swift")
            #expect(tree.picture() == before)
        }
    }

    @Test func folderThatBecomesALinkMeanwhile() throws {
        let elsewhere = TemporaryFolder()
        elsewhere.file("C.swift", "old c")
        elsewhere.file("B.swift", "old b")
        let untouched = elsewhere.picture()
        var operations = FileOperations.system
        let calls = Calls()
        let (path, other) = (tree.path, elsewhere.path)
        // Files are written one after the other, and nothing else goes on beside the last.
        operations.write = { (file, bytes) throws(SystemError) in
            try FileOperations.system.write(file, bytes)
            guard calls.next() == 4 else { return }
            precondition(rename(path + "/App", path + "/Moved") == 0)
            precondition(symlink(other, path + "/App") == 0)
        }
        let thrown = #expect(throws: WriteError.self) {
            try AtomicWriter(root: tree.path, operations: operations).write(changes)
        }
        #expect(thrown == .linkOnTheWay("App/Route.swift", link: "App"))
        #expect(tree.text("A.swift") == "old a")
        #expect(elsewhere.picture() == untouched)
    }

    // MARK: - Without second names

    private static let withoutLinks: FileOperations = {
        var operations = FileOperations.system
        operations.link = { (_, _, _) throws(SystemError) in throw SystemError(code: EPERM) }
        return operations
    }()

    @Test func fileSystemWithoutSecondNames() throws {
        try AtomicWriter(root: tree.path, operations: Self.withoutLinks).write(changes)
        #expect(
            Set(tree.picture().keys) == [
                "A.swift", "App", "App/B.swift", "App/C.swift", "App/Other.swift", "App/Route.swift",
            ])
        #expect(changes.map { tree.text($0.path) } == ["new a", "route", "new b", "new c"])
    }

    @Test(arguments: 1...4) func failedRenameWithoutSecondNames(call: Int) {
        var operations = Self.withoutLinks
        let calls = Calls()
        operations.rename = { (folder, name, new) throws(SystemError) in
            if calls.next() == call { throw SystemError(code: EIO) }
            try FileOperations.system.rename(folder, name, new)
        }
        // The same files but for their inodes: permissions, times and bytes.
        let before = tree.picture().mapValues(Self.withoutInode)
        let thrown = #expect(throws: WriteError.self) {
            try AtomicWriter(root: tree.path, operations: operations).write(changes)
        }
        #expect(thrown == .io(SystemError(code: EIO).text, path: changes[call - 1].path))
        #expect(tree.picture().mapValues(Self.withoutInode) == before)
    }

    private static func withoutInode(_ line: String) -> String {
        var words = line.split(separator: " ", maxSplits: 2)
        if words.count == 3 { words.remove(at: 1) }
        return words.joined(separator: " ")
    }

    // MARK: - When going back fails too

    @Test func failedReturnNamesWhatIsWhere() throws {
        var operations = FileOperations.system
        let calls = Calls()
        operations.rename = { (folder, name, new) throws(SystemError) in
            // Two files are replaced; the third is not, and the second does not go back.
            guard calls.next() < 3 || new == "A.swift" else { throw SystemError(code: EIO) }
            try FileOperations.system.rename(folder, name, new)
        }
        operations.remove = { (folder, name) throws(SystemError) in
            guard name != "Route.swift" else { throw SystemError(code: EIO) }
            try FileOperations.system.remove(folder, name)
        }
        let thrown = #expect(throws: WriteError.self) {
            try AtomicWriter(root: tree.path, operations: operations).write(changes)
        }
        guard case .notRestored(_, let files)? = thrown, files.count == 2, let original = files[1].original else {
            Issue.record("\(String(describing: thrown))")
            return
        }
        #expect(files.map(\.path) == ["App/Route.swift", "App/B.swift"])
        #expect(files[0].original == nil)
        #expect(original.hasPrefix("App/.B.swift.navmigrate-"))
        #expect(
            thrown?.description
                == "App/C.swift can't be written: \(SystemError(code: EIO).text); to put back what was written failed too: "
                + "App/Route.swift is new and can be deleted; "
                + "App/B.swift has its new content, the old one is in \(original).")
        #expect(tree.text("A.swift") == "old a")
        #expect(tree.text("App/B.swift") == "new b")
        #expect(tree.text(original) == "old b")
        #expect(tree.text("App/C.swift") == "old c")
        #expect(
            Set(tree.picture().keys) == [
                "A.swift", "App", "App/B.swift", "App/C.swift", "App/Other.swift", "App/Route.swift", original,
            ])
    }

    // MARK: - When the process ends in the middle

    /// After each call every visible file is whole: what a kill there would leave.
    @Test func filesAreWholeAtEveryMoment() throws {
        let tree = tree
        let check: @Sendable () -> Void = {
            #expect(["old a", "new a"].contains(tree.text("A.swift")))
            #expect(["old b", "new b"].contains(tree.text("App/B.swift")))
            #expect(["old c", "new c"].contains(tree.text("App/C.swift")))
            #expect([nil, "route"].contains(tree.text("App/Route.swift")))
            let visible = tree.picture().keys.filter { !$0.split(separator: "/").last!.hasPrefix(".") }
            #expect(Set(visible).union(["App/Route.swift"]).count == 6)
        }
        let calls = Calls()
        let real = FileOperations.system
        let watched = FileOperations(
            write: { (file, bytes) throws(SystemError) in
                for byte in bytes {
                    try real.write(file, [byte])
                    check()
                }
                _ = calls.next()
            },
            sync: { (folder, name) throws(SystemError) in
                try real.sync(folder, name)
                check()
            },
            link: { (folder, name, second) throws(SystemError) in
                try real.link(folder, name, second)
                check()
            },
            rename: { (folder, name, new) throws(SystemError) in
                try real.rename(folder, name, new)
                check()
            },
            remove: { (folder, name) throws(SystemError) in
                try real.remove(folder, name)
                check()
            })
        try AtomicWriter(root: tree.path, operations: watched).write(changes)
        #expect(calls.count == 4)
        #expect(changes.map { tree.text($0.path) } == ["new a", "route", "new b", "new c"])
    }
}

/// Counts the calls of an operation, whatever thread they come from.
private final class Calls: Sendable {
    private let counter = Mutex(0)

    func next() -> Int {
        counter.withLock {
            $0 += 1
            return $0
        }
    }

    var count: Int { counter.withLock { $0 } }
}
