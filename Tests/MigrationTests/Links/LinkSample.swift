import Migration
import ProjectModel
import SourceEditing
import SwiftSyntax
import TestSupport
import Testing

/// A small app whose links move: steps 2, 3 and 4, one after the other.
struct LinkSample {
    var project: SampleProject
    var options = MigrationOptions()

    /// What the steps leave, and what step 4 says.
    struct Outcome {
        let results: [StepResult]
        let project: Project

        /// The files' texts, by path.
        var files: [String: String] {
            Dictionary(uniqueKeysWithValues: project.files.map { ($0.path, $0.source.text.string) })
        }

        var links: StepResult { results[2] }

        /// Each link that is unsafe or stays, as `path:line:column: message [id]`, its notes as lines of their own,
        /// indented. Places are those before step 2.
        var findings: [String] {
            results[2].placed(before: Array(results[..<2])).sites.flatMap { site -> [String] in
                switch site.fate {
                case .migrated: []
                case .unsafe(_, let finding), .left(let finding): Self.lines(finding)
                }
            }
        }

        private static func lines(_ finding: Finding) -> [String] {
            ["\(finding.place.file):\(finding.place.location): \(finding.message) [\(finding.id)]"]
                + finding.notes.map { "  \($0.place.file):\($0.place.location): \($0.message)" }
        }
    }

    func moved() -> Outcome { run(from: project.project()) }

    private func run(from first: Project) -> Outcome {
        var results: [StepResult] = []
        var current = first
        for plan in [{ project, _ in ContainersStep.plan(project) }, RoutesStep.plan, LinksStep.plan] {
            let result = StepResult(
                applying: plan(current, options), to: current, includingUnsafe: options.includesUnsafe)
            results.append(result)
            current = result.after
        }
        return Outcome(results: results, project: current)
    }

    // MARK: What has to hold

    /// The faults in the first way to write the sample that has any.
    ///
    /// - Parameter expected: the texts of the files that differ or are new.
    func faults(expecting expected: [String: String]) -> [String] {
        // Files with links are never masked, and what is masked of others depends on the run: see the apps of Snapshots.
        for variant in SampleCheck.Variant.all where variant.parsing == .whole {
            var changed = self
            changed.project = project.mapFiles(variant.change)
            let outcome = changed.moved()
            var wanted = changed.project.files
            for (path, text) in expected {
                wanted[path] = project.files[path] == nil ? variant.styled(text) : variant.change(text)
            }
            let faults = Self.differences(outcome.files, wanted) + changed.rules(outcome)
            if !faults.isEmpty { return faults.map { "\(variant.name): \($0)" } }
        }
        return []
    }

    private static func differences(_ given: [String: String], _ wanted: [String: String]) -> [String] {
        Set(given.keys).union(wanted.keys).sorted().filter { given[$0] != wanted[$0] }.map { path in
            "\(path) became:\n\(given[path] ?? "nothing")\ninstead of:\n\(wanted[path] ?? "nothing")"
        }
    }

    /// The code parses, a second run changes nothing, and every link is accounted for.
    private func rules(_ outcome: Outcome) -> [String] {
        var faults: [String] = []
        for file in outcome.project.files {
            let whole = ParsedSource(file.source.text)
            if let error = whole.firstError {
                faults.append("\(file.path):\(whole.text.location(at: error.offset)): \(error.message)")
            }
        }
        let again = run(from: outcome.project)
        faults += again.results.flatMap(\.changes).map { "\($0.path) would be changed again" }
        for result in outcome.results {
            let counts = result.counts
            if counts.found != counts.migrated + counts.unsafe + counts.left {
                faults.append("step \(result.step.rawValue): the counts don't add up: \(counts)")
            }
        }
        let counts = outcome.links.counts
        let names = outcome.links.before.files.reduce(0) { $0 + LinkCount.links(in: $1.source.text) }
        if counts.found != names { faults.append("\(counts.found) links were found, but the code has \(names)") }
        let remaining = again.links.counts.found
        if remaining != counts.found - counts.migrated {
            faults.append("\(remaining) links remain of \(counts.found), of which \(counts.migrated) migrated")
        }
        return faults
    }
}

extension SampleCheck.Variant {
    /// What a file that the migration adds looks like: it has its neighbours' line endings and indentation, no more.
    fileprivate func styled(_ text: String) -> String {
        name.hasPrefix("CRLF") || name == "tabs" ? change(text) : text
    }
}

/// Counts the links with a destination of their own, by their text.
private enum LinkCount {
    static func links(in text: SourceText) -> Int {
        let tokens = Array(ParsedSource(text).tree.tokens(viewMode: .sourceAccurate))
        return tokens.indices.count { index in
            guard tokens[index].text == "NavigationLink", index + 1 < tokens.count else { return false }
            let rest = tokens[(index + 1)...].prefix(8).map(\.text)
            // A value link says so in its first or its second argument.
            return ["(", "{", "<", "."].contains(rest.first)
                && !zip(rest, rest.dropFirst()).contains { $0 == ("value", ":") }
        }
    }
}

/// Expects that steps 2 to 4 make `expected` of the app, in whatever way it is written, and that step 4 says `findings`.
///
/// - Parameters:
///   - expected: the texts of the files that differ or are new; all others stay.
///   - findings: see ``LinkSample/Outcome/findings``.
func expectMoved(
    _ files: [String: String], _ expected: [String: String], findings: [String] = [],
    options: MigrationOptions = MigrationOptions(), targets: [SampleTarget] = [.app], compiles: Compiles = .everywhere,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    let sample = LinkSample(project: SampleProject(files, targets: targets), options: options)
    let outcome = sample.moved()
    MigratedSamples.current?.add(
        sample.project, after: outcome.files, compiles: compiles, sourceLocation: sourceLocation)
    #expect(outcome.findings == findings, sourceLocation: sourceLocation)
    for fault in sample.faults(expecting: expected) { Issue.record("\(fault)", sourceLocation: sourceLocation) }
}

/// Expects that no link of the app moves, also with `--unsafe`, and no route is made.
func expectLinksStay(
    _ files: [String: String], _ findings: [String], compiles: Compiles = .everywhere,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    expectMoved(
        files, [:], findings: findings, options: MigrationOptions(includesUnsafe: true), compiles: compiles,
        sourceLocation: sourceLocation)
}
