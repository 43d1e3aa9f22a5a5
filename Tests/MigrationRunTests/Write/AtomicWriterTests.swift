import Foundation
import Testing

@testable import MigrationRun

@Suite struct AtomicWriterTests {
    private let tree = TemporaryFolder()

    private func write(_ changes: PlannedWrite...) throws {
        try AtomicWriter(root: tree.path).write(changes)
    }

    private func replace(_ path: String, _ before: String, _ after: String) -> PlannedWrite {
        PlannedWrite(path: path, before: Array(before.utf8), after: Array(after.utf8))
    }

    private func make(_ path: String, _ text: String) -> PlannedWrite {
        PlannedWrite(path: path, before: nil, after: Array(text.utf8))
    }

    // MARK: - What is written

    @Test func replacesAndMakesFilesAndLeavesTheOthersAlone() throws {
        tree.file("A.swift", "a")
        tree.file("App/B.swift", "b")
        tree.file("App/Same.swift", "same")
        let before = tree.picture()
        try write(
            replace("App/B.swift", "b", "bb\r\n\0"), make("App/Route.swift", "route"), replace("A.swift", "a", ""),
            replace("App/Same.swift", "same", "same"))
        let after = tree.picture()
        #expect(Set(after.keys) == ["A.swift", "App", "App/B.swift", "App/Same.swift", "App/Route.swift"])
        #expect(tree.text("A.swift") == "")
        #expect(tree.text("App/B.swift") == "bb\r\n\0")
        #expect(tree.text("App/Route.swift") == "route")
        #expect(after["App/Same.swift"] == before["App/Same.swift"])
    }

    @Test func noChangesWriteNothing() throws {
        tree.file("A.swift", "a")
        let before = tree.picture()
        try write()
        try write(replace("A.swift", "a", "a"))
        #expect(tree.picture() == before)
    }

    @Test func oddNamesAreWritten() throws {
        for name in ["-x.swift", "a\nb.swift", "é *.swift", String(repeating: "n", count: 249) + ".swift"] {
            tree.file(name, "old")
            try write(replace(name, "old", "new"))
            #expect(tree.text(name) == "new")
        }
    }

    @Test(arguments: [0o644, 0o600, 0o755, 0o4755, 0o666, 0o200, 0o640] as [mode_t])
    func permissionsAreKept(mode: mode_t) throws {
        // Without the owner's right to read only root can read what is there.
        guard mode & 0o400 != 0 || geteuid() == 0 else { return }
        tree.file("A.swift", "old")
        tree.permissions("A.swift", mode)
        try write(replace("A.swift", "old", "new"))
        #expect(status("A.swift").st_mode & 0o7777 == mode)
        tree.permissions("A.swift", 0o644)
        #expect(tree.text("A.swift") == "new")
    }

    @Test func newFilesHaveThePermissionsOfEveryNewFile() throws {
        tree.file("Other.swift")
        let mask = umask(0)
        umask(mask)
        try write(make("Route.swift", "x"))
        #expect(status("Route.swift").st_mode & 0o7777 == 0o666 & ~mask)
    }

    @Test(.enabled(if: geteuid() == 0, "only root may give files away")) func ownerAndGroupAreKept() throws {
        tree.file("A.swift", "old")
        tree.permissions("A.swift", 0o4750)
        precondition(chown(tree.path + "/A.swift", 12345, 23456) == 0)
        tree.permissions("A.swift", 0o4750)
        try write(replace("A.swift", "old", "new"))
        #expect(status("A.swift").st_uid == 12345)
        #expect(status("A.swift").st_gid == 23456)
        #expect(status("A.swift").st_mode & 0o7777 == 0o4750)
    }

    @Test func rootCanBeReachedThroughALink() throws {
        tree.file("Real/App/A.swift", "old")
        tree.link("Link", to: "Real")
        try AtomicWriter(root: tree.path + "/Link").write([replace("App/A.swift", "old", "new")])
        #expect(tree.text("Real/App/A.swift") == "new")
    }

    private func status(_ name: String) -> stat {
        var status = stat()
        precondition(lstat(tree.path + "/" + name, &status) == 0)
        return status
    }

    // MARK: - What is refused

    /// Beside a change that could be made: nothing is.
    private func expectRefusal(_ changes: PlannedWrite..., message: String, error: WriteError) {
        tree.file("Good.swift", "old")
        let before = tree.picture()
        let thrown = #expect(throws: WriteError.self) {
            try AtomicWriter(root: tree.path).write([replace("Good.swift", "old", "new")] + changes)
        }
        #expect(thrown == error)
        #expect(thrown?.description == message)
        #expect(tree.picture() == before)
    }

    @Test func fileThatChanged() {
        tree.file("A.swift", "older")
        expectRefusal(
            replace("A.swift", "old", "new"),
            message: "A.swift has changed on disk since it was read; nothing was written. Run again.",
            error: .changedOnDisk("A.swift"))
        tree.file("A.swift", "odd")
        expectRefusal(
            replace("A.swift", "old", "new"),
            message: "A.swift has changed on disk since it was read; nothing was written. Run again.",
            error: .changedOnDisk("A.swift"))
    }

    @Test func fileThatIsGone() {
        expectRefusal(
            replace("A.swift", "old", "new"),
            message: "A.swift has changed on disk since it was read; nothing was written. Run again.",
            error: .changedOnDisk("A.swift"))
    }

    @Test func fileThatChangesNothingIsNotChecked() throws {
        try write(replace("Gone.swift", "old", "old"))
    }

    @Test func readOnlyFiles() {
        tree.file("App/A.swift", "old")
        tree.file("B.swift", "old")
        tree.permissions("App/A.swift", 0o444)
        expectRefusal(
            replace("App/A.swift", "old", "new"), replace("B.swift", "old", "new"),
            message:
                "App/A.swift: read-only; nothing was written. Allow writing (chmod u+w), and run again.",
            error: .readOnly(["App/A.swift"]))
        tree.permissions("B.swift", 0o577)
        expectRefusal(
            replace("App/A.swift", "old", "new"), replace("B.swift", "old", "new"),
            message:
                "App/A.swift, B.swift: read-only; nothing was written. Allow writing (chmod u+w), and run again.",
            error: .readOnly(["App/A.swift", "B.swift"]))
    }

    @Test func readOnlyFolder() {
        tree.file("App/Views/A.swift", "old")
        tree.permissions("App/Views", 0o555)
        expectRefusal(
            replace("App/Views/A.swift", "old", "new"),
            message: "App/Views/A.swift is in a read-only folder, App/Views; nothing was written. "
                + "Allow writing (chmod u+w), and run again.",
            error: .readOnlyFolder("App/Views", file: "App/Views/A.swift"))
        expectRefusal(
            make("App/Views/Route.swift", "new"),
            message: "App/Views/Route.swift is in a read-only folder, App/Views; nothing was written. "
                + "Allow writing (chmod u+w), and run again.",
            error: .readOnlyFolder("App/Views", file: "App/Views/Route.swift"))
    }

    @Test func readOnlyRoot() throws {
        tree.file("App/A.swift", "old")
        tree.permissions("App", 0o555)
        let thrown = #expect(throws: WriteError.self) {
            try AtomicWriter(root: tree.path + "/App").write([replace("A.swift", "old", "new")])
        }
        #expect(
            thrown?.description
                == "A.swift is in a read-only folder, .; nothing was written. "
                + "Allow writing (chmod u+w), and run again.")
    }

    @Test(.timeLimit(.minutes(10))) func whatIsNoFile() {
        tree.folder("Folder.swift")
        precondition(mkfifo(tree.path + "/Pipe.swift", 0o600) == 0)
        for name in ["Folder.swift", "Pipe.swift"] {
            for change in [replace(name, "old", "new"), make(name, "new")] {
                expectRefusal(
                    change,
                    message:
                        "\(name) is not a regular file; nothing was written. Move it away, and run again.",
                    error: .notARegularFile(name))
            }
        }
    }

    @Test func fileThatIsALink() {
        tree.file("Real.swift", "old")
        tree.link("A.swift", to: "Real.swift")
        tree.link("Gone.swift", to: "nowhere")
        expectRefusal(
            replace("A.swift", "old", "new"),
            message:
                "A.swift is a symbolic link; nothing was written. Name the link's target as the path, and run again.",
            error: .linkOnTheWay("A.swift", link: "A.swift"))
        expectRefusal(
            make("Gone.swift", "new"),
            message:
                "Gone.swift is a symbolic link; nothing was written. Name the link's target as the path, and run again.",
            error: .linkOnTheWay("Gone.swift", link: "Gone.swift"))
    }

    @Test func folderOnTheWayThatIsALink() {
        tree.file("Real/Views/A.swift", "old")
        tree.folder("App")
        tree.link("App/Link", to: "../Real")
        expectRefusal(
            replace("App/Link/Views/A.swift", "old", "new"),
            message: "App/Link/Views/A.swift would be written through the symbolic link App/Link; nothing was written. "
                + "Name the link's target as the path, and run again.",
            error: .linkOnTheWay("App/Link/Views/A.swift", link: "App/Link"))
    }

    @Test(arguments: [
        "../A.swift", "App/../../A.swift", "/etc/passwd", "", ".", "App/", "App//A.swift", "./A.swift", "A\0.swift",
    ])
    func pathOutside(path: String) {
        expectRefusal(
            make(path, "new"),
            message: "\(path) is not a path inside the project; nothing was written. "
                + "This is a mistake of navmigrate: please report it.",
            error: .outsideRoot(path))
    }

    @Test func newFileThatExists() {
        tree.file("App/Route.swift", "theirs")
        expectRefusal(
            make("App/Route.swift", "new"), message: "App/Route.swift exists already; nothing was written. Run again.",
            error: .alreadyExists("App/Route.swift"))
    }

    @Test func folderThatIsMissingOrNone() {
        expectRefusal(
            make("Missing/Route.swift", "new"),
            message: "Missing/Route.swift can't be written: No such file or directory; nothing was written.",
            error: .io("No such file or directory", path: "Missing/Route.swift"))
        expectRefusal(
            make("Good.swift/Route.swift", "new"),
            message: "Good.swift/Route.swift can't be written: Not a directory; nothing was written.",
            error: .io("Not a directory", path: "Good.swift/Route.swift"))
    }

    @Test func rootThatIsMissing() {
        let thrown = #expect(throws: WriteError.self) {
            try AtomicWriter(root: tree.path + "/nowhere").write([make("A.swift", "new")])
        }
        #expect(thrown == .io("No such file or directory", path: "A.swift"))
    }

    @Test func oneFileTwice() {
        tree.file("A.swift", "old")
        expectRefusal(
            replace("A.swift", "old", "new"), replace("A.swift", "old", "newer"),
            message: "A.swift has changed on disk since it was read; nothing was written. Run again.",
            error: .changedOnDisk("A.swift"))
        expectRefusal(
            make("Route.swift", "new"), make("Route.swift", "newer"),
            message: "Route.swift exists already; nothing was written. Run again.",
            error: .alreadyExists("Route.swift"))
    }
}
