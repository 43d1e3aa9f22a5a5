import Migration
import Testing

@testable import Reporting

@Suite struct XcodeLinesTests {
    @Test func linesAreThoseOfCompilers() {
        #expect(
            XcodeLines.text(ReportSample.run()) == """
                X

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
