import Testing

@testable import ProjectModel

/// What is read from the text of a `Package.swift`.
struct PackageManifestTests {
    private func package(_ text: String, files: [String] = []) -> ManifestFixture {
        ManifestFixture(manifests: ["Package.swift": text], files: files)
    }

    private func names(_ fixture: ManifestFixture) -> [String] { fixture.map.targets.map(\.name) }

    // MARK: - Platforms

    @Test func onlyTheListedPlatformsCount() {
        let fixture = package(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Kit",
                platforms: [.iOS(.v16), .macOS("13.3"), SupportedPlatform.watchOS(.v9), .macCatalyst(.v16),
                    .tvOS(SupportedPlatform.TVOSVersion.v15), .custom("xros", versionString: "1.0"), .driverKit(.v21)],
                targets: [.target(name: "Kit")])
            """)
        #expect(
            fixture.platforms == [
                "iOS 16.0: platforms: [.iOS(.v16)]", "macOS 13.3: platforms: [.macOS(\"13.3\")]",
                "tvOS 15.0: platforms: [.tvOS(SupportedPlatform.TVOSVersion.v15)]",
                "watchOS 9.0: platforms: [SupportedPlatform.watchOS(.v9)]",
                "visionOS 1.0: platforms: [.custom(\"xros\", versionString: \"1.0\")]",
                "Mac Catalyst 16.0: platforms: [.macCatalyst(.v16)]",
            ])
        #expect(fixture.target?.platforms[.tvOS]?.deployment?.line == 6)
        #expect(fixture.notes.isEmpty)
    }

    @Test func macOS10VersionsAreRead() {
        let fixture = package(
            "let package = Package(name: \"K\", platforms: [.macOS(.v10_15)], targets: [.target(name: \"K\")])")
        #expect(fixture.platforms == ["macOS 10.15: platforms: [.macOS(.v10_15)]"])
        #expect(fixture.target?.deviceFamilies == [.mac])
    }

    @Test func withoutPlatformsThePackageManagersDefaultsCount() {
        let fixture = package("let package = Package(name: \"K\", targets: [.target(name: \"K\")])")
        let setting = "no platforms:"
        #expect(
            fixture.platforms == [
                "iOS 12.0: \(setting)", "macOS 10.13: \(setting)", "tvOS 12.0: \(setting)", "watchOS 4.0: \(setting)",
                "visionOS 1.0: \(setting)", "Mac Catalyst 13.0: \(setting)",
            ])
        #expect(fixture.target?.platforms[.iOS]?.deployment?.line == nil)
        #expect(fixture.target?.platforms[.iOS]?.deployment?.manifest == "Package.swift")
        #expect(
            package("let package = Package(name: \"K\", platforms: [], targets: [.target(name: \"K\")])").platforms
                == fixture.platforms)
    }

    @Test func platformsInAVariableAndConditionalOnes() {
        let fixture = package(
            """
            let minimum = "16.2"
            var platforms: [SupportedPlatform] = [.iOS(minimum)]
            #if os(macOS)
            platforms += [.macOS(.v12)]
            #else
            platforms.append(.macOS(.v13))
            #endif
            let package = Package(name: "K", platforms: platforms, targets: [.target(name: "K")])
            """)
        #expect(
            fixture.platforms == [
                "iOS 16.2: platforms: [.iOS(minimum)]", "macOS 12.0: platforms: [.macOS(.v12)]",
            ])
    }

    @Test func platformsThatCannotBeReadAreUnknownAndTold() {
        let call = package("let package = Package(name: \"K\", platforms: make(), targets: [.target(name: \"K\")])")
        #expect(call.platforms.isEmpty)
        #expect(call.notes == ["Package.swift:1:45: the platforms can't be read without running the manifest"])
        let version = package(
            "let package = Package(\n name: \"K\",\n platforms: [.iOS(version), other],\n targets: [.target(name: \"K\")])"
        )
        #expect(version.platforms == ["iOS unknown"])
        #expect(
            version.notes == [
                "Package.swift:3:14: the version in .iOS(version) can't be read without running the manifest",
                "Package.swift:3:29: a platform can't be read without running the manifest",
            ])
    }

    // MARK: - Targets

    @Test func kindsOfTargets() {
        let fixture = package(
            """
            let package = Package(name: "P", targets: [
                .target(name: "A"), Target.executableTarget(name: "B"), .testTarget(name: "C"), .macro(name: "D"),
                .plugin(name: "E", capability: .buildTool()), .binaryTarget(name: "F", path: "F.xcframework"),
                .systemLibrary(name: "G"),
            ])
            """)
        #expect(names(fixture) == ["A", "B", "C", "D", "E"])
        #expect(
            fixture.map.targets.map(\.kind) == [
                .packageLibrary, .packageExecutable, .packageTests, .packageMacro, .packagePlugin,
            ])
        #expect(fixture.notes.isEmpty)
    }

    @Test func dependenciesByNameProductAndTarget() {
        let fixture = package(
            """
            let shared: [Target.Dependency] = ["Core"]
            extension Target.Dependency {
                static let charts: Self = .product(name: "Charts", package: "charts")
                static var maps: Self { .product(name: "Maps", package: "maps") }
            }
            let package = Package(name: "P", targets: [
                .target(name: "A", dependencies: ["B", .target(name: "C"), .product(name: "D", package: "d"),
                    .byName(name: "E"), .charts, .maps] + shared)
            ])
            """)
        #expect(fixture.target?.dependencies == ["B", "C", "D", "E", "Charts", "Maps", "Core"])
    }

    @Test func targetsInVariablesAndAppendedOnes() {
        let fixture = package(
            #"""
            let name = "Feature"
            let core: [Target] = [.target(name: "Core"), .testTarget(name: "CoreTests")]
            let package = Package(name: "P", targets: core + [.target(name: "\(name)UI"), .target(name: name + "Model")])
            package.targets.append(.target(name: "Late"))
            package.targets += [.executableTarget(name: "Tool")]
            package.targets.append(contentsOf: [.target(name: "Later")])
            if Context.environment["X"] != nil {
                package.targets.append(.target(name: "Sometimes"))
            } else if true {
                package.targets.append(.target(name: "Else"))
            } else {
                package.targets = [.target(name: "Otherwise")]
            }
            #if os(Linux)
            package.targets.append(.target(name: "Linux"))
            #endif
            for target in package.targets { target.swiftSettings = [] }
            """#)
        #expect(
            names(fixture) == [
                "Core", "CoreTests", "Else", "FeatureModel", "FeatureUI", "Late", "Later", "Linux", "Otherwise",
                "Sometimes", "Tool",
            ])
        #expect(fixture.notes.isEmpty)
    }

    @Test func functionsOfOneExpressionAreFollowed() {
        let fixture = package(
            #"""
            extension Target {
                static func module(_ name: String, _ dependencies: [Target.Dependency] = ["Base"]) -> Target {
                    .target(name: name, dependencies: dependencies, path: "Modules/\(name)")
                }
                static func target(feature: String) -> Target { return .target(name: feature + "Feature") }
            }
            let package = Package(name: "P", targets: [
                .module("A"), .module("B", []), .target(feature: "C"), .target(name: "D"), tests(for: "A"),
            ])
            func tests(for name: String) -> Target { .testTarget(name: "\(name)Tests", dependencies: [.init(name)]) }
            """#, files: ["Modules/A/A.swift"])
        #expect(names(fixture) == ["A", "ATests", "B", "CFeature", "D"])
        #expect(fixture.map.targets[0].dependencies == ["Base"])
        #expect(fixture.map.targets[0].files == ["Modules/A/A.swift"])
        #expect(fixture.notes.isEmpty)
    }

    @Test func whatOnlyRunningWouldTellIsTold() {
        let fixture = package(
            #"""
            let package = Package(name: "P", targets: [
                .target(name: "A"),
                .target(name: name()),
                .target(name: "B\(number)"),
                .target(name: "C", path: folder),
                .target(name: "D", exclude: [x], sources: y),
                other,
                feature("E"),
            ] + ["F"].map { .target(name: $0) })
            for name in ["G"] { package.targets.append(.target(name: name)) }
            """#)
        #expect(names(fixture) == ["A", "D"])
        #expect(
            fixture.notes == [
                "Package.swift:3:5: the name of a target can't be read without running the manifest",
                "Package.swift:4:5: the name of a target can't be read without running the manifest",
                "Package.swift:5:5: the path of the target C can't be read without running the manifest",
                "Package.swift:6:47: the paths of a target can't be read without running the manifest",
                "Package.swift:6:34: the paths of a target can't be read without running the manifest",
                "Package.swift:7:5: a target can't be read without running the manifest",
                "Package.swift:8:5: the target that 'feature' makes can't be read without running the manifest",
                "Package.swift:9:5: a target can't be read without running the manifest",
                "Package.swift:10:1: a target can't be read without running the manifest",
            ])
    }

    @Test func manifestsWithoutAPackage() {
        #expect(package("").notes == ["Package.swift: the manifest declares no package that can be read"])
        #expect(
            package("dependencies: [ .Package(url: \"x\") ]").notes == [
                "Package.swift:1:13: unexpected code ': [ .Package(url: \"x\") ]' in source file"
            ])
        #expect(
            package(String(repeating: " ", count: 1_000_001)).notes == [
                "Package.swift: the manifest is too large to be read"
            ])
    }

    @Test func hostileManifestsEnd() {
        var doubling = "let a0 = [\"a\"]\nlet s0 = \"a\"\n"
        for index in 1..<60 {
            doubling += "let a\(index) = a\(index - 1) + a\(index - 1)\nlet s\(index) = s\(index - 1) + s\(index - 1)\n"
        }
        doubling += "func f() -> Target { f() }\n"
        let text = doubling + "let package = Package(name: \"P\", targets: [.target(name: s59, sources: a59), f()])"
        #expect(names(package(text)).isEmpty)
        for (open, close, depth) in [("[", "]", 13), ("(", ")", 25), ("[(", ")]", 5_000), ("{", "", 100_000)] {
            let nested = String(repeating: open, count: depth) + String(repeating: close, count: depth)
            #expect(
                package("let package = Package(name: \"P\", targets: \(nested)").notes == [
                    "Package.swift: the manifest is nested too deeply to be read"
                ])
        }
        let fits = String(repeating: "[", count: 11) + String(repeating: "]", count: 11)
        #expect(names(package("let package = Package(name: \"P\", targets: [.target(name: \"A\"), \(fits)])")) == ["A"])
    }
}
