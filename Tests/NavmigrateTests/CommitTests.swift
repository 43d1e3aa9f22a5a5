import TestSupport
import Testing

@testable import navmigrate

/// `--commit`
@Suite struct CommitTests {
    private func cookbook() throws -> ScratchFolder {
        let folder = try PackageFiles.cookbook()
        try folder.commitAll()
        try folder.shell("git config user.name Ann && git config user.email ann@example.com")
        return folder
    }

    private func run(_ arguments: String..., in folder: ScratchFolder) throws -> ScratchFolder.ProgramResult {
        try folder.shell((["navmigrate"] + arguments).joined(separator: " "), tools: BuiltTool.folder)
    }

    @Test func oneForEachStepThatChangesSomething() throws {
        let folder = try cookbook()
        let run = try run("--through 4 --commit", in: folder)
        #expect(run.status == 0)
        #expect(
            try folder.shell("git log --format=%an:%s HEAD~3..").output == """
                Ann:Destination links become value links
                Ann:One Route enum and one destination for each module
                Ann:NavigationView becomes NavigationStack or NavigationSplitView

                """)
        #expect(try folder.shell("git status --porcelain").output == "")
        let ids = try folder.shell("git log --reverse --format=%h HEAD~3..").output.split(separator: "\n")
        #expect(run.errors.hasSuffix("\ncommitted: \(ids.joined(separator: ", "))\n"))
    }

    /// A submodule's commits are its own: they go to the branch that is checked out there, and where none is, to nowhere.
    @Test func submodulesHaveCommitsOfTheirOwn() throws {
        let library = try ScratchFolder()
        try library.write("Legacy.swift", Legacy.before)
        try library.commitAll()
        let folder = try ScratchFolder()
        try folder.write("App.swift", Legacy.before)
        try folder.commitAll()
        try folder.shell(
            "git -c protocol.file.allow=always submodule --quiet add \(library.path) Library && git commit --quiet -m sub"
        )
        let identity = "config user.name Ann && git -C Library config user.name Ann && git config user.email a@b.c "
        try folder.shell(
            "git \(identity) && git -C Library config user.email a@b.c && git -C Library checkout -q --detach")
        let before = try folder.contents()
        let refused = try run("--step 2 --commit --minimum-os ios16", in: folder)
        #expect(refused.status == 2)
        #expect(
            refused.errors.contains(
                "Library is a repository of its own without a branch checked out, as submodules are at first: a commit would "
                    + "be on no branch; check one out there, or leave out --commit\n"))
        #expect(try folder.contents() == before)
        try folder.shell("git -C Library checkout -q -b work")
        let done = try run("--step 2 --commit --minimum-os ios16", in: folder)
        #expect(done.status == 0)
        let own = try folder.shell("git log -1 --format=%h").output.dropLast()
        let inside = try folder.shell("git -C Library log -1 --format=%h").output.dropLast()
        #expect(done.errors.hasSuffix("\ncommitted: \(own), \(inside) in Library\n"))
    }

    @Test func theMessageSaysWhatWasDone() throws {
        let folder = try cookbook()
        _ = try run("--step 2 --commit", in: folder)
        #expect(
            try folder.shell("git log -1 --format=%B").output == """
                NavigationView becomes NavigationStack or NavigationSplitView

                Step 2 of navmigrate (containers): 8 sites found = 8 migrated + 0 unsafe (not applied) + 0 left alone.

                To try by hand:
                - iPad, full screen and a narrow window: each screen shows as it did.
                - Back: by the button and by the swipe from the edge, from every screen that a container changed around; its title is there.
                - VoiceOver: each screen is announced by its title, and the back button by where it leads.
                - Deep links, notifications and quick actions still end on their screens.


                """)
    }

    @Test func undoTellsOfTheCommitsThatStay() throws {
        let folder = try cookbook()
        _ = try run("--step 2 --commit", in: folder)
        let id = try folder.shell("git log -1 --format=%h").output.dropLast()
        let undone = try run("undo", in: folder)
        #expect(
            undone.errors == """
                step 2 (containers): 7 files are as before
                the commit \(id) stays: commit what is changed now, or go back with git alone (git revert)

                """)
        #expect(try folder.shell("git diff --stat HEAD~1").output == "")
    }

    @Test func whatSomebodyStagedStaysStaged() throws {
        let folder = try cookbook()
        try folder.write("App/mine.txt", "mine")
        try folder.write("App/other.txt", "other")
        try folder.shell("git add App/mine.txt")
        #expect(try run("--through 3 --commit", in: folder).status == 0)
        #expect(try folder.shell("git status --porcelain").output == "A  App/mine.txt\n?? App/other.txt\n")
    }

    @Test func aStepThatFailsItsVerificationIsNotCommitted() throws {
        let folder = try cookbook()
        let run = try run("App --through 4 --commit --verify 'test ! -e Cookbook/Route.swift'", in: folder)
        #expect(run.status == 4)
        #expect(try folder.shell("git log --format=%s HEAD~1..").output.hasPrefix("NavigationView becomes"))
        #expect(try folder.shell("git status --porcelain").output == "")
    }

    @Test func outsideOfARepositoryNothingIsWritten() throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        let run = ToolRun("--step", "2", "--commit", in: folder.path)
        #expect(run.status == .failure)
        #expect(
            run.words
                == "navmigrate: error: \(folder.path) is in no git repository: run 'git init', or leave out --commit\n")
        #expect(try folder.text("Legacy.swift") == Legacy.before)
    }

    @Test func withoutAnAuthorNothingIsWritten() throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        try folder.commitAll()
        try folder.shell("git config user.useConfigOnly true")
        let run = try run("--step 2 --commit", in: folder)
        #expect(run.status == 2)
        #expect(
            run.errors
                == "navmigrate: error: git doesn't know who commits in \(folder.path): set user.name and user.email "
                + "(git config), then run again\n")
        #expect(try folder.text("Legacy.swift") == Legacy.before)
    }

    @Test func inTheMiddleOfAMergeNothingIsWritten() throws {
        let folder = try cookbook()
        try folder.shell(
            "git checkout -q -b side && git commit -q --allow-empty -m side && git checkout -q - "
                + "&& git commit -q --allow-empty -m main && git merge -q --no-ff --no-commit side")
        let before = try folder.contents(of: "App")
        let run = try run("--step 2 --commit", in: folder)
        #expect(run.status == 2)
        #expect(
            run.errors
                == "navmigrate: error: a merge, a rebase or the like isn't finished in \(folder.path): finish it first "
                + "(git status)\n")
        #expect(try folder.contents(of: "App") == before)
    }

    @Test func whatGitIgnoresIsWrittenAndNotCommitted() throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        try folder.write(".gitignore", "Sub\n")
        try folder.commitAll()
        try folder.write("Sub/Local.swift", Legacy.before)
        try folder.shell("git config user.name Ann && git config user.email ann@example.com")
        #expect(try run("--step 2 --commit . Sub", in: folder).status == 0)
        #expect(try folder.text("Sub/Local.swift") == Legacy.after)
        #expect(try folder.shell("git show --name-only --format=").output == "Legacy.swift\n")
    }

    @Test func aCommitThatFailsTakesItsStepBack() throws {
        let folder = try cookbook()
        try folder.write(".git/index.lock", "")
        let before = try folder.contents(of: "App")
        let run = try run("--through 3 --commit", in: folder)
        #expect(run.status == 2)
        #expect(
            run.errors.contains(
                "navmigrate: error: step 2 (containers) can't be committed: git: fatal: Unable to create"))
        #expect(run.errors.hasSuffix("\nstep 2 (containers): undone\n"))
        #expect(try folder.contents(of: "App") == before)
    }

    @Test func lineEndsAreCommittedAsGitIsSetUp() throws {
        let folder = try ScratchFolder()
        try folder.write(".gitattributes", "*.swift text eol=crlf\n")
        try folder.write(
            "Legacy.swift",
            Legacy.before.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"))
        try folder.commitAll()
        try folder.shell("git config user.name Ann && git config user.email ann@example.com")
        #expect(try run("--step 2 --commit", in: folder).status == 0)
        #expect(try folder.shell("git status --porcelain").output == "")
        #expect(try folder.shell("git show HEAD:Legacy.swift").output == Legacy.after)
    }
}
