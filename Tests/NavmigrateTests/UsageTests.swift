import TestSupport
import Testing

@testable import navmigrate

/// Command lines that can't be carried out: status 2, one sentence on stderr, nothing on stdout, nothing read.
@Suite struct UsageTests {
    private static let steps =
        "1 (audit), 2 (containers), 3 (routes), 4 (links), 5 (router), 6 (restoration)"

    private static let lines: [([String], String)] = [
        (["--dryrun"], "unknown option '--dryrun'; did you mean '--dry-run'?"),
        (["--allow_dirty"], "unknown option '--allow_dirty'; did you mean '--allow-dirty'?"),
        (["--formt=json"], "unknown option '--formt'; did you mean '--format'?"),
        (["-n"], "unknown option '-n'; see navmigrate --help"),
        (["--something-else-entirely"], "unknown option '--something-else-entirely'; see navmigrate --help"),
        (["--step"], "--step needs a value: --step N"),
        (["--step", "--dry-run"], "--step needs a value: --step N"),
        (["--output"], "--output needs a value: --output FILE"),
        (["--dry-run=yes"], "--dry-run takes no value"),
        (["--step", "7"], "there is no step '7'; the steps are \(steps)"),
        (["--step", "0"], "there is no step '0'; the steps are \(steps)"),
        (["--step", "foo"], "there is no step 'foo'; the steps are \(steps)"),
        (["--through="], "there is no step ''; the steps are \(steps)"),
        (["--step", "2", "--through", "2"], "--step and --through don't go together; give one of them"),
        (["--step", "2", "--step", "2"], "--step is given twice"),
        (["--dry-run", "--check"], "--dry-run and --check don't go together; give one of them"),
        (["audit", "--step", "2"], "--step doesn't go with 'audit', which changes nothing"),
        (["audit", "--dry-run"], "--dry-run doesn't go with 'audit', which changes nothing"),
        (
            ["--format", "xml"],
            "'xml' isn't a value of --format, which takes text, json, sarif, xcode, github, markdown or html"
        ),
        (["--jobs", "0"], "'0' isn't a value of --jobs, which takes a number from 1 to 256"),
        (["--jobs", "many"], "'many' isn't a value of --jobs, which takes a number from 1 to 256"),
        (
            ["--minimum-os", "ios"],
            "'ios' isn't a value of --minimum-os, which takes systems with versions, such as ios16,macos13"
        ),
        (
            ["--minimum-os", "windows11"],
            "'windows11' isn't a value of --minimum-os, which takes systems with versions, such as ios16,macos13"
        ),
        (
            ["--minimum-os", "ios16,"],
            "'ios16,' isn't a value of --minimum-os, which takes systems with versions, such as ios16,macos13"
        ),
        (["--minimum-os", "ios16,ios17"], "'ios16,ios17' names iOS twice; give one version for each system"),
        (
            ["--minimum-os", "macos13,iOS16,MacOS14"],
            "'macos13,iOS16,MacOS14' names macOS twice; give one version for each system"
        ),
        (["--minimum-os", "ios16", "--minimum-os", "ios17"], "--minimum-os is given twice"),
        (["--output", "-"], "there is nothing for --output: give --dry-run, whose patch it takes, or --format json"),
        (["--format", "json", "--format", "text"], "--format is given twice"),
        (["--jobs", "1", "--jobs=2"], "--jobs is given twice"),
        (
            ["--deep-links", "http://example.com"],
            "'http://example.com' isn't a value of --deep-links, which takes URL schemes and web addresses, such as "
                + "myapp,https://example.com"
        ),
        (["--deep-links"], "--deep-links needs a value: --deep-links LINKS"),
        (["--router-tests=yes"], "--router-tests takes no value"),
        (
            ["--route-name", "app route"],
            "'app route' isn't a value of --route-name, which takes a name for an enum, such as AppRoute"
        ),
        (
            ["--assume-hashable", "A,,B"],
            "'A,,B' isn't a value of --assume-hashable, which takes names of types, such as Account,Store.Item"
        ),
        (
            ["--unsafe", "snapshot", "verify", "D"],
            "the command 'snapshot' comes before its options: navmigrate snapshot …"
        ),
        (
            ["--output", "p.patch"],
            "there is nothing for --output: give --dry-run, whose patch it takes, or --format json"
        ),
    ]

    @Test(arguments: lines) func isRefused(arguments: [String], message: String) throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        let run = ToolRun(arguments, in: folder.path)
        #expect(run.status == .failure)
        #expect(run.words == "navmigrate: error: \(message)\n")
        #expect(run.product == "")
        #expect(try folder.contents() == ["Legacy.swift": Array(Legacy.before.utf8)])
    }

    @Test(arguments: ["--help", "-h", "help"]) func helpNamesEverything(word: String) {
        let run = ToolRun(word, in: "/")
        #expect(run.status == .success)
        #expect(run.words == "")
        for option in Option.allCases { #expect(run.product.contains("  \(option.rawValue) ")) }
        for step in ["1 audit", "2 containers", "3 routes", "4 links", "5 router", "6 restoration"] {
            #expect(run.product.contains("\n  \(step) "))
        }
        #expect(run.product.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }

    @Test func versionIsOneLine() {
        let run = ToolRun("--version", in: "/")
        #expect(run.product == "navmigrate \(ToolVersion.number) (\(ToolVersion.parser))\n")
        #expect(run.status == .success)
    }

    @Test func withoutAWorkingDirectoryNothingIsRead() {
        let run = ToolRun("--step", "2", in: "")
        #expect(run.status == .failure)
        #expect(
            run.words
                == "navmigrate: error: the working directory can't be found; change to another folder, then run again\n"
        )
    }
}
