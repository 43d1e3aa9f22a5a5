import Foundation
import MigrationRun
import TestSupport
import Testing

@testable import navmigrate

/// `navmigrate review`, and `--plan`.
@Suite struct ReviewTests {
    private static let home = """
        import SwiftUI

        struct Home: View {
            var body: some View {
                NavigationView {
                    List {
                        NavigationLink("One", destination: Text("1"))
                        NavigationLink("Two", destination: Other())
                    }
                }
                .navigationViewStyle(.stack)
            }
        }

        struct Other: View {
            var body: some View { Text("Other") }
        }

        """

    private func app() throws -> ScratchFolder {
        let folder = try ScratchFolder()
        try folder.write("Home.swift", Self.home)
        return folder
    }

    private func review(_ answers: [String], in folder: ScratchFolder, _ more: String...) -> ToolRun {
        ToolRun(["review", "--minimum-os", "ios17"] + more, in: folder.path, answers: answers)
    }

    private func choices(_ folder: ScratchFolder, _ file: String = "navmigrate-plan.json") throws -> [ReviewPlan.Choice]
    {
        try JSONDecoder().decode(ReviewPlan.self, from: Data(try folder.bytes(file))).choices
    }

    @Test func asksAboutEachChangeWithItsDiff() throws {
        let folder = try app()
        let run = review(["y", "q"], in: folder)
        #expect(run.status == .success)
        #expect(
            run.words.contains(
                """

                1 of 5, step 2 (containers): Home.swift:5:9
                NavigationView becomes NavigationStack [navigation-view]
                diff --git a/Home.swift b/Home.swift
                --- a/Home.swift
                +++ b/Home.swift
                @@ -2,7 +2,7 @@
                 
                 struct Home: View {
                     var body: some View {
                -        NavigationView {
                +        NavigationStack {
                             List {
                                 NavigationLink("One", destination: Text("1"))
                                 NavigationLink("Two", destination: Other())
                Change it? y (yes), n (no), a (all of navigation-view), d (none of it), q (quit): 
                2 of 5, step 4 (links): Home.swift:7:17
                NavigationLink becomes a value link [destination-link]

                """))
        #expect(
            run.words.hasSuffix(
                """
                1 wanted, 0 not wanted, 4 not answered
                apply them with: navmigrate --plan navmigrate-plan.json
                go on with the same command: what is answered isn't asked again

                """))
        #expect(try folder.text("Home.swift") == Self.home)
        #expect(
            try choices(folder).map { "\($0.file):\($0.line) \($0.position) \($0.text) \($0.rule) \($0.isWanted)" } == [
                "Home.swift:5 0 NavigationView { navigation-view true"
            ])
    }

    @Test func aPlanAppliesWhatWasWantedAndNothingElse() throws {
        let folder = try app()
        _ = review(["y", "n", "y", "n", "n"], in: folder)
        let run = ToolRun("--plan", "navmigrate-plan.json", "--minimum-os", "ios17", in: folder.path)
        #expect(run.status == .success)
        let text = try folder.text("Home.swift")
        #expect(text.contains("NavigationStack {\n"))
        #expect(!text.contains("navigationViewStyle"))
        #expect(text.contains("NavigationLink(\"One\", destination: Text(\"1\"))"))
        #expect(text.contains("NavigationLink(\"Two\", value: Route.other)"))
        #expect(!text.contains("router"))
        #expect(try folder.text("Route.swift").contains("    case other\n"))
    }

    @Test func allAndNoneAreOfOneRule() throws {
        let folder = try app()
        let run = review(["a", "d", "q"], in: folder)
        #expect(run.words.contains("1 wanted, 2 not wanted, 2 not answered\n"))
        #expect(try choices(folder).map(\.rule) == ["navigation-view", "destination-link", "destination-link"])
        #expect(try choices(folder).map(\.isWanted) == [true, false, false])
    }

    @Test func aSecondReviewGoesOn() throws {
        let folder = try app()
        _ = review(["y", "q"], in: folder)
        let run = review(["y", "n", "n", "n"], in: folder)
        #expect(!run.words.contains("1 of 5"))
        #expect(
            run.words.hasSuffix(
                "2 wanted, 3 not wanted, 0 not answered\napply them with: navmigrate --plan navmigrate-plan.json\n"))
    }

    /// The end of the input is the end of the review; what is no answer is asked again.
    @Test func otherWordsAreAskedAgain() throws {
        let run = review(["maybe", "", "y"], in: try app())
        #expect(run.words.components(separatedBy: "\n1 of 5").count == 4)
        #expect(run.words.contains("1 wanted, 0 not wanted, 4 not answered\n"))
    }

    @Test func unsafeChangesAreNamedSo() throws {
        let folder = try app()
        try folder.write(
            "Home.swift",
            Self.home.replacing("destination: Text(\"1\")", with: "destination: Text(name)").replacing(
                "struct Home: View {\n", with: "struct Home: View {\n    @State private var name = \"\"\n"))
        let run = review(["n", "y", "q"], in: folder)
        #expect(run.words.contains("\nunsafe: NavigationLink becomes a value link only with --unsafe"))
        #expect(try choices(folder).map(\.isUnsafe) == [false, true])
    }

    @Test func withoutATerminalNothingIsAsked() throws {
        let folder = try app()
        let run = ToolRun("review", in: folder.path)
        #expect(run.status == .failure)
        #expect(
            run.words
                == "navmigrate: error: 'review' asks questions, and stdin is no terminal; scripts choose with --only, --except, "
                + "--at or --plan\n")
    }

    @Test func withoutChangesThereIsNothingToAsk() throws {
        let folder = try ScratchFolder()
        try folder.write("Row.swift", Legacy.plain)
        #expect(review([], in: folder).words == "there is no change to ask about\n")
        #expect(try folder.contents().keys.sorted() == ["Row.swift"])
    }

    // MARK: Plans

    /// Lines that move are found again by their text; a line that isn't there any more ends the run.
    @Test func codeThatMovesOn() throws {
        let folder = try app()
        _ = review(["y", "q"], in: folder, "--plan", "p.json")
        try folder.write("Home.swift", "// A comment.\n\n" + Self.home)
        #expect(ToolRun("--plan", "p.json", "--minimum-os", "ios17", "--step", "2", in: folder.path).status == .success)
        #expect(try folder.text("Home.swift").contains("NavigationStack {"))
        let again = ToolRun("--plan", "p.json", in: folder.path)
        #expect(again.status == .failure)
        #expect(
            again.words
                == "navmigrate: error: the plan speaks of line 5 of Home.swift, 'NavigationView {', which isn't there any more, or "
                + "not only once: review again\n")
    }

    @Test(arguments: [
        ("", "'p.json' is no plan that this version of 'navmigrate review' writes"),
        ("{\"schema\":2,\"choices\":[]}", "'p.json' is no plan that this version of 'navmigrate review' writes"),
    ]) func whatIsNoPlan(text: String, message: String) throws {
        let folder = try app()
        try folder.write("p.json", text)
        #expect(ToolRun("--plan", "p.json", in: folder.path).words == "navmigrate: error: \(message)\n")
        #expect(ToolRun("--plan", "q.json", in: folder.path).words == "navmigrate: error: there is no plan 'q.json'\n")
    }

    /// A plan that somebody wrote can name no file outside of the project.
    @Test(arguments: ["../Outside.swift", "/etc/passwd", "Home.swift/../../Outside.swift"])
    func aPlanStaysInTheProject(path: String) throws {
        let folder = try app()
        try folder.write(
            "p.json",
            """
            {"schema":1,"choices":[{"file":"\(path)","line":1,"text":"NavigationView {","position":0,
            "rule":"navigation-view","isWanted":true,"isUnsafe":false}]}
            """)
        let run = ToolRun("--plan", "p.json", in: folder.path)
        #expect(run.status == .failure)
        #expect(run.words.hasPrefix("navmigrate: error: the plan speaks of line 1 of \(path), "))
        #expect(try folder.text("Home.swift") == Self.home)
    }

    @Test(arguments: [-7, 4_000_000, Int.min, Int.max]) func aPositionOutsideOfTheLineIsNoPlace(position: Int) throws {
        let folder = try app()
        try folder.write(
            "p.json",
            """
            {"schema":1,"choices":[{"file":"Home.swift","line":5,"text":"NavigationView {","position":\(position),
            "rule":"navigation-view","isWanted":true,"isUnsafe":false}]}
            """)
        let run = ToolRun("--plan", "p.json", "--step", "2", in: folder.path)
        #expect(run.status == .failure)
        #expect(
            run.words
                == "navmigrate: error: the plan speaks of line 5 of Home.swift, 'NavigationView {', which isn't there "
                + "any more, or not only once: review again\n")
        #expect(try folder.text("Home.swift") == Self.home)
    }
}
