import Testing

@testable import ProjectModel

/// What decides over a new file other than a project's list of files, and what stands in the way.
struct NewFileMembershipTests {
    private let sample = NewFileSample()

    private func replacing(_ old: String, with new: String) -> NewFileSample {
        NewFileSample(text: sample.text.replacing(old, with: new))
    }

    private func reason(
        _ sample: NewFileSample, _ newFile: String = "App/Route.swift", beside: String = "App/Home.swift"
    )
        -> String
    {
        if case .impossible(let reason) = sample.membership(newFile, beside: beside) { return reason }
        return "possible"
    }

    // MARK: - Packages

    private static let package = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Kit", targets: [.target(name: "Kit", exclude: ["Old"]), .target(name: "Other")])
        """

    private let kit = ManifestSet(
        manifests: ["Package.swift": Array(package.utf8)],
        swiftFiles: ["Package.swift", "Sources/Kit/Home.swift", "Sources/Other/Other.swift"])

    @Test func aPackagesFolderIsEnough() {
        #expect(
            NewFileMembership.of("Sources/Kit/Views/Route.swift", beside: "Sources/Kit/Home.swift", in: kit)
                == .nothingToDo)
    }

    @Test func aPackageCanKeepAFolderOut() {
        #expect(
            NewFileMembership.of("Sources/Kit/Old/Route.swift", beside: "Sources/Kit/Home.swift", in: kit)
                == .impossible(reason: "Package.swift keeps Sources/Kit/Old/Route.swift out of the target Kit"))
        #expect(
            NewFileMembership.of("Sources/Other/Route.swift", beside: "Package.swift", in: kit)
                == .impossible(
                    reason: "Package.swift would make Sources/Other/Route.swift part of the target Other too"))
    }

    @Test func aFileOfAPackageAndAProjectGetsWhatEachNeeds() {
        var both = sample
        both.others["Package.swift"] =
            "let package = Package(name: \"P\", targets: [.target(name: \"P\", path: \"App\")])"
        #expect(both.changes("App/Route.swift", beside: "App/Home.swift").count == 4)
        #expect(both.targets(of: "App/Route.swift", beside: "App/Home.swift") == ["App", "P"])
        #expect(reason(both, "Route.swift") == "Package.swift keeps Route.swift out of the target P")
    }

    @Test func withoutAManifestThereIsNothingToDo() {
        let none = ManifestSet(manifests: [:], swiftFiles: ["Home.swift"])
        #expect(NewFileMembership.of("Route.swift", beside: "Home.swift", in: none) == .nothingToDo)
        #expect(sample.membership("Lost/Route.swift", beside: "Lost/Home.swift") == .nothingToDo)
    }

    // MARK: - Synchronized folders

    private static let synchronized = """
        // !$*UTF8*$!
        {
        	objectVersion = 77;
        	objects = {
        		P = {isa = PBXProject; mainGroup = M; targets = (T, U, V); };
        		M = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
        		S = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X, Y); explicitFolders = (Data); path = App; sourceTree = "<group>"; };
        		X = {
        			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
        			membershipExceptions = (
        				Info.plist,
        				"Login/Log-in.swift",
        				Views/Row.swift,
        			);
        			target = T;
        		};
        		Y = {
        			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
        			membershipExceptions = (
        				Views/Detail.swift,
        				Views/Row.swift,
        			);
        			target = U;
        		};
        		T = {isa = PBXNativeTarget; name = App; buildPhases = (); fileSystemSynchronizedGroups = (S); };
        		U = {isa = PBXNativeTarget; name = Widget; buildPhases = (A); };
        		V = {isa = PBXNativeTarget; name = Copy; buildPhases = (B); };
        		A = {isa = PBXSourcesBuildPhase; files = (); };
        		B = {isa = PBXSourcesBuildPhase; files = (C); };
        		C = {isa = PBXBuildFile; fileRef = D; };
        		D = {isa = PBXFileReference; path = App/Twice.swift; sourceTree = SOURCE_ROOT; };
        	};
        	rootObject = P;
        }

        """

    private let folder = NewFileSample(
        text: synchronized,
        files: ["App/Home.swift", "App/Views/Detail.swift", "App/Views/Row.swift", "App/Twice.swift"])

    @Test func aSynchronizedFolderIsEnough() {
        #expect(folder.membership("App/Route.swift", beside: "App/Home.swift") == .nothingToDo)
        #expect(folder.membership("App/Deep/Route.swift", beside: "App/Home.swift") == .nothingToDo)
    }

    @Test func exceptionsThatNameTheNeighbourNameTheNewFile() {
        #expect(
            folder.changes("App/Views/Route.swift", beside: "App/Views/Detail.swift") == [
                ">>>>Views/Detail.swift, | +>>>>Views/Route.swift,"
            ])
        #expect(folder.targets(of: "App/Views/Route.swift", beside: "App/Views/Detail.swift") == ["App", "Widget"])
        #expect(
            folder.changes("App/Jump+Route.swift", beside: "App/Views/Row.swift") == [
                ">>>>Info.plist, | +>>>>\"Jump+Route.swift\",",
                ">>>membershipExceptions = ( | +>>>>\"Jump+Route.swift\",",
            ])
        #expect(folder.targets(of: "App/Jump+Route.swift", beside: "App/Views/Row.swift") == ["Widget"])
    }

    @Test func aTargetWithoutExceptionsCannotTakeFromTheFolder() {
        #expect(
            reason(folder, beside: "App/Twice.swift")
                == "App.xcodeproj/project.pbxproj keeps App/Route.swift out of the target Copy")
        let owned = NewFileSample(
            text: Self.synchronized.replacing(
                "name = Copy;", with: "name = Copy; fileSystemSynchronizedGroups = (Z);"
            ).replacing(
                "\t\tX = {\n",
                with:
                    "\t\tZ = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = \"<group>\"; };\n\t\tX = {\n"
            ),
            files: ["App/Home.swift", "Kit/Kit.swift"])
        #expect(
            reason(owned, "Kit/Route.swift")
                == "App.xcodeproj/project.pbxproj keeps Kit/Route.swift out of the target App")
        #expect(
            reason(owned, "App/Route.swift", beside: "Kit/Kit.swift")
                == "App.xcodeproj/project.pbxproj keeps App/Route.swift out of the target Copy")
    }

    @Test func aFolderThatIsCopiedAsAWholeCompilesNothing() {
        #expect(
            reason(folder, "App/Data/Route.swift")
                == "App.xcodeproj/project.pbxproj is written in a way in which App/Data/Route.swift can't be added with "
                + "certainty")
    }

    @Test func outsideOfTheFolderAFileGetsEntries() {
        let empty = "E = {isa = PBXSourcesBuildPhase; files = (\n\t\t\t); };\n\t\tP = {"
        let outside = NewFileSample(
            text: Self.synchronized.replacing("P = {", with: empty)
                .replacing("name = App; buildPhases = ()", with: "name = App; buildPhases = (E)"),
            files: folder.files)
        #expect(
            outside.changes("Route.swift", beside: "App/Home.swift") == [
                ">>E = {isa = PBXSourcesBuildPhase; files = ( | +>>>>D2A428B25AF79F3E17172414,",
                ">>P = {isa = PBXProject; mainGroup = M; targets = (T, U, V); }; | ->>M = {isa = PBXGroup; children = (S); sourceTree = \"<group>\"; };",
                ">>M = {isa = PBXGroup; children = (S); sourceTree = \"<group>\"; }; | +>>M = {isa = PBXGroup; children = (S, 9F7BE5E832F96D1C96333D77); sourceTree = \"<group>\"; };",
                ">>C = {isa = PBXBuildFile; fileRef = D; }; | +>>D2A428B25AF79F3E17172414 = {isa = PBXBuildFile; fileRef = 9F7BE5E832F96D1C96333D77; };",
                ">>D2A428B25AF79F3E17172414 = {isa = PBXBuildFile; fileRef = 9F7BE5E832F96D1C96333D77; }; | +>>9F7BE5E832F96D1C96333D77 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Route.swift; sourceTree = \"<group>\"; };",
            ])
        #expect(outside.targets(of: "Route.swift", beside: "App/Home.swift") == ["App"])
        #expect(
            reason(folder, "Route.swift")
                == "the target App of App.xcodeproj/project.pbxproj has no phase that compiles sources")
    }

    // MARK: - Generators

    private let specification = "name: App\ntargets:\n  App:\n    sources: [App]\n"

    @Test func aGeneratorFindsTheFileByItself() {
        var made = sample
        made.others["project.yml"] = specification
        guard case .edits(let edits) = sample.membership("App/Route.swift", beside: "App/Home.swift") else {
            Issue.record("no edits")
            return
        }
        #expect(
            made.membership("App/Route.swift", beside: "App/Home.swift")
                == .generated(by: ProjectGenerator(.xcodeGen, manifest: "project.yml"), edits: edits))
        #expect(
            reason(made, "Route.swift") == "nothing shows that project.yml takes in the folder of Route.swift")
        made.others["project.yml"] = specification.replacing("[App]", with: "[App/Home.swift]")
        #expect(reason(made) == "project.yml names Home.swift, and perhaps each file")
    }

    @Test func aProjectThatIsNotMadeYetHasNoEntries() {
        let set = ManifestSet(
            manifests: ["ios/Project.swift": Array("import ProjectDescription\n".utf8)],
            swiftFiles: ["ios/Project.swift", "ios/App/Home.swift"])
        #expect(
            NewFileMembership.of("ios/App/Route.swift", beside: "ios/App/Home.swift", in: set)
                == .generated(by: ProjectGenerator(.tuist, manifest: "ios/Project.swift"), edits: [:]))
        #expect(
            NewFileMembership.of("ios/Route.swift", beside: "ios/App/Home.swift", in: set)
                == .impossible(
                    reason: "nothing shows that ios/Project.swift takes in the folder of ios/Route.swift"))
        #expect(NewFileMembership.of("mac/B.swift", beside: "mac/A.swift", in: set) == .nothingToDo)
    }

    // MARK: - What stands in the way

    @Test func anUnreadableProjectAllowsNothing() {
        let broken = replacing("\tobjectVersion = 56;", with: "<<<<<<< HEAD\n\tobjectVersion = 56;")
        #expect(reason(broken) == "App.xcodeproj/project.pbxproj can't be read")
    }

    @Test func aGroupElsewhereHasNoPath() {
        let elsewhere = NewFileSample(
            text: sample.text
                .replacing(
                    "path = App;\n\t\t\tsourceTree = \"<group>\"",
                    with: "path = /App;\n\t\t\tsourceTree = \"<absolute>\""
                )
                .replacing(
                    "path = Home.swift; sourceTree = \"<group>\"",
                    with: "path = App/Home.swift; sourceTree = SOURCE_ROOT"))
        #expect(
            reason(elsewhere) == "App.xcodeproj/project.pbxproj has no group that App/Route.swift can be put into")
    }

    // MARK: - The targets in memory

    @Test func theTargetsKnowTheNewFile() {
        let map = TargetMap.read(sample.set)
        let grown = map.adding("App/Route.swift", besideTargetsOf: "App/Views/Row.swift")
        #expect(grown.targets(containing: "App/Route.swift").map(\.name) == ["App", "Widget"])
        #expect(
            grown.targets.map(\.files) == [
                ["App/Home.swift", "App/Route.swift", "App/Views/Detail.swift", "App/Views/Row.swift"],
                ["App/Route.swift", "App/Views/Row.swift", "Widget/Widget.swift"],
            ])
        #expect(
            grown.targets
                == TargetMap.read(sample.adding("App/Route.swift", beside: "App/Views/Row.swift").set).targets)
        #expect(grown.adding("App/Route.swift", besideTargetsOf: "App/Home.swift").targets == grown.targets)
        #expect(map.adding("App/Route.swift", besideTargetsOf: "no such file").targets == map.targets)
    }

    @Test func productsStayWithTheirTargets() {
        let app = ManifestFixture(
            manifests: [
                "Package.swift": """
                let package = Package(name: "P", products: [.library(name: "Both", targets: ["Kit"])], targets: [
                    .target(name: "Kit"), .target(name: "Use", dependencies: [.product(name: "Both", package: "P")])])
                """
            ], files: ["Sources/Kit/Kit.swift", "Sources/Use/Use.swift"])
        let grown = app.map.adding("Sources/Use/Route.swift", besideTargetsOf: "Sources/Use/Use.swift")
        #expect(grown.dependencies(of: grown.targets[1]).map(\.name) == ["Kit"])
        #expect(grown.targets[1].files == ["Sources/Use/Route.swift", "Sources/Use/Use.swift"])
    }
}
