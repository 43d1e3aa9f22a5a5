import Migration
import ProjectModel
import SourceEditing

@testable import Reporting

/// A small project for every format, in which names and texts try to be more than they are.
enum ReportSample {
    /// A newline, quotes, markup, a percent sign, a colon and a comma.
    static let hostileName = "App/\"<b>'100%\n:,.swift"

    static let files = [
        "App/Root.swift": """
        import SwiftUI
        struct Root: View {
            var body: some View {
                /* 👩‍🚀é */ NavigationView { Text("</script><img src=x onerror=alert(1)>") }
                    .navigationViewStyle(.stack)
            }
        }

        """,
        hostileName: """
        // `````` \u{202E}
        extension NavigationView {} // <img src=x onerror=alert(2)>

        """,
        "App/Marked.swift":
            "\u{FEFF}struct M { let a = \"é\"; var body: some View { NavigationView { Text(a); Text(a) }.navigationViewStyle(.stack) } }\n",
    ]

    static func run(
        _ mode: Summary.Mode = .preview, isAudit: Bool = false, fileAddress: String? = nil,
        maps: ReportedRun.Maps? = nil, files: [String: String] = files
    ) -> ReportedRun {
        let project = Project(
            files: files.map { ProjectFile(path: $0, source: ParsedSource(SourceText($1))) },
            deployments: Deployments(
                targets: .read(.init(manifests: [:], swiftFiles: [])), stated: [.iOS: SystemVersion(17)]))
        let result = StepResult(applying: ContainersStep.plan(project), to: project, includingUnsafe: false)
        let report = RunReport(
            project: project, results: [result], shown: isAudit ? [.audit] : [.containers],
            unreadable: [
                Finding(
                    .error, at: Place(file: "App/Broken.swift", at: LineColumn(line: 3, column: 7)),
                    RuleID("unreadable-file", "syntax"), "expected '}'; the file is left alone")
            ],
            remarks: [.init(file: "App/Old.swift", line: 4, "generated code; left alone"), .init("50% of it")],
            extent: .init())
        return ReportedRun(
            report, audit: isAudit ? AuditReport(project, results: [result]) : nil, mode: mode,
            root: "/Users/me/My Äpp", display: PathDisplay(prefix: ""), patchPrefix: "ios/", fileAddress: fileAddress,
            toolVersion: "0.1.0", maps: maps)
    }
}
