import Testing

@testable import MigrationRun

@Suite struct EnclosingProjectTests {
    private let folder = TemporaryFolder()
    private static let manifest = "// swift-tools-version: 5.9\n"

    private func around(_ path: String) throws -> EnclosingProject? {
        EnclosingProject.around(
            try ProjectDiscovery.discover(paths: [path], workingDirectory: folder.path, git: nil))
    }

    @Test func nearestFolderWithAManifest() throws {
        folder.file("Package.swift", Self.manifest)
        folder.file("Kit/Package.swift", Self.manifest)
        folder.file("Kit/Sources/A/A.swift")
        #expect(try around("Kit/Sources/A") == EnclosingProject(folder: folder.path + "/Kit", pathOfTree: "Sources/A"))
        #expect(
            try around("Kit/Sources/A/A.swift")
                == EnclosingProject(folder: folder.path + "/Kit", pathOfTree: "Sources/A"))
    }

    @Test func xcodeProjectCounts() throws {
        folder.file("App/App.xcodeproj/project.pbxproj")
        folder.file("App/Screens/A.swift")
        #expect(try around("App/Screens") == EnclosingProject(folder: folder.path + "/App", pathOfTree: "Screens"))
    }

    @Test func rootWithAManifestIsNoPart() throws {
        folder.file("Package.swift", Self.manifest)
        folder.file("Kit/Package.swift", Self.manifest)
        folder.file("Kit/A.swift")
        #expect(try around("Kit") == nil)
    }

    @Test func searchEndsAtTheTopOfTheRepository() throws {
        folder.file("Package.swift", Self.manifest)
        folder.folder("Kit/.git")
        folder.file("Kit/Sources/A.swift")
        #expect(try around("Kit/Sources") == nil)
    }

    /// An app may have a model called Package.
    @Test func fileOfThatNameAloneIsNoManifest() throws {
        folder.file("Package.swift", "struct Package {}\n")
        folder.folder(".git")
        folder.file("Sources/A.swift")
        #expect(try around("Sources") == nil)
    }
}
