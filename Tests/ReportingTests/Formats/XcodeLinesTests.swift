import Migration
import Testing

@testable import Reporting

@Suite struct XcodeLinesTests {
    @Test func linesAreThoseOfCompilers() {
        #expect(
            XcodeLines.text(ReportSample.run()) == """
                /Users/me/My Äpp/App/"<b>'100%\\u{a}:,.swift:2:11: warning: NavigationView stays: it is named as a type here, and a stack has another; write 'some View' where you can, then run again [navigation-view/named-type]
                /Users/me/My Äpp/App/Broken.swift:3:7: error: expected '}'; the file is left alone [unreadable-file/syntax]
                /Users/me/My Äpp/App/Marked.swift:1:51: warning: its second view was never shown under the stack style: it goes only with --unsafe [navigation-view/removed-views]
                /Users/me/My Äpp/App/Marked.swift:1:87: warning: navigationViewStyle goes only with --unsafe, as a NavigationView that it is set on [navigation-view-style/container-unsafe]
                /Users/me/My Äpp/App/Marked.swift:1:51: note: the NavigationView that is converted only with --unsafe [navigation-view-style/container-unsafe]
                /Users/me/My Äpp/App/Root.swift:4:29: warning: step 2: NavigationView becomes NavigationStack [containers]
                /Users/me/My Äpp/App/Root.swift:5:14: warning: step 2: navigationViewStyle goes [containers]
                /Users/me/My Äpp/App/Old.swift:4: note: generated code; left alone
                navmigrate: note: 50% of it

                """)
    }

    @Test func whatIsWrittenIsNotToldAgain() {
        let lines = XcodeLines.text(ReportSample.run(.written)).split(separator: "\n")
        #expect(!lines.contains { $0.contains("step 2:") })
        #expect(lines.contains { $0.hasSuffix("[navigation-view/named-type]") })
    }

    /// An audit carries nothing out, and tells what would be.
    @Test func auditTellsTheSame() {
        #expect(XcodeLines.text(ReportSample.run(isAudit: true)) == XcodeLines.text(ReportSample.run()))
    }
}
