import TestSupport
import Testing

/// Runs that are killed: the tree is as before or as after, once the next run has looked at it, and that run says which.
@Suite struct KilledRunTests {
    private func run(_ line: String, in folder: ScratchFolder) throws -> ScratchFolder.ProgramResult {
        try folder.shell(line, tools: BuiltTool.folder)
    }

    @Test func whileItsCommandRuns() throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        #expect(try run("navmigrate --step 2 --verify 'kill -9 $PPID'", in: folder).status == 128 + 9)
        #expect(try folder.text("Legacy.swift") == Legacy.after)
        let next = try run("navmigrate --step 2", in: folder)
        #expect(next.status == 0)
        #expect(
            next.errors.hasPrefix(
                "navmigrate: note: the last run was ended while its command looked at step 2 (containers): all of it is "
                    + "written, and isn't verified\n"))
        #expect(try run("navmigrate undo", in: folder).errors == "step 2 (containers): 1 file is as before\n")
        #expect(try folder.text("Legacy.swift") == Legacy.before)
    }

    @Test func filesThatWerePutBackMeanwhileAreNotSpokenOf() throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        _ = try run("navmigrate --step 2 --verify 'kill -9 $PPID'", in: folder)
        try folder.write("Legacy.swift", Legacy.before)
        let next = try run("navmigrate --step 2", in: folder)
        #expect(next.status == 0)
        #expect(!next.errors.contains("the last run"))
    }

    /// A key press goes to both: the command ends, and its step is undone.
    @Test func interruptedWhileItsCommandRuns() throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        let result = try run("navmigrate --step 2 --verify 'kill -INT $PPID; kill -INT $$'", in: folder)
        #expect(result.status == 4)
        #expect(
            result.errors.hasSuffix("ended with status 130 after step 2 (containers)\nstep 2 (containers): undone\n"))
        #expect(try folder.text("Legacy.swift") == Legacy.before)
    }

    @Test(arguments: 0..<8) func atAnyMoment(number: Int) throws {
        let folder = try ScratchFolder()
        let count = 120
        for file in 0..<count { try folder.write("Screens/Screen\(file).swift", Legacy.before) }
        let delay = Double(number) * 0.06
        _ = try run("navmigrate --step 2 & sleep \(delay); kill -9 $!; wait", in: folder)
        let next = try run("navmigrate --step 2 --dry-run > ../p.patch && navmigrate --step 2", in: folder)
        #expect(next.status == 0, "\(next.errors)")
        let contents = try folder.contents()
        #expect(contents.count == count)
        #expect(contents.values.allSatisfy { $0 == Array(Legacy.after.utf8) })
    }
}
