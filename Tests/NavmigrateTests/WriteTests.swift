import TestSupport
import Testing

@testable import navmigrate

/// Runs that write.
@Suite struct WriteTests {
    @Test func writesAndTells() throws {
        let folder = try ScratchFolder()
        try folder.write("App/Legacy.swift", Legacy.before)
        let run = ToolRun("App", "--step", "2", "--minimum-os", "ios16", in: folder.path)
        #expect(run.status == .success)
        #expect(run.product == "")
        #expect(
            run.words == """
                step 2 containers: 2 sites found = 2 migrated + 0 unsafe (not applied) + 0 left alone
                  NavigationView: 1 migrated
                  navigationViewStyle: 1 migrated
                  1 file changed

                """ + Legacy.toTry)
        #expect(try folder.text("App/Legacy.swift") == Legacy.after)
    }

    @Test func secondRunIsEmpty() throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        _ = ToolRun("--step", "2", in: folder.path)
        let trace = try folder.trace(of: "Legacy.swift")
        let second = ToolRun("--step", "2", in: folder.path)
        #expect(second.status == .success)
        #expect(
            second.words == """
                step 2 containers: 0 sites found = 0 migrated + 0 unsafe (not applied) + 0 left alone
                  0 files changed

                """)
        #expect(try folder.trace(of: "Legacy.swift") == trace)
        #expect(ToolRun("--step", "2", "--dry-run", in: folder.path).product == "")
    }

    /// Who clicks on a place after a run that wrote wants the line where it is now; a preview speaks of the file as it is.
    @Test func placesAreThoseOfTheFilesOnDisk() throws {
        let folder = try ScratchFolder()
        let source = """
            import SwiftUI
            struct First: View {
                var body: some View {
                    NavigationView { Text("a") }
                        .navigationViewStyle(.stack)
                }
            }
            struct Second: View {
                var body: some View {
                    NavigationView { Text("b") }
                        .navigationViewStyle(Own())
                }
            }

            """
        try folder.write("Two.swift", source)
        func places(_ flags: String...) -> [String] {
            let run = ToolRun(["--through", "3", "--minimum-os", "ios17"] + flags, in: folder.path)
            return (run.product + run.words).split(separator: "\n").filter {
                $0.hasSuffix("style]") || $0.hasSuffix("stays]")
            }.map {
                String($0.prefix { $0 != " " })
            }
        }
        #expect(places("--dry-run") == ["Two.swift:10:9:", "Two.swift:11:14:", "Two.swift:10:9:"])
        #expect(places() == ["Two.swift:9:9:", "Two.swift:10:14:", "Two.swift:9:9:"])
        #expect(try folder.text("Two.swift").split(separator: "\n")[8] == "        NavigationView { Text(\"b\") }")
    }

    @Test func otherFilesAreNotTouched() throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        try folder.setMode(0o600, of: "Legacy.swift")
        let others = ["Row.swift", "Stays.swift", "Notes.txt"]
        try folder.write("Row.swift", Legacy.plain)
        try folder.write("Stays.swift", "import SwiftUI\nextension NavigationView {}\n")
        try folder.write("Notes.txt", "NavigationView { }")
        try folder.setMode(0o755, of: "Row.swift")
        let before = try others.map { try folder.trace(of: $0) }
        _ = ToolRun("--step", "2", in: folder.path)
        #expect(try others.map { try folder.trace(of: $0) } == before)
        #expect(try folder.trace(of: "Legacy.swift").hasPrefix("\(0o600) "))
        #expect(try folder.contents().keys.sorted() == ["Legacy.swift", "Notes.txt", "Row.swift", "Stays.swift"])
    }

    @Test func unsafeFixesAreAppliedOnlyWhenAskedFor() throws {
        let folder = try ScratchFolder()
        let source = Legacy.before.replacing(
            "List { Text(\"Row\") }", with: "List { Text(\"Row\") }\n            Text(\"never shown\")")
        try folder.write("Legacy.swift", source)
        let preview = ToolRun("--step", "2", "--minimum-os", "ios17", in: folder.path)
        #expect(preview.status == .success)
        #expect(
            preview.words.contains(
                "Legacy.swift:5:9: warning: its second view was never shown under the stack style: "
                    + "it goes only with --unsafe [navigation-view/removed-views]\n"))
        #expect(preview.words.contains("2 sites found = 0 migrated + 2 unsafe (not applied) + 0 left alone\n"))
        #expect(try folder.text("Legacy.swift") == source)

        let run = ToolRun("--step", "2", "--unsafe", in: folder.path)
        #expect(run.words.contains("2 sites found = 2 migrated + 0 unsafe (not applied) + 0 left alone\n"))
        #expect(try folder.text("Legacy.swift") == Legacy.after)
    }

    @Test func minimumSystemSpeaksWhereTheProjectIsSilent() throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        let run = ToolRun("--step", "2", "--minimum-os", "ios15", in: folder.path)
        #expect(run.status == .success)
        #expect(
            run.words.contains(
                "Legacy.swift:5:9: warning: NavigationView stays: --minimum-os says iOS 15.0, and NavigationStack needs "
                    + "16.0 [navigation-view/deployment-target]\n"))
        #expect(try folder.text("Legacy.swift") == Legacy.before)
    }

    @Test func withoutWordOfASystemOneIsAssumedAndTold() throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        #expect(
            ToolRun("--step", "2", in: folder.path).words.hasPrefix(
                "Legacy.swift:5:9: note: nothing tells the oldest system that this file supports: iOS 16 is assumed; "
                    + "say it with --minimum-os [navigation-view/assumed-system]\n"))
    }
}

/// `--check`, for CI.
@Suite struct CheckTests {
    @Test func oneWhereSomethingIsLeftToDo() throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        let run = ToolRun("--check", in: folder.path)
        #expect(run.status == .pending)
        #expect(run.product == "")
        #expect(run.words.contains("  1 file would change\n"))
        #expect(try folder.text("Legacy.swift") == Legacy.before)
    }

    @Test func zeroWhereNothingIs() throws {
        let folder = try ScratchFolder()
        try folder.write("Row.swift", Legacy.plain)
        #expect(ToolRun("--check", in: folder.path).status == .success)
    }

    /// What the same flags would not apply is no reason to fail.
    @Test func zeroWhereWhatIsLeftStays() throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        #expect(ToolRun("--check", "--minimum-os", "ios15", in: folder.path).status == .success)
    }

    @Test func unsafeCountsWithUnsafeAlone() throws {
        let folder = try ScratchFolder()
        try folder.write(
            "Legacy.swift", Legacy.before.replacing("List { Text(\"Row\") }", with: "Text(\"A\")\nText(\"B\")"))
        #expect(ToolRun("--check", in: folder.path).status == .success)
        #expect(ToolRun("--check", "--unsafe", in: folder.path).status == .pending)
    }
}
