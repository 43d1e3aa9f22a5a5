import Foundation
import Testing

@testable import MigrationRun

@Suite struct BatchJournalTests {
    private let tree = TemporaryFolder()

    private func record(_ name: String, _ state: BatchRecord.State, _ note: String? = nil) -> BatchRecord {
        var counts = BatchCounts()
        counts.sites = 3
        return BatchRecord(repository: name, state: state, counts: state == .done ? counts : nil, note: note)
    }

    @Test func linesAreWhole() throws {
        let journal = try BatchJournal(in: tree.path)
        try journal.add(record("a", .started))
        try journal.add(record("a", .done))
        try journal.add(record("b", .failed, "it's \"gone\"\n"))
        #expect(
            tree.text("journal.jsonl") == #"""
                {"repository":"a","state":"started"}
                {"counts":{"left":0,"migrated":0,"sites":3,"unreadable":0,"unsafe":0},"repository":"a","state":"done"}
                {"note":"it's \"gone\"\n","repository":"b","state":"failed"}

                """#)
        #expect(journal.records == ["a": record("a", .done), "b": record("b", .failed, "it's \"gone\"\n")])
        #expect(try BatchJournal.read(in: tree.path) == journal.records)
    }

    /// A machine that stops in the middle of a line leaves a part of it.
    @Test func aLineThatWasBegunIsDropped() throws {
        let whole = #"{"repository":"a","state":"done"}"# + "\n"
        for end in ["{\"repository\":\"b\",\"state\":\"do", "x", "{\"repository\":\"b\",\"state\":\"done\"}"] {
            tree.file("journal.jsonl", whole + end)
            #expect(try BatchJournal.read(in: tree.path).keys.sorted() == ["a"])
            let journal = try BatchJournal(in: tree.path)
            #expect(journal.records.keys.sorted() == ["a"])
            try journal.add(record("c", .started))
            #expect(tree.text("journal.jsonl") == whole + #"{"repository":"c","state":"started"}"# + "\n")
        }
    }

    @Test(arguments: ["hello\n", "{}\n", "\n", "{\"repository\":\"a\",\"state\":\"odd\"}\n"])
    func otherLinesAreNone(line: String) {
        tree.file("journal.jsonl", #"{"repository":"a","state":"done"}"# + "\n" + line)
        #expect(throws: BatchJournal.Failure.malformed(line: 2)) { try BatchJournal(in: tree.path) }
        #expect(throws: BatchJournal.Failure.malformed(line: 2)) { try BatchJournal.read(in: tree.path) }
    }

    @Test func oneProcessAtATime() throws {
        let journal = try BatchJournal(in: tree.path)
        #expect(throws: BatchJournal.Failure.inUse) { try BatchJournal(in: tree.path) }
        try journal.add(record("a", .started))
    }

    @Test func linksAreNotFollowed() {
        tree.file("elsewhere", "")
        tree.link("journal.jsonl", to: "elsewhere")
        #expect(throws: BatchJournal.Failure.self) { try BatchJournal(in: tree.path) }
    }
}
