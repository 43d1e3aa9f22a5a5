import Migration
import TestSupport
import Testing
import TypeCheck

/// The code that step 6 writes, compiled and run.
@Suite struct RestoredPathTests {
    private static let route = """
        enum Route: Hashable {
            case settings
            case recipe(id: Int)
            case note(text: String?)
            case point(Double)
        }

        """

    /// Stands for Apple's, and tells what is logged.
    private static let logger = """
        struct Logger {
            init(subsystem: String, category: String) {}
            func error(_ message: String) { print("logged:", message.prefix { $0 != ":" }) }
        }

        """

    private static let main = """
        import Foundation

        func restore(_ text: String?, into path: [Route] = []) {
            let router = Router()
            router.path = path
            router.restore(from: text.map { Data($0.utf8) })
            print(router.path.map { "\\($0)" }.joined(separator: " "))
        }

        restore(nil)
        restore("[]")
        restore("")
        restore("garbage {")
        restore("{}")
        restore("[1, 2]")
        restore(#"[{"settings":{}},{"recipe":{"id":3}},{"note":{}}]"#)
        restore(#"[{"recipe":{"id":3}},{"settings":{}},{"recipe":{"title":"gone"}}]"#)
        restore(#"[{"recipe":{"id":3}},{"unknown":{}},{"settings":{}}]"#)
        restore(#"[{"recipe":{"id":3}},{"settings":"#)
        restore(#"[{"settings":{}}]"#, into: [.recipe(id: 1)])

        let router = Router()
        router.path = [.settings, .recipe(id: 7), .note(text: "a/b \\u{1F600}"), .note(text: nil), .point(1.5)]
        let again = Router()
        again.restore(from: router.encodedPath)
        print(again.path == router.path)
        router.path.append(.point(.infinity))
        print(router.encodedPath as Any)
        router.path = []
        print(String(decoding: router.encodedPath ?? Data(), as: UTF8.self))

        """

    @Test func garbageGoodPathsAndGoodBeginnings() throws {
        let sample = SampleProject([
            "Kitchen.swift": RestorationSample.home(), "Route.swift": Self.route,
            "Router.swift": RestorationSample.router,
        ])
        let project = sample.project()
        let plan = RestorationStep.plan(project, MigrationOptions())
        let files = SampleResult(StepResult(applying: plan, to: project, includingUnsafe: false)).files
        let program = try Program(
            [
                .init("Route.swift", try #require(files["Route.swift"])),
                .init("Router.swift", try #require(files["Router.swift"]).replacing("import os\n", with: "")),
                .init("Logger.swift", Self.logger), .init("main.swift", Self.main),
            ], warningsAreErrors: true)
        #expect(
            try program.run().output == """


                logged: The saved path can't be restored in full

                logged: The saved path can't be restored in full

                logged: The saved path can't be restored in full

                logged: The saved path can't be restored in full

                settings recipe(id: 3) note(text: nil)
                logged: The saved path can't be restored in full
                recipe(id: 3) settings
                logged: The saved path can't be restored in full
                recipe(id: 3)
                logged: The saved path can't be restored in full

                recipe(id: 1)
                true
                nil
                []

                """)
    }

    /// A file's constants are the main actor's where all samples are compiled as one file.
    @Test func aLoggerOfTheFileIsUsed() {
        let before = RestorationSample.router.replacing(
            "Observation\n", with: "Observation\nimport SwiftUI\nimport os\n\nprivate let log = Logger()\n")
        expectRestored(
            [
                "Kitchen.swift": RestorationSample.home(), "Route.swift": Self.route, "Router.swift": before,
            ],
            [
                "Kitchen.swift": RestorationSample.home(
                    RestorationSample.saved, modifiers: RestorationSample.saving),
                "Route.swift": Self.route.replacing("Hashable", with: "Hashable, Codable"),
                "Router.swift": before.dropLast(2)
                    + RestorationSample.members.replacing(RestorationSample.newLogger, with: "log"),
            ])
    }
}
