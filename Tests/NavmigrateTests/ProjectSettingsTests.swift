import TestSupport
import Testing

@testable import navmigrate

/// `.navmigrate.json`
@Suite struct ProjectSettingsTests {
    private func app(_ settings: String) throws -> ScratchFolder {
        let folder = try ScratchFolder()
        try folder.write(".navmigrate.json", settings)
        try folder.write("App/Legacy.swift", Legacy.before)
        try folder.write("Old/Legacy.swift", Legacy.before)
        return folder
    }

    private func changed(_ run: ToolRun) -> [String] {
        run.product.split(separator: "\n").filter { $0.hasPrefix("+++ ") }.map { String($0.dropFirst(4)) }
    }

    @Test(arguments: ["Old", "Old/*.swift", "Old/**"]) func leavesPathsOut(pattern: String) throws {
        let folder = try app("{ \"exclude\": [\"\(pattern)\"] }")
        #expect(changed(ToolRun("--step", "2", "--dry-run", in: folder.path)) == ["b/App/Legacy.swift"])
        #expect(!ToolRun("audit", in: folder.path).product.contains("Old/"))
    }

    @Test func tellsWhatIsLeftOut() throws {
        let folder = try app("{ \"exclude\": [\"Old\", \"Odl/*.swift\"] }")
        let notes = [
            "navmigrate: note: 'Odl/*.swift' in the 'exclude' of .navmigrate.json names nothing of what the run was to read",
            "navmigrate: note: 'Old' in the 'exclude' of .navmigrate.json leaves out 1 entry of what the run was to read",
        ]
        #expect(
            ToolRun("--step", "2", "--dry-run", in: folder.path).words.contains(notes.joined(separator: "\n") + "\n"))
        let part = ToolRun("App", "--step", "2", "--dry-run", in: folder.path)
        #expect(!part.words.contains("'exclude'"))
    }

    @Test func leavesRulesOut() throws {
        let folder = try app("{ \"except\": [\"navigation-view\", \"navigation-view-style\"] }")
        let run = ToolRun("--step", "2", "--dry-run", in: folder.path)
        #expect(run.product == "")
        #expect(run.words.contains("  4 × not-selected\n"))
    }

    @Test func saysTheOldestSystem() throws {
        let folder = try app("{ \"minimumOS\": \"ios15\" }")
        #expect(
            ToolRun("--step", "2", "--dry-run", in: folder.path).words.contains("navigation-view/deployment-target"))
        // The command line has the last word.
        #expect(ToolRun("--step", "2", "--dry-run", "--minimum-os", "ios16", in: folder.path).product != "")
    }

    @Test func namesTheRoutesAndVouchesForTypes() throws {
        let folder = try ScratchFolder()
        try folder.write(
            ".navmigrate.json", "{ \"routeName\": \"Screen\", \"assumeHashable\": [\"Far\"], \"minimumOS\": \"ios17\" }"
        )
        try folder.write(
            "Home.swift",
            """
            import Elsewhere
            import SwiftUI

            struct Home: View {
                let far: Far
                var body: some View {
                    NavigationStack {
                        NavigationLink("Far", destination: FarView(far: far))
                    }
                }
            }

            struct FarView: View {
                let far: Far
                var body: some View { Text("Far") }
            }

            """)
        let run = ToolRun("--through", "4", "--dry-run", in: folder.path)
        #expect(
            run.product.contains("+                NavigationLink(\"Far\", value: Screen.far(far: far))\n")
                || run.product.contains("value: Screen.far"))
        #expect(run.product.contains("+enum Screen: Hashable {\n"))
        // The command line has the last word.
        #expect(
            ToolRun("--through", "4", "--dry-run", "--route-name", "Way", in: folder.path).product
                .contains("+enum Way: Hashable {\n"))
    }

    @Test func holdsForFoldersInTheRepository() throws {
        let folder = try app("{ \"exclude\": [\"App/Old\", \"Elsewhere/Legacy.swift\"] }")
        try folder.write("App/Old/Legacy.swift", Legacy.before)
        try folder.write("App/Elsewhere/Legacy.swift", Legacy.before)
        let run = ToolRun("App", "--step", "2", "--dry-run", in: folder.path)
        #expect(changed(run) == ["b/App/Elsewhere/Legacy.swift", "b/App/Legacy.swift"])
    }

    @Test func endsAtTheRepository() throws {
        let folder = try app("{ \"exclude\": [\"Legacy.swift\"] }")
        try folder.git("init --quiet", in: "App")
        #expect(changed(ToolRun("App", "--step", "2", "--dry-run", in: folder.path)) == ["b/Legacy.swift"])
    }

    @Test(arguments: [
        ("[1]", "is no JSON object"),
        ("{", "is no JSON object"),
        ("{ \"routename\": \"A\" }", "has a key 'routename' that means nothing; did you mean 'routeName'?"),
        (
            "{ \"verify\": \"make\" }",
            "has a key 'verify' that means nothing; there are routeName, exclude, except, assumeHashable, minimumOS"
        ),
    ]) func mistakesAreTold(settings: String, message: String) throws {
        let folder = try app(settings)
        let run = ToolRun("--step", "2", in: folder.path)
        #expect(run.status == .failure)
        #expect(run.words == "navmigrate: error: \(folder.path)/.navmigrate.json \(message)\n")
        #expect(try folder.text("App/Legacy.swift") == Legacy.before)
    }

    @Test func wrongValuesAreTold() throws {
        let text = try app("{ \"routeName\": 1 }")
        #expect(
            ToolRun("--check", in: text.path).words
                == "navmigrate: error: 'routeName' in \(text.path)/.navmigrate.json isn't a text\n")
        let list = try app("{ \"exclude\": \"Old\" }")
        #expect(
            ToolRun("--check", in: list.path).words
                == "navmigrate: error: 'exclude' in \(list.path)/.navmigrate.json isn't a list of texts\n")
        let rule = try app("{ \"except\": [\"nothing-at-all\"] }")
        #expect(
            ToolRun("--check", in: rule.path).words
                == "navmigrate: error: \(rule.path)/.navmigrate.json: there is no rule 'nothing-at-all'; 'navmigrate explain' lists "
                + "all\n")
    }

    @Test func aLinkIsNotFollowed() throws {
        let folder = try ScratchFolder()
        try folder.write("Legacy.swift", Legacy.before)
        try folder.write("other.json", "{}")
        try folder.link(".navmigrate.json", to: "other.json")
        #expect(
            ToolRun("--check", in: folder.path).words
                == "navmigrate: error: the settings \(folder.path)/.navmigrate.json can't be read: it is a link\n")
    }
}
