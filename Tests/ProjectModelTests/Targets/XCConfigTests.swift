import Testing

@testable import ProjectModel

struct XCConfigTests {
    private let project = "baseConfigurationReference = X;"

    private func app(
        _ settings: String = "", project text: String = "", target: String = "", files: [String: String]
    ) -> ManifestFixture {
        var files = files
        files["Target.xcconfig"] = target
        return ManifestFixture.app(settings, project: text, base: project, manifests: files)
    }

    @Test func eachLevelOutweighsTheNext() {
        let files = ["Project.xcconfig": "SDKROOT = iphoneos\nIPHONEOS_DEPLOYMENT_TARGET = 13.0"]
        #expect(app(files: files).platforms == ["iOS 13.0: IPHONEOS_DEPLOYMENT_TARGET = 13.0"])
        let set = "IPHONEOS_DEPLOYMENT_TARGET = "
        #expect(app(project: set + "14.0;", files: files).platforms == ["iOS 14.0: \(set)14.0"])
        #expect(
            app(project: set + "14.0;", target: set + "15.0", files: files).platforms == ["iOS 15.0: \(set)15.0"])
        #expect(
            app(set + "16.0;", project: set + "14.0;", target: set + "15.0", files: files).platforms
                == ["iOS 16.0: \(set)16.0"])
    }

    @Test func theLineInTheFileIsTold() {
        let fixture = app(files: [
            "Project.xcconfig": "// first\r\n\r\nSDKROOT=iphoneos\r\nIPHONEOS_DEPLOYMENT_TARGET=15.0 // why\r\n"
        ])
        let deployment = fixture.target?.platforms[.iOS]?.deployment
        #expect(
            deployment
                == Deployment(
                    minimum: SystemVersion(15), setting: "IPHONEOS_DEPLOYMENT_TARGET = 15.0",
                    manifest: "Project.xcconfig", line: 4))
    }

    @Test func theLaterLineWinsWhateverItsConditions() {
        let first = "SDKROOT = iphoneos\nIPHONEOS_DEPLOYMENT_TARGET = 15.0\nIPHONEOS_DEPLOYMENT_TARGET = 14.0;"
        #expect(
            app(files: ["Project.xcconfig": first]).platforms == ["iOS 14.0: IPHONEOS_DEPLOYMENT_TARGET = 14.0"])
        let conditional = first + "\nIPHONEOS_DEPLOYMENT_TARGET[sdk=iphone*] = 16.0\n"
        #expect(
            app(files: ["Project.xcconfig": conditional]).platforms
                == ["iOS 16.0: IPHONEOS_DEPLOYMENT_TARGET[sdk=iphone*] = 16.0"])
        #expect(
            app(files: ["Project.xcconfig": conditional + "IPHONEOS_DEPLOYMENT_TARGET = 17.0"]).platforms
                == ["iOS 17.0: IPHONEOS_DEPLOYMENT_TARGET = 17.0"])
    }

    @Test func includesStandWhereTheyAre() {
        let fixture = app(files: [
            "Project.xcconfig": """
            IPHONEOS_DEPLOYMENT_TARGET = 12.0
            #include "Config/Base.xcconfig"
            #include? "Missing.xcconfig"
            """,
            "Config/Base.xcconfig": "#include \"More/Platform.xcconfig\"\nIPHONEOS_DEPLOYMENT_TARGET = $(MINIMUM)",
            "Config/More/Platform.xcconfig": "SDKROOT = iphoneos\nMINIMUM = 15.3\nTARGETED_DEVICE_FAMILY = 1,2",
        ])
        #expect(fixture.platforms == ["iOS 15.3: IPHONEOS_DEPLOYMENT_TARGET = $(MINIMUM)"])
        #expect(fixture.target?.deviceFamilies == [.iPhone, .iPad])
        #expect(fixture.target?.platforms[.iOS]?.deployment?.manifest == "Config/Base.xcconfig")
        #expect(fixture.notes.isEmpty)
    }

    @Test func inheritedReachesTheLineBeforeAndTheLevelBelow() {
        let fixture = app(
            "SUPPORTED_PLATFORMS = \"$(inherited) xros\";",
            files: [
                "Project.xcconfig": """
                SUPPORTED_PLATFORMS = iphoneos
                SUPPORTED_PLATFORMS = $(inherited) macosx
                """
            ])
        #expect(fixture.platforms == ["iOS unknown", "macOS unknown", "visionOS unknown"])
        #expect(fixture.notes.isEmpty)
    }

    @Test func missingFilesAreTold() {
        let fixture = app(files: ["Project.xcconfig": "\n#include \"Gone.xcconfig\""])
        #expect(fixture.notes == ["Project.xcconfig:2: the included file Gone.xcconfig isn't there"])
        #expect(
            ManifestFixture.app("", base: "baseConfigurationReference = X;").notes == [
                "App.xcodeproj/project.pbxproj:15: the build settings file Target.xcconfig isn't there",
                "App.xcodeproj/project.pbxproj:12: the build settings file Project.xcconfig isn't there",
            ])
        #expect(
            ManifestFixture.app("", base: "baseConfigurationReference = gone;", manifests: ["Target.xcconfig": ""])
                .notes == [
                    "App.xcodeproj/project.pbxproj:12: the build settings file gone isn't there"
                ])
    }

    @Test func circlesAndMultipliedIncludesEnd() {
        var files = ["Project.xcconfig": "#include \"A0.xcconfig\"\nSDKROOT = iphoneos"]
        files["A0.xcconfig"] = "#include \"Project.xcconfig\"\n#include \"A1.xcconfig\""
        for index in 1..<40 {
            files["A\(index).xcconfig"] =
                "#include \"A\(index + 1).xcconfig\"\n#include? \"A\(index + 1).xcconfig\""
        }
        files["A40.xcconfig"] = "IPHONEOS_DEPLOYMENT_TARGET = 15.0"
        #expect(app(files: files).platforms == ["iOS 15.0: IPHONEOS_DEPLOYMENT_TARGET = 15.0"])
    }

    @Test func linesThatSetNothingAreSkipped() {
        let fixture = app(files: [
            "Project.xcconfig": """
            IPHONEOS_DEPLOYMENT_TARGET
            = 3
            9LIVES = 9
            IPHONEOS_DEPLOYMENT_TARGET[sdk = 1.0
            IPHONEOS_DEPLOYMENT_TARGET[sdk] = 1.0
            #pragma x
            #include Target
            // IPHONEOS_DEPLOYMENT_TARGET = 2.0
            SDKROOT = iphoneos
            """
        ])
        #expect(fixture.platforms == ["iOS unknown"])
        #expect(fixture.notes.isEmpty)
    }

    @Test func aFileBeneathASynchronizedFolderIsFound() {
        let text = """
            { objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = PL; };
            G = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
            S = {isa = PBXFileSystemSynchronizedRootGroup; path = Config; sourceTree = "<group>"; };
            T = {isa = PBXNativeTarget; name = App; };
            PL = {isa = XCConfigurationList; buildConfigurations = (P1); };
            P1 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReferenceAnchor = S; baseConfigurationReferenceRelativePath = sub/Debug.xcconfig; buildSettings = { }; };
            }; rootObject = P; }
            """
        let fixture = ManifestFixture(manifests: [
            "A.xcodeproj/project.pbxproj": text,
            "Config/sub/Debug.xcconfig": "SDKROOT = macosx\nMACOSX_DEPLOYMENT_TARGET = 12.0",
        ])
        #expect(fixture.platforms == ["macOS 12.0: MACOSX_DEPLOYMENT_TARGET = 12.0"])
    }
}
