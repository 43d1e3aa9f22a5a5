import Foundation
import TestSupport
import Testing

@testable import navmigrate

@Suite struct GraphCommandTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
        try folder.write(
            "App/Root.swift",
            """
            import SwiftUI

            struct Root: View {
                var body: some View {
                    NavigationView {
                        List {
                            NavigationLink("A", destination: LazyView(Detail()))
                            NavigationLink("B", destination: Factory.other(than: 1))
                        }
                    }
                    .sheet(isPresented: $shows) { Editor() }
                }
            }

            """)
        // None of these files has a navigation site.
        try folder.write(
            "App/Factory.swift",
            "enum Factory {\n    static func other(than number: Int) -> some View {\n        if number > 0 { return AnyView(Fallback()) }\n        return AnyView(Text(\"\"))\n    }\n}\n"
        )
        try folder.write(
            "App/LazyView.swift",
            """
            struct LazyView<Content: View>: View {
                let build: () -> Content
                init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
                var body: Content { build() }
            }

            """)
        try folder.write(
            "App/Leaves.swift",
            "struct Detail: View { var body: some View { Text(\"\") } }\nstruct Fallback: View { var body: some View { Text(\"\") } }\nstruct Editor: View { var body: some View { Text(\"\") } }\n"
        )
        try folder.write("App/Other.swift", "struct Other: View { var body: some View { Text(\"\") } }\n")
    }

    private static let mermaid = """
        flowchart LR
            Root["Root"]:::screen
            Root_NavigationView("NavigationView"):::stack
            Editor["Editor"]:::screen
            Detail["Detail"]:::screen
            Fallback["Fallback"]:::screen
            Root_NavigationView_inline["Factory.other(than: 1)"]:::inline
            Root --- Root_NavigationView
            Root -.->|"sheet"| Editor
            Root_NavigationView --> Detail
            Root_NavigationView --> Fallback
            Root_NavigationView --> Root_NavigationView_inline

        """

    @Test func printsTheMapAndChangesNothing() throws {
        let before = try folder.contents()
        let run = ToolRun("graph", "App", in: folder.path)
        #expect(run.status == .success)
        let lines = run.product.split(separator: "\n").filter { !$0.contains("classDef") }
        #expect(lines == Self.mermaid.split(separator: "\n"))
        #expect(run.words == "")
        #expect(try folder.contents() == before)
    }

    @Test(arguments: ["mermaid", "dot", "json", "svg"]) func everyFormatIsTheSameTwice(format: String) throws {
        let run = ToolRun("graph", "App", "--format", format, in: folder.path)
        #expect(run.status == .success)
        #expect(!run.product.isEmpty)
        #expect(ToolRun("graph", "--format=\(format)", "App", in: folder.path).product == run.product)
    }

    /// The screens are the same where every file is parsed.
    @Test func parsingEverythingGivesTheSame() throws {
        let run = ToolRun("graph", "App", in: folder.path)
        #expect(ToolRun("graph", "App", "--parse-everything", in: folder.path).product == run.product)
    }

    @Test func output() throws {
        let run = ToolRun("graph", "App", "--format", "svg", "--output", "map.svg", in: folder.path)
        #expect(run.status == .success)
        #expect(run.product == "")
        let picture = try #require(try folder.contents()["map.svg"])
        #expect(String(decoding: picture, as: UTF8.self).hasPrefix("<svg xmlns"))
    }

    @Test func json() throws {
        let run = ToolRun("graph", "App", "--format", "json", in: folder.path)
        let object = try JSONSerialization.jsonObject(with: Data(run.product.utf8)) as? [String: Any]
        #expect(object?["schema"] as? Int == 1)
        let graph = try #require(object?["graph"] as? [String: Any])
        let links = try #require(graph["links"] as? [[String: Any]])
        #expect(links.map { $0["place"] as? String } == ["Root.swift:7:17", "Root.swift:8:17"])
        let map = try #require(object?["map"] as? [String: Any])
        let edges = try #require(map["edges"] as? [[String: Any]])
        #expect(edges.count == 5)
        #expect(edges.map { $0["kind"] as? String } == ["contains", "presents", "pushes", "pushes", "pushes"])
        #expect(edges[1]["label"] as? String == "sheet")
        // Other.swift names nothing that is shown.
        let extent = try #require(object?["extent"] as? [String: Any])
        #expect(extent["filesParsed"] as? Int == 4)
        #expect(extent["swiftFiles"] as? Int == 5)
    }

    @Test(arguments: [
        (["graph", "--format", "text"], "'text' isn't a value of --format, which takes mermaid, dot, json or svg"),
        (["graph", "--step", "2"], "--step doesn't go with 'graph', which changes nothing"),
        (["graph", "--check"], "--check doesn't go with 'graph', which changes nothing"),
        (["graph", "--unsafe"], "--unsafe doesn't go with 'graph', which changes nothing"),
        (
            ["--format", "svg"],
            "'svg' isn't a value of --format, which takes text, json, sarif, xcode, github, markdown or html"
        ),
    ])
    func misuse(arguments: [String], message: String) {
        let run = ToolRun(arguments, in: folder.path)
        #expect(run.status == .failure)
        #expect(run.words == "navmigrate: error: \(message)\n")
    }

    @Test func unreadableFilesAreTold() throws {
        try folder.write("App/Broken.swift", "struct Broken: View { var body: some View { NavigationView { }\n")
        let run = ToolRun("graph", "App", in: folder.path)
        #expect(run.status == .unreadable)
        #expect(run.words.hasPrefix("App/Broken.swift:"))
        #expect(run.product.hasPrefix("flowchart LR\n"))
    }
}
