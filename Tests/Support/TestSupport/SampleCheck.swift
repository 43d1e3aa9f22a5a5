import Migration
import ProjectModel
import SourceEditing
import SwiftSyntax

/// What must hold of every migration, whatever it does.
public enum SampleCheck {
    /// A way to write the same project, which must not matter.
    public struct Variant: Sendable {
        public let name: String
        public let change: @Sendable (String) -> String
        public var parsing = SampleProject.Parsing.whole

        public static let all: [Variant] = [
            Variant(name: "as it is") { $0 },
            Variant(name: "masked", change: { $0 }, parsing: .masked),
            Variant(name: "CRLF") { $0.replacing("\n", with: "\r\n") },
            Variant(name: "CRLF, masked", change: { $0.replacing("\n", with: "\r\n") }, parsing: .masked),
            Variant(name: "tabs", change: tabbed),
            Variant(name: "an emoji and a comment before it") { "/* 👩‍👩‍👧‍👦 a NavigationView {} */ let cat = \"🐈‍⬛\"\n" + $0 },
            Variant(name: "a byte order mark") { "\u{FEFF}" + $0 },
            Variant(name: "no final newline") { $0.hasSuffix("\n") ? String($0.dropLast()) : $0 },
        ]

        private static func tabbed(_ text: String) -> String {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false) as [Substring]
            let unit = lines.map { $0.prefix { $0 == " " }.count }.filter { $0 > 0 }.min() ?? 4
            return lines.map { line -> String in
                let spaces = line.prefix { $0 == " " }.count
                let indentation =
                    String(repeating: "\t", count: spaces / unit) + String(repeating: " ", count: spaces % unit)
                return indentation + String(line.dropFirst(spaces))
            }.joined(separator: "\n")
        }
    }

    /// The faults of a migration in the first variant that has any: none where it gives `expected` in every variant, and
    /// all the rules hold.
    /// - Parameter ownNames: how many times the code says `NavigationView` or `navigationViewStyle` without meaning
    ///   SwiftUI's.
    public static func faults(
        of sample: SampleProject, expecting expected: [String: String], includingUnsafe: Bool, ownNames: Int
    ) -> [String] {
        for variant in Variant.all {
            let changed = sample.mapFiles(variant.change)
            let outcome = changed.migrated(includingUnsafe: includingUnsafe, variant.parsing)
            let wrong = outcome.files.keys.sorted().filter { outcome.files[$0] != expected[$0].map(variant.change) }
            let faults =
                wrong.map {
                    "\($0) became:\n\(outcome.files[$0] ?? "")\ninstead of:\n\(expected[$0].map(variant.change) ?? "")"
                }
                + rules(outcome.result, includingUnsafe: includingUnsafe, ownNames: ownNames)
            if !faults.isEmpty { return faults.map { "\(variant.name): \($0)" } }
        }
        return []
    }

    private static func rules(_ result: StepResult, includingUnsafe: Bool, ownNames: Int) -> [String] {
        var faults: [String] = []
        for file in result.after.files {
            let whole = ParsedSource(file.source.text)
            if let error = whole.firstError {
                faults.append("\(file.path):\(whole.text.location(at: error.offset)): \(error.message)")
            }
        }
        let again = StepResult(
            applying: ContainersStep.plan(result.after), to: result.after, includingUnsafe: includingUnsafe)
        faults += again.changes.map { "\($0.path) would be changed again" }
        let counts = result.counts
        if counts.found != counts.migrated + counts.unsafe + counts.left {
            faults.append("the counts don't add up: \(counts)")
        }
        let names = result.before.files.reduce(0) { $0 + NameCount.names(in: $1.source.text) } - ownNames
        if counts.found != names { faults.append("\(counts.found) sites were found, but the code has \(names) names") }
        if again.counts.found != counts.found - counts.migrated {
            faults.append("\(again.counts.found) sites remain of \(counts.found), of which \(counts.migrated) migrated")
        }
        return faults
    }
}

/// Counts the names that step 2 is about, token by token.
enum NameCount {
    static func names(in text: SourceText) -> Int {
        ParsedSource(text).tree.tokens(viewMode: .sourceAccurate).reduce(0) { count, token in
            guard case .identifier(let name) = token.tokenKind else { return count }
            let plain = name.filter { $0 != "`" }
            return plain == "NavigationView" || plain == "navigationViewStyle" ? count + 1 : count
        }
    }
}
