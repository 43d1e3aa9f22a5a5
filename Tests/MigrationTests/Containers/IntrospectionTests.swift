import TestSupport
import Testing

/// SwiftUI-Introspect finds a `NavigationView` and a `NavigationStack` by different names.
@Suite struct IntrospectionTests {
    private let note =
        "this introspects a NavigationView, and finds nothing where that is a NavigationStack now; "
        + "change it to .navigationStack there, or to .navigationSplitView [navigation-view/named-type]"

    @Test("one note for each file") func oneNote() {
        let before = """
            var a: some View {
                NavigationView { A() }
                    .introspect(.navigationView(style: .stack), on: .iOS(.v16, .v17)) { $0.navigationBar.isHidden = true }
                    .introspect(.navigationView(style: .columns), on: .iOS(.v16)) { _ in }
                    .navigationViewStyle(.stack)
            }

            """
        let after = """
            var a: some View {
                NavigationStack { A() }
                    .introspect(.navigationView(style: .stack), on: .iOS(.v16, .v17)) { $0.navigationBar.isHidden = true }
                    .introspect(.navigationView(style: .columns), on: .iOS(.v16)) { _ in }
            }

            """
        expectMigration(before, after, notes: ["3:10: " + note])
    }

    @Test("in a file of its own, deep inside", arguments: [SampleProject.Parsing.whole, .masked])
    func elsewhere(parsing: SampleProject.Parsing) {
        let sample = SampleProject([
            "A.swift":
                "extension View {\n    func bar() -> some View {\n        introspect(.navigationView(style: .stack), on: .iOS(.v16)) { _ in }\n    }\n}\n"
        ])
        #expect(sample.migrated(parsing).notes == ["A.swift:3:9: " + note])
    }

    @Test(
        "others say nothing",
        arguments: [
            "A().introspect(.navigationStack, on: .iOS(.v16)) { _ in }",
            "A().introspect(.list, on: .iOS(.v16)) { _ in }",
            "A().introspect { _ in }", "A().inspect(.navigationView(style: .stack))",
        ])
    func others(code: String) {
        #expect(SampleProject(["A.swift": "let a = \(code)\n"]).migrated().notes == [])
    }
}
