import Foundation
import TestSupport
import Testing

@testable import navmigrate

/// `--format json`: the report on stdout, for other programs.
@Suite struct JSONTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
        try folder.write("App/Legacy.swift", Legacy.before)
        try folder.write("App/Stays.swift", "import SwiftUI\nextension NavigationView {}\n")
        try folder.write("App/Row.swift", Legacy.plain)
        try folder.link("App/Link.swift", to: "/nowhere")
    }

    private func report(_ arguments: String..., status: navmigrate.ExitStatus = .success) throws -> [String: Any] {
        let run = ToolRun(arguments + ["--format", "json"], in: folder.path)
        #expect(run.status == status)
        return try #require(try JSONSerialization.jsonObject(with: Data(run.product.utf8)) as? [String: Any])
    }

    @Test func previewHasTheDocumentedKeys() throws {
        let report = try report("App", "--step", "2", "--dry-run")
        #expect(report.keys.sorted() == ["extent", "findings", "remarks", "root", "schema", "steps", "unlocks"])
        #expect(report["schema"] as? Int == 1)
        #expect(report["root"] as? String == folder.path + "/App")

        let extent = try #require(report["extent"] as? [String: Int])
        #expect(extent.keys.sorted() == ["bytesParsed", "bytesScanned", "filesParsed", "swiftFiles"])
        #expect(extent["swiftFiles"] == 3)
        #expect(extent["filesParsed"] == 2)

        let steps = try #require(report["steps"] as? [[String: Any]])
        #expect(steps.count == 1)
        #expect(
            steps[0].keys.sorted() == [
                "checklist", "files", "found", "left", "migrated", "name", "sites", "step", "unsafe",
            ])
        #expect((steps[0]["checklist"] as? [String])?.count == 4)
        #expect(steps[0]["files"] as? [String] == ["Legacy.swift"])
        #expect(["found", "migrated", "unsafe", "left"].map { steps[0][$0] as? Int } == [3, 2, 0, 1])

        let sites = try #require(steps[0]["sites"] as? [[String: Any]])
        let common = ["column", "edits", "fate", "file", "kind", "line", "message", "offset"]
        #expect(sites[0].keys.sorted() == common)
        #expect(sites[2].keys.sorted() == (common + ["rule"]).sorted())
        #expect(sites.map { $0["fate"] as? String } == ["migrated", "migrated", "left"])
        #expect(sites[2]["rule"] as? String == "navigation-view/named-type")

        let findings = try #require(report["findings"] as? [[String: Any]])
        #expect(findings[0].keys.sorted() == ["column", "file", "line", "message", "offset", "rule", "severity"])
        let unlocks = try #require(report["unlocks"] as? [[String: Any]])
        #expect(unlocks.map { $0["rule"] as? String } == ["navigation-view/named-type"])
        #expect(unlocks[0].keys.sorted() == ["places", "rule", "sites"])
        let remarks = try #require(report["remarks"] as? [[String: Any]])
        #expect(remarks.count == 1)
        #expect(remarks[0]["file"] as? String == "Link.swift")
        #expect(remarks[0]["message"] as? String == "a symbolic link to nothing")
    }

    /// Whoever applies the edits gets what the tool writes.
    @Test func editsGiveWhatAWriteGives() throws {
        let report = try report("App", "--step", "2", "--dry-run")
        var bytes = Array(Legacy.before.utf8)
        let steps = try #require(report["steps"] as? [[String: Any]])
        let sites = try #require(steps[0]["sites"] as? [[String: Any]])
        let edits = sites.flatMap { $0["edits"] as? [[String: Any]] ?? [] }
        for edit in edits.sorted(by: { $0["start"] as? Int ?? 0 > $1["start"] as? Int ?? 0 }) {
            let start = try #require(edit["start"] as? Int)
            let end = try #require(edit["end"] as? Int)
            bytes.replaceSubrange(start..<end, with: Array(try #require(edit["replacement"] as? String).utf8))
        }
        #expect(String(decoding: bytes, as: UTF8.self) == Legacy.after)
    }

    /// Lines that move in or out are edits as well, each told once.
    @Test func editsTellLinesThatMove() throws {
        let folder = try ScratchFolder()
        let before = """
            import SwiftUI
            struct A: View {
                var body: some View {
                    NavigationLink("a") {
                        NavigationView {
                            NavigationView {
                                VStack {
                                    Text("a")
                                }
                            }
                            .navigationViewStyle(.stack)
                        }
                    }
                }
            }
            struct B: View {
                var body: some View {
                    NavigationView {
                        Text("a")
                        List { NavigationLink("a") { Text("b") } }
                    }
                }
            }

            """
        try folder.write("A.swift", before)
        let arguments = ["--step", "2", "--minimum-os", "ios16", "--unsafe"]
        let run = ToolRun(arguments + ["--dry-run", "--format", "json"], in: folder.path)
        let report = try #require(try JSONSerialization.jsonObject(with: Data(run.product.utf8)) as? [String: Any])
        let steps = try #require(report["steps"] as? [[String: Any]])
        let sites = try #require(steps[0]["sites"] as? [[String: Any]])
        var bytes = Array(before.utf8)
        let edits = sites.flatMap { $0["edits"] as? [[String: Any]] ?? [] }.enumerated().sorted { lhs, rhs in
            let starts = (lhs.element["start"] as? Int ?? 0, rhs.element["start"] as? Int ?? 0)
            return starts.0 == starts.1 ? lhs.offset > rhs.offset : starts.0 > starts.1
        }
        for (_, edit) in edits {
            let start = try #require(edit["start"] as? Int)
            let end = try #require(edit["end"] as? Int)
            bytes.replaceSubrange(start..<end, with: Array(try #require(edit["replacement"] as? String).utf8))
        }
        #expect(ToolRun(arguments, in: folder.path).status == .success)
        #expect(try String(decoding: bytes, as: UTF8.self) == folder.text("A.swift"))
        #expect(
            String(decoding: bytes, as: UTF8.self).contains(
                "\n            VStack {\n                Text(\"a\")\n            }\n"))
    }

    @Test func auditHasAllSites() throws {
        let report = try report("audit", "App")
        let sites = try #require(report["sites"] as? [[String: Any]])
        #expect(sites.map { $0["class"] as? String } == ["container", "style", "container"])
        #expect(
            sites[0].keys.sorted() == [
                "class", "column", "detail", "file", "line", "name", "offset", "outlook", "step",
            ])
        #expect(sites.map { $0["outlook"] as? String } == ["migrate", "migrate", "stay"])
    }

    @Test func checkAndWriteReportToo() throws {
        let check = try report("App", "--check", status: .pending)
        #expect(check["steps"] != nil)
        let write = try report("App", "--step", "2")
        #expect(write["steps"] != nil)
        #expect(try folder.text("App/Legacy.swift") == Legacy.after)
    }

    @Test func outputTakesTheReport() throws {
        let run = ToolRun("App", "--step", "2", "--format=json", "--output=r.json", in: folder.path)
        #expect(run.status == .success)
        #expect(run.product == "")
        let data = Data(try folder.bytes("r.json"))
        #expect(try JSONSerialization.jsonObject(with: data) is [String: Any])
    }
}
