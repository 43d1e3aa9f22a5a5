import Foundation
import Migration
import TestSupport
import Testing

@testable import navmigrate

@Suite struct ExplainTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
    }

    /// Every id that the code can print has an explanation, and no explanation is for an id that it can't.
    @Test func everyIDIsExplained() throws {
        let explained = RuleCatalogue.rules.map { $0.id.description }
        #expect(Set(explained).count == explained.count, "an id is explained twice")
        let printed = try RuleIDs.inSources(without: "Migration/Explain").union(["unsafe"])
        #expect(printed.subtracting(explained).sorted() == [], "printed, not explained")
        #expect(Set(explained).subtracting(printed).sorted() == [], "explained, not printed")
    }

    @Test func explanationsSayEverything() {
        for rule in RuleCatalogue.rules {
            let texts = [rule.name, rule.explanation, rule.example.wrong, rule.example.right, rule.remedy, rule.source]
            #expect(texts.allSatisfy { !$0.isEmpty }, "\(rule.id)")
            #expect(rule.example.wrong != rule.example.right, "\(rule.id)")
            let words = rule.id.description.split { $0 == "-" || $0 == "/" }
            #expect(words.allSatisfy { $0.allSatisfy { $0.isLowercase && $0.isASCII } }, "\(rule.id)")
            #expect(
                rule.name.first?.isUppercase == false || rule.name.hasPrefix("VoiceOver")
                    || rule.name.contains("NavigationPath"), "\(rule.id)")
        }
    }

    @Test func aRule() {
        let run = ToolRun("explain", "double-dismiss", in: folder.path)
        #expect(run.status == .success)
        #expect(run.words == "")
        #expect(
            run.product == """
                double-dismiss: dismiss() twice in a row

                dismiss() closes the view that it was read in. A second call right behind the first still
                belongs to that view, which is on its way out: it does nothing, or closes something else. It
                is written to go back two screens, which only the path can do.

                Instead of
                    Button("Done") {
                        dismiss()
                        dismiss()
                    }

                write
                    Button("Done") { path.removeLast(2) }

                What to do: Remove as many values from the path as screens are to go; to close a sheet from
                within its stack, read dismiss above the stack and hand it down.

                Source: Apple, DismissAction.

                """)
    }

    @Test(arguments: ["navigation-view/custom-style", "[navigation-view/custom-style]"]) func aReason(word: String) {
        let run = ToolRun("explain", word, in: folder.path)
        #expect(run.status == .success)
        #expect(run.product.hasPrefix("navigation-view/custom-style: a style that isn't SwiftUI's\n\n"))
    }

    @Test func allReasonsOfARule() {
        let run = ToolRun("explain", "unreadable-file", in: folder.path)
        #expect(run.status == .success)
        for reason in ["read", "encoding", "nesting", "syntax"] {
            #expect(run.product.contains("unreadable-file/\(reason): "))
        }
    }

    @Test func withoutARuleItListsAll() {
        let run = ToolRun("explain", in: folder.path)
        #expect(run.status == .success)
        let lines = run.product.split(separator: "\n")
        #expect(lines.map { $0.split(separator: " ")[0] } == RuleCatalogue.rules.map { Substring($0.id.description) })
        #expect(lines.contains { $0.hasPrefix("nested-stack ") && $0.hasSuffix("  a stack inside a stack") })
    }

    @Test func anUnknownRuleSuggestsTheNearest() {
        let run = ToolRun("explain", "nested-stacks", in: folder.path)
        #expect(run.status == .failure)
        #expect(run.product == "")
        #expect(run.words == "navmigrate: error: there is no rule 'nested-stacks'; did you mean 'nested-stack'?\n")
        let far = ToolRun("explain", "gibberish", in: folder.path)
        #expect(far.words == "navmigrate: error: there is no rule 'gibberish'; 'navmigrate explain' lists all\n")
    }

    @Test(arguments: [
        (["explain", "a", "b"], "'explain' takes one rule, such as: navmigrate explain nested-stack"),
        (["explain", "--format", "json"], "--format doesn't go with 'explain', which looks at no project"),
        (["explain", "--check"], "--check doesn't go with 'explain', which looks at no project"),
    ])
    func whatDoesNotGoWithIt(arguments: [String], message: String) {
        let run = ToolRun(arguments, in: folder.path)
        #expect(run.status == .failure)
        #expect(run.words == "navmigrate: error: \(message)\n")
    }

    @Test func theAuditTellsMistakes() throws {
        try folder.write(
            "A.swift",
            """
            import SwiftUI
            struct Root: View {
                var body: some View {
                    NavigationStack { Text("a") }
                        .navigationDestination(for: Int.self) { _ in Text("b") }
                }
            }

            """)
        let line =
            "A.swift:5:14: warning: navigationDestination is attached to the NavigationStack itself, which doesn't see it; "
            + "move it to the view inside [destination-on-stack]\n"
        let run = ToolRun("audit", "--minimum-os", "ios17", in: folder.path)
        #expect(run.status == .success)
        #expect(run.words == line)
        #expect(
            run.product.hasSuffix(
                "\n\nMistakes ('navmigrate explain RULE' tells more)\n   1 × destination-on-stack\n\n" + line))
        let json = ToolRun("audit", "--minimum-os", "ios17", "--format", "json", in: folder.path)
        #expect(json.product.contains("\"rule\" : \"destination-on-stack\""))
        let other = ToolRun("--dry-run", "--minimum-os", "ios17", in: folder.path)
        #expect(!other.words.contains("destination-on-stack"))
    }
}
