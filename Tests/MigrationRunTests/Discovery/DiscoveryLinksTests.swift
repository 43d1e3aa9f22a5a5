import Foundation
import Testing

@testable import MigrationRun

/// Links, special files, and names and folders that can't be read.
@Suite struct DiscoveryLinksTests {
    private let tree = TemporaryFolder()

    private func discover(_ paths: String..., excluding: [String] = []) throws -> DiscoveredTree {
        try ProjectDiscovery.discover(paths: paths, workingDirectory: tree.path, excluding: excluding, git: nil)
    }

    @Test func linksOutOfTheTreeAreToldAndNotFollowed() throws {
        tree.files("Outside/Shared.swift", "Outside/x.png", "App/A.swift", "AppX/B.swift")
        tree.link("App/Shared.swift", to: "../Outside/Shared.swift")
        tree.link("App/Folder", to: "../Outside")
        tree.link("App/Neighbour", to: "../AppX")
        tree.link("App/Up", to: "..")
        tree.link("App/x.png", to: "../Outside/x.png")
        tree.link("App/.hidden", to: "../Outside")
        let found = try discover("App")
        #expect(found.swiftFiles == ["A.swift"])
        #expect(
            found.skipped == [
                SkippedEntry(path: "Folder", reason: .linkOutOfTree(target: tree.path + "/Outside")),
                SkippedEntry(path: "Neighbour", reason: .linkOutOfTree(target: tree.path + "/AppX")),
                SkippedEntry(path: "Shared.swift", reason: .linkOutOfTree(target: tree.path + "/Outside/Shared.swift")),
                SkippedEntry(path: "Up", reason: .linkOutOfTree(target: tree.path)),
            ])
        #expect(
            found.skipped[0].reason.description
                == "a symbolic link that leaves the project, to \(tree.path)/Outside; not followed")
    }

    @Test func linksInsideTheTreeAreToldWhereTheyCouldMatter() throws {
        tree.files("A.swift", "Lib/B.swift", "Pods/C.swift", "Lib/x.png")
        tree.link("Again.swift", to: "A.swift")
        tree.link("Lib/Loop", to: "..")
        tree.link("LibLink", to: "Lib")
        tree.link("PodsLink", to: "Pods")
        tree.link("x.png", to: "Lib/x.png")
        tree.link("Gone.swift", to: "nowhere.swift")
        tree.link("gone.txt", to: "nowhere.txt")
        tree.link("self.swift", to: "self.swift")
        let found = try discover(".")
        #expect(found.swiftFiles == ["A.swift", "Lib/B.swift"])
        #expect(
            found.skipped == [
                SkippedEntry(path: "Again.swift", reason: .linkInTree),
                SkippedEntry(path: "Gone.swift", reason: .brokenLink),
                SkippedEntry(path: "PodsLink", reason: .linkInTree),
                SkippedEntry(path: "self.swift", reason: .brokenLink),
            ])
        #expect(
            found.skipped.map(\.reason.description) == [
                "a symbolic link; not followed", "a symbolic link to nothing", "a symbolic link; not followed",
                "a symbolic link to nothing",
            ])
    }

    @Test func linkToAManifestIsTold() throws {
        tree.files("A.swift", "Real/project.yml")
        tree.link("project.yml", to: "Real/project.yml")
        tree.link(".navmigrate.json", to: "/etc/passwd")
        let found = try discover(".")
        #expect(found.manifests == ["Real/project.yml"])
        #expect(
            found.skipped.map(\.path) == [".navmigrate.json", "project.yml"])
        #expect(found.skipped[1].reason == .linkInTree)
    }

    @Test func excludedLinksAreNotTold() throws {
        tree.files("A.swift", "../\((tree.path as NSString).lastPathComponent)/B.swift")
        tree.link("Etc", to: "/etc")
        #expect(try discover(".", excluding: ["Etc"]).skipped == [])
    }

    @Test func namedLinkStandsForItsTarget() throws {
        tree.files("Real/App/A.swift", "Real/App/B.swift")
        tree.link("Link", to: "Real/App")
        tree.link("File.swift", to: "Real/App/B.swift")
        #expect(try discover("Link").root == tree.path + "/Real/App")
        let found = try discover("Link", "Real/App", "File.swift")
        #expect(found.root == tree.path + "/Real/App")
        #expect(found.swiftFiles == ["A.swift", "B.swift"])
    }

    @Test(.timeLimit(.minutes(10))) func pipesAreNotOpened() throws {
        tree.files("A.swift")
        precondition(mkfifo(tree.path + "/Pipe.swift", 0o600) == 0)
        precondition(mkfifo(tree.path + "/Package.swift", 0o600) == 0)
        precondition(mkfifo(tree.path + "/.navmigrate.json", 0o600) == 0)
        precondition(mkfifo(tree.path + "/pipe", 0o600) == 0)
        let found = try discover(".")
        #expect(found.swiftFiles == ["A.swift"])
        #expect(
            found.skipped
                == [".navmigrate.json", "Package.swift", "Pipe.swift"].map {
                    SkippedEntry(path: $0, reason: .notARegularFile)
                })
        #expect(found.skipped[0].reason.description == "not a regular file")
    }

    @Test(.enabled(if: geteuid() != 0, "root may read everything")) func closedFoldersAreTold() throws {
        tree.files("A.swift", "Closed/B.swift")
        tree.permissions("Closed", 0)
        let found = try discover(".")
        #expect(found.swiftFiles == ["A.swift"])
        #expect(found.skipped == [SkippedEntry(path: "Closed", reason: .notReadable("Permission denied"))])
    }

    /// Root may open every folder, but nobody one whose path is longer than the system takes.
    @Test func foldersThatCannotBeOpenedAreTold() throws {
        tree.files("A.swift")
        let name = String(repeating: "n", count: 200)
        var folder = open(tree.path, O_RDONLY | O_DIRECTORY)
        for _ in 0..<(Int(PATH_MAX) / 200 + 1) {
            precondition(mkdirat(folder, name, 0o700) == 0)
            let next = openat(folder, name, O_RDONLY | O_DIRECTORY)
            close(folder)
            folder = next
        }
        close(folder)
        let found = try discover(".")
        #expect(found.swiftFiles == ["A.swift"])
        #expect(found.skipped.count == 1)
        #expect(found.skipped.first?.reason.description == "it can't be read (\(SystemError(code: ENAMETOOLONG).text))")
    }

    @Test func oddNamesAreFoundAsTheyAre() throws {
        let names = [
            "-rf.swift", "a\nb.swift", "q\"uo'te.swift", "sp ace.swift", "\u{0600}.swift", "*.swift", "\\.swift",
        ]
        for name in names { tree.file("App/" + name) }
        let expected = names.map { "App/" + $0 }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        #expect(try discover(".").swiftFiles == expected)
    }

    #if os(Linux)
    @Test func namesThatAreNotTextAreTold() throws {
        tree.files("A.swift", "Folder/B.swift", "x")
        precondition(rename(tree.path + "/Folder", [CChar](cBytes: tree.path.utf8, 0x2F, 0xE9)) == 0)
        precondition(link(tree.path + "/A.swift", [CChar](cBytes: tree.path.utf8, 0x2F, 0xFF) + ".swift") == 0)
        precondition(link(tree.path + "/x", [CChar](cBytes: tree.path.utf8, 0x2F, 0xFE)) == 0)
        precondition(symlink("A.swift", [CChar](cBytes: tree.path.utf8, 0x2F, 0xFD) + ".swift") == 0)
        let found = try discover(".")
        #expect(found.swiftFiles == ["A.swift"])
        #expect(
            found.skipped.map { "\($0.path): \($0.reason)" } == [
                "\u{FFFD}: its name is not UTF-8", "\u{FFFD}.swift: its name is not UTF-8",
            ])
    }

    @Test func namesThatAreTheSameTextAreToldApart() throws {
        tree.files("App/\u{E9}.swift", "App/e\u{301}.swift")
        let found = try discover(".")
        #expect(found.swiftFiles.map { Array($0.utf8) } == [Array("App/e\u{301}.swift".utf8)])
        #expect(found.skipped.map { Array($0.path.utf8) } == [Array("App/\u{E9}.swift".utf8)])
        #expect(
            found.skipped.map(\.reason.description) == [
                "another file has the same name in another Unicode form"
            ])
    }
    #endif
}

extension [CChar] {
    /// A path with bytes at its end that no string can hold.
    fileprivate init(cBytes: String.UTF8View, _ last: UInt8...) {
        self = ([UInt8](cBytes) + last).map { CChar(bitPattern: $0) }
    }

    fileprivate static func + (path: [CChar], suffix: String) -> [CChar] {
        path + suffix.utf8.map { CChar(bitPattern: $0) } + [0]
    }
}
