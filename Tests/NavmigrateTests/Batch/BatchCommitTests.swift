import TestSupport
import Testing

/// `navmigrate batch … --branch NAME --commit`.
@Suite struct BatchCommitTests {
    /// Repositories in all states: to be migrated, with changes, with such a branch, without anything to do, and none.
    private func repositories() throws -> ScratchFolder {
        let folder = try ScratchFolder("work")
        for name in ["good", "dirty", "taken", "plain", "folder"] {
            try folder.write("\(name)/Legacy.swift", name == "plain" ? Legacy.plain : Legacy.before)
            guard name != "folder" else { continue }
            try folder.git("init --quiet", in: name)
            try folder.git("config user.name Somebody", in: name)
            try folder.git("config user.email somebody@example.com", in: name)
            try folder.git("add --all", in: name)
            try folder.git("commit --quiet --message first", in: name)
        }
        try folder.write("dirty/Legacy.swift", Legacy.before + "// mine\n")
        try folder.git("branch navigation", in: "taken")
        return folder
    }

    @Test func resultIsLeftOnABranchOfEach() throws {
        let folder = try repositories()
        for hook in ["pre-commit", "post-commit", "post-checkout", "commit-msg", "reference-transaction"] {
            try folder.write("good/.git/hooks/\(hook)", "#!/bin/sh\necho ran >> \"\(folder.path)/trap\"\nexit 1\n")
            try folder.setMode(0o755, of: "good/.git/hooks/\(hook)")
        }
        let result = try folder.shell(
            "navmigrate batch good dirty taken plain folder --output out --branch navigation --commit",
            tools: BuiltTool.folder)
        #expect(result.status == 3)
        #expect(
            try folder.text("out/summary.txt") == """
                repository  sites  migrated  unsafe  left  failed
                good            2         2       0     0       0
                dirty           2         2       0     0       1
                taken           2         2       0     0       1
                plain           0         0       0     0       0
                folder          2         2       0     0       1
                total           8         8       0     0       3

                good: done: 1 commit on branch navigation
                dirty: failed: it has uncommitted changes: commit or stash them first
                taken: failed: it has a branch 'navigation' already: remove it, or give another name
                plain: done: nothing to commit
                folder: failed: it is in no git repository

                """)
        for name in ["good", "taken", "plain"] {
            #expect(try folder.git("rev-parse --abbrev-ref HEAD", in: name).output == "main\n")
            #expect(try folder.git("status --porcelain", in: name).output == "")
        }
        #expect(try folder.text("good/Legacy.swift") == Legacy.before)
        #expect(try folder.git("show navigation:Legacy.swift", in: "good").output == Legacy.after)
        #expect(try folder.git("log --format=%an main..navigation", in: "good").output == "Somebody\n")
        #expect(try folder.git("branch --format='%(refname:short)'", in: "plain").output == "main\n")
        #expect(try folder.text("dirty/Legacy.swift") == Legacy.before + "// mine\n")
        #expect(try folder.text("folder/Legacy.swift") == Legacy.before)
        #expect(try folder.shell("ls trap").status != 0)
        #expect(try folder.text("out/repositories/good/2-containers.patch") == Legacy.patch("Legacy.swift"))
    }

    /// Where git doesn't know who commits, nothing is left behind.
    @Test func failedCommitsLeaveNothing() throws {
        let folder = try repositories()
        try folder.git("config --unset user.name", in: "good")
        try folder.git("config --unset user.email", in: "good")
        try folder.git("config user.useConfigOnly true", in: "good")
        let result = try folder.shell(
            "navmigrate batch good --output out --branch navigation --commit", tools: BuiltTool.folder)
        #expect(result.status == 3)
        #expect(result.output.contains("good: failed: git doesn't know who commits in "))
        #expect(result.output.hasSuffix("; nothing to commit\n"))
        #expect(try folder.git("branch --format='%(refname:short)'", in: "good").output == "main\n")
        #expect(try folder.text("good/Legacy.swift") == Legacy.before)
        try folder.git("config user.name Somebody", in: "good")
        try folder.git("config user.email somebody@example.com", in: "good")
        let again = try folder.shell("navmigrate batch --output out --only-failed", tools: BuiltTool.folder)
        #expect(again.status == 0)
        #expect(again.output.hasSuffix("good: done: 1 commit on branch navigation\n"))
    }
}
