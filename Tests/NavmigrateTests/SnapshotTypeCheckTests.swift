import TestSupport
import Testing
import TypeCheck

@testable import navmigrate

/// The apps under Snapshots compile as they are, and after each step.
@Suite struct SnapshotTypeCheckTests {
    /// What the tool is told; the first changes nothing.
    static let states = (2...6).reduce([[]]) { states, step in
        states + [["--through", "\(step)"], ["--through", "\(step)", "--unsafe"]]
    }

    @Test(arguments: SnapshotTests.apps, states) func compiles(app: String, state: [String]) throws {
        let folder = try ScratchFolder()
        try folder.copy(PackageFiles.path("Snapshots/\(app)/before"), to: "app")
        if !state.isEmpty {
            #expect(ToolRun(state, in: folder.path + "/app").status == .success)
        }
        let code = AppCode(try folder.contents(of: "app"))
        #expect(!code.modules.isEmpty)
        for system in code.systems {
            for language in TypeChecker.Language.allCases {
                let errors = try TypeChecker(system: system, language: language).errors(in: code.modules)
                #expect(errors == [], "\(system), \(language)")
            }
        }
    }
}
