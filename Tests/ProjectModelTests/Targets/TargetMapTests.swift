import Testing

@testable import ProjectModel

struct TargetMapTests {
    @Test func nothingIsNoTargets() {
        let map = ManifestFixture(files: ["A.swift"]).map
        #expect(map.targets.isEmpty && map.notes.isEmpty)
        #expect(map.targets(containing: "A.swift").isEmpty)
    }

    @Test(
        arguments: [
            "project.pbxproj", "App.xcodeproj/project.pbxproj", "Config/Debug.xcconfig", "Package.swift",
            "Libs/Package@swift-5.9.swift", "project.yml", "project.yaml", "Project.swift", "Tuist.swift",
            "Workspace.swift",
        ])
    func manifestsByName(path: String) {
        #expect(ManifestSet.isManifest(path))
    }

    @Test(
        arguments: [
            "MyPackage.swift", "Package.swift.orig", "Package@swift-.swift", "Package@swift-x.swift",
            "project.pbxproj.bak",
            "contents.xcworkspacedata", "Sources/App.swift", "projects.yml",
        ])
    func otherFilesByName(path: String) {
        #expect(!ManifestSet.isManifest(path))
    }

    @Test func dependenciesThroughProducts() {
        let kit = """
            let package = Package(name: "Kit",
                products: [.library(name: "KitProduct", targets: ["Core", "UI"])],
                targets: [.target(name: "Core"), .target(name: "UI", dependencies: ["Core"])])
            """
        let app = """
            let package = Package(name: "App", targets: [
                .executableTarget(name: "App", dependencies: [.product(name: "KitProduct", package: "Kit"), "Alamofire"])])
            """
        let map = ManifestFixture(manifests: ["Kit/Package.swift": kit, "App/Package.swift": app]).map
        #expect(map.targets.map(\.name) == ["App", "Core", "UI"])
        #expect(map.dependencies(of: map.targets[0]).map(\.name) == ["Core", "UI"])
        #expect(map.dependencies(of: map.targets[2]).map(\.name) == ["Core"])
        #expect(map.targets[0].dependencies == ["KitProduct", "Alamofire"])
    }

    @Test func aTargetOfTheSameManifestComesFirst() {
        let text =
            "let package = Package(name: \"P\", targets: [.target(name: \"Core\"), .target(name: \"X\", dependencies: [\"Core\"])])"
        let map = ManifestFixture(manifests: ["A/Package.swift": text, "B/Package.swift": text]).map
        #expect(map.dependencies(of: map.targets[3]).map(\.manifest) == ["B/Package.swift"])
    }

    @Test func moduleNamesOfPackages() {
        let text = "let package = Package(name: \"P\", targets: [.target(name: \"my-kit+x\"), .target(name: \"3D\")])"
        #expect(
            ManifestFixture(manifests: ["Package.swift": text]).map.targets.map(\.moduleName) == ["_3D", "my_kit_x"])
    }

    // MARK: - Generators

    @Test func xcodeGenIsToldAndNotRead() {
        var fixture = ManifestFixture(manifests: [
            "ios/project.yml": "name: App\ntargets:\n  App:\n    type: application\n"
        ])
        #expect(
            fixture.notes == [
                "ios/project.yml: project.yml is an XcodeGen specification and is not read; make the Xcode project "
                    + "first, with 'xcodegen'"
            ])
        #expect(fixture.map.targets.isEmpty)
        fixture.manifests["ios/App.xcodeproj/project.pbxproj"] = ClassicProjectTests.project
        #expect(
            fixture.notes == [
                "ios/project.yml: project.yml is an XcodeGen specification and is not read; the Xcode project beside "
                    + "it is"
            ])
        #expect(fixture.map.targets.count == 3)
    }

    @Test func tuistIsToldAndItsManifestsAreNoSources() {
        let package = "let package = Package(name: \"P\", targets: [.target(name: \"P\", path: \".\")])"
        let fixture = ManifestFixture(
            manifests: ["Project.swift": "import ProjectDescription\r\nlet project = 1", "Package.swift": package],
            files: ["Project.swift", "A.swift"])
        #expect(
            fixture.notes == [
                "Project.swift: Project.swift is a Tuist manifest and is not read; make the Xcode project first, with "
                    + "'tuist generate'"
            ])
        #expect(fixture.target?.files == ["A.swift"])
    }

    @Test func filesThatOnlyHaveSuchANameAreOrdinary() {
        let package = "let package = Package(name: \"P\", targets: [.target(name: \"P\", path: \".\")])"
        let fixture = ManifestFixture(
            manifests: [
                "Project.swift": "struct Project {} // ProjectDescription", "project.yml": "title: x\n # targets:",
                "Package.swift": package,
            ],
            files: ["Project.swift"])
        #expect(fixture.notes.isEmpty)
        #expect(fixture.target?.files == ["Project.swift"])
    }
}
