import Foundation
import ProjectModel
import TestSupport
import Testing

@testable import Reporting

/// The map in each of its languages.
@Suite struct MapTextTests {
    private static let small = ScreenMap(
        SampleProject([
            "A.swift": """
            struct Root: View {
                var body: some View {
                    NavigationStack {
                        NavigationLink("a", destination: end)
                        NavigationLink("b", destination: Text("<\\"&#`>"))
                    }
                    .fullScreenCover(isPresented: $a) { end() }
                }
                var end: some View { End() }
            }
            struct End: View { var body: some View { NavigationLink("c", destination: elsewhere) } }
            """
        ]).project())

    @Test func mermaid() {
        let lines = MermaidMap.text(Self.small).split(separator: "\n").filter { !$0.contains("classDef") }.map(
            String.init)
        #expect(
            lines == [
                "flowchart LR", "    Root[\"Root\"]:::screen",
                "    Root_NavigationStack(\"NavigationStack\"):::stack", "    n_End[\"End\"]:::screen",
                "    Root_NavigationStack_inline[\"Text(#quot;#lt;#92;#quot;#amp;#35;#96;#gt;#quot;)\"]:::inline"
                    .replacing("#92;", with: "\\"),
                "    n_End_unknown[\"? elsewhere\"]:::unknown", "    Root --- Root_NavigationStack",
                "    Root -.->|\"cover\"| n_End", "    Root_NavigationStack --> n_End",
                "    Root_NavigationStack --> Root_NavigationStack_inline", "    n_End -.-x n_End_unknown",
            ])
    }

    @Test func dot() {
        let lines = DotMap.text(Self.small).split(separator: "\n")
        #expect(lines.first == "digraph navigation {")
        #expect(lines.last == "}")
        #expect(lines.contains(#"    Root [label="Root", tooltip="A.swift:1:8"]"#))
        #expect(lines.contains(#"    Root -> n_End [kind=presents, style=dashed, label="cover"]"#))
        #expect(lines.contains(#"    n_End -> n_End_unknown [kind=unknown, style=dotted]"#))
        #expect(
            lines.contains(
                #"    Root_NavigationStack_inline [label="Text(\"<\\\"&#`>\")", style="rounded,filled,dashed", tooltip="A.swift:5:13"]"#
            ))
    }

    @Test func svgIsWellFormed() throws {
        for map in [Self.small, MapSample.map] {
            let text = SVGMap.text(map, title: "A & B <app>")
            #expect(text.contains("<title>A &amp; B &lt;app&gt;</title>"))
            #expect(text.contains("@media (prefers-color-scheme: dark)"))
            #expect(!text.contains("http://") || text.components(separatedBy: "http").count == 2, "nothing is loaded")
            #expect(try WellFormed.check(text) == nil)
        }
        let text = SVGMap.text(Self.small, title: "a")
        #expect(text.contains("<title>End\nA.swift:11\nlinks: 1</title>"))
        #expect(text.contains(">Text(&quot;&lt;\\&quot;&amp;#`&gt;&quot;)</text>"))
    }

    /// Every node is inside of the picture, and no two share a place.
    @Test func layout() {
        let sizes = MapSample.map.nodes.map { _ in LayeredLayout.Size(width: 100, height: 30) }
        let layout = LayeredLayout(sizes: sizes, edges: MapSample.map.edges.map { ($0.from, $0.to) })
        for (index, origin) in layout.origins.enumerated() {
            #expect(origin.x >= 0 && origin.y >= -0.01)
            #expect(origin.x + 100 <= layout.size.width + 0.01 && origin.y + 30 <= layout.size.height + 0.01)
            for other in layout.origins[(index + 1)...] {
                #expect(abs(other.x - origin.x) >= 100 || abs(other.y - origin.y) >= 30)
            }
        }
        for (edge, route) in zip(MapSample.map.edges, layout.routes) where edge.from != edge.to {
            #expect(route.count >= 2)
        }
    }
}

/// Whether a text is XML, as far as its tags tell.
private enum WellFormed {
    /// The first tag that isn't closed, or closes another; nil where all do.
    static func check(_ text: String) throws -> String? {
        var open: [String] = []
        for tag in text.matches(of: /<(\/?)([a-z]+)([^<>]*?)(\/?)>/) {
            let name = String(tag.2)
            if !tag.1.isEmpty {
                guard open.popLast() == name else { return name }
            } else if tag.4.isEmpty {
                open.append(name)
            }
        }
        let rest = text.replacing(/<\/?[a-z]+[^<>]*>/, with: "")
        return open.last ?? (rest.contains("<") || rest.contains(/&(?!(amp|lt|gt|quot);)/) ? "text" : nil)
    }
}
