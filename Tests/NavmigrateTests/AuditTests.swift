import TestSupport
import Testing

@testable import navmigrate

@Suite struct AuditTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
        try folder.write(
            "App/Root.swift",
            """
            import SwiftUI

            struct Root: View {
                @State private var flag = false
                var body: some View {
                    NavigationView {
                        List {
                            NavigationLink("A", destination: Text("A"))
                            NavigationLink("B", destination: Text("B"), isActive: $flag)
                        }
                        .sheet(isPresented: $flag) { Text("C") }
                    }
                    .navigationViewStyle(.stack)
                }
            }

            """)
    }

    private static let text = """
        5 navigation sites in 1 Swift file

        container             1   1 migrate
        style                 1   1 migrate
        link                  1   1 migrate
        programmatic link     1   1 stay
        presentation          1   1 fine

        Sites
        App/Root.swift:6:9: container: NavigationView (1 view): migrates in step 2
        App/Root.swift:8:17: link: NavigationLink (destination argument → Text): migrates in step 4
        App/Root.swift:11:14: presentation: sheet: nothing to do
        App/Root.swift:13:10: style: navigationViewStyle (stack): migrates in step 2

        Links driven by a flag or a selection (they become programmatic navigation)
        App/Root.swift:9:17: programmatic link: NavigationLink (isActive → Text): stays [destination-link/shared-flag]

        what would unlock most
          - 1 flag keeps 1 link [destination-link/shared-flag]: Take the flag out, or give each link a state of its own; then run again.

        """

    @Test(arguments: [["audit", "App"], ["App", "--step", "1"], ["App", "--through", "audit"]])
    func listsEverySiteAndChangesNothing(arguments: [String]) throws {
        let before = try folder.contents()
        let run = ToolRun(arguments + ["--minimum-os", "ios17"], in: folder.path)
        #expect(run.status == .success)
        #expect(run.product == Self.text)
        #expect(run.words == "")
        #expect(try folder.contents() == before)
    }

    @Test func outputTakesIt() throws {
        let run = ToolRun("audit", "App", "--minimum-os", "ios17", "--output", "audit.txt", in: folder.path)
        #expect(run.product == "")
        #expect(try folder.text("audit.txt") == Self.text)
    }

    @Test func withUnsafeItSaysWhatUnsafeRunsDo() throws {
        let plain = ToolRun("audit", "App", "--minimum-os", "ios16", in: folder.path)
        #expect(
            plain.product.contains(
                "App/Root.swift:6:9: container: NavigationView (1 view): migrates in step 2, unsafe "
                    + "[navigation-view/legacy-links]\n"))
    }

    @Test func unreadableFilesAreTold() throws {
        try folder.write("App/Broken.swift", "let x = NavigationView {")
        let run = ToolRun("audit", "App", in: folder.path)
        #expect(run.status == .unreadable)
        #expect(
            run.words.hasPrefix("App/Broken.swift:1:25: error: expected '}' to end closure; the file is left alone"))
    }
}

/// What comments ask to leave alone.
@Suite struct AuditSkipTests {
    private static func code(_ comment: String, _ other: String) -> String {
        """
        import SwiftUI

        struct Root: View {
            let number = 1
            var body: some View {
                NavigationStack {
                    List {
                        \(comment)
                        NavigationLink("A", destination: Other())
                        NavigationLink("B", destination: Third())
                    }
                    .navigationTitle("Root")
                }
            }
        }
        \(other)
        struct Other: View {
            var body: some View { Text("Other") }
        }
        struct Third: View {
            var body: some View { Text("Third").navigationTitle("Third") }
        }

        """
    }

    private func run(_ code: String) throws -> ToolRun {
        let folder = try ScratchFolder()
        try folder.write("App/Root.swift", code)
        return ToolRun(["audit", "App", "--minimum-os", "ios17"], in: folder.path)
    }

    @Test("the outlook says what stays") func outlook() throws {
        let product = try run(Self.code("// navmigrate:skip; later", "//")).product
        #expect(
            product.contains(
                """
                App/Root.swift:9:17: link: NavigationLink (destination argument → Other): stays [destination-link/excluded]
                App/Root.swift:10:17: link: NavigationLink (destination argument → Third): migrates in step 4

                """))
        #expect(product.contains("untitled-screen"))
        #expect(!product.contains("skip/"))
    }

    @Test("a comment is told in a file without any site", arguments: [[], ["--parse-everything"]])
    func elsewhere(arguments: [String]) throws {
        let folder = try ScratchFolder()
        try folder.write("App/Root.swift", Self.code("//", "//"))
        try folder.write("App/Text.swift", "func text() {\n    // navmigrate:skip\n    print(1)\n}\n")
        let run = ToolRun(
            ["App", "--step", "2", "--dry-run", "--minimum-os", "ios17"] + arguments, in: folder.path)
        #expect(
            run.words.contains(
                "App/Text.swift:2:5: note: this comment leaves nothing alone: no site that a step would change is in the "
                    + "statement that it stands at; remove it [skip/unused]\n"))
    }

    @Test("a mistake is muted where its rule is named; a comment that mutes nothing is told") func mistakes() throws {
        let muted = try run(Self.code("//", "// navmigrate:skip untitled-screen; drawn by hand")).product
        #expect(!muted.contains("untitled-screen"))
        #expect(!muted.contains("skip/"))
        let unused = try run(Self.code("// navmigrate:skip double-dismiss", "//")).product
        #expect(
            unused.contains(
                "App/Root.swift:8:17: note: this comment leaves nothing alone: nothing of 'double-dismiss' is in the statement "
                    + "that it stands at; remove it [skip/unused]\n"))
        #expect(unused.contains("untitled-screen"))
    }
}
