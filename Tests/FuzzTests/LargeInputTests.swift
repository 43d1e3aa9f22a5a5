import ProjectModel
import SourceEditing
import TestSupport
import Testing

@testable import navmigrate

/// Inputs of many megabytes: they are worked on, or refused, and end.
@Suite struct LargeInputTests {
    private static let app =
        "import SwiftUI\nstruct A: View { var body: some View { NavigationView { Text(\"a\") }.navigationViewStyle(.stack) } }\n"

    /// What is behind the app, and whether the file can be read. What is parsed is smaller: a build for tests is slow.
    private static let files: [(name: String, piece: [UInt8], size: Int, isRead: Bool)] =
        [
            ("comments", "// a line that says nothing at all\n", 64, true),
            ("functions", "func f() { print(\"a body that is long enough to be blanked\") }\n", 64, true),
            ("closures", "f { g { h() } }; ", 64, true),
            ("NULs", "\0", 64, true),
            ("an open comment", "/* ", 64, false),
            ("open parentheses", "(", 4 << 10, false),
            ("open braces", "f {", 4 << 10, false),
            ("open conditions", "#if A\n", 4 << 10, false),
            ("arrows", "A -> ", 4 << 10, false),
        ].map { ($0.0, Array($0.1.utf8), $0.2 << 10, $0.3) } + [("no UTF-8", [0xFF], 4 << 20, false)]

    @Test(arguments: files) func manyMegabytes(name: String, piece: [UInt8], size: Int, isRead: Bool) throws {
        let folder = try ScratchFolder()
        let filler = [[UInt8]](repeating: piece, count: size / piece.count).joined()
        try folder.write("A.swift", Array(Self.app.utf8) + filler + [0x0A])
        try folder.write("B.swift", Self.app.replacing("struct A", with: "struct B"))
        let run = PreviewRun(["--step", "2", "--dry-run", "--minimum-os", "ios16"], in: folder.path)
        #expect(run.status == (isRead ? .success : .unreadable))
        #expect(
            try UnifiedPatch(reading: run.product).files.map(\.path) == (isRead ? ["A.swift", "B.swift"] : ["B.swift"]))
    }

    /// A project of 6,000 files in groups of a hundred, as Xcode writes it.
    @Test func giantXcodeProject() throws {
        let count = 6_000
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
            let files = (group * 100..<group * 100 + 100).map { id(2, $0) }
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
