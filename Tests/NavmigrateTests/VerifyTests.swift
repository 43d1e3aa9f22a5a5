import TestSupport
import Testing

@testable import navmigrate

/// `--verify CMD`
@Suite struct VerifyTests {
    @Test func looksAtEachStepInTheRoot() throws {
        let folder = try PackageFiles.cookbook()
        let run = ToolRun("App", "--through", "4", "--verify", "pwd >> ../seen", in: folder.path)
        #expect(run.status == .success)
        let root = folder.path + "/App\n"
        #expect(try folder.text("seen") == root + root + root)
        #expect(
            run.words.hasPrefix(
                """
                navmigrate: verifying step 2 (containers): pwd >> ../seen
                navmigrate: verifying step 3 (routes): pwd >> ../seen
                navmigrate: verifying step 4 (links): pwd >> ../seen

                """))
    }

    @Test func aStepThatFailsIsUndoneAndThoseBeforeItAreKept() throws {
        let folder = try PackageFiles.cookbook()
        let expected = try PackageFiles.cookbook()
        _ = ToolRun("App", "--through", "2", in: expected.path)
        let command = "echo one; echo two >&2; test ! -e Cookbook/Route.swift"
        let run = ToolRun("App", "--through", "4", "--verify", command, in: folder.path)
        #expect(run.status == .unverified)
        #expect(try folder.contents() == expected.contents())
        #expect(
            run.words.hasSuffix(
                """
                  7 files changed
                to try by hand after step 2 containers
                  - iPad, full screen and a narrow window: each screen shows as it did.
                  - Back: by the button and by the swipe from the edge, from every screen that a container changed around; its title is there.
                  - VoiceOver: each screen is announced by its title, and the back button by where it leads.
                  - Deep links, notifications and quick actions still end on their screens.
                one
                two
                navmigrate: error: '\(command)' ended with status 1 after step 3 (routes)
                step 3 (routes): undone; step 2 (containers): kept

                """))
        // What is kept can be taken back, too.
        #expect(ToolRun("undo", "App", in: folder.path).words == "step 2 (containers): 7 files are as before\n")
    }

    @Test func reportCountsWhatIsKept() throws {
        let folder = try PackageFiles.cookbook()
        let run = ToolRun(
            "App", "--through", "4", "--format", "json", "--verify", "test ! -e Cookbook/Route.swift", in: folder.path)
        #expect(run.status == .unverified)
        #expect(run.product.contains("\"step\" : 2"))
        #expect(!run.product.contains("\"step\" : 3"))
    }

    @Test func whatTheCommandChangesInAFileIsNotLost() throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        try folder.write("Other.swift", Legacy.before)
        let run = ToolRun("--step", "2", "--verify", "echo '// x' >> Other.swift; false", in: folder.path)
        #expect(run.status == .unverified)
        #expect(try folder.text("Legacy.swift") == Legacy.before)
        #expect(try folder.text("Other.swift") == Legacy.after + "// x\n")
        #expect(
            run.words.hasSuffix(
                """
                step 2 (containers): undone, but for what was changed meanwhile
                  Other.swift was changed meanwhile, and stays as it is

                """))
    }

    /// What can't be taken back now isn't forgotten.
    @Test func whatCannotBeTakenBackCanBeUndoneLater() throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        try folder.write("Views/Other.swift", Legacy.before)
        let run = ToolRun("--step", "2", "--verify", "chmod 555 Views; false", in: folder.path)
        #expect(run.status == .unverified)
        #expect(
            run.words.hasSuffix(
                """
                navmigrate: error: 'chmod 555 Views; false' ended with status 1 after step 2 (containers)
                step 2 (containers): still there, since Views/Other.swift is in a read-only folder, Views; once that is put \
                right, 'navmigrate undo' takes it back

                """))
        #expect(try folder.text("Legacy.swift") == Legacy.after)
        #expect(try folder.text("Views/Other.swift") == Legacy.after)
        try folder.setMode(0o755, of: "Views")
        #expect(ToolRun("undo", in: folder.path).words == "step 2 (containers): 2 files are as before\n")
        #expect(try folder.text("Legacy.swift") == Legacy.before)
        #expect(try folder.text("Views/Other.swift") == Legacy.before)
    }

    @Test func outputCannotSteerTheTerminal() throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        let run = ToolRun("--step", "2", "--verify", "printf '\\033[2Jred\\n'; exit 3", in: folder.path)
        #expect(run.words.contains("\n\\u{1b}[2Jred\nnavmigrate: error: "))
        #expect(run.words.contains("ended with status 3 after step 2 (containers)\n"))
    }

    /// A build may start a server that outlives it, and that holds its output open.
    @Test(.timeLimit(.minutes(5))) func whatACommandLeavesRunningIsNotWaitedFor() throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        let command = "sleep 3000 & echo $! > ../server; yes said | head -n 30000; exit 3"
        let run = ToolRun("--step", "2", "--verify", command, in: folder.path)
        #expect(try folder.shell("kill $(cat ../server)").status == 0)
        #expect(run.status == .unverified)
        #expect(
            run.words.hasSuffix(
                "said\nsaid\nnavmigrate: error: '\(command)' ended with status 3 after step 2 (containers)\n"
                    + "step 2 (containers): undone\n"))
        #expect(try folder.text("Legacy.swift") == Legacy.before)
    }

    @Test func aRunThatChangesNothingIsNotVerified() throws {
        let folder = try ScratchFolder()
        try folder.write("Row.swift", Legacy.plain)
        let run = ToolRun("--verify", "touch ran", in: folder.path)
        #expect(run.status == .success)
        #expect(try folder.contents().keys.sorted() == ["Row.swift"])
    }

    @Test func theUsersShellRunsIt() throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        try folder.write("shell", "#!/bin/sh\necho \"$@\" > seen\n")
        try folder.setMode(0o755, of: "shell")
        var environment = ToolRun.environment
        environment["SHELL"] = folder.path + "/shell"
        #expect(
            ToolRun(["--step", "2", "--verify", "a 'b'"], in: folder.path, environment: environment).status == .success)
        #expect(try folder.text("seen") == "-c a 'b'\n")
    }
}
