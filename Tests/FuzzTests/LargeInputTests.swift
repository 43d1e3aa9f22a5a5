import ProjectModel
import SourceEditing
import TestSupport
import Testing

@testable import navmigrate

/// Inputs of many megabytes: they are worked on, or refused, and end.
@Suite struct LargeInputTests {
    private static let size = 20 << 20

    private static let app = "import SwiftUI\nstruct A: View { var body: some View { NavigationView { Text(\"a\") }.navigationViewStyle(.stack) } }\n"

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
}
