import Migration
import ProjectModel
import SourceEditing
import TestSupport
import Testing

/// Expects that step 6 makes `expected` of an app, in whatever way its files are written, and tells `findings`.
///
/// - Parameters:
///   - expected: the texts of the files that change; the others have to stay.
///   - findings: `path:line:column: message [id]` of the stacks that are unsafe or left, notes as lines of their own.
///   - notes: what is told besides.
func expectRestored(
    _ files: [String: String], _ expected: [String: String], findings: [String] = [], notes: [String] = [],
    includingUnsafe: Bool = false, targets: [SampleTarget] = [.app], compiles: Compiles = .fromIOS17,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    let options = MigrationOptions(includesUnsafe: includingUnsafe)
    let sample = SampleProject(files, targets: targets)
    let project = sample.project()
    let result = StepResult(
        applying: RestorationStep.plan(project, options), to: project, includingUnsafe: includingUnsafe)
    let outcome = SampleResult(result)
    MigratedSamples.current?.add(sample, after: outcome.files, compiles: compiles, sourceLocation: sourceLocation)
    #expect(outcome.findings == findings, sourceLocation: sourceLocation)
    #expect(outcome.notes == notes, sourceLocation: sourceLocation)
    for fault in RestorationRun.faults(of: sample, expecting: expected, options) {
        Issue.record("\(fault)", sourceLocation: sourceLocation)
    }
}

/// Expects that step 6 changes nothing, also with `--unsafe`, and says why.
func expectNotRestored(
    _ files: [String: String], _ findings: [String], targets: [SampleTarget] = [.app],
    compiles: Compiles = .fromIOS17, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    expectRestored(
        files, [:], findings: findings, includingUnsafe: true, targets: targets, compiles: compiles,
        sourceLocation: sourceLocation)
}

/// Step 6 on a sample, in all the ways that its files can be written.
private enum RestorationRun {
    /// The faults in the first variant that has any.
    static func faults(
        of sample: SampleProject, expecting expected: [String: String], _ options: MigrationOptions
    ) -> [String] {
        // What is masked of files that show a stack's view depends on the run: see the apps of Snapshots.
        for variant in SampleCheck.Variant.all where variant.parsing == .whole {
            let project = sample.mapFiles(variant.change).project()
            let result = StepResult(
                applying: RestorationStep.plan(project, options), to: project, includingUnsafe: options.includesUnsafe)
            let files = SampleResult(result).files
            let wanted = sample.files.merging(expected) { $1 }.mapValues(variant.change)
            let paths = Set(files.keys).union(wanted.keys).sorted()
            let faults =
                paths.filter { files[$0] != wanted[$0] }.map {
                    "\($0) became:\n\(files[$0] ?? "(nothing)")\ninstead of:\n\(wanted[$0] ?? "(nothing)")"
                } + faults(of: result, options)
            if !faults.isEmpty { return faults.map { "\(variant.name): \($0)" } }
        }
        return []
    }

    /// What must hold of every run.
    private static func faults(of result: StepResult, _ options: MigrationOptions) -> [String] {
        var faults: [String] = []
        for file in result.after.files {
            let whole = ParsedSource(file.source.text)
            if let error = whole.firstError {
                faults.append("\(file.path):\(whole.text.location(at: error.offset)): \(error.message)")
            }
        }
        let again = StepResult(
            applying: RestorationStep.plan(result.after, options), to: result.after,
            includingUnsafe: options.includesUnsafe)
        faults += again.changes.map { "\($0.path) would be changed again" }
        let counts = result.counts
        if counts.found != counts.migrated + counts.unsafe + counts.left
            || again.counts.found != counts.found - counts.migrated
        {
            faults.append("\(again.counts.found) stacks remain of \(counts)")
        }
        return faults
    }
}

/// What most samples have.
enum RestorationSample {
    /// As step 5 makes it from iOS 17 on.
    static let router = """
        import Observation

        /// Owns the path of a navigation stack.
        @Observable
        final class Router {
            /// The screens on top of the stack's root, the uppermost last.
            var path: [Route] = []

            /// Puts a screen on top.
            func push(_ route: Route) {
                path.append(route)
            }
        }

        """

    /// What step 6 adds to it.
    static let members = """

            /// The path as data that can be saved; nil where a route can't be encoded.
            var encodedPath: Data? {
                try? JSONEncoder().encode(path)
            }

            /// Brings a saved path back, unless screens are pushed already: a deep link wins.
            ///
            /// A route that can't be decoded is dropped with those pushed after it.
            func restore(from data: Data?) {
                guard let data, path.isEmpty else { return }
                do {
                    let saved = try JSONDecoder().decode(SavedPath.self, from: data)
                    path = saved.routes
                    if let error = saved.error { throw error }
                } catch {
                    Logger(subsystem: Bundle.main.bundleIdentifier ?? "Router", category: "Restoration")
                        .error("The saved path can't be restored in full: \\(error)")
                }
            }

            /// The routes of a saved path, up to the first that can't be decoded.
            private struct SavedPath: Decodable {
                var routes: [Route] = []
                var error: (any Error)?

                init(from decoder: any Decoder) throws {
                    var list = try decoder.unkeyedContainer()
                    do {
                        while !list.isAtEnd { routes.append(try list.decode(Route.self)) }
                    } catch {
                        self.error = error
                    }
                }
            }
        }

        """

    /// What the members log with.
    static let newLogger =
        "Logger(subsystem: Bundle.main.bundleIdentifier ?? \"Router\", category: \"Restoration\")\n                "

    static let savingRouter =
        "import Foundation\nimport Observation\nimport os\n"
        + String(router.dropFirst("import Observation\n".count).dropLast("}\n".count)) + members

    /// An enum of routes with the view that shows them.
    static func route(_ cases: String, conforming: String = "Hashable", arms: String) -> String {
        """
        import SwiftUI

        /// The screens that a navigation stack can push.
        enum Route: \(conforming) {
            \(cases)
        }

        /// Shows the screen that a route stands for.
        struct DestinationView: View {
            let route: Route

            var body: some View {
                switch route {
                \(arms)
                }
            }
        }

        """
    }

    /// Two screens, one by an id.
    static func plainRoute(conforming: String = "Hashable") -> String {
        route(
            "case settings\n    case recipe(id: Int)", conforming: conforming,
            arms:
                "case .settings:\n            Text(\"settings\")\n        case .recipe(let id):\n            Text(\"\\(id)\")"
        )
    }

    /// A view with a stack.
    /// - Parameters:
    ///   - state: further lines behind the router.
    ///   - modifiers: of the container, behind the environment's.
    static func home(_ state: String = "", modifiers: String = "") -> String {
        """
        import SwiftUI

        struct Kitchen: View {
            @State private var router = Router()\(state)

            var body: some View {
                NavigationStack(path: $router.path) {
                    List {
                        NavigationLink("Settings", value: Route.settings)
                    }
                    .navigationDestination(for: Route.self) { route in
                        DestinationView(route: route)
                    }
                }
                .environment(router)\(modifiers)
            }
        }

        """
    }

    static let saved = "\n    @SceneStorage(\"navigation.Kitchen\") private var savedPath: Data?"
    static let saving = """

                .task { router.restore(from: savedPath) }
                .onChange(of: router.path) { savedPath = router.encodedPath }
        """
}
