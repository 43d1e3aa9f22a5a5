import Foundation
import Testing

@testable import MigrationRun

@Suite struct ProjectDiscoveryTests {
    private let tree = TemporaryFolder()

    private func discover(_ paths: String..., excluding: [String] = []) throws -> DiscoveredTree {
        try ProjectDiscovery.discover(paths: paths, workingDirectory: tree.path, excluding: excluding, git: nil)
    }

    // MARK: - What is found

    @Test func findsSwiftFilesAndManifestsInTheOrderOfTheirBytes() throws {
        tree.files(
            "App/b.swift", "App/B.swift", "App/é.swift", "App/Views/Home View.swift", "App/-x.swift", "Z.swift",
            "App/Readme.md", "App/swift", "App/x.swiftinterface", "App.xcodeproj/project.pbxproj",
            "Config/Base.xcconfig", "project.yml", "Tuist/Config.swift", "Tuist.swift", "Project.swift",
            ".navmigrate.json", "App/.navmigrate.json")
        let found = try discover(".")
        #expect(
            found
                == DiscoveredTree(
                    root: tree.path,
                    swiftFiles: [
                        "App/-x.swift", "App/B.swift", "App/Views/Home View.swift", "App/b.swift", "App/é.swift",
                        "Project.swift", "Tuist.swift", "Tuist/Config.swift", "Z.swift",
                    ],
                    manifests: [
                        ".navmigrate.json", "App.xcodeproj/project.pbxproj", "Config/Base.xcconfig", "Project.swift",
                        "Tuist.swift", "project.yml",
                    ],
                    skipped: [], gitRefusals: [], excluded: [:]))
    }

    @Test func noPathIsTheWorkingDirectory() throws {
        tree.files("A.swift")
        let found = try ProjectDiscovery.discover(paths: [], workingDirectory: tree.path, git: nil)
        #expect(found.root == tree.path)
        #expect(found.swiftFiles == ["A.swift"])
    }

    @Test func packageManifestsAreToldFromModelsOfThatName() throws {
        tree.file("Package.swift", "// swift-tools-version: 6.0\nimport PackageDescription\n")
        tree.file("Package@swift-5.9.swift", "// swift-tools-version: 5.9\n")
        tree.file("Sources/Shop/Package.swift", "struct Package { let weight: Int }\n")
        tree.file("Sources/Shop/Empty/Package.swift", "")
        let found = try discover(".")
        #expect(found.manifests == ["Package.swift", "Package@swift-5.9.swift"])
        #expect(found.swiftFiles == ["Sources/Shop/Empty/Package.swift", "Sources/Shop/Package.swift"])
    }

    @Test func leavesOutBuildOutputAndOtherPeoplesCode() throws {
        tree.files(
            "A.swift", "build/B.swift", "checkouts/C.swift", ".build/x.swift", ".git/x.swift", ".swiftpm/x.swift",
            "App/.hidden.swift", "App/._A.swift", "DerivedData/x.swift", "App/Pods/x.swift", "Carthage/x.swift",
            "SourcePackages/x.swift", "web/node_modules/x.swift", "Assets.xcassets/x.swift",
            "Pods/Pods.xcodeproj/project.pbxproj", "podsx/Pods.swift")
        let found = try discover(".")
        #expect(found.swiftFiles == ["A.swift", "build/B.swift", "checkouts/C.swift", "podsx/Pods.swift"])
        #expect(found.manifests == [])
        #expect(found.skipped == [])
    }

    @Test func generatedFilesAreTold() throws {
        tree.files("A.swift", "R.generated.swift", "App/Strings.generated.swift", "App/generated.swift")
        let found = try discover(".")
        #expect(found.swiftFiles == ["A.swift", "App/generated.swift"])
        #expect(
            found.skipped == [
                SkippedEntry(path: "App/Strings.generated.swift", reason: .generated),
                SkippedEntry(path: "R.generated.swift", reason: .generated),
            ])
    }

    @Test func exclusionsLeaveOutFilesFoldersAndManifests() throws {
        tree.files(
            "A.swift", "Legacy/B.swift", "App/Legacy/C.swift", "App/Old/D.swift", "Old/E.swift", "Old/x.xcconfig",
            "App/F+Gen.swift")
        let found = try discover(".", excluding: ["Legacy", "Old/**", "*+Gen.swift"])
        #expect(found.swiftFiles == ["A.swift", "App/Old/D.swift"])
        #expect(found.manifests == [])
        #expect(found.skipped == [])
    }

    // MARK: - What was named

    @Test(arguments: ["Pods", ".hidden", "node_modules/", "./DerivedData", "Assets.xcassets"])
    func namedFolderIsScannedWhateverItsName(name: String) throws {
        let folder = name.split(separator: "/").last!
        tree.files("\(folder)/A.swift", "\(folder)/Pods/B.swift")
        let found = try discover(name)
        #expect(found.root == tree.path + "/" + folder)
        #expect(found.swiftFiles == ["A.swift"])
    }

    @Test func checkoutsOfANamedBuildFolderAreLeftOut() throws {
        tree.files(".build/plugin/A.swift", ".build/checkouts/x/B.swift")
        #expect(try discover(".build").swiftFiles == ["plugin/A.swift"])
        #expect(try discover(".build/checkouts").swiftFiles == ["x/B.swift"])
    }

    @Test func namedFilesAreTakenWhateverTheirName() throws {
        tree.files("App/R.generated.swift", "App/Other.swift", "App/App.xcodeproj/project.pbxproj", "x.xcconfig")
        let found = try discover("App/R.generated.swift")
        #expect(found.root == tree.path + "/App")
        #expect(found.swiftFiles == ["R.generated.swift"])
        #expect(found.manifests == ["App.xcodeproj/project.pbxproj"])
        #expect(found.skipped == [])
    }

    @Test(arguments: ["App/App.xcodeproj", "App/App.xcodeproj/", "App/App.xcworkspace"])
    func xcodeProjectStandsForItsFolder(path: String) throws {
        tree.files(
            "App/A.swift", "App/App.xcodeproj/project.pbxproj", "App/App.xcworkspace/contents.xcworkspacedata",
            "B.swift")
        let found = try discover(path)
        #expect(found.root == tree.path + "/App")
        #expect(found.swiftFiles == ["A.swift"])
        #expect(found.manifests == ["App.xcodeproj/project.pbxproj"])
    }

    @Test func severalPathsShareTheFolderThatHoldsThem() throws {
        tree.file("P/Package.swift", "// swift-tools-version: 6.0")
        tree.files(
            "P/Sources/AB/One.swift", "P/Sources/ABC/Two.swift", "P/Sources/Other.swift", "P/Sources/x.xcconfig",
            "P/Tests/T.swift", "P/P.xcodeproj/project.pbxproj", "P/Config/y.xcconfig", "P/.navmigrate.json",
            "z.xcconfig")
        let found = try discover("P/Sources/AB", "P/Sources/ABC/Two.swift", "P/Sources/AB/../AB/One.swift", "P/Tests")
        #expect(found.root == tree.path + "/P")
        #expect(found.swiftFiles == ["Sources/AB/One.swift", "Sources/ABC/Two.swift", "Tests/T.swift"])
        #expect(
            found.manifests == [
                ".navmigrate.json", "P.xcodeproj/project.pbxproj", "Package.swift", "Sources/x.xcconfig",
            ])
    }

    @Test func pathsWithinEachOtherCountOnce() throws {
        tree.files("App/A.swift", "App/Views/B.swift", "App/Pods/C.swift")
        let found = try discover("App", "App/Views", "App/", tree.path + "/App/A.swift", "App/Pods")
        #expect(found.root == tree.path + "/App")
        #expect(found.swiftFiles == ["A.swift", "Pods/C.swift", "Views/B.swift"])
    }

    @Test func scopeKnowsTheRootBeforeTheScan() throws {
        tree.files("App/A.swift", "Lib/B.swift")
        #expect(try DiscoveryScope(paths: ["App"], workingDirectory: tree.path).root == tree.path + "/App")
        #expect(try DiscoveryScope(paths: ["App", "Lib/B.swift"], workingDirectory: tree.path).root == tree.path)
        #expect(try DiscoveryScope(paths: ["/", "App"], workingDirectory: tree.path).root == "/")
    }

    // MARK: - Errors

    @Test func missingPathIsNamed() {
        tree.files("A.swift")
        for path in ["nowhere", "A.swift/x", ""] {
            let error = #expect(throws: DiscoveryError.self) { try discover(".", path) }
            #expect(error?.description == "no such file or folder: \(path)")
        }
    }

    @Test func nothingFoundNamesWhatWasSearchedAndKnowsWhatWasLeftOut() {
        tree.files("App/Readme.md", "Lib/R.generated.swift")
        let error = #expect(throws: DiscoveryError.self) { try discover("App", "Lib") }
        #expect(error?.description == "no Swift files under App, Lib")
        #expect(
            error
                == .noSwiftFiles(
                    paths: ["App", "Lib"],
                    skipped: [SkippedEntry(path: "Lib/R.generated.swift", reason: .generated)]))
        let alone = #expect(throws: DiscoveryError.self) { try discover("App/Readme.md") }
        #expect(alone?.description == "no Swift files under App/Readme.md")
    }

    @Test func pipeAsPathIsRefused() {
        precondition(mkfifo(tree.path + "/pipe.swift", 0o600) == 0)
        let error = #expect(throws: DiscoveryError.self) { try discover("pipe.swift") }
        #expect(error?.description == "neither a file nor a folder: pipe.swift")
    }

    @Test func loopAsPathIsRefused() {
        tree.link("loop", to: "loop")
        let error = #expect(throws: DiscoveryError.self) { try discover("loop") }
        #expect(error?.description == "cannot read loop: \(SystemError(code: ELOOP).text)")
    }
}
