import ProjectModel
import SourceEditing
import TestSupport
import Testing

@testable import navmigrate

/// Inputs of many megabytes: they are worked on, or refused, and end.
@Suite struct LargeInputTests {
    private static let size = 20 << 20

    private static let app =
        "import SwiftUI\nstruct A: View { var body: some View { NavigationView { Text(\"a\") }.navigationViewStyle(.stack) } }\n"

    private static let files: [(String, String, isChanged: Bool)] = [
        ("comments", repeated("// a line that says nothing at all\n"), true),
        ("a comment", "/* " + repeated("a ") + "*/\n", true),
        ("functions", repeated("func f() { print(\"a body that is long enough to be blanked\") }\n"), true),
        ("a string", "let a = \"" + repeated("a") + "\"\n", true),
        ("a name", "let " + repeated("a") + " = 1\n", true),
        ("an open comment", "/*" + repeated("* /"), false),
        ("NULs", repeated("\0"), false),
        ("open brackets", repeated("("), false),
        ("open braces", repeated("f {"), false),
        ("quotes", repeated("\"\""), false),
        ("bytes that aren't UTF-8", "", false),
    ]

    private static func repeated(_ text: String) -> String { String(repeating: text, count: size / text.utf8.count) }

    @Test(arguments: files) func twentyMegabytes(_ name: String, _ text: String, isChanged: Bool) throws {
        let folder = try ScratchFolder()
        let filler = text.isEmpty ? [UInt8](repeating: 0xFF, count: Self.size) : Array(text.utf8)
        try folder.write("A.swift", Array(Self.app.utf8) + filler)
        try folder.write("B.swift", Self.app.replacing("struct A", with: "struct B"))
        let run = PreviewRun(["--step", "2", "--dry-run", "--minimum-os", "ios16"], in: folder.path)
        #expect(run.status == (isChanged ? .success : .unreadable))
        let patch = try UnifiedPatch(reading: run.product)
        #expect(patch.files.map(\.path) == (isChanged ? ["A.swift", "B.swift"] : ["B.swift"]))
    }

    /// A project of 40,000 files in groups of a hundred, with each group also in itself and in the one before.
    @Test func giantXcodeProject() throws {
        let count = 40_000
        let names = (0..<count).map { "App/G\($0 / 100)/F\($0).swift" }
        var objects: [String] = []
        func id(_ kind: Int, _ number: Int) -> String {
            let digits = String(number, radix: 16, uppercase: true)
            return "0\(kind)" + String(repeating: "0", count: 22 - digits.count) + digits
        }
        for number in 0..<count {
            objects.append(
                "\(id(1, number)) /* F\(number).swift in Sources */ = {isa = PBXBuildFile; fileRef = \(id(2, number)); };"
            )
            objects.append(
                "\(id(2, number)) = {isa = PBXFileReference; path = F\(number).swift; sourceTree = \"<group>\"; };")
        }
        let groups = 0..<count / 100
        for group in groups {
            let files = (group * 100..<group * 100 + 100).map { id(2, $0) } + [id(3, group), id(3, max(0, group - 1))]
            objects.append(
                "\(id(3, group)) = {isa = PBXGroup; children = (\(files.joined(separator: ", "))); path = G\(group); sourceTree = \"<group>\"; };"
            )
        }
        objects.append(
            "\(id(4, 0)) = {isa = PBXGroup; children = (\(groups.map { id(3, $0) }.joined(separator: ", "))); path = App; sourceTree = \"<group>\"; };"
        )
        objects.append("\(id(4, 1)) = {isa = PBXGroup; children = (\(id(4, 0))); sourceTree = \"<group>\"; };")
        objects.append(
            "\(id(5, 0)) = {isa = PBXSourcesBuildPhase; files = (\((0..<count).map { id(1, $0) }.joined(separator: ", "))); };"
        )
        objects.append(
            "\(id(6, 0)) = {isa = PBXNativeTarget; name = App; productType = \"com.apple.product-type.application\"; buildPhases = (\(id(5, 0))); };"
        )
        objects.append("\(id(7, 0)) = {isa = PBXProject; mainGroup = \(id(4, 1)); targets = (\(id(6, 0))); };")
        let text =
            "// !$*UTF8*$!\n{\n\tobjects = {\n\(objects.map { "\t\t\($0)\n" }.joined())\t};\n\trootObject = \(id(7, 0));\n}\n"
        let set = ManifestSet(
            manifests: ["App.xcodeproj/project.pbxproj": Array(text.utf8)], swiftFiles: names.sorted())
        let targets = TargetMap.read(set)
        #expect(targets.targets.map(\.name) == ["App"])
        #expect(targets.targets.first?.files.count == count)
        guard case .edits(let edits) = NewFileMembership.of("App/G7/Route.swift", beside: names[700], in: set) else {
            Issue.record("the new file isn't taken in")
            return
        }
        #expect(edits.values.joined().count > 0)
    }
}
