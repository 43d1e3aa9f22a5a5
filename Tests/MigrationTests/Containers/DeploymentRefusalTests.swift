import ProjectModel
import TestSupport
import Testing

/// Below the systems that have a stack, a target is refused, with the setting named.
@Suite(.typeChecked) struct DeploymentRefusalTests {
    private let code = "var a: some View {\n    NavigationView { A() }\n}\n"
    private let stack = "var a: some View {\n    NavigationStack { A() }\n}\n"

    private func code(_ name: String) -> String { code.replacing("var a", with: "var \(name)") }

    @Test(arguments: [
        (Platform.iOS, "15.5", "iOS 15.5", "IPHONEOS_DEPLOYMENT_TARGET", "16.0"),
        (.macOS, "12.0", "macOS 12.0", "MACOSX_DEPLOYMENT_TARGET", "13.0"),
        (.tvOS, "15.0", "tvOS 15.0", "TVOS_DEPLOYMENT_TARGET", "16.0"),
        (.watchOS, "8.0", "watchOS 8.0", "WATCHOS_DEPLOYMENT_TARGET", "9.0"),
    ])
    func refused(platform: Platform, version: String, system: String, setting: String, needed: String) {
        expectLeft(
            code,
            [
                "2:5: NavigationView stays: target 'App' supports \(system) (\(setting) = \(version) in "
                    + "Sample.xcodeproj/project.pbxproj:8), and NavigationStack needs \(needed); "
                    + "raise the setting, then run again [navigation-view/deployment-target]"
            ], targets: [SampleTarget("App", [platform: version])])
    }

    @Test(arguments: [(Platform.iOS, "16.0"), (.tvOS, "16.0"), (.watchOS, "9.0"), (.visionOS, "1.0")])
    func accepted(platform: Platform, version: String) {
        expectMigration(code, stack, targets: [SampleTarget("App", [platform: version])])
    }

    @Test("two targets, two systems: the file of both is refused") func twoTargets() {
        let sample = SampleProject(
            ["App.swift": code, "Both.swift": code("b"), "Widget.swift": code("c")],
            targets: [
                SampleTarget("App", files: ["App.swift", "Both.swift"]),
                SampleTarget("Widget", [.iOS: "15.0"], files: ["Both.swift", "Widget.swift"]),
            ])
        let refusal =
            "2:5: NavigationView stays: target 'Widget' supports iOS 15.0 (IPHONEOS_DEPLOYMENT_TARGET = 15.0 in "
            + "Sample.xcodeproj/project.pbxproj:17), and NavigationStack needs 16.0; raise the setting, then run again "
            + "[navigation-view/deployment-target]"
        expectMigration(
            of: sample, to: ["App.swift": stack, "Both.swift": code("b"), "Widget.swift": code("c")],
            findings: ["Both.swift:\(refusal)", "Widget.swift:\(refusal)"])
    }

    @Test("code for one platform only counts there") func platformCode() {
        let target = SampleTarget("App", [.iOS: "17.0", .watchOS: "8.0"])
        expectMigration(
            "#if os(iOS)\n\(code)#endif\n", "#if os(iOS)\n\(stack)#endif\n", targets: [target])
        expectLeft(
            "#if os(watchOS)\n\(code)#endif\n",
            [
                "3:5: NavigationView stays: target 'App' supports watchOS 8.0 (WATCHOS_DEPLOYMENT_TARGET = 8.0 in "
                    + "Sample.xcodeproj/project.pbxproj:8), and NavigationStack needs 9.0; "
                    + "raise the setting, then run again [navigation-view/deployment-target]"
            ], targets: [target])
        expectLeft(
            "#if DEBUG\n\(code)#endif\n",
            [
                "3:5: NavigationView stays: target 'App' supports watchOS 8.0 (WATCHOS_DEPLOYMENT_TARGET = 8.0 in "
                    + "Sample.xcodeproj/project.pbxproj:8), and NavigationStack needs 9.0; "
                    + "raise the setting, then run again [navigation-view/deployment-target]"
            ], targets: [target])
    }

    @Test("code that no target compiles stays") func neverCompiled() {
        expectLeft(
            "#if os(macOS)\n\(code)var b: some View { Tabs().navigationViewStyle(.columns) }\n#endif\n",
            [
                "3:5: NavigationView stays: an '#if' keeps this code out of every target that the file is in; "
                    + "remove the code, or convert it by hand [navigation-view/never-compiled]",
                "5:27: navigationViewStyle stays: an '#if' keeps this code out of every target that the file is in; "
                    + "remove the code by hand [navigation-view-style/never-compiled]",
            ])
    }

    @Test("a style stays with the target's old system") func styles() {
        expectLeft(
            "var a: some View { Tabs().navigationViewStyle(.stack) }\n",
            [
                "1:27: navigationViewStyle stays: target 'App' supports iOS 15.0, which has no NavigationStack "
                    + "[navigation-view-style/deployment-target]"
            ], targets: [SampleTarget("App", [.iOS: "15.0"])])
    }

    @Test("what the user states") func stated() {
        var sample = SampleProject(["A.swift": code], targets: [], statedSystems: [.iOS: SystemVersion(15)])
        expectMigration(
            of: sample, to: sample.files,
            findings: [
                "A.swift:2:5: NavigationView stays: --minimum-os says iOS 15.0, and NavigationStack needs 16.0 "
                    + "[navigation-view/deployment-target]"
            ])
        sample.statedSystems = [.iOS: SystemVersion(16)]
        expectMigration(of: sample, to: ["A.swift": stack])
    }

    @Test("where nothing says anything, iOS 16 is assumed, and said once") func assumed() {
        let sample = SampleProject(["A.swift": code, "B.swift": code("b")], targets: [])
        expectMigration(
            of: sample, to: ["A.swift": stack, "B.swift": stack.replacing("var a", with: "var b")],
            notes: [
                "A.swift:2:5: 2 NavigationViews without a style, this one first, showed two columns on iPad, and a NavigationStack "
                    + "shows one; try the app on an iPad, and make it a NavigationSplitView by hand where you want columns "
                    + "[navigation-view/pad-columns]",
                "A.swift:2:5: nothing tells the oldest system that this file supports: iOS 16 is assumed; "
                    + "say it with --minimum-os [navigation-view/assumed-system]",
            ])
    }

    @Test("where nothing says anything, code for another platform is taken for that one's") func assumedPlatform() {
        let sample = SampleProject(["A.swift": "#if os(watchOS)\n\(code)#endif\n"], targets: [])
        expectMigration(of: sample, to: ["A.swift": "#if os(watchOS)\n\(stack)#endif\n"])
    }
}
