import TestSupport
import Testing

@testable import navmigrate

/// `navmigrate snapshot record|verify|accept DIR`.
@Suite struct RecordedSnapshotTests {
    private func project() throws -> ScratchFolder {
        let folder = try ScratchFolder()
        try folder.write("App/Legacy.swift", Legacy.before)
        try folder.write("App/Row.swift", Legacy.plain)
        return folder
    }

    private static let names = [
        "1-audit.txt", "2-containers.diff", "3-routes.diff", "4-links.diff", "5-router.diff", "6-restoration.diff",
        "snapshot.json",
    ]

    // MARK: Record

    @Test func recordsTheAuditAndADiffForEachStep() throws {
        let folder = try project()
        let audit = ToolRun("audit", in: folder.path).product
        let run = ToolRun("snapshot", "record", "Migration", in: folder.path)
        #expect(run.status == .success)
        #expect(run.product == "")
        #expect(run.words == "navmigrate: recorded in Migration; review what is there, and commit it\n")
        #expect(try folder.contents(of: "Migration").keys.sorted() == Self.names)
        #expect(try folder.text("Migration/1-audit.txt") == audit)
        #expect(try folder.text("Migration/2-containers.diff") == Legacy.patch("App/Legacy.swift"))
        for name in Self.names[2...5] { #expect(try folder.text("Migration/" + name) == "") }
        #expect(
            try folder.text("Migration/snapshot.json") == """
                {
                  "options" : [

                  ],
                  "paths" : [
                    ".."
                  ],
                  "schema" : 1
                }

                """)
        #expect(try folder.text("App/Legacy.swift") == Legacy.before)
    }

    @Test func optionsAreRecordedInOneOrder() throws {
        let folder = try project()
        _ = ToolRun(
            "snapshot", "record", "One", "App", "--unsafe", "--jobs", "2", "--minimum-os=ios17", in: folder.path)
        _ = ToolRun(
            "snapshot", "--minimum-os", "ios17", "record", "--unsafe", "Two", "App", "--unsafe", in: folder.path)
        #expect(try folder.contents(of: "One") == folder.contents(of: "Two"))
        #expect(
            try folder.text("One/snapshot.json") == """
                {
                  "options" : [
                    "--unsafe",
                    "--minimum-os",
                    "ios17"
                  ],
                  "paths" : [
                    "../App"
                  ],
                  "schema" : 1
                }

                """)
        #expect(try folder.text("One/2-containers.diff") == Legacy.patch("Legacy.swift"))
    }

    @Test func aSnapshotIsNotOverwritten() throws {
        let folder = try project()
        try folder.write("Migration/3-routes.diff", "mine\n")
        let run = ToolRun("snapshot", "record", "Migration", in: folder.path)
        #expect(run.status == .failure)
        #expect(
            run.words
                == "navmigrate: error: Migration holds a snapshot already: 'navmigrate snapshot verify Migration' "
                + "compares, 'navmigrate snapshot accept Migration' takes what is new\n")
        #expect(try folder.contents(of: "Migration") == ["3-routes.diff": Array("mine\n".utf8)])
    }

    @Test func otherFilesInTheFolderStay() throws {
        let folder = try project()
        try folder.write("Migration/README.md", "mine\n")
        #expect(ToolRun("snapshot", "record", "Migration", in: folder.path).status == .success)
        #expect(try folder.text("Migration/README.md") == "mine\n")
    }

    @Test func filesThatCannotBeReadAreTold() throws {
        let folder = try project()
        try folder.write("App/Broken.swift", "let x = NavigationView {")
        let run = ToolRun("snapshot", "record", "Migration", in: folder.path)
        #expect(run.status == .unreadable)
        #expect(run.words.contains("App/Broken.swift:1:"))
        #expect(ToolRun("snapshot", "verify", "Migration", in: folder.path).status == .unreadable)
    }

    // MARK: Verify and accept

    @Test func nothingInItChangesWithThePlace() throws {
        let folder = try project()
        _ = ToolRun("snapshot", "record", "App/Notes/Migration", "App", in: folder.path)
        let other = try ScratchFolder("Somewhere else")
        try other.copy(folder.path + "/App", to: "App")
        for (place, path) in [
            ("", "App/Notes/Migration"), ("App", "Notes/Migration"), ("App/Notes/Migration", "."),
        ] {
            let run = ToolRun("snapshot", "verify", path, in: other.path + (place.isEmpty ? "" : "/" + place))
            #expect(run.status == .success)
            #expect(run.words == "navmigrate: \(path) is what the code gives\n")
            #expect(run.product == "")
        }
        for (name, bytes) in try other.contents(of: "App/Notes/Migration") {
            #expect(!String(decoding: bytes, as: UTF8.self).contains(folder.path), "\(name)")
        }
    }

    @Test func differenceIsShownAndAccepted() throws {
        let folder = try project()
        _ = ToolRun("snapshot", "record", "Migration", in: folder.path)
        let recorded = try folder.contents(of: "Migration")
        try folder.write("App/Legacy.swift", Legacy.before.replacing("List { Text(\"Row\") }", with: "Text(\"Row\")"))
        let run = ToolRun("snapshot", "verify", "Migration", in: folder.path)
        #expect(run.status == .pending)
        #expect(
            run.product == """
                diff --git a/2-containers.diff b/2-containers.diff
                --- a/2-containers.diff
                +++ b/2-containers.diff
                @@ -7,7 +7,7 @@
                      var body: some View {
                 -        NavigationView {
                 +        NavigationStack {
                -             List { Text("Row") }
                +             Text("Row")
                          }
                 -        .navigationViewStyle(.stack)
                      }

                """)
        #expect(
            run.words
                == "navmigrate: Migration is no longer what the code gives: 2-containers.diff; if that is right: "
                + "navmigrate snapshot accept Migration\n")
        #expect(try folder.contents(of: "Migration") == recorded)

        let accepted = ToolRun("snapshot", "accept", "Migration", in: folder.path)
        #expect(accepted.status == .success)
        #expect(accepted.words == "navmigrate: accepted in Migration: 2-containers.diff\n")
        #expect(ToolRun("snapshot", "verify", "Migration", in: folder.path).status == .success)
        #expect(
            ToolRun("snapshot", "accept", "Migration", in: folder.path).words
                == "navmigrate: nothing to accept: Migration is what the code gives\n")
        #expect(
            try folder.text("Migration/snapshot.json") == String(decoding: recorded["snapshot.json"]!, as: UTF8.self))
    }

    @Test func missingFilesAreDifferences() throws {
        let folder = try project()
        _ = ToolRun("snapshot", "record", "Migration", in: folder.path)
        try folder.shell("rm Migration/2-containers.diff Migration/3-routes.diff")
        let run = ToolRun("snapshot", "verify", "Migration", in: folder.path)
        #expect(run.status == .pending)
        #expect(run.product.hasPrefix("diff --git a/2-containers.diff b/2-containers.diff\nnew file mode 100644\n"))
        #expect(
            run.product.hasSuffix("\ndiff --git a/3-routes.diff b/3-routes.diff\nnew file mode 100644\n"))
        #expect(ToolRun("snapshot", "accept", "Migration", in: folder.path).status == .success)
        #expect(ToolRun("snapshot", "verify", "Migration", in: folder.path).status == .success)
    }

    @Test func recordedOptionsHold() throws {
        let folder = try ScratchFolder()
        let source = Legacy.before.replacing("List { Text(\"Row\") }", with: "Text(\"A\")\nText(\"B\")")
        try folder.write("Legacy.swift", source)
        _ = ToolRun("snapshot", "record", "Safe", in: folder.path)
        _ = ToolRun("snapshot", "record", "Unsafe", "--unsafe", in: folder.path)
        #expect(try folder.text("Safe/2-containers.diff") == "")
        #expect(try folder.text("Unsafe/2-containers.diff") != "")
        for name in ["Safe", "Unsafe"] {
            #expect(ToolRun("snapshot", "verify", name, in: folder.path).status == .success)
        }
    }

    @Test func settingsOfTheProjectHold() throws {
        let folder = try project()
        try folder.write("App/Other.swift", Legacy.before)
        try folder.write(".navmigrate.json", "{\"exclude\": [\"Other.swift\"]}")
        _ = ToolRun("snapshot", "record", "Migration", in: folder.path)
        #expect(try folder.text("Migration/2-containers.diff") == Legacy.patch("App/Legacy.swift"))
    }

    @Test func projectCanBeNamed() throws {
        let folder = try project()
        _ = ToolRun("snapshot", "record", "Migration", "App", in: folder.path)
        try folder.shell("mv App Moved")
        let lost = ToolRun("snapshot", "verify", "Migration", in: folder.path)
        #expect(lost.status == .failure)
        #expect(lost.words == "navmigrate: error: no such file or folder: Migration/../App\n")
        #expect(ToolRun("snapshot", "verify", "Migration", "Moved", in: folder.path).status == .success)
    }

    // MARK: Command lines

    private static let lines: [([String], String)] = [
        ([], "'snapshot' needs an action and a folder: navmigrate snapshot record DIR"),
        (["recrd", "D"], "'snapshot' has no action 'recrd'; did you mean 'record'?"),
        (["something", "D"], "'snapshot' has no action 'something'; there are record, verify, accept and apply"),
        (["record"], "'snapshot record' needs a folder: navmigrate snapshot record DIR"),
        (["verify", "App"], "App holds no snapshot: 'navmigrate snapshot record App' makes one"),
        (["accept", "None"], "None holds no snapshot: 'navmigrate snapshot record None' makes one"),
        (["record", "D", "--unsfe"], "unknown option '--unsfe'; did you mean '--unsafe'?"),
        (["record", "D", "--dry-run"], "--dry-run doesn't go with 'snapshot'"),
        (["record", "D", "--format=json"], "--format doesn't go with 'snapshot'"),
        (["record", "D", "--step", "2"], "--step goes with 'snapshot apply' alone"),
        (["record", "D", "--allow-dirty"], "--allow-dirty goes with 'snapshot apply' alone"),
        (["record", "D", "--unsafe=yes"], "--unsafe takes no value"),
        (["record", "D", "--minimum-os"], "--minimum-os needs a value: --minimum-os SYSTEMS"),
        (["record", "D", "--route-name", "A", "--route-name", "B"], "--route-name is given twice"),
        (
            ["record", "D", "--jobs", "0"], "'0' isn't a value of --jobs, which takes a number from 1 to 256"
        ),
        (
            ["verify", "D", "--unsafe"],
            "--unsafe doesn't go with 'snapshot verify', which has the options of the record; for others remove D, "
                + "and record anew"
        ),
        (["apply", "D"], "'snapshot apply' needs a step: --step N"),
        (["apply", "D", "--step", "1"], "step 1 (audit) changes nothing"),
        (["apply", "D", "--step", "2", "--step", "3"], "--step is given twice"),
        (["record", "D", "Nowhere"], "no such file or folder: Nowhere"),
    ]

    @Test(arguments: lines) func isRefused(arguments: [String], message: String) throws {
        let folder = try project()
        let before = try folder.contents()
        let run = ToolRun(["snapshot"] + arguments, in: folder.path)
        #expect(run.status == .failure)
        #expect(run.words == "navmigrate: error: \(message)\n")
        #expect(run.product == "")
        #expect(try folder.contents() == before)
        #expect(try folder.shell("ls").output == "App\n")
    }

    /// Whoever adds an option says whether it decides what becomes of a project: snapshots keep it then.
    @Test func everyOptionHasItsPlace() {
        let others: [Option] = [
            .step, .through, .dryRun, .check, .commit, .verify, .allowDirty, .at, .plan, .format, .output, .jobs,
            .parseEverything, .help, .version,
        ]
        #expect(Set(Option.allCases) == Set(PassedOptions.deciding + others))
    }

    @Test func helpIsTheTools() {
        #expect(ToolRun("snapshot", "--help", in: "/").product == ToolRun("--help", in: "/").product)
    }
}
