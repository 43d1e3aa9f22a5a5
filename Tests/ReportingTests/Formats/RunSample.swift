import Migration
import ProjectModel
import SourceEditing
import TestSupport

@testable import Reporting

/// A small app that all steps change, with a link that keeps another.
enum RunSample {
    static let files = [
        "App/Root.swift": """
        import SwiftUI

        struct Root: View {
            @State private var name = ""
            var body: some View {
                NavigationView {
                    List {
                        NavigationLink("A", destination: First(number: 1))
                        NavigationLink("B", destination: Editor(name: $name))
                    }
                }
            }
        }

        """,
        "App/Screens.swift": """
        import SwiftUI

        struct First: View {
            let number: Int
            var body: some View { Text("\\(number)") }
        }
        struct Editor: View {
            @Binding var name: String
            var body: some View { NavigationLink("C", destination: Second()) }
        }
        struct Second: View {
            var body: some View { Text("C") }
        }

        """,
    ]

    /// Through step 4.
    static let throughLinks: ReportedRun = {
        let project = SampleProject(files, targets: [.app], statedSystems: [.iOS: SystemVersion(17)]).project()
        var results: [StepResult] = []
        var current = project
        let options = MigrationOptions()
        for plan in [
            { ContainersStep.plan($0) }, { RoutesStep.plan($0, options) }, { LinksStep.plan($0, options) },
        ] as [(Project) -> StepPlan] {
            let result = StepResult(applying: plan(current), to: current, includingUnsafe: false)
            current = result.after
            results.append(result)
        }
        let placed = results.indices.map { results[$0].placed(before: Array(results[..<$0])) }
        let report = RunReport(
            project: project, results: placed, shown: [.containers, .routes, .links], unreadable: [], remarks: [],
            extent: .init())
        return ReportedRun(
            report, audit: nil, mode: .preview, root: "/Users/me/App", display: PathDisplay(prefix: ""),
            patchPrefix: "", toolVersion: "0.1.0",
            maps: .init(before: ScreenMap(project, results: placed), after: ScreenMap(current)))
    }()
}
