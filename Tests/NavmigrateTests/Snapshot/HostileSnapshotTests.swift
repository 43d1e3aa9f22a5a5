import TestSupport
import Testing

@testable import navmigrate

/// Snapshots that somebody made who means harm: each is refused with a reason, and nothing is written.
@Suite struct HostileSnapshotTests {
    private static let settings = "{\"schema\": 1, \"options\": [], \"paths\": [\"..\"]}"

    /// A project beside other things, with a snapshot whose diff of step 2 is `diff`.
    private func outer(_ diff: String, settings: String = Self.settings) throws -> ScratchFolder {
        let folder = try ScratchFolder()
        try folder.write("Project/App/Legacy.swift", Legacy.before)
        try folder.write("Project/.git/hooks/pre-commit", "old\n")
        try folder.write("Outside.swift", "old\n")
        try folder.write("Project/Migration/2-containers.diff", diff)
        try folder.write("Project/Migration/snapshot.json", settings)
        return folder
    }

    private func expectRefusal(
        _ folder: ScratchFolder, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try folder.contents()
        let run = ToolRun(
            "snapshot", "apply", "Migration", "--step", "2", "--allow-dirty", in: folder.path + "/Project")
        #expect(run.status == .failure, sourceLocation: sourceLocation)
        #expect(run.words == "navmigrate: error: \(message)\n", sourceLocation: sourceLocation)
        #expect(try folder.contents() == before, sourceLocation: sourceLocation)
    }

    private static func change(_ path: String) -> String {
        "diff --git a/\(path) b/\(path)\n--- a/\(path)\n+++ b/\(path)\n@@ -1 +1 @@\n-old\n+new\n"
    }

    @Test(arguments: [
        ("../Outside.swift", "it isn't a path inside the project"),
        ("App/../../Outside.swift", "it isn't a path inside the project"),
        ("./App/Legacy.swift", "it isn't a path inside the project"),
        ("App//Legacy.swift", "it isn't a path inside the project"),
        ("", "it isn't a path inside the project"),
        ("/etc/x.swift", "it is an absolute path"),
        (".git/hooks/pre-commit", "it is git's own"),
        (".GIT/x.swift", "it is git's own"),
        ("App/.Git/x.swift", "it is git's own"),
        ("App/run.sh", "no step writes such a file"),
        (".bashrc", "no step writes such a file"),
        ("project.pbxproj", "no step writes such a file"),
        ("App/App.xcodeproj/xcshareddata/x", "no step writes such a file"),
    ])
    func pathsThatNoStepWrites(path: String, why: String) throws {
        try expectRefusal(
            outer(Self.change(path)),
            "Migration/2-containers.diff would write '\(path)': \(why); nothing was written")
    }

    @Test func onePathRefusesAll() throws {
        let folder = try outer(Self.change("../Outside.swift") + Legacy.patch("App/Legacy.swift"))
        try expectRefusal(
            folder,
            "Migration/2-containers.diff would write '../Outside.swift': it isn't a path inside the project; "
                + "nothing was written")
    }

    @Test func linksAreNotFollowed() throws {
        let folder = try outer(Self.change("App/Link.swift"))
        try folder.link("Project/App/Link.swift", to: "../../Outside.swift")
        try expectRefusal(
            folder,
            "App/Link.swift is a symbolic link; nothing was written. "
                + "Name the link's target as the path, and run again.")
        let folders = try outer(Self.change("Link/Outside.swift"))
        try folders.link("Project/Link", to: "..")
        try expectRefusal(
            folders,
            "Link/Outside.swift would be written through the symbolic link Link; nothing was written. "
                + "Name the link's target as the path, and run again.")
    }

    @Test func pipesAreNotOpened() throws {
        let folder = try outer(Self.change("App/Pipe.swift"))
        try folder.shell("mkfifo Project/App/Pipe.swift")
        let run = ToolRun("snapshot", "apply", "Migration", "--step", "2", in: folder.path + "/Project")
        #expect(run.words.hasPrefix("navmigrate: error: App/Pipe.swift is not a regular file; nothing was written."))
        try folder.shell("rm Project/App/Pipe.swift")
    }

    @Test func snapshotFilesThatAreLinks() throws {
        let folder = try outer("")
        try folder.shell("rm Project/Migration/2-containers.diff")
        try folder.write("p.diff", Legacy.patch("App/Legacy.swift"))
        try folder.link("Project/Migration/2-containers.diff", to: "../../p.diff")
        try expectRefusal(
            folder,
            "2-containers.diff is a symbolic link; nothing was written. "
                + "Name the link's target as the path, and run again.")
    }

    @Test(arguments: [
        ("hello\n", "line 1 doesn't begin a file"),
        ("\u{0}\u{1}", "line 1 doesn't begin a file"),
        (
            "diff --git a/A.swift b/A.swift\n--- a/A.swift\n+++ b/A.swift\n@@ -1,99999999 +1,99999999 @@\n-a\n",
            "line 5 is the end, in the middle of a hunk"
        ),
        ("diff --git a/A.swift b/A.swift\nnew file mode 120000\n", "line 2 should be '--- a/A.swift'"),
        ("diff --git a/A.swift b/A.swift\nold mode 100644\nnew mode 100755\n", "line 2 should be '--- a/A.swift'"),
        ("diff --git a/A.swift b/A.swift\ndeleted file mode 100644\n", "line 2 deletes a file, which no step does"),
        ("diff --git a/A.swift b/B.swift\n", "line 1 doesn't name one file twice"),
    ])
    func diffsThatNobodyWrote(diff: String, fault: String) throws {
        try expectRefusal(
            outer(diff),
            "Migration/2-containers.diff isn't a diff that navmigrate wrote: \(fault); nothing was written")
    }

    @Test func controlCharactersInALineDoNotReachTheTerminal() throws {
        let folder = try outer(
            "diff --git a/A.swift b/A.swift\n--- a/A.swift\n+++ b/A.swift\n@@ -1 +1 @@\n-\u{1B}[2J\n+new\n")
        try folder.write("Project/A.swift", "\u{1B}]0;x\u{7}\n")
        let run = ToolRun(
            "snapshot", "apply", "Migration", "--step", "2", "--allow-dirty", in: folder.path + "/Project")
        #expect(run.status == .refused)
        #expect(
            run.words.hasPrefix(
                "navmigrate: refused: A.swift:1: the code has moved on since the snapshot: the snapshot has "
                    + "'\\u{1b}[2J', the file '\\u{1b}]0;x\\u{7}'\n"))
    }

    // MARK: snapshot.json

    private static let noSettings = "Migration/snapshot.json isn't what 'snapshot record' writes"

    @Test(arguments: [
        ("", noSettings),
        ("[]", noSettings),
        ("{\"schema\": 1}", noSettings),
        ("{\"schema\": 1, \"options\": [], \"paths\": []}", noSettings),
        ("{\"schema\": 1, \"options\": [], \"paths\": [\"\"]}", noSettings),
        ("{\"schema\": 1, \"options\": [], \"paths\": [\"/\"]}", noSettings),
        ("{\"schema\": 1, \"options\": [], \"paths\": [\"..\\u0000\"]}", noSettings),
        (
            "{\"schema\": 2, \"options\": [], \"paths\": [\"..\"]}",
            "Migration/snapshot.json has schema 2, which this version doesn't know"
        ),
        (
            "{\"schema\": 1, \"options\": [\"--output\", \"x\"], \"paths\": [\"..\"]}",
            "Migration/snapshot.json names options that can't be: --output doesn't go with 'snapshot record'"
        ),
        (
            "{\"schema\": 1, \"options\": [\"App\"], \"paths\": [\"..\"]}",
            "Migration/snapshot.json names options that can't be: there is a word that is no option"
        ),
    ])
    func settingsThatNobodyWrote(settings: String, message: String) throws {
        try expectRefusal(outer(Legacy.patch("App/Legacy.swift"), settings: settings), message)
    }

    @Test func settingsThatLeadElsewhere() throws {
        let folder = try outer(
            Self.change("Victim.swift"), settings: "{\"schema\": 1, \"options\": [], \"paths\": [\"../../Other\"]}")
        try folder.write("Other/Victim.swift", "old\n")
        try expectRefusal(
            folder,
            "Migration says that it is of \(folder.path)/Other, which lies apart from it and from the working "
                + "directory; if that is meant, name the project: navmigrate snapshot apply Migration "
                + "\(folder.path)/Other --step 2")
        let run = ToolRun(
            "snapshot", "apply", "Migration", "../Other", "--step", "2", in: folder.path + "/Project")
        #expect(run.status == .success)
        #expect(try folder.text("Other/Victim.swift") == "new\n")
    }
}
