import TestSupport
import Testing

@testable import navmigrate

/// Batches that can't be carried out: status 2, one sentence, nothing begun.
@Suite struct BatchUsageTests {
    private static let lines: [([String], String)] = [
        (["one"], "'batch' needs a folder for its results: --output DIR"),
        (["--output", "out"], "'batch' needs folders, or a list of them: --list FILE"),
        (["one", "--output"], "--output needs a value: --output DIR"),
        (["one", "--outptu", "out"], "unknown option '--outptu'; did you mean '--output'?"),
        (["one", "--output", "out", "--resum"], "unknown option '--resum'; did you mean '--resume'?"),
        (["one", "--output", "out", "--unsfe"], "unknown option '--unsfe'; did you mean '--unsafe'?"),
        (["one", "--output", "out", "--dry-run"], "--dry-run doesn't go with 'batch'"),
        (["one", "--output", "a", "--output", "b"], "--output is given twice"),
        (["one", "--output", "out", "--resume=yes"], "--resume takes no value"),
        (
            ["one", "--output", "out", "--jobs", "0"], "'0' isn't a value of --jobs, which takes a number from 1 to 256"
        ),
        (
            ["one", "--output", "out", "--timeout", "soon"],
            "'soon' isn't a value of --timeout, which takes a number from 1 to 1000000"
        ),
        (
            ["one", "--output", "out", "--shard", "3/2"],
            "'3/2' isn't a value of --shard, which takes I/N, such as 2/4"
        ),
        (
            ["one", "--output", "out", "--step", "9"],
            "there is no step '9'; the steps are 1 (audit), 2 (containers), 3 (routes), 4 (links), 5 (router), "
                + "6 (restoration)"
        ),
        (
            ["one", "--output", "out", "--write", "--commit", "--branch", "x"],
            "--write and --commit don't go together; give one of them"
        ),
        (
            ["one", "--output", "out", "--commit"],
            "--commit needs a branch, on which the commits are left: --branch NAME"
        ),
        (
            ["one", "--output", "out", "--branch", "x"],
            "--branch needs --commit, which makes the commits that are left on it"
        ),
        (
            ["one", "--output", "out", "--branch", "a b", "--commit"], "'a b' can't be the name of a branch"
        ),
        (["one", "--output", "out", "--allow-dirty"], "--allow-dirty goes with --write alone"),
        (["--resume", "--output", "out"], "out holds no batch to go on with"),
        (["one", "--only-failed", "--output", "out"], "out holds no batch to go on with"),
        (
            ["--resume", "--output", "out", "--unsafe"],
            "--unsafe goes with a list; without one a batch goes on as it was begun"
        ),
        (
            ["list.txt", "--output", "out"],
            "'list.txt' is a file; a list of folders is given with --list list.txt"
        ),
        (["--list", "none.txt", "--output", "out"], "the list none.txt can't be read"),
        (["--list", "empty.txt", "--output", "out"], "the list is empty"),
        (
            ["https://example.com/app", "--output", "out"],
            "'https://example.com/app' is an address, and nothing is fetched: clone it, and list the folder"
        ),
        (
            ["--list", "urls.txt", "--output", "out"],
            "urls.txt:3: 'git@example.com:me/app' is an address, and nothing is fetched: clone it, and list the folder"
        ),
        (["one", "--output", "one"], "one can't be used: it holds other things than a batch"),
        (["one", "--output", "list.txt"], "list.txt can't be used: it is no folder that can be read"),
        (["merge"], "'batch merge' needs the folders of the shards: navmigrate batch merge DIR …"),
        (["merge", "a"], "'batch merge' needs a folder: --output DIR"),
        (["merge", "a", "--output", "b", "--resume"], "--resume doesn't go with 'batch merge'"),
        (["merge", "a", "--output", "b", "--unsafe"], "--unsafe doesn't go with 'batch merge'"),
        (["report", "a"], "'batch report' takes a folder for the reports and one to look at"),
    ]

    @Test(arguments: lines) func isRefused(arguments: [String], message: String) throws {
        let folder = try ScratchFolder()
        try folder.write("one/Legacy.swift", Legacy.before)
        try folder.write("list.txt", "one\n")
        try folder.write("empty.txt", "# nothing\n")
        try folder.write("urls.txt", "# two\none\ngit@example.com:me/app\n")
        let before = try folder.contents()
        let run = ToolRun(["batch"] + arguments, in: folder.path)
        #expect(run.status == .failure)
        #expect(run.words == "navmigrate: error: \(message)\n")
        #expect(run.product == "")
        #expect(try folder.contents() == before)
        #expect(try folder.shell("ls").output == "empty.txt\nlist.txt\none\nurls.txt\n")
    }

    @Test func anotherBatchIsNotTouched() throws {
        let folder = try ScratchFolder()
        try folder.write("one/Legacy.swift", Legacy.before)
        try folder.write("two/Legacy.swift", Legacy.before)
        #expect(try folder.shell("navmigrate batch one --output out", tools: BuiltTool.folder).status == 0)
        let before = try folder.contents(of: "out")
        for (arguments, message) in [
            (
                ["one"],
                "out holds a batch already: --resume goes on with it, --only-failed repeats what failed; for another "
                    + "batch give another --output"
            ),
            (
                ["one", "two", "--resume"],
                "out holds a batch of another list or with other options; for this one give another --output"
            ),
            (
                ["one", "--resume", "--unsafe"],
                "out holds a batch of another list or with other options; for this one give another --output"
            ),
        ] {
            let run = ToolRun(["batch", "--output", "out"] + arguments, in: folder.path)
            #expect(run.status == .failure)
            #expect(run.words == "navmigrate: error: \(message)\n")
        }
        try folder.write("out/journal.jsonl", "hello\n")
        let run = ToolRun("batch", "--resume", "--output", "out", in: folder.path)
        #expect(
            run.words
                == "navmigrate: error: out can't be used: line 1 of its journal.jsonl isn't one that a batch writes\n")
        for (plan, why) in [
            ("{}", "isn't one that a batch writes"), ("{\"schema\":7}", "has schema 7, which isn't known"),
            (
                String(decoding: try #require(before["batch.json"]), as: UTF8.self).replacing(
                    "\"folder\" : \"one\"", with: "\"folder\" : \"../../one\""), "isn't one that a batch writes"
            ),
        ] {
            try folder.write("out/batch.json", plan)
            let run = ToolRun("batch", "--resume", "--output", "out", in: folder.path)
            #expect(run.words == "navmigrate: error: out can't be used: its batch.json \(why)\n")
        }
    }

    @Test func helpIsTheTools() {
        #expect(ToolRun("batch", "--help", in: "/").product == ToolRun("--help", in: "/").product)
    }
}
