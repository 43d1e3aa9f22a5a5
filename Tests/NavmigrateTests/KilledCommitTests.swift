import TestSupport
import Testing

/// Runs that commit and are killed at each of their calls of git, before git did what it was asked for and behind it:
/// nothing is lost, the repository works, and the next run says what is there.
@Suite struct KilledCommitTests {
    private func app() throws -> ScratchFolder {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        try folder.commitAll()
        try folder.shell("git config user.name Ann && git config user.email ann@example.com")
        return folder
    }

    /// Runs the tool with a git that kills it at the call of that number, which counts from 1.
    private func commit(in folder: ScratchFolder, killedAt call: Int, behindIt: Bool) throws -> Int32 {
        let kill = "if [ $(wc -l < '\(folder.path)/../calls') = \(call) ]; then kill -9 $PPID; fi"
        let script = """
            #!/bin/sh
            PATH=${PATH#*:}
            echo >> '\(folder.path)/../calls'
            \(behindIt ? "" : kill)
            git "$@"
            status=$?
            \(behindIt ? kill : "")
            exit $status

            """
        try folder.write("../bin/git", script)
        try folder.setMode(0o755, of: "../bin/git")
        return try folder.shell(
            "PATH=$PWD/../bin:$PATH; navmigrate --step 2 --commit", tools: BuiltTool.folder
        ).status
    }

    @Test(arguments: [false, true]) func atEachCallOfGit(behindIt: Bool) throws {
        var found: Set<String> = []
        var call = 1
        while true {
            let folder = try app()
            let status = try commit(in: folder, killedAt: call, behindIt: behindIt)
            if status == 0 { break }
            #expect(status == 128 + 9)
            let isWritten = try folder.text("Legacy.swift") == Legacy.after
            let isCommitted = try folder.shell("git log --oneline").output.split(separator: "\n").count == 2
            #expect(isWritten || !isCommitted)
            let next = try folder.shell("navmigrate --step 2 --commit", tools: BuiltTool.folder)
            #expect(next.status == 0, "\(next.errors)")
            #expect(
                next.errors.hasPrefix(
                    "navmigrate: note: the last run was ended when it had written all of step 2 (containers): that is kept, "
                        + "and perhaps not committed; 'navmigrate undo' takes it back\n") == isWritten)
            #expect(try folder.text("Legacy.swift") == Legacy.after)
            if isWritten, !isCommitted { try folder.shell("git commit --quiet --all --message mine") }
            #expect(try folder.shell("git status --porcelain").output == "")
            #expect(try folder.shell("git log --oneline").output.split(separator: "\n").count == 2)
            #expect(try folder.shell("ls -A").output == ".git\nLegacy.swift\n")
            #expect(try folder.shell("navmigrate undo", tools: BuiltTool.folder).status == 0)
            #expect(try folder.text("Legacy.swift") == Legacy.before)
            found.insert(isCommitted ? "committed" : isWritten ? "written" : "nothing")
            call += 1
        }
        #expect(found == ["nothing", "written", "committed"])
    }
}
