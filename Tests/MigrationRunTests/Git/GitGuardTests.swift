import Foundation
import Testing

@testable import MigrationRun

@Suite struct GitGuardTests {
    private let tree = TemporaryFolder()

    private func changes(_ paths: String..., below folder: String = "") -> UncommittedChanges {
        let root = folder.isEmpty ? tree.path : tree.path + "/" + folder
        return GitGuard(root: root, git: tree.gitTool).uncommittedChanges(in: paths)
    }

    private func commit(_ files: String..., in folder: String = "") {
        tree.git("init", in: folder)
        for file in files { tree.file(folder.isEmpty ? file : folder + "/" + file, "old\n") }
        tree.git("add", "--", ".", in: folder)
        tree.git("commit", "-m", "x", in: folder)
    }

    @Test func committedFilesAreClean() {
        commit("A.swift", "App/B.swift")
        #expect(changes("A.swift", "App/B.swift") == .clean)
        #expect(changes() == .clean)
    }

    @Test func touchedFilesAreClean() throws {
        commit("A.swift")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: tree.path + "/A.swift")
        #expect(changes("A.swift") == .clean)
    }

    @Test func filesThatDoNotExistAreClean() {
        commit("A.swift")
        #expect(changes("A.swift", "App/Route.swift") == .clean)
    }

    @Test func everyKindOfChangeCounts() {
        commit("Modified.swift", "Staged.swift", "Both.swift", "Deleted.swift", "Removed.swift", "Clean.swift")
        tree.file("Modified.swift", "new\n")
        tree.file("Staged.swift", "new\n")
        tree.file("Both.swift", "new\n")
        tree.file("Added.swift", "new\n")
        tree.git("add", "Staged.swift", "Both.swift", "Added.swift")
        tree.file("Both.swift", "newer\n")
        tree.git("rm", "--cached", "Removed.swift")
        try? FileManager.default.removeItem(atPath: tree.path + "/Deleted.swift")
        tree.file("New/Untracked.swift", "new\n")
        tree.file("Other.swift", "not asked about\n")
        #expect(
            changes(
                "New/Untracked.swift", "Modified.swift", "Staged.swift", "Both.swift", "Added.swift", "Clean.swift",
                "Deleted.swift", "Removed.swift")
                == .dirty([
                    "Added.swift", "Both.swift", "Deleted.swift", "Modified.swift", "New/Untracked.swift",
                    "Removed.swift", "Staged.swift",
                ]))
    }

    @Test func conflictsCount() {
        commit("A.swift")
        tree.git("checkout", "-b", "other")
        tree.file("A.swift", "theirs\n")
        tree.git("commit", "-am", "x")
        tree.git("checkout", "main")
        tree.file("A.swift", "ours\n")
        tree.git("commit", "-am", "x")
        tree.git("merge", "other")
        #expect(changes("A.swift") == .dirty(["A.swift"]))
    }

    @Test func renamedFilesCount() {
        commit("A.swift")
        tree.git("mv", "A.swift", "B.swift")
        #expect(changes("B.swift") == .dirty(["B.swift"]))
    }

    @Test func onlyTheFilesAskedAboutCount() {
        commit("A.swift", "App/B.swift")
        tree.file("A.swift", "new\n")
        tree.file("Untracked.swift", "new\n")
        #expect(changes("App/B.swift") == .clean)
    }

    @Test func ignoredFilesHaveNoGuard() {
        commit("A.swift")
        tree.file(".git/info/exclude", "*.tmp.swift\n")
        tree.file("x.tmp.swift", "new\n")
        #expect(changes("A.swift", "x.tmp.swift") == .clean)
    }

    @Test func repositoryWithoutCommitsIsDirty() {
        tree.git("init")
        tree.file("A.swift")
        #expect(changes("A.swift") == .dirty(["A.swift"]))
    }

    @Test func rootCanLieInsideTheRepository() {
        commit("App/Views/A.swift", "App/Views/B.swift", "A.swift")
        tree.file("App/Views/A.swift", "new\n")
        #expect(changes("A.swift", "B.swift", below: "App/Views") == .dirty(["A.swift"]))
        #expect(changes("B.swift", below: "App/Views") == .clean)
    }

    @Test func namesAreTakenLiterally() {
        let names = [
            "-x.swift", "*.swift", ":(top)a.swift", "a\nb.swift", "q\"u.swift", "sp ace.swift", "é.swift", "!x.swift",
        ]
        tree.git("init", "in\nner")
        for name in names { tree.file("in\nner/" + name, "old\n") }
        tree.git("add", ".", in: "in\nner")
        tree.git("commit", "-m", "x", in: "in\nner")
        let tool = GitGuard(root: tree.path + "/in\nner", git: tree.gitTool)
        #expect(tool.uncommittedChanges(in: names) == .clean)
        for name in names {
            tree.file("in\nner/" + name, "new\n")
            #expect(tool.uncommittedChanges(in: names) == .dirty([name]))
            #expect(tool.uncommittedChanges(in: names.filter { $0 != name }) == .clean)
            tree.git("checkout", "--", ".", in: "in\nner")
        }
    }

    @Test func manyFilesAreAskedAboutInPortions() {
        let long = String(repeating: "n", count: 180)
        let names = (0..<1200).map { "\(long)/\($0).swift" }
        tree.git("init")
        for name in names { tree.file(name, "old\n") }
        tree.git("add", ".")
        tree.git("commit", "-m", "x")
        let tool = GitGuard(root: tree.path, git: tree.gitTool)
        #expect(tool.uncommittedChanges(in: names) == .clean)
        for index in [0, 700, 1199] { tree.file(names[index], "new\n") }
        #expect(tool.uncommittedChanges(in: names) == .dirty([names[0], names[1199], names[700]]))
    }

    // MARK: - Several repositories, or none

    @Test func nestedRepositoriesAreAskedFromInside() {
        commit("A.swift")
        tree.folder("Nested/Deep")
        commit("B.swift", "Deep/C.swift", in: "Nested")
        #expect(changes("A.swift", "Nested/B.swift", "Nested/Deep/C.swift") == .clean)
        tree.file("Nested/Deep/C.swift", "new\n")
        #expect(changes("A.swift", "Nested/B.swift", "Nested/Deep/C.swift") == .dirty(["Nested/Deep/C.swift"]))
        tree.file("A.swift", "new\n")
        #expect(changes("Nested/Deep/C.swift", "A.swift") == .dirty(["A.swift", "Nested/Deep/C.swift"]))
    }

    @Test func submodulesAreAskedFromInside() throws {
        let library = TemporaryFolder()
        library.git("init")
        library.file("B.swift", "old\n")
        library.git("add", ".")
        library.git("commit", "-m", "x")
        commit("A.swift")
        tree.git("submodule", "add", library.path, "Library")
        tree.git("commit", "-m", "x")
        try #require(tree.exists("Library/B.swift"))
        #expect(changes("A.swift", "Library/B.swift") == .clean)
        tree.file("Library/B.swift", "new\n")
        #expect(changes("A.swift", "Library/B.swift") == .dirty(["Library/B.swift"]))
    }

    @Test func emptyGitFolderIsNoRepositoryOfItsOwn() {
        commit("A.swift", "App/B.swift")
        tree.folder("App/.git")
        #expect(changes("App/B.swift") == .clean)
        tree.file("App/B.swift", "new\n")
        #expect(changes("App/B.swift") == .dirty(["App/B.swift"]))
    }

    @Test func noRepositoryIsTold() {
        tree.file("A.swift")
        #expect(changes("A.swift") == .noRepository)
    }

    @Test func repositoryBesideNoRepositoryGuardsItsFiles() {
        tree.file("A.swift")
        tree.folder("Nested")
        commit("B.swift", in: "Nested")
        #expect(changes("A.swift", "Nested/B.swift") == .clean)
        tree.file("Nested/B.swift", "new\n")
        #expect(changes("A.swift", "Nested/B.swift") == .dirty(["Nested/B.swift"]))
    }

    // MARK: - No answer

    @Test func repositoryWithoutGitIsUnknown() {
        commit("App/A.swift")
        let there = GitGuard(root: tree.path + "/App", git: nil)
        #expect(there.uncommittedChanges(in: ["A.swift"]) == .unknown("there is a git repository, but no git in PATH"))
        let elsewhere = TemporaryFolder()
        #expect(GitGuard(root: elsewhere.path, git: nil).uncommittedChanges(in: ["A.swift"]) == .noRepository)
    }

    @Test func brokenRepositoryIsUnknown() {
        commit("A.swift")
        tree.file(".git/config", "[core\n")
        guard case .unknown(let why) = changes("A.swift") else {
            Issue.record("there can be no answer")
            return
        }
        // The rest of the line is the file's name, in a form that differs by version.
        #expect(why.hasPrefix("git: fatal: bad config line 1 in file "))
    }

    @Test func linkToAMissingRepositoryIsUnknown() {
        tree.file("A.swift")
        tree.file(".git", "gitdir: /nowhere/at/all\n")
        #expect(changes("A.swift") == .unknown("git: fatal: not a git repository: /nowhere/at/all"))
    }

    @Test(.enabled(if: geteuid() == 0, "only root may give files away")) func foreignRepositoryIsUnknown() {
        commit("A.swift")
        precondition(chown(tree.path + "/.git", 12345, 12345) == 0 && chown(tree.path, 12345, 12345) == 0)
        #expect(
            changes("A.swift") == .unknown("git: fatal: detected dubious ownership in repository at '\(tree.path)'"))
    }

    @Test func folderInThePlaceOfAFileIsUnknown() {
        commit("A.swift")
        tree.files("B.swift/C.swift")
        #expect(changes("B.swift") == .unknown("git names files that it was not asked about under \(tree.path)"))
    }

    // MARK: - The tool

    @Test func gitIsTakenFromAbsoluteFoldersOnly() {
        tree.file("bin/git", "#!/bin/sh\n")
        tree.folder("folder/git")
        #expect(GitTool.find { $0 == "PATH" ? "\(tree.path)/bin" : nil } == nil)
        tree.permissions("bin/git", 0o755)
        #expect(
            GitTool.find { $0 == "PATH" ? ".::bin:\(tree.path)/folder:\(tree.path)/bin" : nil }?.executable == tree.path
                + "/bin/git")
        #expect(GitTool.find { _ in nil } == nil)
    }

    @Test func onlyChosenVariablesReachGit() {
        tree.program("bin/git", "#!/bin/sh\n/usr/bin/env\n")
        let variables = [
            "PATH": "rel:\(tree.path)/bin:/bin", "HOME": "/home/of", "GIT_DIR": "/x", "GIT_INDEX_FILE": "/x",
            "GIT_EXTERNAL_DIFF": "/x", "GIT_TRACE": "/x", "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "safe.directory",
            "GIT_CONFIG_VALUE_0": "*", "GIT_CONFIG_KEY_1": "core.pager", "OTHER": "x",
        ]
        let output = try? GitTool.find { variables[$0] }?.run([], in: "/")
        let names = String(decoding: output ?? [], as: UTF8.self).split(separator: "\n").sorted()
            .filter { !["PWD", "_", "SHLVL", "OLDPWD"].contains($0.prefix { $0 != "=" }) }
        #expect(
            names == [
                "GIT_ALLOW_PROTOCOL=none", "GIT_CONFIG_COUNT=1", "GIT_CONFIG_KEY_0=safe.directory",
                "GIT_CONFIG_VALUE_0=*", "GIT_NO_LAZY_FETCH=1", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0",
                "HOME=/home/of", "LC_ALL=C", "PATH=\(tree.path)/bin:/bin",
            ])
    }

    @Test func complaintsAreToldInOneLine() {
        tree.program(
            "bin/git",
            "#!/bin/sh\nyes warning: lots | head -c 280000 >&2\necho 'fatal: it' >&2\necho hint >&2\nexit 9\n")
        let tool = GitTool.find { $0 == "PATH" ? "\(tree.path)/bin:/usr/bin:/bin" : nil }
        #expect(throws: GitFailure.refused("git: fatal: it")) { try tool?.run([], in: "/") }
        tree.program("bin/git", "#!/bin/sh\nexit 7\n")
        #expect(throws: GitFailure.refused("git ended with status 7")) { try tool?.run([], in: "/") }
        tree.program("bin/git", "#!/bin/sh\nkill -9 $$\n")
        #expect(throws: GitFailure.refused("git ended with status 137")) { try tool?.run([], in: "/") }
        tree.program("bin/git", "#!/nowhere\n")
        #expect(throws: GitFailure.refused("\(tree.path)/bin/git cannot be run: \(SystemError(code: ENOENT).text)")) {
            try tool?.run([], in: "/")
        }
    }

    @Test("a repository that git doesn't find is no folder without one") func brokenRepository() throws {
        tree.file("A.swift", "a")
        tree.git("init")
        tree.file(".git/HEAD", "nonsense")
        #expect(
            GitGuard(root: tree.path).uncommittedChanges(in: ["A.swift"])
                == .unknown("there is a .git, but git finds no repository in \(tree.path)"))
    }
}
