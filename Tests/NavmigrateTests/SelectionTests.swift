import TestSupport
import Testing

@testable import navmigrate

/// Runs that are asked for a part of the sites.
@Suite struct SelectionTests {
    private func preview(_ arguments: String..., in folder: ScratchFolder) -> ToolRun {
        ToolRun(["App", "--dry-run"] + arguments, in: folder.path)
    }

    private func changed(_ run: ToolRun) -> [String] {
        run.product.split(separator: "\n").filter { $0.hasPrefix("+++ ") }.map { String($0.dropFirst(4)) }
    }

    private func lines(_ run: ToolRun, _ sign: Character) -> [String] {
        run.product.split(separator: "\n").filter { $0.first == sign && !$0.hasPrefix("\(sign)\(sign)\(sign)") }
            .map(String.init)
    }

    // MARK: One line

    @Test func aContainerOnItsLine() throws {
        let run = preview(
            "--at", "App/Cookbook/Recipes/RecipesTab.swift:14", "--through", "4", in: try PackageFiles.cookbook())
        #expect(lines(run, "-") == ["-        NavigationView {"])
        #expect(lines(run, "+") == ["+        NavigationStack {"])
        #expect(
            run.words == """
                step 2 containers: 8 sites found = 1 to migrate + 0 unsafe (not applied) + 7 left alone
                  NavigationView: 1 to migrate, 6 left alone
                  navigationViewStyle: 1 left alone
                  7 × not-selected
                  1 file would change
                step 3 routes: 0 sites found = 0 to migrate + 0 unsafe (not applied) + 0 left alone
                  0 files would change
                step 4 links: 22 sites found = 0 to migrate + 0 unsafe (not applied) + 22 left alone
                  NavigationLink: 22 left alone
                  22 × not-selected
                  0 files would change
                to try by hand after step 2 containers
                  - iPad, full screen and a narrow window: each screen shows as it did.
                  - Back: by the button and by the swipe from the edge, from every screen that a container changed around; its title is there.
                  - VoiceOver: each screen is announced by its title, and the back button by where it leads.
                  - Deep links, notifications and quick actions still end on their screens.

                """)
    }

    /// The link's container becomes a stack, and the links on the way to its view move with it.
    @Test func aLinkWithWhatItNeeds() throws {
        let run = preview(
            "--at", "App/Cookbook/Recipes/RecipeSearchView.swift:12:13", "--step", "4", "--unsafe",
            in: try PackageFiles.cookbook())
        #expect(
            lines(run, "+") == [
                "+            NavigationLink(recipe.title, value: Route.recipeDetail(recipe: recipe))",
                "+                    NavigationLink(value: Route.recipeSearch) {",
            ])
    }

    @Test func severalLines() throws {
        let run = preview(
            "--at", "App/Cookbook/Settings/SettingsView.swift:43", "--at", "App/Cookbook/Recipes/RecipesTab.swift:14",
            "--step", "2", in: try PackageFiles.cookbook())
        #expect(changed(run).count == 2)
    }

    @Test func whatIsWrittenIsWhatWasShown() throws {
        let folder = try PackageFiles.cookbook()
        let line = ["--at", "App/Cookbook/Recipes/RecipesTab.swift:20", "--through", "4", "--unsafe"]
        let shown = ToolRun(["App", "--dry-run"] + line, in: folder.path)
        try folder.write("p.patch", shown.product)
        let other = try PackageFiles.cookbook()
        try other.write("p.patch", shown.product)
        #expect(try other.shell("git apply p.patch").status == 0)
        #expect(ToolRun(["App"] + line, in: folder.path).status == .success)
        #expect(try folder.contents() == other.contents())
        // A second run finds nothing more of it to do.
        #expect(ToolRun(["App", "--dry-run", "--screen", "RecipesTab", "--step", "2"], in: folder.path).product == "")
    }

    @Test(arguments: [
        (
            "App/Cookbook/Shopping/ShoppingTab.swift:3",
            "there is no navigation site on line 3 of App/Cookbook/Shopping/ShoppingTab.swift; the nearest are on lines 8, "
                + "12 and 23"
        ),
        (
            "App/Cookbook/Shared/LazyView.swift:3",
            "there is no navigation site on line 3 of App/Cookbook/Shared/LazyView.swift; there is none in this file"
        ),
        ("Nowhere.swift:3", "'Nowhere.swift' is no Swift file of the project"),
        ("../../Outside.swift:3", "'../../Outside.swift' is no Swift file of the project"),
        ("App", "'App' isn't a value of --at, which takes a file and a line, such as App/Home.swift:12"),
        (
            "App.swift:0",
            "'App.swift:0' isn't a value of --at, which takes a file and a line, such as App/Home.swift:12"
        ),
        (":4", "':4' isn't a value of --at, which takes a file and a line, such as App/Home.swift:12"),
    ]) func aLineWithoutASite(line: String, message: String) throws {
        let run = preview("--at", line, in: try PackageFiles.cookbook())
        #expect(run.status == .failure)
        #expect(run.words == "navmigrate: error: \(message)\n")
    }

    // MARK: One screen, one target

    @Test func theLinksOfAScreen() throws {
        let run = preview("--screen", "SettingsView", "--step", "4", "--unsafe", in: try PackageFiles.cookbook())
        #expect(
            changed(run) == ["b/App/Cookbook/Recipes/RecipesTab.swift", "b/App/Cookbook/Settings/SettingsView.swift"])
    }

    @Test(arguments: [
        ("Recipes", "there is no view 'Recipes'; did you mean 'RecipeSearchView', 'RecipesTab'?"),
        ("Nothing", "there is no view 'Nothing'; 'navmigrate graph' shows them all"),
        ("LazyView", "the view 'LazyView' has no link to migrate"),
    ]) func aScreenWithoutLinks(screen: String, message: String) throws {
        let run = preview("--screen", screen, in: try PackageFiles.cookbook())
        #expect(run.status == .failure)
        #expect(run.words == "navmigrate: error: \(message)\n")
    }

    @Test func theFilesOfATarget() throws {
        let folder = try ScratchFolder()
        try folder.write(
            "Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "P", platforms: [.iOS(.v16)],
                targets: [.target(name: "One"), .target(name: "Two")])
            """)
        try folder.write("Sources/One/A.swift", Legacy.before)
        try folder.write("Sources/Two/B.swift", Legacy.before)
        let run = ToolRun("--dry-run", "--step", "2", "--target", "Two", in: folder.path)
        #expect(changed(run) == ["b/Sources/Two/B.swift"])
        #expect(
            ToolRun("--dry-run", "--target", "Three", in: folder.path).words
                == "navmigrate: error: there is no target 'Three'; there are 'One', 'Two'\n")
    }

    /// What a step makes in a file of its own, such as the wrapper of a stack, is no other target's.
    @Test(arguments: [["--target", "Cookbook"], ["--screen", "RecipesTab"], ["--max-files", "20"]])
    func filesThatAStepMakesAreItsOwn(options: [String]) throws {
        let folder = try PackageFiles.cookbook()
        for more in [[], ["--unsafe"]] {
            let run = ToolRun(["App", "--dry-run"] + options + more, in: folder.path)
            #expect(run.status == .success, "\(run.words)")
        }
    }

    // MARK: Rules

    @Test func onlyARule() throws {
        let folder = try PackageFiles.cookbook()
        let run = preview("--only", "navigation-view", "--through", "4", in: folder)
        #expect(run.product == preview("--step", "2", in: folder).product)
    }

    @Test func exceptARule() throws {
        let run = preview(
            "--except", "navigation-view,navigation-view-style", "--through", "2", in: try PackageFiles.cookbook())
        #expect(run.product == "")
        #expect(run.words.contains("  8 × not-selected\n"))
    }

    /// A reason is left out with --unsafe, too; what it doesn't name moves.
    @Test func exceptAReason() throws {
        let folder = try PackageFiles.cookbook()
        let all = preview("--through", "4", "--unsafe", in: folder)
        let some = preview("--through", "4", "--unsafe", "--except", "destination-link/flag-destination", in: folder)
        #expect(lines(all, "+").count > lines(some, "+").count)
        #expect(some.words.contains(" × not-selected\n"))
        #expect(!some.words.contains("flag-destination"))
    }

    @Test(arguments: ["", ","], ["--only", "--except"]) func noRuleAtAll(value: String, option: String) throws {
        #expect(
            preview(option, value, in: try PackageFiles.cookbook()).words.hasPrefix(
                "navmigrate: error: there is no rule ''; "))
    }

    @Test(arguments: ["--only", "--except"]) func whatIsNoRule(option: String) throws {
        let run = preview(option, "navigation-veiw", in: try PackageFiles.cookbook())
        #expect(
            run.words == "navmigrate: error: there is no rule 'navigation-veiw'; did you mean 'navigation-view'?\n")
    }

    @Test func ofAnAuditTheyChooseTheMistakes() throws {
        let folder = try ScratchFolder()
        try folder.write(
            "A.swift",
            """
            import SwiftUI

            struct A: View {
                var body: some View {
                    NavigationStack { NavigationStack { Text("a") } }
                }
            }

            """)
        #expect(ToolRun("audit", in: folder.path).words.contains("[nested-stack]"))
        #expect(!ToolRun("audit", "--except", "nested-stack", in: folder.path).words.contains("nested-stack"))
        #expect(!ToolRun("audit", "--only", "mixed-links", in: folder.path).words.contains("nested-stack"))
    }

    // MARK: A number of files

    @Test func noMoreFilesThanAllowed() throws {
        let folder = try PackageFiles.cookbook()
        let run = preview("--max-files", "3", "--step", "2", in: folder)
        #expect(
            changed(run) == [
                "b/App/Cookbook/Planner/PlannerTab.swift", "b/App/Cookbook/Recipes/NewRecipeView.swift",
                "b/App/Cookbook/Recipes/RecipeDetailView.swift",
            ])
        #expect(
            preview("--max-files", "100", "--step", "2", in: folder).product
                == preview("--step", "2", in: folder).product)
    }

    @Test func runsOfSomeFilesEndWhereOneRunOfAllDoes() throws {
        let (folder, whole) = (try PackageFiles.cookbook(), try PackageFiles.cookbook())
        for _ in 0..<4 {
            #expect(ToolRun("App", "--step", "2", "--max-files", "2", in: folder.path).status == .success)
        }
        _ = ToolRun("App", "--step", "2", in: whole.path)
        #expect(try folder.contents() == whole.contents())
    }

    @Test func tooFewFilesAreTold() throws {
        let folder = try PackageFiles.cookbook()
        _ = ToolRun("App", "--step", "2", in: folder.path)
        let run = preview("--max-files", "1", "--step", "3", in: folder)
        #expect(run.status == .failure)
        #expect(
            run.words == "navmigrate: error: --max-files 1 is too few: the first site changes more files at once\n")
    }
}
