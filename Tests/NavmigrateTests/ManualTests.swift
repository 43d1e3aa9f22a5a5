import Migration
import TestSupport
import Testing

@testable import navmigrate

/// Help, the manual and completions tell of the same words.
@Suite struct ManualTests {
    @Test(arguments: [60, 80, 100, 200, 10]) func helpKeepsToTheTerminal(width: Int) {
        let lines = Help(width: width).text.split(separator: "\n", omittingEmptySubsequences: false)
        // The examples and the usage are lines of their own, which nobody could copy in parts.
        let long = lines.filter {
            $0.count > min(max(width, 60), 100) && !$0.hasPrefix("  navmigrate") && !$0.hasPrefix("navmigrate")
        }
        #expect(long == [])
    }

    @Test func helpGroupsTheOptions() {
        let text = Help(width: 100).text
        #expect(Set(OptionGroup.allCases.flatMap(\.options)) == Set(Option.allCases))
        for group in OptionGroup.allCases { #expect(text.contains("\noptions: \(group.rawValue)\n  --")) }
        #expect(
            text.contains(
                """
                  --except RULES          leave RULES out, such as destination-link/changing-source
                  --target NAME           only the files of that target

                """))
        #expect(
            Help(width: 60).text.contains(
                """
                  --except RULES          leave RULES out, such as
                                          destination-link/changing-source

                """))
    }

    @Test func manualIsWellFormed() throws {
        let folder = try ScratchFolder()
        try folder.write("navmigrate.1", ToolRun("manual", in: "/").product)
        let text = try folder.text("navmigrate.1")
        for option in Option.allCases {
            #expect(text.contains(".B " + option.rawValue.replacing("-", with: "\\-")))
        }
        for command in Words.commands { #expect(text.contains("\n.B \(command.name)\n")) }
        for option in BatchOption.allCases {
            #expect(text.contains("\n.B " + option.rawValue.replacing("-", with: "\\-")))
        }
        #expect(text.contains("\n.B \\&.navmigrate.json\n"))
        // Every line that begins with a dot is a command of man's.
        let commands: Set = [".TH", ".SH", ".SS", ".TP", ".B", ".I", ".br", ".RI"]
        let found = text.split(separator: "\n").filter { $0.hasPrefix(".") }.map { $0.split(separator: " ")[0] }
        #expect(Set(found.map(String.init)).subtracting(commands) == [])
    }

    @Test func commandsAreThoseOfTheTool() {
        let own = Words.commands.map(\.name).filter { !["batch", "snapshot"].contains($0) }
        for name in own { #expect(Arguments.Command(rawValue: name) != nil) }
    }

    @Test func bashCompletesOptionsValuesAndRules() throws {
        let folder = try ScratchFolder()
        try folder.write("c.bash", ToolRun("completions", "bash", in: "/").product)
        try folder.makeFolder("Sources")
        func complete(_ words: String...) throws -> [String] {
            let list = words.map { "'\($0)'" }.joined(separator: " ")
            let line =
                "bash -c \"source c.bash; COMP_WORDS=(navmigrate \(list)); COMP_CWORD=\(words.count); _navmigrate; "
                + "printf '%s\\n' \\\"\\${COMPREPLY[@]}\\\"\""
            return try folder.shell(line).output.split(separator: "\n").map(String.init)
        }
        #expect(try complete("--ro") == ["--route-name", "--router-tests"])
        #expect(try complete("--format", "m") == ["markdown"])
        #expect(try complete("graph", "--format", "m") == ["mermaid"])
        #expect(try complete("batch", "--l") == ["--list"])
        #expect(try complete("batch", "m") == ["merge"])
        #expect(try complete("batch", "--sc") == [])
        #expect(try complete("snapshot", "a") == ["accept", "apply"])
        #expect(try complete("snapshot", "apply", "--st") == ["--step"])
        #expect(try complete("--step", "r") == ["routes", "router", "restoration"])
        #expect(try complete("au") == ["audit"])
        #expect(try complete("So") == ["Sources"])
        #expect(try complete("completions", "z") == ["zsh"])
        #expect(try complete("explain", "restoration/not") == ["restoration/not-codable"])
    }

    @Test func otherShellsGetEveryWord() {
        let (zsh, fish) = (Completions.script(for: .zsh), Completions.script(for: .fish))
        for option in Option.allCases {
            #expect(zsh.contains("\(option.rawValue)["))
            #expect(fish.contains(" -l \(option.rawValue.dropFirst(2)) "))
        }
        for option in BatchOption.allCases {
            #expect(zsh.contains("\(option.rawValue)["))
            #expect(
                fish.contains("-n '__fish_seen_subcommand_from batch' -l \(option.rawValue.dropFirst(2)) "))
        }
        #expect(fish.contains("complete -c navmigrate -n '__fish_seen_subcommand_from batch' -xa 'merge'\n"))
        #expect(
            zsh.contains(
                "'--route-name[the name of step 3'\\''s enum (default\\: Route, or the next free name)]:NAME:_files'"))
        #expect(fish.contains("-l step -xa 'audit containers routes links router restoration' -d "))
    }

    @Test(arguments: [
        (["completions"], "'completions' needs a shell: bash, zsh, fish"),
        (["completions", "tcsh"], "'tcsh' is none of the shells: bash, zsh, fish"),
        (["manual", "x"], "'manual' takes no path"),
        (["completions", "bash", "--step", "2"], "--step doesn't go with 'completions', which looks at no project"),
    ]) func mistakesAreTold(arguments: [String], message: String) {
        let run = ToolRun(arguments, in: "/")
        #expect(run.status == .failure)
        #expect(run.words == "navmigrate: error: \(message)\n")
    }

    @Test func versionNamesTheParser() {
        let product = ToolRun("--version", in: "/").product
        #expect(
            product.wholeMatch(
                of: /navmigrate [0-9.]+ \(swift-syntax [0-9]+( or later)?, (the toolchain's|built in)\)\n/) != nil)
    }
}

/// Colours, on terminals alone.
@Suite struct PainterTests {
    private let painter = Painter(isTerminal: true, environment: [:])

    @Test func onlyOnTerminalsAndNotWhereTheyAreUnwanted() {
        #expect(painter.isOn)
        #expect(!Painter(isTerminal: false, environment: [:]).isOn)
        #expect(!Painter(isTerminal: true, environment: ["NO_COLOR": "1"]).isOn)
        #expect(Painter(isTerminal: true, environment: ["NO_COLOR": ""]).isOn)
        #expect(!Painter(isTerminal: true, environment: ["TERM": "dumb"]).isOn)
    }

    @Test func severitiesHaveColours() {
        #expect(
            painter.words("A.swift:1:2: warning: note: x [r]\nplain\n")
                == "A.swift:1:2: \u{1B}[33mwarning\u{1B}[0m: note: x [r]\nplain\n")
        #expect(painter.words("navmigrate: error: no\n") == "navmigrate: \u{1B}[31merror\u{1B}[0m: no\n")
        #expect(Painter(isTerminal: false, environment: [:]).words("a: error: b") == "a: error: b")
    }

    @Test func patchesHaveColours() {
        #expect(
            painter.patch("diff --git a/A b/A\n--- a/A\n+++ b/A\n@@ -1 +1 @@\n-a\n+b\n c\n") == """
                \u{1B}[1mdiff --git a/A b/A\u{1B}[0m
                \u{1B}[1m--- a/A\u{1B}[0m
                \u{1B}[1m+++ b/A\u{1B}[0m
                \u{1B}[36m@@ -1 +1 @@\u{1B}[0m
                \u{1B}[31m-a\u{1B}[0m
                \u{1B}[32m+b\u{1B}[0m
                 c

                """)
    }
}

@Suite struct ProgressLineTests {
    @Test func tellsHowLongTheRestTakes() {
        #expect(ProgressLine.text(10, of: 40, after: .seconds(2)) == "10 of 40, about 7 s left")
        #expect(ProgressLine.text(39, of: 40, after: .seconds(2)) == "39 of 40")
        #expect(ProgressLine.text(0, of: 40, after: .seconds(2)) == "0 of 40")
        #expect(ProgressLine.text(40, of: 40, after: .seconds(2)) == "40 of 40")
    }
}
