import Foundation
import Testing

@testable import MigrationRun

@Suite struct BatchBranchTests {
    private let tree = TemporaryFolder()

    private func repository() {
        tree.git("init")
        tree.file("A.swift", "old\n")
        tree.git("add", ".")
        tree.git("commit", "-m", "first")
    }

    private func branch(_ name: String = "navigation") throws -> BatchBranch {
        try BatchBranch(name, in: tree.path, git: tree.gitTool)
    }

    private func expectRefusal(_ why: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(throws: BatchBranch.Refusal(why: why), sourceLocation: sourceLocation) { try branch() }
    }

    private var current: String { tree.git("rev-parse", "--abbrev-ref", "HEAD") }
    private var branches: String { tree.git("branch", "--format=%(refname:short)") }

    @Test func commitsAreLeftOnIt() throws {
        repository()
        let branch = try branch()
        #expect(current == "navigation\n")
        for text in ["new\n", "newer\n"] {
            tree.file("A.swift", text)
            tree.git("commit", "-a", "-m", "step")
        }
        #expect(branch.finish() == "2 commits on branch navigation")
        #expect(current == "main\n")
        #expect(tree.text("A.swift") == "old\n")
        #expect(tree.git("show", "navigation:A.swift") == "newer\n")
        #expect(tree.git("status", "--porcelain") == "")
    }

    @Test func aBranchWithoutCommitsGoes() throws {
        repository()
        let before = tree.git("rev-parse", "HEAD")
        #expect(try branch().finish() == "nothing to commit")
        #expect(current == "main\n")
        #expect(branches == "main\n")
        #expect(tree.git("rev-parse", "HEAD") == before)
    }

    @Test func whatIsLeftUncommittedIsTold() throws {
        repository()
        let empty = try branch()
        tree.file("A.swift", "new\n")
        #expect(empty.finish() == "nothing was committed, and it has uncommitted changes now")
        #expect(branches == "main\n")
        tree.git("checkout", ".")
        let second = try branch()
        tree.file("A.swift", "new\n")
        tree.git("commit", "-a", "-m", "step")
        tree.file("A.swift", "newer\n")
        #expect(
            second.finish() == "1 commit on branch navigation, which is checked out, with uncommitted changes")
        #expect(current == "navigation\n")
        #expect(tree.text("A.swift") == "newer\n")
    }

    @Test func aDetachedHeadComesBack() throws {
        repository()
        tree.git("checkout", "--detach")
        let before = tree.git("rev-parse", "HEAD")
        #expect(try branch().finish() == "nothing to commit")
        #expect(current == "HEAD\n")
        let second = try branch()
        tree.file("A.swift", "new\n")
        tree.git("commit", "-a", "-m", "step")
        #expect(second.finish() == "1 commit on branch navigation")
        #expect(current == "HEAD\n")
        #expect(tree.git("rev-parse", "HEAD") == before)
    }

    @Test func refusals() throws {
        expectRefusal("it is in no git repository")
        tree.git("init")
        expectRefusal("it has no commit yet")
        repository()
        tree.file("Untracked.swift", "mine\n")
        tree.git("branch", "navigation")
        expectRefusal("it has a branch 'navigation' already: remove it, or give another name")
        tree.file("A.swift", "mine\n")
        expectRefusal("it has uncommitted changes: commit or stash them first")
        tree.git("add", ".")
        expectRefusal("it has uncommitted changes: commit or stash them first")
        #expect(current == "main\n")
        #expect(tree.text("A.swift") == "mine\n")
    }

    /// No hook, no monitor and no filter of the repository runs.
    @Test func nothingThatTheRepositoryConfiguresRuns() throws {
        repository()
        let trap = "#!/bin/sh\necho ran >> '\(tree.path)/../trap-\((tree.path as NSString).lastPathComponent)'\ncat\n"
        for hook in ["post-checkout", "reference-transaction", "pre-commit", "post-index-change"] {
            tree.program(".git/hooks/" + hook, trap)
        }
        tree.program(".git/trap", trap)
        tree.git("config", "core.fsmonitor", tree.path + "/.git/trap")
        tree.git("config", "filter.trap.smudge", tree.path + "/.git/trap")
        tree.git("config", "filter.trap.clean", tree.path + "/.git/trap")
        tree.file(".git/info/attributes", "*.swift filter=trap\n")
        let sign =
            (tree.path as NSString).deletingLastPathComponent + "/trap-"
            + (tree.path as NSString).lastPathComponent
        defer { try? FileManager.default.removeItem(atPath: sign) }
        try? FileManager.default.removeItem(atPath: sign)
        let branch = try branch()
        // As `--commit` does it.
        tree.file("A.swift", "new\n")
        let quiet = ["-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=", "-c", "filter.trap.clean="]
        _ = tree.git(quiet[0], quiet[1], quiet[2], quiet[3], quiet[4], quiet[5], "commit", "-a", "-m", "step")
        #expect(
            branch.finish()
                == "1 commit on branch navigation, which is checked out, since the repository has content filters")
        #expect(!FileManager.default.fileExists(atPath: sign))
    }

    @Test func namesOfBranches() {
        for name in ["navigation", "me/navigation-stack", "ü"] {
            #expect(tree.gitTool.takesBranchName(name, in: tree.path), "\(name)")
        }
        for name in ["", "-x", "a b", "a..b", "x.lock", "a~1", "/x", "x/"] {
            #expect(!tree.gitTool.takesBranchName(name, in: tree.path), "\(name)")
        }
    }
}
