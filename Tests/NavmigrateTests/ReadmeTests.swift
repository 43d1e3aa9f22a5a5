import Foundation
import Migration
import Reporting
import Testing

@testable import navmigrate

/// The README says what is so.
@Suite struct ReadmeTests {
    private let readme: String

    init() throws {
        readme = try PackageFiles.text("README.md")
    }

    /// The cells of the table under a heading, without its head.
    private func table(under heading: String) throws -> [[String]] {
        let start = try #require(readme.range(of: "\n## \(heading)\n")).upperBound
        let section = readme[start...].components(separatedBy: "\n## ")[0]
        let rows = section.split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2)
        return rows.map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    }

    @Test func stepsAreThoseOfTheTool() throws {
        let rows = try table(under: "The six steps")
        #expect(rows.map { "\($0[0]) \($0[1])" } == Step.allCases.map { "\($0.rawValue) \($0.name)" })
        #expect(rows.map { $0.count } == Step.allCases.map { _ in 3 })
    }

    @Test func exitStatusesAreThoseOfTheTool() throws {
        let numbers = try table(under: "Exit status").compactMap { Int32($0[0]) }
        #expect(numbers == navmigrate.ExitStatus.allCases.map(\.rawValue))
    }

    @Test func formatsAreThoseOfTheTool() throws {
        let formats = try table(under: "Reports").map { $0[0].trimmingCharacters(in: ["`"]) }
        #expect(formats == ReportFormat.allCases.map(\.rawValue))
    }

    @Test func rulesAreThoseOfTheCode() throws {
        let documented = try (table(under: "Why a site stays") + table(under: "What the audit finds")).map {
            $0[0].trimmingCharacters(in: ["`"])
        }
        #expect(documented.sorted() == RuleCatalogue.rules.map(\.id.description).sorted())
    }

    /// The change that it shows is one that the tool makes.
    @Test func exampleIsReal() throws {
        let start = try #require(readme.range(of: "```diff\n")).upperBound
        let example = readme[start...].components(separatedBy: "```")[0]
        #expect(try PackageFiles.text("Snapshots/Atlas/2-containers.diff").contains(example))
    }

    @Test func optionsThatItNamesExist() throws {
        let known = Set(Option.allCases.map(\.rawValue) + BatchOption.allCases.map(\.rawValue))
        let other: Set = [
            "--filter", "--show-bin-path", "--static-swift-stdlib", "--product", "--depth", "--branch", "--sshlogin",
            "--workdir", "--array", "--wrap", "--size", "--json", "--callgrind",
        ]
        let named = readme.matches(of: /--[a-z][a-z-]+/).map { String($0.output) }
        #expect(Set(named).subtracting(known).subtracting(other) == [])
    }
}

/// The ids of rules and reasons, as the sources have them.
enum RuleIDs {
    /// - Parameter folders: folders of Sources to leave out.
    static func inSources(without folders: String...) throws -> Set<String> {
        var ids: Set<String> = []
        let folder = PackageFiles.path("Sources")
        for name in FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) ?? []
        where name.hasSuffix(".swift") && !folders.contains(where: { name.hasPrefix($0) }) {
            let text = try PackageFiles.text("Sources/" + name)
            for match in text.matches(of: /RuleID\("([a-z-]+)", "([a-z-]+)"\)/) { ids.insert("\(match.1)/\(match.2)") }
            for match in text.matches(of: /RuleID\("([a-z-]+)"\)/) { ids.insert("\(match.1)") }
            // Reasons that a rule takes from an enum: `case .x: "reason"`.
            for rule in text.matches(of: /RuleID\("([a-z-]+)", id\)/) {
                for match in text.matches(of: /case [^:\n]+: "([a-z-]+)"\n/) { ids.insert("\(rule.1)/\(match.1)") }
            }
            for rule in text.matches(of: /RuleID\("([a-z-]+)", reason\)/) {
                for match in text.matches(of: #/offset, "([a-z]+)", /#) { ids.insert("\(rule.1)/\(match.1)") }
            }
        }
        // Only where a fix is unsafe and doesn't say why, which none is.
        return ids.subtracting(["unsafe"])
    }
}
