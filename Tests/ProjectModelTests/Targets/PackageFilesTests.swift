import Testing

@testable import ProjectModel

/// Which files the targets of packages consist of.
struct PackageFilesTests {
    private func files(
        _ targets: String, tools: String = "5.5", _ files: [String]
    ) -> [String: [String]] {
        let text = "// swift-tools-version:\(tools)\nlet package = Package(name: \"P\", targets: [\(targets)])"
        let map = ManifestFixture(manifests: ["Package.swift": text], files: files).map
        return Dictionary(map.targets.map { ($0.name, $0.files) }, uniquingKeysWith: { first, _ in first })
    }

    @Test(arguments: ["Sources", "Source", "src", "srcs"])
    func theUsualFolders(folder: String) {
        let found = files(
            ".target(name: \"Kit\"), .testTarget(name: \"KitTests\")",
            ["\(folder)/Kit/A.swift", "\(folder)/Kit/Deep/B.swift", "\(folder)/KitX/C.swift", "Tests/KitTests/T.swift"])
        #expect(found["Kit"] == ["\(folder)/Kit/A.swift", "\(folder)/Kit/Deep/B.swift"])
        #expect(found["KitTests"] == ["Tests/KitTests/T.swift"])
    }

    @Test func pluginsAndTestsBesideTheSources() {
        let found = files(
            ".plugin(name: \"Lint\"), .testTarget(name: \"KitTests\")",
            ["Plugins/Lint/L.swift", "Sources/Lint/No.swift", "Sources/KitTests/T.swift"])
        #expect(found == ["Lint": ["Plugins/Lint/L.swift"], "KitTests": ["Sources/KitTests/T.swift"]])
    }

    @Test func pathSourcesAndExclude() {
        let found = files(
            """
            .target(name: "A", path: "Code/A", exclude: ["Old", "Skip.swift"]),
            .target(name: "B", path: "Code/B", exclude: ["In/Out"], sources: ["In", "One.swift"]),
            .target(name: "C", path: "../Outside"),
            """,
            [
                "Code/A/A.swift", "Code/A/Old/O.swift", "Code/A/OldNot/K.swift", "Code/A/Skip.swift",
                "Code/B/In/I.swift", "Code/B/In/Out/X.swift", "Code/B/One.swift", "Code/B/Two.swift",
                "Outside/Z.swift",
            ])
        #expect(found["A"] == ["Code/A/A.swift", "Code/A/OldNot/K.swift"])
        #expect(found["B"] == ["Code/B/In/I.swift", "Code/B/One.swift"])
        #expect(found["C"] == [])
    }

    @Test func copiedResourcesAreDataAndProcessedOnesAreNot() {
        let found = files(
            ".target(name: \"A\", resources: [.copy(\"Templates\"), .process(\"Resources\")])",
            ["Sources/A/A.swift", "Sources/A/Templates/T.swift", "Sources/A/Resources/R.swift"])
        #expect(found["A"] == ["Sources/A/A.swift", "Sources/A/Resources/R.swift"])
    }

    @Test func theWholeFolderForAnOnlyTargetFromTools59On() {
        let tree = ["Sources/A.swift", "Tests/T.swift"]
        let both = ".target(name: \"Kit\"), .testTarget(name: \"KitTests\")"
        #expect(files(both, tools: "5.9", tree) == ["Kit": ["Sources/A.swift"], "KitTests": ["Tests/T.swift"]])
        #expect(files(both, tools: " 6.0", tree)["Kit"] == ["Sources/A.swift"])
        #expect(files(both, tools: "5.8", tree) == ["Kit": [], "KitTests": []])
        #expect(files(both + ", .target(name: \"More\")", tools: "5.9", tree)["Kit"] == [])
    }

    @Test func theManifestBelongsToNoTarget() {
        let found = files(
            ".executableTarget(name: \"App\", path: \".\")",
            [
                "Package.swift", "Package@swift-5.5.swift", "Main.swift", "Try.playground/Contents.swift",
                ".build/X.swift",
            ])
        #expect(found == ["App": ["Main.swift"]])
    }

    @Test func aTargetDeclaredForEachSystemIsOne() {
        let found = files(
            ".target(name: \"A\", path: \"X\"), .target(name: \"A\", path: \"Y\")", ["X/1.swift", "Y/2.swift"])
        #expect(found == ["A": ["X/1.swift", "Y/2.swift"]])
    }

    @Test func theInnermostPackageHasTheFile() {
        let outer = "let package = Package(name: \"Outer\", targets: [.target(name: \"Outer\", path: \".\")])"
        let inner = "let package = Package(name: \"Inner\", targets: [.target(name: \"Inner\")])"
        let map = ManifestFixture(
            manifests: [
                "Package.swift": outer, "Libs/Inner/Package.swift": inner, "Libs/Inner/Deep/Package.swift": inner,
            ],
            files: [
                "A.swift", "Libs/Inner/Sources/Inner/B.swift", "Libs/Inner/Extra.swift",
                "Libs/Inner/Deep/Sources/Inner/C.swift",
            ]
        ).map
        #expect(map.targets(containing: "A.swift").map(\.manifest) == ["Package.swift"])
        #expect(
            map.targets(containing: "Libs/Inner/Sources/Inner/B.swift").map(\.manifest)
                == ["Libs/Inner/Package.swift"])
        #expect(
            map.targets(containing: "Libs/Inner/Deep/Sources/Inner/C.swift").map(\.manifest)
                == ["Libs/Inner/Deep/Package.swift"])
        // No target of the inner package has it.
        #expect(map.targets(containing: "Libs/Inner/Extra.swift").map(\.manifest) == ["Package.swift"])
    }

    @Test func theManifestOfTheNewestToolsCounts() {
        let old = "let package = Package(name: \"P\", platforms: [.iOS(.v13)], targets: [.target(name: \"P\")])"
        let fixture = ManifestFixture(manifests: [
            "Package.swift": old, "Package@swift-5.9.swift": old.replacing("v13", with: "v16"),
            "Package@swift-5.swift": old.replacing("v13", with: "v14"),
        ])
        #expect(fixture.platforms == ["iOS 16.0: platforms: [.iOS(.v16)]"])
        #expect(fixture.target?.manifest == "Package@swift-5.9.swift")
    }
}
