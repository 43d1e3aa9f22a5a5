import Migration
import Testing

@testable import Reporting

@Suite struct MarkdownReportTests {
    @Test func reportForAPullRequest() {
        #expect(
            MarkdownReport.text(ReportSample.run(fileAddress: "https://github.com/me/app/blob/abc/")) == """
                X

                """)
    }

    @Test func auditHasNoPatch() {
        let text = MarkdownReport.text(ReportSample.run(isAudit: true))
        #expect(text.contains("| container | 3 | 1 migrate, 1 migrate, unsafe, 1 stay |\n"))
        #expect(
            text.contains(
                "<details><summary>2 × <code>containers</code> NavigationView becomes NavigationStack or NavigationSplitView</summary>"
            ))
        #expect(!text.contains("```diff"))
    }

    /// Whatever doesn't fit is counted, and the fences are closed.
    @Test(arguments: [2_000, 2_600, 3_500, 5_000, 65_536]) func neverBeyondTheLimit(limit: Int) {
        let text = MarkdownReport.text(RunSample.throughLinks, limit: limit)
        #expect(text.utf8.count <= limit)
        #expect(text.components(separatedBy: "<details>").count == text.components(separatedBy: "</details>").count)
        #expect(text.components(separatedBy: "```").count % 2 == 1)
        #expect(text.contains("didn't fit in here") == (limit < 65_536))
    }

    @Test(arguments: [
        ("plain words", "plain words"), ("a*b_c[d]<e>|~&$\\`", "a\\*b\\_c\\[d\\]\\<e\\>\\|\\~\\&\\$\\\\\\`"),
        ("'@State' and #12", "'`@State`' and `#12`"), ("me@ home # 1", "me@ home \\# 1"),
        ("a\nb\u{202E}", "a\\\\u\\{a}b"),
    ])
    func sentencesAreNoMarkup(text: String, markdown: String) {
        #expect(MarkdownText.plain(text) == markdown)
    }

    @Test(arguments: [
        ("x", "`x`"), ("a`b", "``a`b``"), ("`a", "`` `a ``"), ("```", "```` ``` ````"), ("", "`  `"),
    ])
    func codeIsFenced(code: String, markdown: String) {
        #expect(MarkdownText.code(code) == markdown)
    }

    @Test func blocksAreFencedByMoreThanTheyHold() {
        #expect(MarkdownText.block("a\n", language: "diff") == "```diff\na\n```\n")
        #expect(MarkdownText.block("+ `````\n", language: "diff") == "``````diff\n+ `````\n``````\n")
    }
}
