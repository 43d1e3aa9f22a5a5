import TestSupport
import Testing

@testable import navmigrate

/// Runs on one tree at once: one writes, the others say why they don't, and nothing of anybody's is lost.
@Suite struct SimultaneousRunsTests {
    private func run(_ line: String, in folder: ScratchFolder) throws -> ScratchFolder.ProgramResult {
        try folder.shell(line, tools: BuiltTool.folder)
    }

    private func app() throws -> ScratchFolder {
        let folder = try ScratchFolder()
        for number in 0..<8 { try folder.write("App/\(number).swift", Legacy.before) }
        return folder
    }

    /// Its command is a moment in which a run surely goes on.
    @Test(arguments: ["navmigrate --step 2", "navmigrate undo", "navmigrate --unsafe"])
    func whileARunGoesOn(second: String) throws {
        let folder = try app()
        let first = try run("navmigrate --step 2 --verify '\(second) > ../out 2>&1; echo $? >> ../out'", in: folder)
        #expect(first.status == 0)
        #expect(
            try folder.text("../out")
                == "navmigrate: error: another navmigrate is writing in \(folder.path): wait until it is done, then run again\n2\n"
        )
        #expect(try folder.contents().values.allSatisfy { $0 == Array(Legacy.after.utf8) })
    }

    /// A preview looks on, and says so.
    @Test func previewWhileARunGoesOn() throws {
        let folder = try app()
        let first = try run(
            "navmigrate --step 2 --verify 'navmigrate --step 2 --dry-run > ../out; echo $? >> ../out'", in: folder)
        #expect(first.status == 0)
        #expect(try folder.text("../out") == "0\n")
    }

    /// A run of a folder inside has a journal of its own, and files in common.
    @Test func whileARunOfTheFolderAroundGoesOn() throws {
        let folder = try app()
        try folder.write(
            "App/0.swift", Legacy.before + "// navmigrate:skip\n" + Legacy.before.replacing("ListScreen", with: "Other")
        )
        let inner = "navmigrate App --step 2 > ../out 2>&1; printf '// mine\\n' >> App/1.swift; false"
        let first = try run("navmigrate --step 2 --verify \"\(inner)\"", in: folder)
        #expect(first.status == 4)
        #expect(first.errors.hasSuffix("  App/1.swift was changed meanwhile, and stays as it is\n"))
        #expect(try folder.text("App/1.swift") == Legacy.after + "// mine\n")
        #expect(try folder.text("App/2.swift") == Legacy.before)
    }

    @Test(arguments: 0..<4) func manyAtOnce(number: Int) throws {
        let folder = try app()
        let runs = (0..<5).map { "{ navmigrate --step 2 2> ../words\($0); echo $? >> ../ends; } &" }
        // A shell that is started with the signal of its children's ends blocked, as here, waits for them in vain.
        let end = "while [ $(cat ../ends 2> /dev/null | wc -l) -lt 5 ]; do sleep 0.1; done"
        _ = try run(runs.joined(separator: " ") + " \(end)", in: folder)
        let ends = try folder.text("../ends").split(separator: "\n")
        #expect(ends.count == 5)
        #expect(ends.contains("0"))
        #expect(ends.allSatisfy { $0 == "0" || $0 == "2" })
        #expect(try folder.contents().count == 8)
        #expect(try folder.contents().values.allSatisfy { $0 == Array(Legacy.after.utf8) })
        #expect(try run("navmigrate undo", in: folder).status == 0)
        #expect(try folder.contents().values.allSatisfy { $0 == Array(Legacy.before.utf8) })
    }
}
