#if os(Linux)
import Migration
import ProjectModel
import TestSupport
import Testing
import TypeCheck

/// Stacks that show values of several types behave as before once a router owns their path.
@Suite struct ValueStackTests {
    private static let code = """
        struct Album: Hashable { let name: String }
        struct Artist: Hashable { let name: String }
        struct Root: View {
            var body: some View {
                NavigationStack {
                    VStack {
                        NavigationLink("Album", value: Album(name: "Blue"))
                        NavigationLink("Artist", value: Artist(name: "Joni"))
                    }
                    .navigationTitle("Music")
                    .navigationDestination(for: Album.self) { album in
                        NavigationLink("Its artist", value: Artist(name: "Joni")).navigationTitle(album.name)
                    }
                    .navigationDestination(for: Artist.self) { ArtistView(artist: $0) }
                }
            }
        }
        struct ArtistView: View {
            let artist: Artist
            @Environment(\\.dismiss) private var dismiss
            var body: some View {
                Button("Back") { dismiss() }
                NavigationLink("Her album", value: Album(name: "Hejira")).navigationTitle(artist.name)
            }
        }
        """

    @Test("links of each type push, and going back goes back", arguments: ["17.0", "16.0"])
    func sameAsBefore(system: String) throws {
        let target = SampleTarget("App", [.iOS: system])
        let project = SampleProject(["App.swift": "import SwiftUI\n" + Self.code], targets: [target]).project()
        let result = StepResult(
            applying: RouterStep.plan(project, MigrationOptions()), to: project, includingUnsafe: false)
        let migrated = result.after.files.map { MigratedApp.body(of: $0.source.text.string) }.joined(separator: "\n")
        #expect(migrated.contains("NavigationStack(path: $router.path) {"))
        let programs = try SmallPrograms([Self.code, migrated])
        let exploration = AppExploration(depth: 4)
        let before = try programs.transcript(of: Self.code, exploration).text
        #expect(before.contains("stack \"Music\" > \"Joni\" > \"Hejira\" > \"Joni\""))
        #expect(try programs.transcript(of: migrated, exploration).text == before)
    }
}
#endif
