import Foundation
import Migration
import ProjectModel
import SourceEditing
import Testing

@testable import MigrationRun

/// Files with links are read in part. What comes out is what comes out of the whole files.
@Suite struct MaskedLinksTests {
    private static let filler = """

            func unrelated() {
                print("a body that no link has anything to do with, and that is long enough to be blanked")
            }

        """

    private static let root = """
        import SwiftUI
        struct Start: View {
            var body: some View {
                NavigationStack { Home() }
            }
        }
        struct Item: Identifiable, Hashable { let id: Int; let name: String }

        """

    /// What step by step became of the app, and how many bytes were parsed for it.
    private func run(_ files: [String: String], whole: Bool) throws -> (text: String, parsed: Int) {
        let folder = TemporaryFolder()
        folder.file("Start.swift", Self.root)
        for (path, text) in files { folder.file(path, text.replacingOccurrences(of: "    //…\n", with: Self.filler)) }
        var options = RunOptions(workingDirectory: folder.path)
        options.minimums = [.iOS: SystemVersion("17")].compactMapValues { $0 }
        options.includesUnsafe = true
        options.parsesEverything = whole
        let report = try Migrator(options).run().report
        let changes = FileChange.combined(report.results.map(\.changes)).map { change in
            "\(change.path)\n" + (change.after.map { String(decoding: $0, as: UTF8.self) } ?? "")
        }
        let findings = report.findings.map { "\($0.place.file):\($0.place.location): \($0.message) [\($0.id)]" }
        return ((changes + findings).joined(separator: "\n"), report.extent.bytesParsed)
    }

    private func expectSame(_ files: [String: String], holding piece: String) throws {
        let whole = try run(files, whole: true)
        let masked = try run(files, whole: false)
        #expect(masked.text == whole.text)
        #expect(masked.text.contains(piece))
        #expect(masked.parsed < whole.parsed)
    }

    @Test("a flag that another function of the view sets") func flag() throws {
        try expectSame(
            [
                "Home.swift": """
                import SwiftUI
                struct Home: View {
                    @State private var isShown = false
                    //…
                    var body: some View {
                        VStack {
                            Button("Open", action: open)
                            NavigationLink(destination: Detail(), isActive: $isShown) { EmptyView() }
                        }
                    }
                    private func open() {
                        print("before the screen is pushed, there is something longer to be done here")
                        isShown = true
                    }
                }
                struct Detail: View { var body: some View { Text("Detail") } }

                """
            ], holding: ".navigationDestination(isPresented: $isShown)")
    }

    @Test("a flag that an extension in another file sets") func flagOfExtension() throws {
        try expectSame(
            [
                "Home.swift": """
                import SwiftUI
                struct Home: View {
                    @State var isShown = false
                    //…
                    var body: some View {
                        NavigationLink(destination: Detail(), isActive: $isShown) { Text("Detail") }
                    }
                }
                struct Detail: View { var body: some View { Text("Detail") } }

                """,
                "Opening.swift": """
                import SwiftUI
                extension Home {
                    var other: some View { Text("Other").sheet(isPresented: .constant(true)) { Detail() } }
                    func open() {
                        print("the only place that sets the flag, and no word of navigation is near it")
                        isShown = true
                    }
                }

                """,
            ], holding: "Button { isShown = true } label: { Text(\"Detail\") }")
    }

    @Test("a destination that functions make") func functions() throws {
        try expectSame(
            [
                "Home.swift": """
                import SwiftUI
                struct Home: View {
                    let items: [Item]
                    //…
                    var body: some View {
                        List(items) { item in
                            NavigationLink(destination: screen(of: item)) { Text(item.name) }
                        }
                    }
                    private func screen(of item: Item) -> some View {
                        Detail(item: item, title: title(of: item)).accessibilityLabel("what the function makes")
                    }
                    private func title(of item: Item) -> String {
                        "\\(item.name), by a function that is long enough for its body to be blanked"
                    }
                }
                struct Detail: View {
                    let item: Item
                    let title: String
                    var body: some View { Text(title) }
                }

                """
            ], holding: "NavigationLink(value: Route.detail(item: item, title: title(of: item)))")
    }

    @Test("a row's value that comes through a function's parameter") func parameter() throws {
        try expectSame(
            [
                "Home.swift": """
                import SwiftUI
                struct Home: View {
                    @State private var items: [Item] = []
                    //…
                    var body: some View {
                        List(items) { item in
                            row(of: item).accessibilityLabel("a caller that gives the function its value")
                        }
                    }
                    private func row(of item: Item) -> some View {
                        NavigationLink(destination: Detail(item: item)) { Text(item.name) }
                    }
                }
                struct Detail: View {
                    let item: Item
                    var body: some View { Text(item.name) }
                }

                """
            ], holding: "NavigationLink(value: Route.detail(item: item))")
    }
}
