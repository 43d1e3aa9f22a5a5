import ProjectModel
import SourceEditing
import TestSupport
import Testing

@testable import Migration

/// What the audit reads of code that wasn't parsed, and how it counts that.
@Suite struct ShownCodeTests {
    private static let body = "    var body: some View { VStack { Text(\"long enough to be left out\"); row } }"
    private static let row = "    var row: some View { Text(\"this is long enough to be left out, too\") }"
    private static let save = "    func save() { print(\"this isn't asked for, and is long enough as well\") }"
    private static let source = "struct A: View {\n\(body)\n\(row)\n\(save)\n}\n"

    private func masked(_ source: String) -> ProjectFile {
        ProjectFile(path: "A.swift", source: ParsedSource(SourceText(source), keeping: NeedleSet([])))
    }

    private func names(_ unit: CodeUnit) -> String { "\(unit.name): \(unit.content.count)" }

    @Test func onlyWhatIsAskedForIsRead() {
        var code = ShownCode(masked(Self.source))
        #expect(code.units.map(names) == ["body: 0", "row: 0", "save: 0"])
        // With the line break before it, and what is around.
        let around = "struct A: View {\n}\n".utf8.count
        #expect(code.show { $0.name == "body" } == Self.body.utf8.count + 1 + around)
        #expect(code.units.map(names) == ["body: 1", "row: 0", "save: 0"])
        #expect(code.show { $0.returnsView } == Self.row.utf8.count + 1 + around)
        #expect(code.units.map(names) == ["body: 1", "row: 1", "save: 0"])
        let whole = ViewCodeReader.code(in: ParsedSource(SourceText(Self.source))).units
        #expect(code.units.prefix(2) == whole.prefix(2))
    }

    @Test func nothingIsReadTwice() {
        var code = ShownCode(masked(Self.source))
        #expect(code.show { _ in true } > 0)
        #expect(code.show { _ in true } == 0)
        #expect(code.units == ViewCodeReader.code(in: ParsedSource(SourceText(Self.source))).units)
        var whole = ShownCode(ProjectFile(path: "A.swift", source: ParsedSource(SourceText(Self.source))))
        #expect(whole.show { _ in true } == 0)
    }

    @Test func codeThatIsThereIsNotRead() {
        let short = "struct A: View {\n    var body: some View { Text(\"a\") }\n\(Self.save)\n}\n"
        var code = ShownCode(masked(short))
        #expect(code.show { $0.name == "body" } == 0)
        #expect(code.units.map(names) == ["body: 1", "save: 0"])
    }

    @Test func functionsInsideAreReadWithWhatIsAround() {
        let nested =
            "struct A: View {\n    var body: some View {\n        func row() -> some View { Text(\"a\") }\n"
            + "        return VStack { row(); Text(\"long enough to be left out\") }\n    }\n}\n"
        var code = ShownCode(masked(nested))
        #expect(code.units.map(\.name) == ["body"])
        #expect(code.show { $0.name == "body" } > 0)
        #expect(code.units.map(names) == ["body: 1", "row: 1"])
        #expect(code.show { $0.name == "row" } == 0)
    }

    @Test func aFileThatDoesNotParseIsReadAsAWhole() {
        let broken = Self.source.replacing("{ Text(\"this", with: "{ let = Text(\"this")
        var code = ShownCode(masked(broken))
        #expect(code.show { $0.name == "row" } == broken.utf8.count)
    }

    /// A pushed screen's body isn't parsed: what it shows is read for its title, and nothing else.
    @Test(arguments: [
        (
            "",
            [
                "A.swift:6:8: 'Detail' is pushed and has no title for VoiceOver and the next screen's back button; "
                    + "add navigationTitle to it"
            ]
        ),
        (".navigationTitle(\"a\")", []),
    ])
    func findingsAreTheSameHoweverItIsParsed(title: String, told: [String]) {
        let files = [
            "A.swift": """
            import SwiftUI
            struct Root: View {
                var body: some View { NavigationStack { NavigationLink("a") { Detail() } } }
            }

            struct Detail: View {
                var body: some View { VStack { Text("long enough to be left out"); Part() } }
                func save() { print("this isn't asked for, and is long enough to be left out") }
            }
            """,
            "B.swift": """
            import SwiftUI
            struct Part: View {
                var body: some View { Text("this is long enough to be left out").font(.body)\(title) }
            }
            func other() { print("this isn't asked for, and is long enough to be left out") }
            """,
        ]
        let bytes = files.mapValues { Array($0.utf8) }
        func audit(_ words: (any WordSearch)?) -> (findings: [String], bytesParsed: Int) {
            let parsed = bytes.map {
                ProjectFile(path: $0, source: ParsedSource(SourceText(bytes: $1), keeping: words))
            }.filter { words == nil || $0.path == "A.swift" }
            let project = Project(
                files: parsed, deployments: SampleProject(files).project().deployments)
            let index = DeclarationIndex(
                files: bytes.map { path, content in
                    IndexedFile(
                        path: path, scan: DeclarationScan(bytes: content),
                        modules: [ModuleKey(name: "App", origin: "App.xcodeproj/project.pbxproj", target: "App")])
                },
                bytes: { bytes[$0] })
            let sources = ProjectSources(paths: bytes.keys.sorted()) { bytes[$0].map { SourceText(bytes: $0) } }
            let audit = Audit.findings(in: project, declarations: index, sources: sources)
            let findings = audit.findings.filter { $0.id == UntitledScreen.rule.id }
            return (findings.map { "\($0.place.file):\($0.place.location): \($0.message)" }, audit.bytesParsed)
        }
        let (whole, masked) = (audit(nil), audit(SearchWords.forAudit.kept(with: [])))
        #expect(whole.findings == told)
        #expect(masked.findings == told)
        #expect(whole.bytesParsed == 0)
        // The body of Detail with its line break; that of Part where its text doesn't hold a title already.
        let detail = "\n    var body: some View { VStack { Text(\"long enough to be left out\"); Part() } }".utf8.count
        let part = "\n    var body: some View { Text(\"this is long enough to be left out\").font(.body)\(title) }"
            .utf8.count
        let least = title.isEmpty ? detail + part : detail
        #expect(masked.bytesParsed > least)
        #expect(masked.bytesParsed < least + (bytes["B.swift"]?.count ?? 0))
    }
}
