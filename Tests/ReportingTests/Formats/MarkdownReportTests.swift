import Migration
import Testing

@testable import Reporting

@Suite struct MarkdownReportTests {
    @Test func reportForAPullRequest() {
        #expect(
            MarkdownReport.text(ReportSample.run(fileAddress: "https://github.com/me/app/blob/abc/")) == """
                ## navmigrate: My Äpp

                | step | found | to migrate | unsafe, not applied | left alone | files |
                |---|--:|--:|--:|--:|--:|
                | 2 containers | 5 | 2 | 2 | 1 | 1 |

                **1 file could not be read and was left alone.**

                ### What would unlock most

                - 1 place keeps 1 site \\[navigation-view/named-type\\]: Write 'some View' there, then run again.
                - --unsafe can migrate 2 more sites; look first with --dry-run --unsafe

                ### Step 2 containers

                - `NavigationView`: 1 to migrate, 1 unsafe
                - `NavigationView type`: 1 left alone
                - `navigationViewStyle`: 1 to migrate, 1 unsafe

                To try by hand:

                - [ ] iPad, full screen and a narrow window: each screen shows as it did.
                - [ ] Back: by the button and by the swipe from the edge, from every screen that a container changed around; its title is there.
                - [ ] VoiceOver: each screen is announced by its title, and the back button by where it leads.
                - [ ] Deep links, notifications and quick actions still end on their screens.

                ### Findings

                <details><summary>1 × <code>navigation-view-style/container-unsafe</code> a container below it is unsafe</summary>

                Run with --unsafe, or convert that container by hand.

                - [`App/Marked.swift:1`](https://github.com/me/app/blob/abc/ios/App/Marked.swift#L1) navigationViewStyle goes only with --unsafe, as a NavigationView that it is set on
                  - [`App/Marked.swift:1`](https://github.com/me/app/blob/abc/ios/App/Marked.swift#L1) the NavigationView that is converted only with --unsafe

                </details>

                <details><summary>1 × <code>navigation-view/named-type</code> its type is written out</summary>

                Write 'some View' there, then run again.

                - [`App/"<b>'100%\\u{a}:,.swift:2`](https://github.com/me/app/blob/abc/ios/App/%22%3Cb%3E%27100%25%0A%3A%2C.swift#L2) NavigationView stays: it is named as a type here, and a stack has another; write 'some View' where you can, then run again

                </details>

                <details><summary>1 × <code>navigation-view/removed-views</code> views that were never shown</summary>

                Run with --unsafe to remove them, or make it columns by hand.

                - [`App/Marked.swift:1`](https://github.com/me/app/blob/abc/ios/App/Marked.swift#L1) its second view was never shown under the stack style: it goes only with --unsafe

                </details>

                <details><summary>1 × <code>unreadable-file/syntax</code> a file that doesn&#39;t parse</summary>

                Correct the error, then run again.

                - [`App/Broken.swift:3`](https://github.com/me/app/blob/abc/ios/App/Broken.swift#L3) expected '}'; the file is left alone

                </details>

                ### The patch

                <details><summary>Step 2 containers: 1 file</summary>

                ```diff
                diff --git a/ios/App/Root.swift b/ios/App/Root.swift
                --- a/ios/App/Root.swift
                +++ b/ios/App/Root.swift
                @@ -1,7 +1,6 @@
                 import SwiftUI
                 struct Root: View {
                     var body: some View {
                -        /* 👩‍🚀é */ NavigationView { Text("</script><img src=x onerror=alert(1)>") }
                -            .navigationViewStyle(.stack)
                +        /* 👩‍🚀é */ NavigationStack { Text("</script><img src=x onerror=alert(1)>") }
                     }
                 }
                ```

                </details>


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
        ("a\nb\u{202E}", "a\\\\u{a}b\\\\u{202e}"),
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
