import Foundation
import Testing

@testable import MigrationRun

/// What is noted before it is written, and what a later run makes of it.
@Suite struct RunJournalTests {
    private let tree = TemporaryFolder()
    private let state = TemporaryFolder()

    private func write(_ path: String, _ before: String?, _ after: String?) -> PlannedWrite {
        PlannedWrite(path: path, before: before.map { Array($0.utf8) }, after: after.map { Array($0.utf8) })
    }

    /// A change, a new file, and a file that goes.
    private var writes: [PlannedWrite] {
        [write("A.swift", "a", "A"), write("New.swift", nil, "new"), write("Old.swift", "old", nil)]
    }

    private func open() throws(JournalError) -> RunJournal {
        try RunJournal.open(root: tree.path, state: state.path)
    }

    private func begin(_ writes: [PlannedWrite], steps: [Int] = [2]) throws {
        var journal = try open()
        try journal.begin(steps, writes)
    }

    private func finish(_ writes: [PlannedWrite], steps: [Int] = [2]) throws {
        var journal = try open()
        try journal.begin(steps, writes)
        try AtomicWriter(root: tree.path).write(writes)
        try journal.mark(.written)
    }

    private func recover() throws -> Recovery? {
        var journal = try open()
        return try journal.recover()
    }

    private func undoPlan() throws -> UndoPlan? { try open().undoPlan() }

    init() {
        tree.file("A.swift", "a")
        tree.file("Old.swift", "old")
    }

    // MARK: Runs that were ended

    @Test func withoutARunThereIsNothingToPutRight() throws {
        #expect(try recover() == nil)
        #expect(try undoPlan() == nil)
    }

    @Test func endedBeforeTheFirstFile() throws {
        try begin(writes)
        #expect(try recover() == .nothingWritten(steps: [2]))
        #expect(try recover() == nil)
        #expect(try undoPlan() == nil)
    }

    @Test func endedBehindTheLastFile() throws {
        try begin(writes)
        try AtomicWriter(root: tree.path).write(writes)
        #expect(try recover() == .allWritten(steps: [2]))
        #expect(try recover() == nil)
        #expect(tree.text("A.swift") == "A")
        #expect(try undoPlan()?.writes == writes.map(\.reversed))
    }

    @Test(arguments: [1, 2]) func endedInTheMiddle(count: Int) throws {
        try begin(writes)
        try AtomicWriter(root: tree.path).write(Array(writes[..<count]))
        let files = Array(["A.swift", "New.swift"][..<count])
        #expect(try recover() == .takenBack(steps: [2], files: files, changed: []))
        #expect(tree.text("A.swift") == "a")
        #expect(!tree.exists("New.swift"))
        #expect(tree.text("Old.swift") == "old")
        #expect(try recover() == nil)
    }

    @Test func whatAPersonChangedSinceStays() throws {
        try begin(writes)
        try AtomicWriter(root: tree.path).write(writes)
        tree.file("A.swift", "mine")
        #expect(
            try recover() == .takenBack(steps: [2], files: ["New.swift", "Old.swift"], changed: ["A.swift"]))
        #expect(tree.text("A.swift") == "mine")
        #expect(!tree.exists("New.swift"))
        #expect(tree.text("Old.swift") == "old")
    }

    @Test func endedWhileItsCommandRan() throws {
        var journal = try open()
        try journal.begin([3], writes)
        try AtomicWriter(root: tree.path).write(writes)
        try journal.mark(.verifying)
        // What is open can't be opened again.
        discard(journal)
        #expect(try recover() == .unverified(steps: [3]))
        #expect(try recover() == nil)
        #expect(tree.text("A.swift") == "A")
    }

    @Test func undoEndedInTheMiddleIsDone() throws {
        try finish(writes)
        var journal = try open()
        try journal.markGoingBack()
        try AtomicWriter(root: tree.path).write([writes[0].reversed])
        discard(journal)
        let plan = UndoPlan(
            steps: [2], writes: [writes[1].reversed, writes[2].reversed], back: ["A.swift"], changed: [])
        #expect(try recover() == .undone(plan))
        #expect(tree.text("A.swift") == "a")
        #expect(!tree.exists("New.swift"))
        #expect(tree.text("Old.swift") == "old")
        #expect(try undoPlan() == nil)
    }

    @Test func hiddenFilesOfTheEndedRunGo() throws {
        var journal = try open()
        try journal.begin([2], writes)
        tree.file(".A.swift.navmigrate-\(journal.run)-x7", "A")
        tree.file(".A.swift.navmigrate-other-x7", "not ours")
        discard(journal)
        #expect(try recover() == .nothingWritten(steps: [2]))
        let left = try FileManager.default.contentsOfDirectory(atPath: tree.path).sorted()
        #expect(left == [".A.swift.navmigrate-other-x7", "A.swift", "Old.swift"])
    }

    @Test func aLinkThatTookAFilesPlaceIsNotFollowed() throws {
        try begin(writes)
        try AtomicWriter(root: tree.path).write(writes)
        tree.file("elsewhere", "A")
        try FileManager.default.removeItem(atPath: tree.path + "/A.swift")
        tree.link("A.swift", to: "elsewhere")
        #expect(
            try recover() == .takenBack(steps: [2], files: ["New.swift", "Old.swift"], changed: ["A.swift"]))
        #expect(tree.text("elsewhere") == "A")
    }

    @Test func whoOnlyLooksIsToldAndMakesNothing() throws {
        func isUnfinished() -> Bool { RunJournal.isUnfinished(root: tree.path, state: state.path) }
        #expect(!isUnfinished())
        #expect(try FileManager.default.contentsOfDirectory(atPath: state.path) == [])
        try begin(writes)
        #expect(isUnfinished())
        _ = try recover()
        #expect(!isUnfinished())
        try finish(writes)
        #expect(!isUnfinished())
        #expect(!RunJournal.isUnfinished(root: tree.path, state: nil))
    }

    // MARK: Undo

    @Test func severalPortionsGoBackAsOne() throws {
        var journal = try open()
        let first = write("A.swift", "a", "b")
        let second = write("A.swift", "b", "c")
        for (step, write) in [(2, first), (4, second)] {
            try journal.begin([step], [write])
            try AtomicWriter(root: tree.path).write([write])
            try journal.mark(.written)
        }
        let plan = try #require(try journal.undoPlan())
        #expect(plan == UndoPlan(steps: [2, 4], writes: [write("A.swift", "c", "a")], back: [], changed: []))
        try journal.undo(plan)
        #expect(tree.text("A.swift") == "a")
        #expect(try journal.undoPlan() == nil)
    }

    @Test func aFileThatWasChangedSinceWaits() throws {
        try finish(writes)
        tree.file("A.swift", "mine")
        var journal = try open()
        let plan = try #require(try journal.undoPlan())
        #expect(plan.writes == [writes[1].reversed, writes[2].reversed])
        #expect(plan.changed == ["A.swift"])
        try journal.undo(plan)
        #expect(tree.text("A.swift") == "mine")
        // Once it is as the run left it, it goes back too.
        tree.file("A.swift", "A")
        let rest = try #require(try journal.undoPlan())
        #expect(rest == UndoPlan(steps: [2], writes: [writes[0].reversed], back: [], changed: []))
        try journal.undo(rest)
        #expect(tree.text("A.swift") == "a")
        #expect(try journal.undoPlan() == nil)
    }

    @Test func runsGoBackOneByOneAndTenAreKept() throws {
        for number in 0..<12 {
            try finish([write("A.swift", number == 0 ? "a" : "\(number - 1)", "\(number)")])
        }
        var journal = try open()
        var texts: [String] = []
        while let plan = try journal.undoPlan() {
            try journal.undo(plan)
            texts.append(tree.text("A.swift") ?? "")
        }
        #expect(texts == ["10", "9", "8", "7", "6", "5", "4", "3", "2", "1"])
    }

    /// A run of a folder above wrote the same file later: the earlier run is in the middle of that one.
    @Test func aLaterRunOfAnotherRootComesFirst() throws {
        tree.file("App/B.swift", "b")
        let app = tree.path + "/App"
        var below = try RunJournal.open(root: app, state: state.path)
        try below.begin([2], [write("B.swift", "b", "B")])
        try AtomicWriter(root: app).write([write("B.swift", "b", "B")])
        try below.mark(.written)
        try finish([write("App/B.swift", "B", "BB"), writes[0]])
        #expect(throws: JournalError.laterRun(root: tree.path)) { try below.undoPlan() }
        var above = try open()
        try above.undo(try #require(try above.undoPlan()))
        #expect(try below.undoPlan()?.writes == [write("B.swift", "B", "b")])
    }

    @Test func whatCannotBeTakenBackIsNotKept() throws {
        try finish(writes)
        var journal = try open()
        try journal.undo(try #require(try journal.undoPlan()))
        let folder = JournalFolder(root: tree.path, state: state.path).path
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["journal.json", "lock"])
    }

    // MARK: The journal itself

    @Test func onlyOneRunWritesInARoot() throws {
        let journal = try open()
        #expect(throws: JournalError.busy(root: tree.path)) { try begin(writes) }
        discard(journal)
        try begin(writes)
    }

    @Test func rootsHaveJournalsOfTheirOwn() throws {
        try finish(writes)
        let other = TemporaryFolder()
        #expect(try RunJournal.open(root: other.path, state: state.path).undoPlan() == nil)
    }

    @Test func aJournalThatIsNoneIsSaid() throws {
        try finish(writes)
        let folder = JournalFolder(root: tree.path, state: state.path).path
        let name = String(folder.dropFirst(state.path.count + 1)) + "/journal.json"
        for text in ["", "{", "{\"schema\":2,\"root\":\"\(tree.path)\",\"runs\":[]}"] {
            state.file(name, text)
            #expect(throws: JournalError.unreadable(path: folder)) { try undoPlan() }
        }
    }

    @Test func withoutAPlaceThereIsNone() {
        #expect(throws: JournalError.noPlace) { try discard(RunJournal.open(root: tree.path, state: nil)) }
        #expect(throws: JournalError.self) { try discard(RunJournal.open(root: tree.path, state: "/dev/null")) }
        #expect(JournalFolder.state { ["HOME": "/h", "XDG_STATE_HOME": "/s"][$0] } == "/s")
        #expect(JournalFolder.state { ["HOME": "relative"][$0] } == nil)
        #if os(Linux)
        #expect(JournalFolder.state { ["HOME": "/h", "XDG_STATE_HOME": "relative"][$0] } == "/h/.local/state")
        #endif
    }

    /// Closes it.
    private func discard(_ journal: consuming RunJournal) {}
}
