import Testing

@testable import ProjectModel

/// Platforms, lowest systems and devices from build settings.
struct BuildSettingsTests {
    // MARK: - Platforms

    @Test func theListOfPlatformsCountsFirst() {
        let fixture = ManifestFixture.app(
            """
            SDKROOT = auto; SUPPORTED_PLATFORMS = "iphoneos iphonesimulator macosx xros xrsimulator";
            IPHONEOS_DEPLOYMENT_TARGET = 16.4; MACOSX_DEPLOYMENT_TARGET = 13.3; TVOS_DEPLOYMENT_TARGET = 9.0;
            """)
        #expect(
            fixture.platforms == [
                "iOS 16.4: IPHONEOS_DEPLOYMENT_TARGET = 16.4", "macOS 13.3: MACOSX_DEPLOYMENT_TARGET = 13.3",
                "visionOS unknown",
            ])
    }

    @Test func aListCanBeAnArray() {
        let fixture = ManifestFixture.app(
            "SUPPORTED_PLATFORMS = (appletvos, appletvsimulator); TVOS_DEPLOYMENT_TARGET = 17;")
        #expect(fixture.platforms == ["tvOS 17.0: TVOS_DEPLOYMENT_TARGET = 17"])
    }

    @Test func elseTheSDKCountsAndOthersTargetsDoNot() {
        let fixture = ManifestFixture.app(
            "WATCHOS_DEPLOYMENT_TARGET = 9.0; IPHONEOS_DEPLOYMENT_TARGET = 13.0;", project: "SDKROOT = watchos;")
        #expect(fixture.platforms == ["watchOS 9.0: WATCHOS_DEPLOYMENT_TARGET = 9.0"])
    }

    @Test func aTargetsOwnSDKOutweighsTheProjectsList() {
        let fixture = ManifestFixture.app(
            "SDKROOT = watchos; WATCHOS_DEPLOYMENT_TARGET = 10.0;",
            project: "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator\"; IPHONEOS_DEPLOYMENT_TARGET = 15.0;")
        #expect(fixture.platforms == ["watchOS 10.0: WATCHOS_DEPLOYMENT_TARGET = 10.0"])
    }

    @Test func elseThePlatformsWithADeploymentTargetCount() {
        let fixture = ManifestFixture.app("SDKROOT = auto; MACOSX_DEPLOYMENT_TARGET = 12.0;")
        #expect(fixture.platforms == ["macOS 12.0: MACOSX_DEPLOYMENT_TARGET = 12.0"])
        #expect(ManifestFixture.app("").platforms.isEmpty)
    }

    @Test func aPlatformWithoutADeploymentTargetIsUnknown() {
        #expect(ManifestFixture.app("SDKROOT = iphoneos;").platforms == ["iOS unknown"])
    }

    @Test func macCatalystHasTheSystemOfIOS() {
        let fixture = ManifestFixture.app(
            """
            SDKROOT = iphoneos; SUPPORTS_MACCATALYST = YES; IPHONEOS_DEPLOYMENT_TARGET = 15.0;
            "IPHONEOS_DEPLOYMENT_TARGET[sdk=macosx*]" = 16.1; MACOSX_DEPLOYMENT_TARGET = 11.0;
            """)
        #expect(
            fixture.platforms == [
                "iOS 15.0: IPHONEOS_DEPLOYMENT_TARGET = 15.0",
                "Mac Catalyst 16.1: IPHONEOS_DEPLOYMENT_TARGET[sdk=macosx*] = 16.1",
            ])
        #expect(ManifestFixture.app("SDKROOT = iphoneos; SUPPORTS_MACCATALYST = NO;").platforms == ["iOS unknown"])
        #expect(ManifestFixture.app("SDKROOT = macosx; SUPPORTS_MACCATALYST = YES;").platforms == ["macOS unknown"])
    }

    // MARK: - Inheritance

    @Test func theTargetOutweighsTheProject() {
        let fixture = ManifestFixture.app(
            "IPHONEOS_DEPLOYMENT_TARGET = 17.0;", project: "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0;")
        #expect(fixture.platforms == ["iOS 17.0: IPHONEOS_DEPLOYMENT_TARGET = 17.0"])
    }

    @Test func theLineAndTheFileAreTold() throws {
        let fixture = ManifestFixture.app("SDKROOT = iphoneos;\nIPHONEOS_DEPLOYMENT_TARGET = 15.0;")
        let deployment = try #require(fixture.target?.platforms[.iOS]?.deployment)
        let lines = try #require(fixture.manifests["App.xcodeproj/project.pbxproj"]).split(
            separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(deployment.line)
        #expect(lines[line - 1] == "IPHONEOS_DEPLOYMENT_TARGET = 15.0;")
        #expect(deployment.manifest == "App.xcodeproj/project.pbxproj")
        #expect(deployment.minimum == SystemVersion(15))
    }

    @Test func ofSeveralConfigurationsTheLowestCounts() {
        let text = """
            { objects = {
            P = {isa = PBXProject; targets = (T); buildConfigurationList = PL; };
            T = {isa = PBXNativeTarget; name = App; buildConfigurationList = TL; };
            PL = {isa = XCConfigurationList; buildConfigurations = (P1, P2); defaultConfigurationName = Release; };
            TL = {isa = XCConfigurationList; buildConfigurations = (T1, T2, T3); };
            P1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.0; }; };
            P2 = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.2; }; };
            T1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {TARGETED_DEVICE_FAMILY = 1; }; };
            T2 = {isa = XCBuildConfiguration; name = Release; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 18.0; TARGETED_DEVICE_FAMILY = 2; }; };
            T3 = {isa = XCBuildConfiguration; name = Beta; buildSettings = { }; };
            }; rootObject = P; }
            """
        let fixture = ManifestFixture(manifests: ["A.xcodeproj/project.pbxproj": text])
        // Beta has no namesake in the project and inherits from the default, Release.
        #expect(fixture.platforms == ["iOS 16.2: IPHONEOS_DEPLOYMENT_TARGET = 16.2"])
        #expect(fixture.target?.deviceFamilies == [.iPhone, .iPad])
    }

    @Test func aTargetWithoutConfigurationsHasTheProjects() {
        let text = """
            { objects = {
            P = {isa = PBXProject; targets = (T); buildConfigurationList = PL; };
            T = {isa = PBXNativeTarget; name = App; buildConfigurationList = gone; };
            PL = {isa = XCConfigurationList; buildConfigurations = (P1); };
            P1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 14.0; }; };
            }; rootObject = P; }
            """
        let fixture = ManifestFixture(manifests: ["A.xcodeproj/project.pbxproj": text])
        #expect(fixture.platforms == ["iOS 14.0: IPHONEOS_DEPLOYMENT_TARGET = 14.0"])
    }

    // MARK: - Conditions and variables

    @Test func conditionsPickTheirSDK() {
        let fixture = ManifestFixture.app(
            """
            SDKROOT = iphoneos;
            IPHONEOS_DEPLOYMENT_TARGET = 17.0;
            "IPHONEOS_DEPLOYMENT_TARGET[sdk=iphone*][arch=arm64]" = 16.5;
            "IPHONEOS_DEPLOYMENT_TARGET[sdk=macosx*]" = 12.0;
            "IPHONEOS_DEPLOYMENT_TARGET[config=Release]" = 11.0;
            "IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*,arch=x86_64]" = 10.0;
            """)
        #expect(fixture.platforms == ["iOS 16.5: IPHONEOS_DEPLOYMENT_TARGET[sdk=iphone*][arch=arm64] = 16.5"])
    }

    @Test func theSimulatorsLowerSystemCountsToo() {
        let fixture = ManifestFixture.app(
            """
            SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.0;
            "IPHONEOS_DEPLOYMENT_TARGET[sdk=iphonesimulator*]" = 16.0;
            """)
        #expect(fixture.platforms == ["iOS 16.0: IPHONEOS_DEPLOYMENT_TARGET[sdk=iphonesimulator*] = 16.0"])
    }

    @Test(
        arguments: [
            ("$(MIN)", "15.2"), ("${MIN}", "15.2"), ("$MIN", "15.2"), ("$(MIN_$(WHICH))", "14.1"),
            ("$(NONE:default=13.4)", "13.4"), ("$(NONE:default=$(MIN))", "15.2"), ("$(MIN:default=9.0)", "15.2"),
            ("$(MAJOR).$(MINOR)", "12.5"), ("$(inherited)", "11.0"), ("$(IPHONEOS_DEPLOYMENT_TARGET)", "11.0"),
            ("$(VIA)", "15.2"),
        ])
    func variablesAreResolved(value: String, version: String) {
        let fixture = ManifestFixture.app(
            """
            SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = "\(value)"; MIN = 15.2; MIN_NEW = 14.1; WHICH = NEW;
            MAJOR = 12; MINOR = 5; VIA = "$(MIN)";
            """, project: "IPHONEOS_DEPLOYMENT_TARGET = 11.0;")
        #expect(fixture.platforms == ["iOS \(version): IPHONEOS_DEPLOYMENT_TARGET = \(value)"])
        #expect(fixture.notes.isEmpty)
    }

    @Test func whatNothingSetsIsTold() {
        let fixture = ManifestFixture.app(
            "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = \"$(RECOMMENDED_IPHONEOS_DEPLOYMENT_TARGET)\";")
        #expect(fixture.platforms == ["iOS unknown"])
        #expect(
            fixture.notes == [
                "App.xcodeproj/project.pbxproj:16: IPHONEOS_DEPLOYMENT_TARGET = "
                    + "$(RECOMMENDED_IPHONEOS_DEPLOYMENT_TARGET) is not taken into account: nothing sets "
                    + "RECOMMENDED_IPHONEOS_DEPLOYMENT_TARGET"
            ])
        #expect(
            ManifestFixture.app("SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = latest;").notes == [
                "App.xcodeproj/project.pbxproj:16: IPHONEOS_DEPLOYMENT_TARGET = latest is not taken into account: "
                    + "'latest' isn't a value that is known here"
            ])
        #expect(
            ManifestFixture.app("SUPPORTED_PLATFORMS = \"$(MINE)\";").notes == [
                "App.xcodeproj/project.pbxproj:16: SUPPORTED_PLATFORMS = $(MINE) is not taken into account: "
                    + "nothing sets MINE"
            ])
        #expect(
            ManifestFixture.app("SDKROOT = driverkit;").notes == [
                "App.xcodeproj/project.pbxproj:16: SDKROOT = driverkit is not taken into account: 'driverkit' isn't "
                    + "a value that is known here"
            ])
    }

    @Test func circlesAndDoublingEnd() {
        var settings = "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = \"$(A)\"; A = \"$(B)\"; B = \"$(A)\";"
        #expect(ManifestFixture.app(settings).platforms == ["iOS unknown"])
        settings = "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = \"$(V0)\";"
        for index in 0..<60 { settings += "V\(index) = \"$(V\(index + 1))$(V\(index + 1))\";\n" }
        #expect(ManifestFixture.app(settings).platforms == ["iOS unknown"])
        let open = String(repeating: "$(", count: 50_000)
        #expect(
            ManifestFixture.app("SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = \"\(open)\";").platforms
                == ["iOS unknown"])
    }

    @Test func productAndModuleNames() {
        #expect(ManifestFixture.app("PRODUCT_NAME = \"$(TARGET_NAME) Pro\";").target?.moduleName == "App_Pro")
        #expect(ManifestFixture.app("PRODUCT_NAME = 2048;").target?.moduleName == "_048")
        #expect(
            ManifestFixture.app("PRODUCT_MODULE_NAME = \"Shared_$(PROJECT_NAME:lower)\";").target?.moduleName
                == "Shared_app")
        #expect(ManifestFixture.app("").target?.moduleName == "App")
    }

    // MARK: - Devices

    @Test(
        arguments: [
            ("SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = \"1,2\";", [DeviceFamily.iPhone, .iPad]),
            ("SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = 2;", [.iPad]),
            ("SDKROOT = iphoneos;", [.iPhone]),
            ("SDKROOT = iphoneos; SUPPORTS_MACCATALYST = YES; TARGETED_DEVICE_FAMILY = \"2,6\";", [.iPad, .mac]),
            ("SDKROOT = macosx; TARGETED_DEVICE_FAMILY = \"1,2,6\";", [.mac]),
            ("SDKROOT = watchos; TARGETED_DEVICE_FAMILY = \"1,2\";", [.watch]),
            ("SDKROOT = appletvos; TARGETED_DEVICE_FAMILY = 3;", [.tv]),
            (
                "SUPPORTED_PLATFORMS = \"iphoneos xros\"; TARGETED_DEVICE_FAMILY = \"1,2,7\";",
                [.iPhone, .iPad, .vision]
            ),
            ("TARGETED_DEVICE_FAMILY = \"1,2\";", [.iPhone, .iPad]),
        ])
    func devices(settings: String, families: [DeviceFamily]) {
        #expect(ManifestFixture.app(settings).target?.deviceFamilies == Set(families))
    }
}
