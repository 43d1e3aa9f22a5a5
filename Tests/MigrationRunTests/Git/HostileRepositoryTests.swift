import Foundation
import Testing

@testable import MigrationRun

/// Repositories whose configuration names programs. Each would leave a marker: git as people run it does start
/// them, which each test shows first, and git as it is run here does not.
@Suite struct HostileRepositoryTests {
    private let tree = TemporaryFolder()
    private var marker: String { tree.path + "/ran" }
    /// Leaves the marker, and passes its input on.
    private var program: String { tree.path + "/program" }

    init() throws {
        tree.git("init")
        tree.file("A.swift", "old\n")
        tree.file("program", "#!/bin/sh\ntouch '\(tree.path)/ran'\ncat\n")
        tree.permissions("program", 0o755)
        tree.git("add", "A.swift")
        tree.git("commit", "-m", "x")
    }

    private func expectNothingRuns(_ expected: UncommittedChanges, people: [String]...) throws {
        for arguments in people {
            makeTimesDiffer()
            run(arguments)
            #expect(tree.exists("ran"), "git \(arguments.joined(separator: " ")) runs nothing: the test proves nothing")
            try? FileManager.default.removeItem(atPath: marker)
        }
        makeTimesDiffer()
        let tool = tree.gitTool
        #expect(GitGuard(root: tree.path, git: tool).uncommittedChanges(in: ["A.swift"]) == expected)
        let found = try ProjectDiscovery.discover(paths: ["."], workingDirectory: tree.path, git: tool)
        #expect(found.swiftFiles == ["A.swift"])
        #expect(!tree.exists("ran"))
    }

    private func run(_ arguments: [String]) {
        // `git` of the folder takes single arguments.
        switch arguments.count {
        case 1: tree.git(arguments[0])
        case 2: tree.git(arguments[0], arguments[1])
        default: tree.git(arguments[0], arguments[1], arguments[2])
        }
    }

    /// Git looks into a file only when its times are not those that it knows.
    private func makeTimesDiffer() {
        let time = Date(timeIntervalSince1970: Double(Int.random(in: 1...1_000_000)))
        try! FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: tree.path + "/A.swift")
    }

    private func configure(_ text: String) {
        tree.file(".git/config", tree.text(".git/config")! + text + "\n")
    }

    @Test func fileSystemMonitor() throws {
        configure("[core]\nfsmonitor = \(program)")
        try expectNothingRuns(.clean, people: ["status"], ["ls-files", "--others"])
    }

    @Test func hooks() throws {
        for hook in ["post-index-change", "pre-commit", "post-checkout", "fsmonitor-watchman", "query-watchman"] {
            tree.file(".git/hooks/" + hook, "#!/bin/sh\ntouch '\(marker)'\n")
            tree.permissions(".git/hooks/" + hook, 0o755)
        }
        try expectNothingRuns(.clean, people: ["status"])
    }

    @Test func hooksElsewhere() throws {
        tree.file("hooks/post-index-change", "#!/bin/sh\ntouch '\(marker)'\n")
        tree.permissions("hooks/post-index-change", 0o755)
        configure("[core]\nhooksPath = hooks")
        try expectNothingRuns(.clean, people: ["status"])
    }

    @Test func cleanFilter() throws {
        configure("[filter \"evil\"]\nclean = \(program)\nrequired = true")
        tree.file(".gitattributes", "*.swift filter=evil\n")
        try expectNothingRuns(.clean, people: ["status"])
    }

    @Test func filterProcess() throws {
        configure("[filter \"Evil.one \\\" 'x\"]\nprocess = touch '\(marker)'; false")
        tree.file(".git/info/attributes", "*.swift filter=x\n")
        // An attribute can't hold spaces: the name is for the reading of keys.
        configure("[filter \"x\"]\nprocess = touch '\(marker)'; false")
        try expectNothingRuns(.clean, people: ["status"])
    }

    @Test func filterInAnIncludedFile() throws {
        configure("[include]\npath = ../included\n[includeIf \"gitdir:**\"]\npath = ../conditional")
        tree.file("included", "[filter \"one\"]\nclean = \(program)\n")
        tree.file(
            "conditional", "[core]\nattributesFile = \(tree.path)/attributes\n[filter \"two\"]\nclean = \(program)\n")
        tree.file("attributes", "A.swift filter=two\n")
        try expectNothingRuns(.clean, people: ["status"])
        tree.file("attributes", "A.swift filter=one\n")
        try expectNothingRuns(.clean, people: ["status"])
    }

    @Test func filterThatCannotBeTurnedOff() throws {
        configure("[filter \"a=b\"]\nclean = \(program)")
        tree.file(".gitattributes", "*.swift filter=a=b\n")
        try expectNothingRuns(
            .unknown("the repository configures a filter whose name holds \"=\": a=b"), people: ["status"])
    }

    /// Git knows them from 2.54 on, and not every machine has that: what it is told is looked at.
    @Test func hooksOfTheConfiguration() throws {
        configure(
            "[hook \"a.b\"]\nevent = post-index-change\ncommand = \(program)\n[hook \"pre-commit\"]\nenabled = true")
        #expect(
            try NamedPrograms.settingsWithout(tree.gitTool, in: tree.path) == [
                "hook.a.b.enabled=false", "hook.a.b.command=:", "hook.pre-commit.enabled=false",
                "hook.pre-commit.command=:",
            ])
        #expect(GitGuard(root: tree.path, git: tree.gitTool).uncommittedChanges(in: ["A.swift"]) == .clean)
        configure("[hook \"a=b\"]\ncommand = \(program)")
        #expect(
            GitGuard(root: tree.path, git: tree.gitTool).uncommittedChanges(in: ["A.swift"])
                == .unknown("the repository configures a hook whose name holds \"=\": a=b"))
    }

    @Test func externalDiffAndTextConversion() throws {
        tree.file("A.swift", "new\n")
        configure("[diff]\nexternal = \(program)\n[diff \"evil\"]\ntextconv = \(program)\ncommand = \(program)")
        tree.file(".gitattributes", "*.swift diff=evil\n")
        try expectNothingRuns(.dirty(["A.swift"]), people: ["diff"], ["diff", "--no-ext-diff"])
    }

    @Test func fetchOfMissingObjects() throws {
        // A partial clone that lacks the very tree that a comparison needs: git would ask the remote for it.
        let object = tree.git("rev-parse", "HEAD^{tree}").prefix { $0 != "\n" }
        configure(
            "[core]\nrepositoryformatversion = 1\nsshCommand = touch '\(marker)'; false\n"
                + "[extensions]\npartialClone = origin\n[protocol]\nallow = always\n"
                + "[remote \"origin\"]\nurl = ext::touch \(marker)\npromisor = true\npartialclonefilter = blob:none")
        try FileManager.default.removeItem(
            atPath: tree.path + "/.git/objects/\(object.prefix(2))/\(object.dropFirst(2))")
        // The index has its own copy of the tree's name.
        tree.file("B.swift")
        tree.git("add", "B.swift")
        try FileManager.default.removeItem(atPath: tree.path + "/B.swift")
        run(["status"])
        #expect(tree.exists("ran"), "git status fetches nothing: the test proves nothing")
        try? FileManager.default.removeItem(atPath: marker)
        guard case .unknown = GitGuard(root: tree.path, git: tree.gitTool).uncommittedChanges(in: ["A.swift"]) else {
            Issue.record("there can be no answer")
            return
        }
        #expect(!tree.exists("ran"))
    }

    @Test func programsOfASubmodule() throws {
        let library = TemporaryFolder()
        library.git("init")
        library.file("B.txt", "old\n")
        library.git("add", ".")
        library.git("commit", "-m", "x")
        tree.git("submodule", "add", library.path, "Library")
        tree.git("commit", "-m", "x")
        tree.file(
            ".git/modules/Library/config",
            tree.text(".git/modules/Library/config")! + "[core]\nfsmonitor = \(program)\n")
        try expectNothingRuns(.clean, people: ["status"])
    }

    // MARK: Where the repository is somewhere else

    /// A folder beside the tree that is its repository, with a configuration of whoever wrote it.
    private func moveRepository() throws -> TemporaryFolder {
        let elsewhere = TemporaryFolder()
        configure("[core]\nfsmonitor = \(program)")
        try FileManager.default.moveItem(atPath: tree.path + "/.git", toPath: elsewhere.path + "/real")
        return elsewhere
    }

    @Test func repositoryThatAFileNames() throws {
        let elsewhere = try moveRepository()
        tree.file(".git", "gitdir: \(elsewhere.path)/real\n")
        try expectNothingRuns(.clean, people: ["status"])
        tree.file("A.swift", "new\n")
        #expect(GitGuard(root: tree.path, git: tree.gitTool).uncommittedChanges(in: ["A.swift"]) == .dirty(["A.swift"]))
    }

    @Test func repositoryThatALinkNames() throws {
        let elsewhere = try moveRepository()
        tree.link(".git", to: elsewhere.path + "/real")
        try expectNothingRuns(.clean, people: ["status"])
        tree.file("A.swift", "new\n")
        #expect(GitGuard(root: tree.path, git: tree.gitTool).uncommittedChanges(in: ["A.swift"]) == .dirty(["A.swift"]))
    }

    /// Git then compares other files than those that would be written.
    @Test func workTreeThatIsElsewhere() {
        let elsewhere = TemporaryFolder()
        elsewhere.file("A.swift", "old\n")
        configure("[core]\nworktree = \(elsewhere.path)")
        tree.file("A.swift", "new\n")
        guard case .unknown = GitGuard(root: tree.path, git: tree.gitTool).uncommittedChanges(in: ["A.swift"]) else {
            Issue.record("git says nothing of these files")
            return
        }
    }

    // MARK: Commits

    @Test func commitsRunNothing() throws {
        for hook in [
            "pre-commit", "prepare-commit-msg", "commit-msg", "post-commit", "post-index-change",
            "reference-transaction",
        ] {
            tree.program(".git/hooks/" + hook, "#!/bin/sh\ntouch '\(marker)'\n")
        }
        configure(
            "[user]\nname = T\nemail = t@example.com\nsigningKey = T\n[gpg]\nprogram = \(program)\n[commit]\ngpgSign = true\n"
                + "[core]\neditor = \(program)\nfsmonitor = \(program)\npager = \(program)\n[gc]\nauto = 1\n"
                + "[filter \"evil\"]\nclean = \(program)\n[alias]\ncommit = !\(program)\nadd = !\(program)\n"
                + "[trace2]\neventTarget = \(tree.path)/trace\n")
        tree.file("A.swift", "newer\n")
        run(["commit", "-am", "by hand"])
        #expect(tree.exists("ran"), "git commit runs nothing: the test proves nothing")
        try? FileManager.default.removeItem(atPath: marker)
        tree.file("A.swift", "newest\n")
        tree.file("New.swift", "new\n")
        let committer = try GitCommitter(root: tree.path, git: tree.gitTool)
        try committer.check(["A.swift", "New.swift"])
        #expect(try committer.commit(["A.swift", "New.swift"], message: "step").count == 1)
        #expect(!tree.exists("ran"))
        let log = try tree.gitTool.run(["log", "-1", "--name-only", "--format=%s"], in: tree.path)
        #expect(String(decoding: log, as: UTF8.self) == "step\n\nA.swift\nNew.swift\n")
        #expect(!tree.exists("ran"))
    }
}
