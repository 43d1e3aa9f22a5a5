import Testing

@testable import ProjectModel

/// Projects whose folders give their files to targets.
struct SynchronizedFolderTests {
    private static let project = """
        // !$*UTF8*$!
        {
        	objectVersion = 77;
        	objects = {
        		P = {isa = PBXProject; mainGroup = M; targets = (T, U); };
        		M = {isa = PBXGroup; children = (S, K); sourceTree = "<group>"; };
        		S = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X, Y, gone); explicitFileTypes = {"Notes.swift" = text; "Real.swift" = sourcecode.swift; }; explicitFolders = (Templates); path = "My App"; sourceTree = "<group>"; };
        		K = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
        		X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, "Old/Gone.swift", Legacy, "/Localized: x"); target = T; };
        		Y = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Shared/Model.swift, "Old/Gone.swift", Theme); target = U; };
        		T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (); fileSystemSynchronizedGroups = (S); };
        		U = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; buildPhases = (); fileSystemSynchronizedGroups = (K); };
        	};
        	rootObject = P;
        }
        """

    private let fixture = ManifestFixture(
        manifests: ["App.xcodeproj/project.pbxproj": project],
        files: [
            "My App/Main.swift", "My App/Views/Home.swift", "My App/Old/Gone.swift", "My App/Old/Kept.swift",
            "My App/Shared/Model.swift", "My App/Legacy/A.swift", "My App/Legacy/Deep/B.swift",
            "My App/LegacyNot.swift", "My App/Theme/Colors.swift", "My App/Notes.swift", "My App/Real.swift",
            "My App/Templates/T.swift", "My App/Try.playground/Contents.swift", "My App/.hidden/H.swift",
            "My Appendix/N.swift", "Kit/Kit.swift",
        ])

    @Test func everyFileBeneathTheFolderButTheExceptions() {
        #expect(
            fixture.map.targets[0].files == [
                "My App/LegacyNot.swift", "My App/Main.swift", "My App/Old/Kept.swift", "My App/Real.swift",
                "My App/Shared/Model.swift", "My App/Theme/Colors.swift", "My App/Views/Home.swift",
            ])
    }

    @Test func exceptionsOfATargetThatDoesNotOwnTheFolderAddFiles() {
        #expect(
            fixture.map.targets[1].files == [
                "Kit/Kit.swift", "My App/Old/Gone.swift", "My App/Shared/Model.swift", "My App/Theme/Colors.swift",
            ])
    }

    @Test func aPackageInsideIsAModuleOfItsOwn() {
        var tree = fixture
        tree.manifests["My App/Local/Package.swift"] =
            "// swift-tools-version:5.9\nlet package = Package(name: \"Local\", targets: [.target(name: \"Local\")])"
        tree.files += [
            "My App/Local/Package.swift", "My App/Local/Sources/Local/L.swift", "My App/Local/Extra.swift",
        ]
        let map = tree.map
        #expect(map.targets(containing: "My App/Local/Sources/Local/L.swift").map(\.name) == ["Local"])
        #expect(map.targets(containing: "My App/Local/Package.swift").isEmpty)
        #expect(map.targets(containing: "My App/Local/Extra.swift").map(\.name) == ["App"])
    }

    @Test func aPackageAroundOrOfTheSameFolderSharesItsFiles() {
        var tree = fixture
        tree.manifests["Package.swift"] =
            "let package = Package(name: \"P\", targets: [.target(name: \"Kit\", path: \"Kit\")])"
        #expect(tree.map.targets(containing: "Kit/Kit.swift").map(\.name) == ["Widget", "Kit"])
    }
}
