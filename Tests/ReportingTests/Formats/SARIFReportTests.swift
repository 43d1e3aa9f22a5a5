import Foundation
import Migration
import SourceEditing
import Testing

@testable import Reporting

@Suite struct SARIFReportTests {
    private typealias Object = [String: Any]

    private func log(_ run: ReportedRun = ReportSample.run()) throws -> Object {
        try #require(
            try JSONSerialization.jsonObject(with: Data(try SARIFReport.text(run).utf8)) as? Object)
    }

    private func theRun(_ log: Object) throws -> Object { try #require((log["runs"] as? [Object])?.first) }

    private func results(_ run: ReportedRun = ReportSample.run()) throws -> [Object] {
        try #require(try theRun(log(run))["results"] as? [Object])
    }

    private func location(_ result: Object) throws -> (uri: String, region: Object) {
        let location = try #require((result["locations"] as? [Object])?.first?["physicalLocation"] as? Object)
        let artifact = try #require(location["artifactLocation"] as? Object)
        #expect(artifact["uriBaseId"] as? String == "%SRCROOT%")
        return (try #require(artifact["uri"] as? String), try #require(location["region"] as? Object))
    }

    @Test func headIsThatOfTheStandard() throws {
        let log = try log()
        #expect(log["version"] as? String == "2.1.0")
        #expect((log["$schema"] as? String)?.hasSuffix("/sarif-schema-2.1.0.json") == true)
        let run = try theRun(log)
        #expect(
            run.keys.sorted() == [
                "columnKind", "defaultEncoding", "defaultSourceLanguage", "invocations", "newlineSequences",
                "originalUriBaseIds", "results", "tool",
            ])
        #expect(run["columnKind"] as? String == "utf16CodeUnits")
        #expect(
            run["originalUriBaseIds"] as? [String: [String: String]]
                == ["%SRCROOT%": ["uri": "file:///Users/me/My%20%C3%84pp/"]])
        let invocation = try #require((run["invocations"] as? [Object])?.first)
        #expect(invocation["executionSuccessful"] as? Bool == true)
        let notifications = try #require(invocation["toolExecutionNotifications"] as? [Object])
        #expect(
            notifications.map { ($0["message"] as? Object)?["text"] as? String } == [
                "generated code; left alone", "50% of it",
            ])
        #expect(notifications.map { $0["locations"] != nil } == [true, false])
    }

    @Test func resultsAreTheToldPlaces() throws {
        let results = try results()
        #expect(
            try results.map { result in
                let (uri, region) = try location(result)
                return
                    "\(uri):\(region["startLine"] ?? "-"):\(region["startColumn"] ?? "-") \(result["level"] ?? "") \(result["ruleId"] ?? "")"
            } == [
                "App/%22%3Cb%3E%27100%25%0A%3A%2C.swift:2:11 warning navigation-view/named-type",
                "App/Broken.swift:3:- error unreadable-file/syntax",
                "App/Marked.swift:1:47 warning navigation-view/removed-views",
                "App/Marked.swift:1:83 warning navigation-view-style/container-unsafe",
                "App/Root.swift:4:22 warning containers",
                "App/Root.swift:5:14 warning containers",
            ])
    }

    /// Each result names a rule, and each rule has what an editor shows.
    @Test func rulesAreDescribed() throws {
        let run = try theRun(log())
        let rules = try #require(((run["tool"] as? Object)?["driver"] as? Object)?["rules"] as? [Object])
        #expect(
            rules.compactMap { $0["id"] as? String }
                == Set(try results().compactMap { $0["ruleId"] as? String }).sorted())
        for rule in rules {
            #expect(rule.keys.sorted() == ["fullDescription", "help", "id", "name", "shortDescription"])
            #expect((rule["help"] as? Object)?.keys.sorted() == ["markdown", "text"])
        }
        for result in try results() {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
        }
    }

    /// Whoever applies all fixes gets what the tool writes, with either kind of place.
    @Test func fixesGiveWhatTheToolWrites() throws {
        let run = ReportSample.run()
        let fixed = try results().filter { ($0["ruleId"] as? String) == "containers" }
        #expect(fixed.count == 2)
        let before = Array((ReportSample.files["App/Root.swift"] ?? "").utf8)
        var (byBytes, byColumns) = (before, before)
        for result in fixed.reversed() {
            let fix = try #require((result["fixes"] as? [Object])?.first)
            let change = try #require((fix["artifactChanges"] as? [Object])?.first)
            for replacement in try #require(change["replacements"] as? [Object]).reversed() {
                let region = try #require(replacement["deletedRegion"] as? [String: Int])
                let text = Array(((replacement["insertedContent"] as? Object)?["text"] as? String ?? "").utf8)
                let start = try #require(region["byteOffset"])
                byBytes.replaceSubrange(start..<start + (region["byteLength"] ?? 0), with: text)
                byColumns.replaceSubrange(try range(of: region, in: before), with: text)
            }
        }
        let after = try #require(run.report.results[0].changes.first { $0.path == "App/Root.swift" }?.after)
        #expect(byBytes == after)
        #expect(byColumns == after)
    }

    /// A byte order mark is no character, but three bytes.
    @Test func placesOfEditsAgree() throws {
        let bytes = Array((ReportSample.files["App/Marked.swift"] ?? "").utf8)
        let fixes = try results().filter { try location($0).uri == "App/Marked.swift" }
            .flatMap { $0["fixes"] as? [Object] ?? [] }
        let regions = fixes.flatMap { $0["artifactChanges"] as? [Object] ?? [] }
            .flatMap { $0["replacements"] as? [Object] ?? [] }.compactMap { $0["deletedRegion"] as? [String: Int] }
        #expect(regions.count >= 2)
        for region in regions {
            let start = try #require(region["byteOffset"])
            #expect(try range(of: region, in: bytes) == start..<start + #require(region["byteLength"]))
        }
    }

    /// The bytes of a region by its lines and columns, in UTF-16 code units.
    private func range(of region: [String: Int], in bytes: [UInt8]) throws -> Range<Int> {
        func offset(_ line: String, _ column: String) throws -> Int {
            let mark = bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0
            let lines = String(decoding: bytes[mark...], as: UTF8.self).components(separatedBy: "\n")
            let (line, column) = (try #require(region[line]), try #require(region[column]))
            let units = Array(lines[line - 1].utf16.prefix(column - 1))
            return mark + lines[..<(line - 1)].reduce(0) { $0 + $1.utf8.count + 1 }
                + String(decoding: units, as: UTF16.self).utf8.count
        }
        return try offset("startLine", "startColumn")..<offset("endLine", "endColumn")
    }

    /// A fix that stands on another step's, or that is made already, could not be applied.
    @Test func whatCanNotBeAppliedAloneIsNoFix() throws {
        #expect(try results(ReportSample.run(.written)).allSatisfy { $0["fixes"] == nil })
        let run = RunSample.throughLinks
        let withFixes = try results(run).filter { $0["fixes"] != nil }
        #expect(Set(withFixes.compactMap { $0["ruleId"] as? String }) == ["containers"])
    }

    @Test func fingerprintsStayWhenLinesMove() throws {
        func prints(_ prefix: String) throws -> [String] {
            var moved = ReportSample.files
            moved["App/Root.swift"] = prefix + (moved["App/Root.swift"] ?? "")
            return try results(ReportSample.run(files: moved)).compactMap {
                ($0["partialFingerprints"] as? [String: String])?["navmigrate/v1"]
            }
        }
        let prints = try (prints(""), prints("// A line more.\n\n"))
        #expect(prints.0 == prints.1)
        #expect(Set(prints.0).count == prints.0.count)
        #expect(prints.0.allSatisfy { $0.count == 16 })
    }

    @Test(arguments: [
        ("'[Route]' stays", "'[Route]' stays"), (#"a[b](c)\d"#, #"a\[b\](c)\\d"#),
        ("[a](\u{301}http://b)", "\\[a\\](\u{301}http://b)"), ("\u{1B}[2J", "\\u{1b}[2J"),
    ])
    func codeIsNoLink(text: String, told: String) {
        #expect(SARIFLog.Message(plain: text).text == told)
    }

    @Test(arguments: [
        ("a b/ü%#?.swift", "a%20b/%C3%BC%25%23%3F.swift"), ("A-z_0.9~", "A-z_0.9~"), ("\n", "%0A"), ("", ""),
    ])
    func pathsBecomeAddresses(path: String, address: String) {
        #expect(PercentEncoding.path(path) == address)
    }
}
