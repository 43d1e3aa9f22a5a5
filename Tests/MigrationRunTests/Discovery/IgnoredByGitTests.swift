import Foundation
import Testing

@testable import MigrationRun

@Suite struct IgnoredByGitTests {
    private let tree = TemporaryFolder()

    private func discover(_ paths: String...) throws -> DiscoveredTree {
        try ProjectDiscovery.discover(paths: paths, workingDirectory: tree.path, git: tree.gitTool)
    }

    @Test func ignoredFilesAndFoldersAreLeftOut() throws {
        tree.git("init")
        tree.file(".gitignore", "out/\n*.tmp.swift\n!keep.tmp.swift\n/Root.swift\n*.xcconfig\n")
        tree.file("App/.gitignore", "Local.swift\n")
        tree.file(".git/info/exclude", "Mine.swift\n")
        tree.files(
            "A.swift", "App/B.swift", "out/C.swift", "App/out/D.swift", "App/x.tmp.swift", "keep.tmp.swift",
            "Root.swift", "App/Root.swift", "App/Local.swift", "Local.swift", "App/Mine.swift", "App/a.xcconfig",
            "App/a\nb.tmp.swift", "-x.tmp.swift", "App/\"é\".tmp.swift")
        tree.link("App/link.tmp.swift", to: "/etc/passwd")
        let found = try discover(".")
        #expect(
            found.swiftFiles == ["A.swift", "App/B.swift", "App/Root.swift", "Local.swift", "keep.tmp.swift"])
        #expect(found.manifests == [])
        #expect(found.skipped == [])
        #expect(found.gitRefusals == [])
    }

    @Test func trackedFilesAreNotIgnored() throws {
        tree.git("init")
        tree.file(".gitignore", "out/\n*.tmp.swift\n")
        tree.files("A.tmp.swift", "B.tmp.swift", "out/C.swift", "out/D.swift")
        tree.git("add", "-f", "A.tmp.swift", "out/C.swift")
        #expect(try discover(".").swiftFiles == ["A.tmp.swift", "out/C.swift"])
    }

    @Test func rulesOfTheFoldersAboveTheRootCount() throws {
        tree.git("init")
        tree.file(".gitignore", "*.tmp.swift\nApp/Views/Old/\n")
        tree.files("App/Views/A.swift", "App/Views/B.tmp.swift", "App/Views/Old/C.swift")
        let found = try discover("App/Views")
        #expect(found.root == tree.path + "/App/Views")
        #expect(found.swiftFiles == ["A.swift"])
    }

    @Test func rulesOfTheUserCount() throws {
        tree.file(".home/.config/git/ignore", "*.scratch.swift\n")
        tree.git("init")
        tree.files("A.swift", "B.scratch.swift")
        #expect(try discover(".").swiftFiles == ["A.swift"])
    }

    @Test func eachNestedRepositoryHasItsOwnRules() throws {
        tree.git("init")
        tree.file(".gitignore", "*.outer.swift\n")
        tree.folder("Nested")
        tree.git("init", in: "Nested")
        tree.file("Nested/.gitignore", "*.inner.swift\n")
        tree.files(
            "A.swift", "A.outer.swift", "A.inner.swift", "Nested/B.swift", "Nested/B.outer.swift",
            "Nested/B.inner.swift")
        #expect(
            try discover(".").swiftFiles == ["A.inner.swift", "A.swift", "Nested/B.outer.swift", "Nested/B.swift"])
    }

    @Test func submodulesBelongToTheTree() throws {
        let library = TemporaryFolder()
        library.git("init")
        library.file(".gitignore", "*.inner.swift\n")
        library.file("B.swift")
        library.git("add", ".")
        library.git("commit", "-m", "x")
        tree.git("init")
        tree.file("A.swift")
        tree.git("submodule", "add", library.path, "Library")
        tree.git("commit", "-m", "x")
        tree.file("Library/C.inner.swift")
        try #require(tree.text("Library/.git")?.hasPrefix("gitdir: ") == true)
        #expect(try discover(".").swiftFiles == ["A.swift", "Library/B.swift"])
    }

    @Test(arguments: ["out", "out/deep", "out/deep/Y.swift"])
    func whatWasNamedIsScannedThoughIgnored(path: String) throws {
        tree.git("init")
        tree.file(".gitignore", "out/\n")
        tree.files("A.swift", "out/X.swift", "out/deep/Y.swift")
        let expected = path == "out" ? ["X.swift", "deep/Y.swift"] : ["Y.swift"]
        let found = try discover(path)
        #expect(found.swiftFiles == expected)
        #expect(found.gitRefusals == [])
        let both = try discover(".", path)
        #expect(both.swiftFiles == ["A.swift"] + (path == "out" ? ["out/X.swift"] : []) + ["out/deep/Y.swift"])
    }

    @Test func noRepositoryIgnoresNothing() throws {
        tree.file(".gitignore", "*.swift\n")
        tree.files("A.swift")
        let found = try discover(".")
        #expect(found.swiftFiles == ["A.swift"])
        #expect(found.gitRefusals == [])
    }

    @Test func noGitIgnoresNothing() throws {
        tree.git("init")
        tree.file(".gitignore", "*.tmp.swift\n")
        tree.files("A.swift", "B.tmp.swift")
        let found = try ProjectDiscovery.discover(paths: [], workingDirectory: tree.path, git: nil)
        #expect(found.swiftFiles == ["A.swift", "B.tmp.swift"])
        #expect(found.gitRefusals == [])
    }

    @Test func refusalOfGitIsTold() throws {
        tree.git("init")
        tree.file(".git/config", "[core\n")
        tree.file(".gitignore", "*.tmp.swift\n")
        tree.files("A.swift", "B.tmp.swift")
        let found = try discover(".")
        #expect(found.swiftFiles == ["A.swift", "B.tmp.swift"])
        #expect(found.gitRefusals.count == 1)
        // The rest of the line is the file's name, in a form that differs by version.
        let words = "what git ignores under \(tree.path) is unknown: git: fatal: bad config line 1 in file "
        #expect(found.gitRefusals.first?.hasPrefix(words) == true)
    }

    /// A project can hold what looks like a repository of its own, with a configuration of its own.
    @Test func folderThatLooksLikeARepositoryIsNotUsed() throws {
        tree.git("init", "--bare", "Bare")
        let monitor = "touch '\(tree.path)/ran'; false"
        tree.file(
            "Bare/config", "[core]\nrepositoryformatversion = 0\nbare = false\nworktree = .\nfsmonitor = \(monitor)\n")
        tree.files("Bare/A.swift")
        tree.git("status", in: "Bare")
        try #require(tree.exists("ran"), "git status runs nothing: the test proves nothing")
        try FileManager.default.removeItem(atPath: tree.path + "/ran")

        let found = try discover("Bare")
        #expect(found.swiftFiles == ["A.swift"])
        #expect(found.gitRefusals.count == 1)
        let words = "what git ignores under \(tree.path)/Bare is unknown: git: fatal: cannot use bare repository "
        #expect(found.gitRefusals.first?.hasPrefix(words) == true)
        guard case .unknown = GitGuard(root: found.root, git: tree.gitTool).uncommittedChanges(in: ["A.swift"]) else {
            Issue.record("there can be no answer")
            return
        }
        #expect(!tree.exists("ran"))
    }
}
