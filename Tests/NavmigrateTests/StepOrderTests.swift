import TestSupport
import Testing

@testable import navmigrate

/// A step that is asked for while steps before it have changes pending.
@Suite struct StepOrderTests {
    private static let app = """
        import SwiftUI
        struct HomeView: View {
            var body: some View {
                NavigationView { NavigationLink("a", destination: PageView()) }
            }
        }
        struct PageView: View {
            var body: some View { Text("Page") }
        }

        """

    @Test("a preview names the command after which its patch applies") func preview() throws {
        let folder = try ScratchFolder()
        try folder.write("App.swift", Self.app)
        let early = ToolRun("--step", "5", "--dry-run", in: folder.path)
        #expect(early.words.hasPrefix("navmigrate: this patch applies after: navmigrate --through 4\n"))
        #expect(ToolRun("--through", "4", in: folder.path).status == .success)
        let late = ToolRun("--step", "5", "--dry-run", in: folder.path)
        #expect(!late.words.contains("applies after"))
        #expect(late.product == early.product)
        #expect(late.product.contains("NavigationStack(path: $router.path)"))
    }

    @Test("a run that would write is refused with the command that has to go before") func refusal() throws {
        let folder = try ScratchFolder()
        try folder.write("App.swift", Self.app)
        let run = ToolRun("--step", "4", in: folder.path)
        #expect(run.status == .refused)
        #expect(
            run.words.hasPrefix(
                "navmigrate: refused: step 2 (containers) has changes pending; first run: navmigrate --through 3\n"))
        #expect(try folder.text("App.swift") == Self.app)
        #expect(ToolRun("--through", "3", in: folder.path).status == .success)
        #expect(ToolRun("--step", "4", in: folder.path).status == .success)
    }
}
