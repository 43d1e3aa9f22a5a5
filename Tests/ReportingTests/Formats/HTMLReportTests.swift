import Foundation
import Migration
import SourceEditing
import TestSupport
import Testing

@testable import Reporting

@Suite struct HTMLReportTests {
    private let page = HTMLReport.text(ReportSample.run())

    // MARK: Nothing of a project becomes markup

    @Test func textIsEscaped() {
        #expect(!page.contains("<img"))
        #expect(page.contains("&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;"))
        #expect(page.components(separatedBy: "<script>").count == 2)
        #expect(page.components(separatedBy: "</script>").count == 2)
        #expect(page.contains("App/&quot;&lt;b&gt;&#39;100%\\u{a}:,.swift:2:11"))
    }

    /// An accent makes one character of the two, and no browser sees it so.
    @Test func accentsHideNothing() {
        let text = "<\u{301}\"\u{301}>\u{301}"
        #expect(("<p title=\"\(text)\">" as HTML).source == "<p title=\"&lt;\u{301}&quot;\u{301}&gt;\u{301}\">")
        #expect(SVGMap.escaped(text) == "&lt;\u{301}&quot;\u{301}&gt;\u{301}")
    }

    @Test func markupStaysMarkup() {
        let inner: HTML = "<b>\("a & b")</b>"
        #expect(
            ("<p>\(inner)\([inner, inner])\(3)</p>" as HTML).source
                == "<p><b>a &amp; b</b><b>a &amp; b</b><b>a &amp; b</b>3</p>")
    }

    // MARK: Nothing is loaded

    @Test func pageAsksForNothing() {
        #expect(!page.contains("http://") && !page.contains("https://"))
        #expect(!page.contains("@import") && !page.contains("url(http") && !page.contains("<link"))
        let withMap = HTMLReport.text(RunSample.throughLinks).replacing("http://www.w3.org/2000/svg", with: "")
        #expect(!withMap.contains("http://") && !withMap.contains("https://"))
    }

    /// The page's policy lets its own script run, and no other.
    @Test func policyKnowsTheScript() throws {
        let folder = try ScratchFolder()
        try folder.write("script.js", HTMLScript.text)
        let output = try folder.shell("sha256sum script.js || shasum -a 256 script.js").output
        let digits = Array(output.prefix(64))
        let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
            UInt8(String(digits[$0...$0 + 1]), radix: 16)
        }
        #expect(Data(bytes).base64EncodedString() == HTMLScript.digest)
        #expect(
            page.contains("script-src 'sha256-\(HTMLScript.digest)'")
                || page.contains("script-src &#39;sha256-\(HTMLScript.digest)&#39;"))
    }

    // MARK: What it shows

    @Test func mapIsThereBeforeAndAfter() {
        let page = HTMLReport.text(RunSample.throughLinks)
        #expect(page.contains("App, before: 4 screens"))
        #expect(page.contains("App, after: 4 screens"))
        // Ids are the only ones of their names.
        let ids = page.matches(of: /\sid="([^"]+)"/).map { String($0.output.1) }
        #expect(Set(ids).count == ids.count)
    }

    @Test func changesStandBesideEachOther() {
        let page = HTMLReport.text(RunSample.throughLinks)
        #expect(
            page.contains(
                """
                <tr><td class="n del">6</td><td class="del">        <span class="t e">NavigationView</span> {</td>\
                <td class="n add">6</td><td class="add">        <span class="t e">NavigationStack</span> {</td></tr>
                """))
        #expect(page.contains("<code class=\"path\">App/Route.swift</code> <span class=\"tag\">new</span>"))
    }

    @Test func auditHasASiteTable() {
        let page = HTMLReport.text(ReportSample.run(isAudit: true))
        #expect(page.contains("<section id=\"sites\""))
        #expect(!page.contains("class=\"step\""))
    }

    @Test func largeFilesAreNamedOnly() {
        let lines = (0..<3_000).map {
            "struct V\($0): View { var body: some View { NavigationView { Text(\"\") } } }\n"
        }.joined()
        let page = HTMLReport.text(ReportSample.run(files: ["Large.swift": lines]))
        #expect(page.contains("3000 rows of code, which would make this page slow"))
        #expect(page.utf8.count < 1_500_000)
    }

    // MARK: Code

    private func code(_ text: String) -> String {
        let code = ShownCode(Array(text.utf8), path: "A.swift")
        return code.html(0..<text.utf8.count).source
    }

    @Test(arguments: [
        ("let a = 1", "<span class=\"k\">let</span> a = <span class=\"u\">1</span>"),
        (
            "@State var b: Int?",
            "<span class=\"a\">@</span><span class=\"a\">State</span> <span class=\"k\">var</span> b: <span class=\"t\">Int</span>?"
        ),
        (
            "x.y(\"<\") // > é",
            "x.<span class=\"m\">y</span>(<span class=\"s\">&quot;&lt;&quot;</span>) <span class=\"c\">// &gt; é</span>"
        ),
        ("#if DEBUG", "<span class=\"d\">#if</span> <span class=\"t\">DEBUG</span>"),
        ("/* a */ f", "<span class=\"c\">/* a */</span> f"),
        ("a\u{202E}\tb", "a<span class=\"x\">\\u{202e}</span>\tb"),
    ])
    func codeHasColours(text: String, html: String) {
        #expect(code(text) == html)
    }

    @Test func longLinesAreCut() {
        let text = "\"" + String(repeating: "é", count: 2_000) + "\""
        #expect(code(text).hasSuffix("… 3003 more bytes</span>"))
    }

    @Test(arguments: [
        ("NavigationView {", "NavigationStack {", "NavigationView", "NavigationStack"),
        ("a(b)", "a(bc, d)", "b", "bc, d"), ("    x.f()", "    x.f().g()", "", ".g()"),
    ])
    func differenceIsMarked(old: String, new: String, gone: String, come: String) {
        let (oldBytes, newBytes) = (Array(old.utf8), Array(new.utf8))
        let difference = LineDifference.between(
            0..<oldBytes.count, of: oldBytes, and: 0..<newBytes.count, of: newBytes)
        #expect(difference.old.map { String(decoding: oldBytes[$0], as: UTF8.self) } == gone)
        #expect(difference.new.map { String(decoding: newBytes[$0], as: UTF8.self) } == come)
    }

    @Test func linesWithLittleInCommonAreNotCompared() {
        let (old, new) = (Array("import SwiftUI;".utf8), Array("struct Wholly(other) {};".utf8))
        #expect(LineDifference.between(0..<old.count, of: old, and: 0..<new.count, of: new).old == nil)
    }
}
