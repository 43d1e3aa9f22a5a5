import Foundation
import Migration
import ProjectModel
import SourceEditing
import TestSupport
import Testing

/// What isn't code isn't touched, and strange files do no harm.
@Suite(.typeChecked) struct PreservationTests {
    @Test("comments, strings and documentation are no code") func text() {
        expectLeft(
            ##"""
            /// A `NavigationView` with a style; see ``NavigationView``.
            // NavigationView { A() }.navigationViewStyle(.stack)
            /* NavigationView { /* NavigationView */ } */
            let a = "NavigationView { \("navigationViewStyle") }"
            let b = #"NavigationView \#(x) .navigationViewStyle(.stack)"#
            let d = """
                NavigationView {
                    A()
                }
                """
            let e = #/NavigationView/#
            @available(*, deprecated, renamed: "NavigationView") struct F {}
            let g = NavigationViewModel(), navigationView = MyNavigationView(), navigationViewStyles = 1

            """##, [])
        expectLeft("let e = /NavigationView/\n", [], compiles: .not("Swift 5 has no such regular expressions"))
    }

    @Test("code inside a string's interpolation is code") func interpolation() {
        expectMigration(
            #"let a = "\(NavigationView { A() }) NavigationView""# + "\n",
            #"let a = "\(NavigationStack { A() }) NavigationView""# + "\n")
    }

    @Test("mixed line endings stay as they are") func mixedEndings() {
        let before =
            "var a: some View {\r\n    NavigationView {\n        A()\r\n        B()\n    }\n    .navigationViewStyle(.columns)\r\n}\n"
        let outcome = SampleProject(["A.swift": before]).migrated()
        #expect(
            outcome.files["A.swift"]
                == "var a: some View {\r\n    NavigationSplitView {\n        A()\r\n    } detail: {\r\n        B()\n    }\r\n}\n"
        )
    }

    @Test("other white space in the file stays") func whiteSpace() {
        expectMigration(
            "\n\n\nvar a: some View {   \n\t  NavigationView   {   A()   }   \n  \n}\n\n\n",
            "\n\n\nvar a: some View {   \n\t  NavigationStack   {   A()   }   \n  \n}\n\n\n")
    }

    @Test("two spaces for a level") func twoSpaces() {
        expectMigration(
            "struct A: View {\n  var body: some View {\n    NavigationView {\n      A()\n      List {\n        NavigationLink(\"b\") { B() }\n      }\n    }\n  }\n}\n",
            "struct A: View {\n  var body: some View {\n    NavigationSplitView {\n      A()\n    } detail: {\n      NavigationStack {\n        List {\n          NavigationLink(\"b\") { B() }\n        }\n      }\n    }\n  }\n}\n"
        )
    }

    @Test("50,000 chained modifiers", .timeLimit(.minutes(10))) func longChains() async {
        let chain = String(repeating: ".bold()", count: 50_000)
        let before = "var a: some View { NavigationView { A() }.navigationViewStyle(.stack)\(chain) }\n"
        let after = await onDeepStack { SampleProject(["A.swift": before]).migrated(.masked).files["A.swift"] }
        #expect(after == "var a: some View { NavigationStack { A() }\(chain) }\n")
    }

    @Test("a set of edits that overlap another's is refused as a whole, and told") func conflicts() {
        let project = SampleProject(["A.swift": "let a = 1\n"]).project()
        let place = Place(file: "A.swift", offset: 0, in: project.files[0].source.text)
        func decision(_ edits: [TextEdit]) -> SiteDecision {
            SiteDecision(
                place: place, kind: "NavigationView",
                outcome: .fix(Fix("fix", .safe, edits: ["A.swift": edits]), because: nil))
        }
        let plan = StepPlan(
            step: .containers,
            decisions: [decision([TextEdit(4..<5, "b")]), decision([TextEdit(8..<9, "2"), TextEdit(3..<5, "c")])],
            notes: [])
        let result = StepResult(applying: plan, to: project, includingUnsafe: false)
        #expect(result.after.files[0].source.text.string == "let b = 1\n")
        #expect(result.counts.found == 2 && result.counts.migrated == 1 && result.counts.left == 1)
    }
}
