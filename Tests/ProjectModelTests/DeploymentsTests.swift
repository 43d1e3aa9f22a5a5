import ProjectModel
import TestSupport
import Testing

@Suite struct DeploymentsTests {
    private func systems(
        _ targets: [SampleTarget], stated: [Platform: SystemVersion] = [:],
        under condition: CompilationCondition = .always
    ) -> RunningSystems {
        let sample = SampleProject(["A.swift": ""], targets: targets, statedSystems: stated)
        return sample.project().deployments.systems(of: "A.swift", under: condition)
    }

    private func text(_ systems: RunningSystems) -> [String] {
        systems.entries.map { entry in
            let source =
                switch entry.source {
                case .setting(let deployment): deployment.setting
                case .stated: "stated"
                case .assumed: "assumed"
                case .unreadable(let manifest): "unknown, says \(manifest)"
                }
            return "\(entry.target ?? "-") \(entry.platform) \(entry.minimum) \(source)"
        }
    }

    @Test("each platform of each target") func targets() {
        let app = SampleTarget("App", [.iOS: "16.4", .macOS: "13.0", .macCatalyst: "16.4"])
        let widget = SampleTarget("Widget", [.iOS: "15.0"], devices: [.iPhone])
        let systems = systems([app, widget])
        #expect(
            text(systems) == [
                "App iOS 16.4 IPHONEOS_DEPLOYMENT_TARGET = 16.4",
                "App macCatalyst 16.4 IPHONEOS_DEPLOYMENT_TARGET = 16.4",
                "App macOS 13.0 MACOSX_DEPLOYMENT_TARGET = 13.0", "Widget iOS 15.0 IPHONEOS_DEPLOYMENT_TARGET = 15.0",
            ])
        #expect(systems.entry(without: .navigationStack)?.target == "Widget")
        #expect(systems.entry(without: .observation)?.platform == .iOS)
        #expect(systems.includesPad)
    }

    @Test("code under a condition runs on what it leaves") func conditions() {
        let app = SampleTarget("App", [.iOS: "17.0", .watchOS: "8.0"])
        #expect(systems([app], under: .os("iOS")).platforms == [.iOS])
        #expect(systems([app], under: .os("iOS")).entry(without: .navigationStack) == nil)
        #expect(systems([app], under: .other("DEBUG")).platforms == [.iOS, .watchOS])
        #expect(systems([app], under: .os("macOS")).entries.isEmpty)
        #expect(!systems([app], under: .os("watchOS")).includesPad)
    }

    @Test("without a target: what is stated, else iOS 16, else what the condition names") func unclaimed() {
        #expect(text(systems([])) == ["- iOS 16.0 assumed"])
        #expect(text(systems([], under: .os("macOS"))) == ["- macOS 13.0 assumed"])
        #expect(text(systems([], stated: [.macOS: SystemVersion(12)])) == ["- macOS 12.0 stated"])
        #expect(systems([], stated: [.macOS: SystemVersion(12)], under: .os("iOS")).entries.isEmpty)
        #expect(systems([], under: .not(.always)).entries.isEmpty)
    }

    @Test("iPads") func pads() {
        #expect(!systems([SampleTarget("App", devices: [.iPhone])]).includesPad)
        #expect(systems([SampleTarget("App", devices: [.iPad])]).includesPad)
        #expect(systems([]).includesPad)
        #expect(!systems([SampleTarget("App", [.tvOS: "17.0"], devices: [.tv])]).includesPad)
    }

    @Test(
        "a manifest that can't be read has what is below its folder, but for what others have further in",
        arguments: [
            ("App.xcodeproj/project.pbxproj", "A.swift", true), ("App.xcodeproj/project.pbxproj", "App/A.swift", true),
            ("App/App.xcodeproj/project.pbxproj", "App/A.swift", true),
            ("App/App.xcodeproj/project.pbxproj", "Application/A.swift", false),
            ("Package.swift", "Sources/A.swift", true), ("Package@swift-5.9.swift", "Sources/A.swift", true),
            ("Kit/Package.swift", "A.swift", false), ("../App.xcodeproj/project.pbxproj", "A.swift", true),
            ("../Kit/Package.swift", "A.swift", false), ("../../Package.swift", "A.swift", true),
            ("App.xcconfig", "A.swift", false), ("project.yml", "A.swift", false),
        ])
    func unreadable(manifest: String, file: String, isOwned: Bool) {
        let map = TargetMap.read(
            ManifestSet(manifests: [:], swiftFiles: [], unread: [ManifestNote(.unreadable, manifest, "why")]))
        #expect(map.unreadableManifest(of: file) == (isOwned ? manifest : nil))
        #expect(
            text(Deployments(targets: map, stated: [:]).systems(of: file, under: .always))
                == [isOwned ? "- iOS 0.0 unknown, says \(manifest)" : "- iOS 16.0 assumed"])
        #expect(
            text(Deployments(targets: map, stated: [.iOS: SystemVersion(17)]).systems(of: file, under: .always))
                == ["- iOS 17.0 stated"])
    }
}
