import Migration
import SourceEditing
import Testing

@testable import Reporting

@Suite struct FindingLinesTests {
    private let text = SourceText("let é = 1\nlet b = 2\n")

    @Test func lineIsThatOfCompilers() {
        let finding = Finding(
            .warning, at: Place(file: "App/A.swift", offset: 15, in: text), RuleID("rule", "reason"), "it stays: why")
        #expect(
            FindingLines.text([finding], PathDisplay(prefix: ""))
                == "App/A.swift:2:5: warning: it stays: why [rule/reason]\n")
    }

    /// Columns count UTF-8 bytes, as compilers do.
    @Test func columnsCountBytes() {
        let finding = Finding(.note, at: Place(file: "A.swift", offset: 9, in: text), RuleID("rule"), "here")
        #expect(FindingLines.text([finding], PathDisplay(prefix: "../")) == "../A.swift:1:10: note: here [rule]\n")
    }

    @Test func notesFollowTheirFinding() {
        let other = Place(file: "B.swift")
        let finding = Finding(
            .error, at: Place(file: "A.swift"), RuleID("rule", "reason"), "first", notes: [.init(other, "second")])
        #expect(
            FindingLines.text([finding], PathDisplay(prefix: "App/")) == """
                App/A.swift:1:1: error: first [rule/reason]
                App/B.swift:1:1: note: second [rule/reason]

                """)
    }

    @Test func namesAndMessagesCannotForgeLines() {
        let finding = Finding(.warning, at: Place(file: "A\n.swift"), RuleID("rule"), "its style, '\u{1B}[2J'")
        #expect(
            FindingLines.text([finding], PathDisplay(prefix: ""))
                == "A\\u{a}.swift:1:1: warning: its style, '\\u{1b}[2J' [rule]\n")
    }

    @Test func remarksStandAtTheirPlace() {
        let remarks: [RunReport.Remark] = [
            .init(file: "p.xcodeproj/project.pbxproj", line: 3, column: 7, "odd"),
            .init(file: "x.swift", line: 4, "old"),
            .init(file: "y.swift", "generated"), .init("of everything"),
        ]
        #expect(
            RemarkLines.text(remarks, PathDisplay(prefix: "App/")) == """
                App/p.xcodeproj/project.pbxproj:3:7: note: odd
                App/x.swift:4: note: old
                App/y.swift: note: generated
                navmigrate: note: of everything

                """)
    }
}
