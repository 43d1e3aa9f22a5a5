import Testing

@testable import ProjectModel

/// Projects that list every file: groups, paths, phases, several targets.
struct ClassicProjectTests {
    static let files = [
        "Sources/App.swift", "Sources/Views/Home.swift", "Sources/Views/Lost.swift", "Shared/Model.swift",
        "Tests/HomeTests.swift", "Elsewhere/Named.swift", "en.lproj/Strings.swift",
    ]

    static let project = """
        // !$*UTF8*$!
        {
        	objectVersion = 56;
        	objects = {
        		P = {isa = PBXProject; mainGroup = M; targets = (T, U, W, Z); projectDirPath = ""; buildConfigurationList = L; };
        		M = {isa = PBXGroup; children = (S, V, R, D, N, O, gone); sourceTree = "<group>"; };
        		S = {isa = PBXGroup; children = (a, v); path = Sources; sourceTree = "<group>"; };
        		v = {isa = PBXGroup; children = (h); name = Screens; path = ./Views; sourceTree = "<group>"; };
        		V = {isa = PBXVariantGroup; children = (s); name = Strings.swift; sourceTree = "<group>"; };
        		N = {isa = PBXGroup; children = (n); name = "Only a name"; sourceTree = "<group>"; };
        		D = {isa = PBXGroup; children = (t); path = Sources/../Tests; sourceTree = SOURCE_ROOT; };
        		a = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        		h = {isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
        		s = {isa = PBXFileReference; name = en; path = en.lproj/Strings.swift; sourceTree = "<group>"; };
        		n = {isa = PBXFileReference; path = Elsewhere/Named.swift; sourceTree = "<group>"; };
        		t = {isa = PBXFileReference; path = HomeTests.swift; sourceTree = "<group>"; };
        		R = {isa = PBXFileReference; path = Shared/Model.swift; sourceTree = SOURCE_ROOT; };
        		O = {isa = PBXFileReference; path = /usr/lib/Outside.swift; sourceTree = "<absolute>"; };
        		B = {isa = PBXFileReference; path = Made.swift; sourceTree = BUILT_PRODUCTS_DIR; };
        		p = {isa = PBXFileReference; explicitFileType = wrapper.framework; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        		1 = {isa = PBXBuildFile; fileRef = a; };
        		2 = {isa = PBXBuildFile; fileRef = h; };
        		3 = {isa = PBXBuildFile; fileRef = R; };
        		4 = {isa = PBXBuildFile; fileRef = R; };
        		5 = {isa = PBXBuildFile; fileRef = t; };
        		6 = {isa = PBXBuildFile; fileRef = n; };
        		7 = {isa = PBXBuildFile; fileRef = s; };
        		8 = {isa = PBXBuildFile; fileRef = O; };
        		9 = {isa = PBXBuildFile; fileRef = B; };
        		0 = {isa = PBXBuildFile; fileRef = gone; };
        		f = {isa = PBXBuildFile; fileRef = p; };
        		q = {isa = PBXBuildFile; productRef = k; };
        		k = {isa = XCSwiftPackageProductDependency; productName = Charts; };
        		C = {isa = PBXSourcesBuildPhase; files = (1, 2, 3, 6, 7, 8, 9, 0, gone); };
        		E = {isa = PBXSourcesBuildPhase; files = (4, 4); };
        		F = {isa = PBXSourcesBuildPhase; files = (5); };
        		H = {isa = PBXResourcesBuildPhase; files = (5); };
        		I = {isa = PBXFrameworksBuildPhase; files = (f, q); };
        		T = {isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application"; buildPhases = (C, H, I); dependencies = (d); packageProductDependencies = (k); };
        		U = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (E); productReference = p; };
        		W = {isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (F); dependencies = (e, g); };
        		Z = {isa = PBXAggregateTarget; name = Lint; buildPhases = (); };
        		d = {isa = PBXTargetDependency; target = U; };
        		e = {isa = PBXTargetDependency; target = T; };
        		g = {isa = PBXTargetDependency; name = "Other Project's"; targetProxy = x; };
        		L = {isa = XCConfigurationList; buildConfigurations = (c); };
        		c = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0; }; };
        	};
        	rootObject = P;
        }
        """

    private let fixture = ManifestFixture(manifests: ["App.xcodeproj/project.pbxproj": project], files: files)

    @Test func filesAreFoundThroughGroups() {
        let map = fixture.map
        #expect(map.targets.map(\.name) == ["AppTests", "Kit", "My App"])
        #expect(map.targets[0].files == ["Tests/HomeTests.swift"])
        #expect(map.targets[1].files == ["Shared/Model.swift"])
        #expect(
            map.targets[2].files == [
                "Elsewhere/Named.swift", "Shared/Model.swift", "Sources/App.swift", "Sources/Views/Home.swift",
                "en.lproj/Strings.swift",
            ])
        #expect(map.notes.isEmpty)
    }

    @Test func aFileCanBelongToSeveralTargetsOrToNone() {
        let map = fixture.map
        #expect(map.targets(containing: "Shared/Model.swift").map(\.name) == ["Kit", "My App"])
        #expect(map.targets(containing: "Sources/Views/Lost.swift").isEmpty)
        #expect(map.targets(containing: "no such file").isEmpty)
    }

    @Test func kindsAndModuleNames() {
        #expect(fixture.map.targets.map(\.kind) == [.unitTests, .framework, .application])
        #expect(fixture.map.targets.map(\.moduleName) == ["AppTests", "Kit", "My_App"])
    }

    @Test func dependenciesAreTargetsAndProducts() {
        let map = fixture.map
        #expect(map.targets[0].dependencies == ["My App", "Other Project's"])
        #expect(map.targets[2].dependencies == ["Kit", "Charts"])
        #expect(map.dependencies(of: map.targets[2]).map(\.name) == ["Kit"])
    }

    @Test func pathsAreRelativeToTheProjectsFolder() {
        let text = Self.project.replacing("projectDirPath = \"\"", with: "projectDirPath = Code")
        let moved = ManifestFixture(
            manifests: ["ios/App.xcodeproj/project.pbxproj": text],
            files: ["ios/Code/Sources/App.swift", "ios/Sources/App.swift", "Sources/App.swift"])
        #expect(moved.map.targets.map(\.files) == [[], [], ["ios/Code/Sources/App.swift"]])
    }

    @Test func aWrongCaseIsForgivenAndNormalizationToo() {
        let text = Self.project.replacing("path = App.swift", with: "path = \"Caf\\U00e9.swift\"")
        let tree = ManifestFixture(
            manifests: ["App.xcodeproj/project.pbxproj": text],
            files: ["Sources/Cafe\u{301}.swift", "sources/views/home.swift"])
        #expect(tree.map.targets[2].files == ["Sources/Cafe\u{301}.swift", "sources/views/home.swift"])
    }

    @Test func severalProjectsInOneTree() {
        let other = Self.project.replacing("\"My App\"", with: "Second")
        let tree = ManifestFixture(
            manifests: ["App.xcodeproj/project.pbxproj": Self.project, "Sub/Two.xcodeproj/project.pbxproj": other],
            files: ["Sources/App.swift", "Sub/Sources/App.swift"])
        #expect(tree.map.targets(containing: "Sources/App.swift").map(\.name) == ["My App"])
        #expect(tree.map.targets(containing: "Sub/Sources/App.swift").map(\.name) == ["Second"])
    }

    @Test func targetsOfAnotherProjectAreDependencies() {
        let other = Self.project.replacing("\"My App\"", with: "\"Other Project's\"")
        let tree = ManifestFixture(manifests: [
            "App.xcodeproj/project.pbxproj": Self.project, "Sub/Two.xcodeproj/project.pbxproj": other,
        ])
        let tests = tree.map.targets[0]
        #expect(tests.name == "AppTests" && tests.manifest == "App.xcodeproj/project.pbxproj")
        #expect(tree.map.dependencies(of: tests).map(\.name) == ["My App", "Other Project's"])
    }

    @Test func circlesOfGroupsAndPathsBeyondTheRootEnd() {
        let text = Self.project
            .replacing("children = (S, V,", with: "children = (V,")
            .replacing("children = (h);", with: "children = (h, S);")
            .replacing("path = Shared/Model.swift", with: "path = ../../Shared/Model.swift")
        let tree = ManifestFixture(manifests: ["App.xcodeproj/project.pbxproj": text], files: Self.files)
        #expect(tree.map.targets[1].files.isEmpty)
        #expect(tree.map.targets[2].files == ["Elsewhere/Named.swift", "en.lproj/Strings.swift"])
    }

    @Test func aLongChainOfGroupsEnds() {
        let groups = (0..<5_000).map { index in
            "g\(index) = {isa = PBXGroup; children = (g\(index + 1)); path = a; sourceTree = \"<group>\"; };"
        }
        let text = Self.project
            .replacing("objects = {", with: "objects = {" + groups.joined(separator: "\n"))
            .replacing("children = (n);", with: "children = (g0);")
            .replacing("fileRef = n;", with: "fileRef = g5000;")
        let tree = ManifestFixture(manifests: ["App.xcodeproj/project.pbxproj": text], files: Self.files)
        #expect(!tree.map.targets[2].files.contains("Elsewhere/Named.swift"))
    }

    @Test func unreadableProjectsAreTold() {
        let path = "App.xcodeproj/project.pbxproj"
        #expect(
            ManifestFixture(manifests: [path: "<?xml version=\"1.0\"?><plist/>"]).notes == [
                "\(path):1:1: this is a property list in XML form, which isn't read"
            ])
        #expect(
            ManifestFixture(manifests: [path: "{\n  objects = {\n"]).notes == [
                "\(path):3:1: the file ends within a dictionary"
            ])
        #expect(
            ManifestFixture(manifests: [path: "{ objects = { }; rootObject = P; }"]).notes == [
                "\(path): the file has no project in it"
            ])
        #expect(ManifestFixture(manifests: [path: "( )"]).notes == ["\(path): the file has no project in it"])
    }

    @Test(
        arguments: [
            ("application", BuildTarget.Kind.application), ("application.watchapp2", .application),
            ("app-extension", .appExtension), ("app-extension.messages", .appExtension),
            ("watchkit2-extension", .appExtension), ("extensionkit-extension", .appExtension),
            ("framework.static", .framework), ("library.static", .library), ("tool", .commandLineTool),
            ("bundle", .bundle), ("bundle.ui-testing", .uiTests), ("xpc-service", .bundle),
        ])
    func productTypes(type: String, kind: BuildTarget.Kind) {
        let text = Self.project.replacing("product-type.framework", with: "product-type.\(type)")
        #expect(ManifestFixture(manifests: ["App.xcodeproj/project.pbxproj": text]).map.targets[1].kind == kind)
    }
}
