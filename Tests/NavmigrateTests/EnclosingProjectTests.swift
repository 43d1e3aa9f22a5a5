import TestSupport
import Testing

@testable import navmigrate

/// A run over a part of a project finds the deployment targets of the whole.
@Suite struct EnclosingProjectTests {
    private static func manifest(_ platforms: String) -> String {
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Kit", platforms: [\(platforms)], targets: [.target(name: "Kit")])

        """
    }

    private static let stays =
        "warning: NavigationView stays: target 'Kit' supports iOS 15.0 (platforms: [.iOS(.v15)] in ../../Package.swift:3), "
        + "and NavigationStack needs 16.0; raise the setting, then run again [navigation-view/deployment-target]\n"

    private func project(_ platforms: String = ".iOS(.v15)") throws -> ScratchFolder {
        let folder = try ScratchFolder()
        try folder.write("Package.swift", Self.manifest(platforms))
        try folder.write("Sources/Kit/Screens/Legacy.swift", Legacy.before)
        return folder
    }

    @Test func manifestAboveCounts() throws {
        let folder = try project()
        let run = ToolRun("--step", "2", "--dry-run", in: folder.path + "/Sources/Kit")
        #expect(run.product == "")
        #expect(run.words.hasPrefix("Screens/Legacy.swift:5:9: " + Self.stays))
    }

    @Test func manifestAboveAFileCounts() throws {
        let folder = try project(".iOS(.v17)")
        let run = ToolRun("Sources/Kit/Screens/Legacy.swift", "--step", "2", in: folder.path)
        #expect(!run.words.contains("assumed"))
        #expect(try folder.text("Sources/Kit/Screens/Legacy.swift") == Legacy.after)
    }

    @Test func searchEndsAtTheTopOfTheRepository() throws {
        let folder = try project()
        try folder.makeFolder("Sources/Kit/.git")
        let run = ToolRun("--step", "2", "--dry-run", in: folder.path + "/Sources/Kit/Screens")
        #expect(run.words.contains("iOS 16 is assumed"))
    }

    @Test func rootWithAManifestOfItsOwnIsTheProject() throws {
        let folder = try project()
        try folder.write("Sources/Kit/Package.swift", Self.manifest(".iOS(.v17)"))
        let run = ToolRun("--step", "2", "--dry-run", in: folder.path + "/Sources/Kit")
        #expect(run.words.contains("iOS 16 is assumed"))
        #expect(!run.words.contains("15.0"))
    }

    /// A manifest that knows nothing of the files says nothing about them.
    @Test func manifestWithoutTheFilesIsNone() throws {
        let folder = try project()
        try folder.write("Tools/Legacy.swift", Legacy.before)
        let run = ToolRun("Tools", "--step", "2", "--dry-run", in: folder.path)
        #expect(run.words.contains("iOS 16 is assumed"))
        #expect(run.product == Legacy.patch("Tools/Legacy.swift"))
    }

    @Test func onlyTheFilesOfThePartAreChanged() throws {
        let folder = try project(".iOS(.v17)")
        try folder.write("Sources/Kit/Other/Legacy.swift", Legacy.before)
        let run = ToolRun("Sources/Kit/Screens", "--step", "2", in: folder.path)
        #expect(run.words.contains("  1 file changed\n"))
        #expect(try folder.text("Sources/Kit/Other/Legacy.swift") == Legacy.before)
    }

    @Test func xcodeProjectAboveCounts() throws {
        let folder = try ScratchFolder()
        try folder.copy(PackageFiles.path("Snapshots/Cookbook/before"), to: "App")
        let run = ToolRun("App/Cookbook/Recipes", "--step", "2", "--dry-run", in: folder.path)
        #expect(!run.words.contains("assumed"))
        #expect(run.words.contains("step 2 containers: 3 sites found = 3 to migrate"))
    }
}
