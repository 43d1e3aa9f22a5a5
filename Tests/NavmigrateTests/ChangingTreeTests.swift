import TestSupport
import Testing

/// Trees that somebody changes between a run's look at them and its write: nothing is written, nothing of theirs is lost, and
/// the run says what is in the way.
@Suite struct ChangingTreeTests {
    private func app() throws -> ScratchFolder {
        let folder = try ScratchFolder()
        for name in ["App/A.swift", "App/B.swift", "../Outside/A.swift", "../Outside/B.swift"] {
            try folder.write(name, Legacy.before)
        }
        try folder.commitAll()
        return folder
    }

    /// All that there is, but for the repository and the tool's own journal.
    private func picture(_ folder: ScratchFolder) throws -> String {
        try folder.shell(
            "for place in . ../Outside; do find $place -name .git -prune -o -print | sort; "
                + "cat $(find $place -name '*.swift' -type f | sort); done"
        ).output
    }

    /// Runs the tool with a git that changes the tree behind its answer to `question`.
    private func run(
        _ line: String, in folder: ScratchFolder, as question: String, _ change: String
    ) throws -> ScratchFolder.ProgramResult {
        let script = """
            #!/bin/sh
            PATH=${PATH#*:}
            git "$@"
            status=$?
            case "$*" in *"\(question)"*) cd '\(folder.path)' && \(change) ;; esac
            exit $status

            """
        try folder.write("../bin/git", script)
        try folder.setMode(0o755, of: "../bin/git")
        return try folder.shell("PATH=$PWD/../bin:$PATH; \(line)", tools: BuiltTool.folder)
    }

    @Test(arguments: [
        ("printf '// theirs\\n' >> App/B.swift", "App/B.swift has changed on disk since it was read", " Run again."),
        ("rm App/B.swift", "App/B.swift has changed on disk since it was read", " Run again."),
        ("rm -r App", "App/A.swift can't be written: No such file or directory", ""),
        (
            "chmod a-w App/B.swift", "App/B.swift: read-only", " Allow writing (chmod u+w), and run again."
        ),
        (
            "chmod a-w App", "App/A.swift is in a read-only folder, App", " Allow writing (chmod u+w), and run again."
        ),
        (
            "rm App/B.swift && mkdir App/B.swift", "App/B.swift is not a regular file", " Move it away, and run again."
        ),
        (
            "rm App/B.swift && mkfifo App/B.swift", "App/B.swift is not a regular file", " Move it away, and run again."
        ),
        (
            "rm App/B.swift && ln -s ../../Outside/B.swift App/B.swift", "App/B.swift is a symbolic link",
            " Name the link's target as the path, and run again."
        ),
        (
            "mv App Moved && ln -s ../Outside App", "App/A.swift would be written through the symbolic link App",
            " Name the link's target as the path, and run again."
        ),
    ])
    func beforeTheWrite(change: String, why: String, advice: String) throws {
        let (folder, twin) = (try app(), try app())
        try twin.shell(change)
        let run = try run("navmigrate --step 2", in: folder, as: "ls-files -v", change)
        #expect(run.status == 2)
        #expect(run.errors.hasSuffix("navmigrate: error: \(why); nothing was written.\(advice)\n"), "\(run.errors)")
        // What is there is what they made of it.
        #expect(try picture(folder) == picture(twin))
    }

    /// The root of the run is a folder as others are, and the files that a link leads to instead look the same.
    @Test(arguments: ["mv App Moved && ln -s ../Outside App", "cd .. && mv project Moved && ln -s Other project"])
    func beforeTheWriteAtTheRoot(change: String) throws {
        let folder = try app()
        try folder.write("../Other/App/A.swift", Legacy.before)
        try folder.write("../Other/App/B.swift", Legacy.before)
        let run = try run("navmigrate App --step 2", in: folder, as: "ls-files -v", change)
        #expect(run.status == 2)
        #expect(
            run.errors.hasSuffix(
                "navmigrate: error: \(folder.path)/App, or a folder on the way to it, has become a symbolic link since it was "
                    + "read; nothing was written. Run again.\n"), "\(run.errors)")
        for name in ["../Outside/A.swift", "../Other/App/A.swift"] { #expect(try folder.text(name) == Legacy.before) }
        #expect(try folder.shell("grep -rl NavigationStack ..; find .. -name '.*.navmigrate-*'").output == "")
    }

    @Test func aReadOnlyRootIsNamed() throws {
        let folder = try app()
        let run = try run("navmigrate App --step 2", in: folder, as: "ls-files -v", "chmod a-w App")
        #expect(run.status == 2)
        #expect(
            run.errors.hasSuffix(
                "navmigrate: error: App/A.swift is in a read-only folder, App; nothing was written. Allow writing (chmod u+w), "
                    + "and run again.\n"), "\(run.errors)")
    }
}
