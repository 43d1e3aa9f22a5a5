import Foundation
import TestSupport
import Testing

@testable import navmigrate

/// `navmigrate batch` as people run it: the built tool starts itself for each repository.
@Suite struct BatchTests {
    /// Three repositories beside each other, of which the second has no Swift file.
    private func repositories() throws -> ScratchFolder {
        let folder = try ScratchFolder("work")
        try folder.write("one/App/Legacy.swift", Legacy.before)
        try folder.write("two/README.md", "nothing\n")
        try folder.write("me/three/Legacy.swift", Legacy.before)
        try folder.write("me/three/Broken.swift", "let x = NavigationView {")
        try folder.write("repos.txt", "# ours\none\n\n  two\r\nme/three\n")
        return folder
    }

    private func batch(_ line: String, in folder: ScratchFolder) throws -> ScratchFolder.ProgramResult {
        try folder.shell("navmigrate batch \(line)", tools: BuiltTool.folder)
    }

    private static let table = """
        repository  sites  migrated  unsafe  left  failed
        one             2         2       0     0       0
        two             -         -       -     -       1
        me-three        2         2       0     0       0
        total           4         4       0     0       1

        two: failed: no Swift files under \u{0}/two
        me-three: done: 1 file could not be read

        """

    @Test func aFailingOneStopsNoOther() throws {
        let folder = try repositories()
        let result = try batch("--list repos.txt --output out --step 2 --jobs 2", in: folder)
        #expect(result.status == 3)
        #expect(result.output == Self.table.replacing("\u{0}", with: folder.path))
        #expect(result.errors.hasSuffix("navmigrate: 3 repositories: 2 done, 1 failed; see out/summary.html\n"))
        #expect(result.errors.contains("/3] two: failed: no Swift files under \(folder.path)/two\n"))
        #expect(try folder.text("out/summary.txt") == result.output)
        #expect(
            try folder.contents(of: "out").keys.sorted() == [
                "batch.json", "journal.jsonl", "repositories/me-three/2-containers.patch",
                "repositories/me-three/log.txt", "repositories/me-three/report.html",
                "repositories/me-three/report.json",
                "repositories/me-three/report.txt", "repositories/one/2-containers.patch", "repositories/one/log.txt",
                "repositories/one/report.html", "repositories/one/report.json", "repositories/one/report.txt",
                "repositories/two/log.txt",
                "summary.csv", "summary.html", "summary.txt",
            ])
        #expect(try folder.text("out/repositories/one/2-containers.patch") == Legacy.patch("App/Legacy.swift"))
        #expect(try folder.text("out/repositories/one/report.html").hasPrefix("<!doctype html>"))
        #expect(try folder.text("out/repositories/one/report.json").contains("\"step\" : 2"))
        #expect(try folder.text("out/repositories/one/report.txt").contains("step 2 containers: 2 sites found"))
        #expect(try folder.text("out/repositories/me-three/report.txt").contains("Broken.swift:1:"))
        #expect(
            try folder.text("out/repositories/two/log.txt")
                == "navmigrate: error: no Swift files under \(folder.path)/two\n")
        #expect(try folder.text("out/summary.csv").contains("\r\none,one,done,2,2,0,0,0,\r\n"))
        #expect(try folder.text("out/summary.html").contains("href=\"repositories/one/report.html\""))
        // Nothing is written but reports.
        #expect(try folder.text("one/App/Legacy.swift") == Legacy.before)
    }

    @Test func planNamesTheFolders() throws {
        let folder = try repositories()
        _ = try batch("one me/three one --output out --unsafe", in: folder)
        #expect(
            try folder.text("out/batch.json") == """
                {
                  "mode" : "preview",
                  "options" : [
                    "--unsafe"
                  ],
                  "repositories" : [
                    {
                      "folder" : "one",
                      "listed" : "one",
                      "path" : "\(folder.path)/one",
                      "position" : 1
                    },
                    {
                      "folder" : "me-three",
                      "listed" : "me/three",
                      "path" : "\(folder.path)/me/three",
                      "position" : 2
                    }
                  ],
                  "schema" : 1,
                  "total" : 2
                }

                """)
    }

    @Test func listComesFromStandardInputToo() throws {
        let folder = try repositories()
        for line in ["-", "--list -"] {
            let output = "out\(line.count)"
            let result = try folder.shell(
                "printf 'one\\nme/three\\n' | navmigrate batch \(line) --output \(output)", tools: BuiltTool.folder)
            #expect(result.status == 0)
            #expect(result.errors.hasSuffix("navmigrate: 2 repositories: 2 done; see \(output)/summary.html\n"))
        }
    }

    @Test func writesWhereThatIsAskedFor() throws {
        let folder = try repositories()
        try folder.git("init --quiet", in: "me/three")
        let result = try batch("one me/three --output out --step 2 --write", in: folder)
        #expect(result.status == 3)
        #expect(try folder.text("one/App/Legacy.swift") == Legacy.after)
        #expect(try folder.text("me/three/Legacy.swift") == Legacy.before)
        #expect(
            result.output.contains(
                "me-three: failed: a file to be written has uncommitted changes; 1 file could not be read\n"))
        let again = try batch("--only-failed --output out", in: folder)
        #expect(again.status == 3)
        let dirty = try batch("me/three --output out2 --step 2 --write --allow-dirty", in: folder)
        #expect(dirty.status == 0)
        #expect(try folder.text("me/three/Legacy.swift") == Legacy.after)
    }

    @Test func settingsOfEachProjectHold() throws {
        let folder = try repositories()
        try folder.write("one/App/Other.swift", Legacy.before)
        try folder.write("one/.navmigrate.json", "{\"exclude\": [\"Other.swift\"]}")
        let result = try batch("one --output out --step 2 --write", in: folder)
        #expect(result.status == 0)
        #expect(try folder.text("out/repositories/one/2-containers.patch") == Legacy.patch("App/Legacy.swift"))
        #expect(try folder.text("one/App/Legacy.swift") == Legacy.after)
        #expect(try folder.text("one/App/Other.swift") == Legacy.before)
    }

    @Test func slowOnesAreEnded() throws {
        let folder = try repositories()
        try folder.write("slow/Legacy.swift", Legacy.before)
        try folder.git("init --quiet", in: "slow")
        // A git that doesn't answer, in one repository.
        try folder.write("bin/git", "#!/bin/sh\ncase \"$*\" in *slow*) exec sleep 30 ;; esac\nexit 1\n")
        try folder.setMode(0o755, of: "bin/git")
        let result = try folder.shell(
            "PATH=$PWD/bin:$PATH; navmigrate batch slow one --output out --timeout 8 --jobs 2", tools: BuiltTool.folder)
        #expect(result.status == 3)
        #expect(result.output.contains("\nslow: failed: it took longer than 8 seconds\n"))
        #expect(try folder.text("out/summary.csv").contains("\r\none,one,done,"))
    }

    // MARK: Going on

    @Test func resumeGoesOnAndOnlyFailedRepeats() throws {
        let folder = try repositories()
        #expect(try batch("--list repos.txt --output out --step 2 --resume", in: folder).status == 3)
        let trace = try folder.trace(of: "out/repositories/one/report.json")
        let resumed = try batch("--list repos.txt --output out --step 2 --resume", in: folder)
        #expect(resumed.status == 3)
        #expect(resumed.output == Self.table.replacing("\u{0}", with: folder.path))
        #expect(resumed.errors == "navmigrate: 3 repositories: 2 done, 1 failed; see out/summary.html\n")
        try folder.write("two/Legacy.swift", Legacy.before)
        let repeated = try batch("--output out --only-failed", in: folder)
        #expect(repeated.status == 0)
        #expect(
            repeated.errors
                == "[1/1] two: done\nnavmigrate: 3 repositories: 3 done; see out/summary.html\n")
        #expect(try folder.trace(of: "out/repositories/one/report.json") == trace)
        #expect(try folder.text("out/repositories/two/2-containers.patch") == Legacy.patch("Legacy.swift"))
    }

    /// The batch is killed without a chance to say goodbye, at many moments, and goes on each time.
    @Test func aKilledBatchGoesOn() throws {
        let folder = try ScratchFolder("work")
        let names = (1...12).map { "r\($0)" }
        for name in names { try folder.write("\(name)/Legacy.swift", Legacy.before) }
        try folder.write("repos.txt", names.joined(separator: "\n"))
        let line = "batch --list repos.txt --output out --step 2 --jobs 2 --resume"
        for pause in ["0.05", "0.2", "0.4", "0.6", "0.8"] {
            try folder.shell("navmigrate \(line) & sleep \(pause); kill -9 $!", tools: BuiltTool.folder)
        }
        let result = try folder.shell("navmigrate \(line)", tools: BuiltTool.folder)
        #expect(result.status == 0)
        #expect(result.errors.hasSuffix("navmigrate: 12 repositories: 12 done; see out/summary.html\n"))
        for name in names {
            #expect(try folder.text("out/repositories/\(name)/2-containers.patch") == Legacy.patch("Legacy.swift"))
        }
        #expect(
            try folder.shell("ls -A out").output.split(separator: "\n").sorted() == [
                "batch.json", "journal.jsonl", "repositories", "summary.csv", "summary.html", "summary.txt",
            ])
        // What was done is done once.
        let journal = try folder.text("out/journal.jsonl").split(separator: "\n")
        #expect(journal.count { $0.contains("\"done\"") } == 12)
    }

    /// Killed while it wrote, a batch leaves hidden files. The next one removes them, even where nothing is left to do.
    @Test func whatAKilledBatchLeftGoes() throws {
        let folder = try repositories()
        #expect(try batch("one --output out --step 2", in: folder).status == 0)
        let whole = try folder.shell("ls -A out").output
        for name in ["batch.json", "summary.txt", "summary.csv", "summary.html"] {
            try folder.write("out/.\(name).navmigrate-1a2b", "hal")
        }
        try folder.write("out/.unfinished/one-1a2b/report.html", "<!doc")
        #expect(try batch("--output out --resume", in: folder).status == 0)
        #expect(try folder.shell("ls -A out").output == whole)
    }

    /// Asked to end, a batch ends what is at work, and begins nothing more.
    @Test func aStoppedBatchEndsWhatIsAtWork() throws {
        let folder = try ScratchFolder("work")
        let names = (1...60).map { "r\($0)" }
        for name in names { try folder.write("\(name)/Legacy.swift", Legacy.before) }
        try folder.write("repos.txt", names.joined(separator: "\n"))
        let line = "navmigrate batch --list repos.txt --output out --step 2 --jobs 1"
        // The signal comes when the journal has its first line.
        let result = try folder.shell(
            "\(line) & until test -s out/journal.jsonl; do sleep 0.05; done; kill -TERM $!; wait $!",
            tools: BuiltTool.folder)
        #expect(result.status == 3)
        #expect(
            result.errors.contains("navmigrate: stopping when what is at work has ended; --resume goes on\n"))
        #expect(result.output.contains("\nr60: not run\n"))
        let journal = try folder.text("out/journal.jsonl").split(separator: "\n")
        #expect(journal.count { $0.contains("\"started\"") } == journal.count { $0.contains("\"done\"") })
        #expect(journal.count < 60)
        let resumed = try folder.shell("\(line) --resume", tools: BuiltTool.folder)
        #expect(resumed.status == 0)
        #expect(!resumed.errors.contains("r1: done"))
        #expect(resumed.errors.hasSuffix("navmigrate: 60 repositories: 60 done; see out/summary.html\n"))
    }

    @Test func whatWasCutIsTold() throws {
        let folder = try repositories()
        _ = try batch("one me/three --output out", in: folder)
        try folder.write(
            "out/journal.jsonl", "{\"repository\":\"one\",\"state\":\"started\"}\n{\"repository\":\"me-three\",\"sta")
        let result = try batch("--resume --output out", in: folder)
        #expect(result.errors.hasPrefix("navmigrate: the last run ended in the middle of: one\n"))
        #expect(result.status == 0)
    }

    // MARK: Shards

    @Test func shardsMergeToTheWhole() throws {
        let folder = try repositories()
        let whole = try batch("--list repos.txt --output whole --step 2", in: folder)
        for shard in 1...2 {
            _ = try batch("--list repos.txt --output s/\(shard) --step 2 --shard \(shard)/2", in: folder)
        }
        let merged = try batch("merge s/2 s/1 --output all", in: folder)
        #expect(merged.status == 3)
        #expect(merged.output == whole.output)
        #expect(merged.errors == "navmigrate: 3 repositories: 2 done, 1 failed; see all/summary.html\n")
        #expect(try folder.text("all/summary.csv") == folder.text("whole/summary.csv"))
        #expect(try folder.text("all/summary.html").contains("href=\"../s/1/repositories/one/report.html\""))
        #expect(try folder.contents(of: "all").keys.sorted() == ["summary.csv", "summary.html", "summary.txt"])
    }

    @Test func missingAndForeignShardsAreTold() throws {
        let folder = try repositories()
        for line in ["--shard 1/3 --output a", "--shard 3/3 --output c", "--shard 1/2 --output x", "--output whole"] {
            _ = try batch("--list repos.txt \(line)", in: folder)
        }
        _ = try batch("--list repos.txt --shard 2/3 --unsafe --output other", in: folder)
        let merged = try batch("merge a c --output all", in: folder)
        #expect(merged.status == 3)
        #expect(
            merged.errors
                == "navmigrate: a shard is missing: 2/3\n"
                + "navmigrate: 2 repositories: 2 done; see all/summary.html\n")
        for (line, message) in [
            ("a x", "a and x are no shards of one batch"), ("a other", "a and other are no shards of one batch"),
            ("a whole", "a and whole are no shards of one batch"), ("a a", "a and a are the same shard"),
            ("a one", "one can't be used: it holds other things than a batch"), ("a none", "none holds no batch"),
        ] {
            let result = try batch("merge \(line) --output all", in: folder)
            #expect(result.status == 2)
            #expect(result.errors == "navmigrate: error: \(message)\n")
        }
    }
}
