import Migration
import ProjectModel
import SourceEditing
import SwiftSyntax
import TestSupport
import Testing

/// Expects that steps 2 to 4 make `after` of `before`, in whatever way the file is written, and that step 4 tells
/// `findings`.
///
/// - Parameters:
///   - newFiles: the files that the steps add, by path.
///   - findings: `line:column: message [id]` of the links that are unsafe or left, notes as lines of their own.
func expectLinks(
    _ before: String, _ after: String, newFiles: [String: String] = [:], findings: [String] = [],
    includingUnsafe: Bool = false, targets: [SampleTarget] = [.app], compiles: Compiles = .everywhere,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    expectLinks(
        of: SampleProject(["A.swift": before], targets: targets),
        to: newFiles.merging(["A.swift": after]) { $1 }, findings: findings.map(linkInFileA),
        MigrationOptions(includesUnsafe: includingUnsafe), compiles: compiles, sourceLocation: sourceLocation)
}

/// Expects that steps 2 to 4 change nothing, and that step 4 says why.
func expectLinksLeft(
    _ code: String, _ findings: [String], includingUnsafe: Bool = true, targets: [SampleTarget] = [.app],
    compiles: Compiles = .everywhere, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    expectLinks(
        code, code, findings: findings, includingUnsafe: includingUnsafe, targets: targets, compiles: compiles,
        sourceLocation: sourceLocation)
}

/// Expects that steps 2 to 4 change nothing without `--unsafe`, say why, and give `after` with it.
func expectLinksUnsafe(
    _ before: String, _ after: String, newFiles: [String: String] = [:], _ findings: [String],
    targets: [SampleTarget] = [.app], compiles: Compiles = .everywhere,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    expectLinks(
        before, before, findings: findings, targets: targets, compiles: compiles, sourceLocation: sourceLocation)
    expectLinks(
        before, after, newFiles: newFiles, includingUnsafe: true, targets: targets, compiles: compiles,
        sourceLocation: sourceLocation)
}

/// The same for several files; the findings begin with the path.
/// - Parameter expected: the texts of the files that change or are added; the others have to stay.
func expectLinks(
    of sample: SampleProject, to expected: [String: String], findings: [String] = [],
    _ options: MigrationOptions = MigrationOptions(), compiles: Compiles = .everywhere,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    let run = LinksRun(sample, options)
    MigratedSamples.current?.add(sample, after: run.files, compiles: compiles, sourceLocation: sourceLocation)
    #expect(run.findings == findings, sourceLocation: sourceLocation)
    for fault in LinksRun.faults(of: sample, expecting: expected, options) {
        Issue.record("\(fault)", sourceLocation: sourceLocation)
    }
}

/// The same for an app of several files.
func expectMoved(
    _ files: [String: String], _ expected: [String: String], findings: [String] = [],
    options: MigrationOptions = MigrationOptions(), targets: [SampleTarget] = [.app], compiles: Compiles = .everywhere,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    expectLinks(
        of: SampleProject(files, targets: targets), to: expected, findings: findings, options, compiles: compiles,
        sourceLocation: sourceLocation)
}

/// Expects that no link of an app of several files moves, also with `--unsafe`, and no route is made.
func expectLinksStay(
    _ files: [String: String], _ findings: [String], compiles: Compiles = .everywhere,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    expectMoved(
        files, [:], findings: findings, options: MigrationOptions(includesUnsafe: true), compiles: compiles,
        sourceLocation: sourceLocation)
}

/// `3:5: message` → `A.swift:3:5: message`; notes are indented.
private func linkInFileA(_ finding: String) -> String {
    finding.hasPrefix("  ") ? "  A.swift:" + finding.dropFirst(2) : "A.swift:" + finding
}

/// Steps 2 to 4, or to a later one, on a sample, one after the other.
struct LinksRun {
    /// One for each step.
    let results: [StepResult]
    private let plans: [(Project) -> StepPlan]

    init(_ sample: SampleProject, _ options: MigrationOptions, through last: Step = .links) {
        let all: [(step: Step, plan: (Project) -> StepPlan)] = [
            (.containers, { ContainersStep.plan($0) }), (.routes, { RoutesStep.plan($0, options) }),
            (.links, { LinksStep.plan($0, options) }), (.router, { RouterStep.plan($0, options) }),
        ]
        plans = all.filter { $0.step <= last }.map(\.plan)
        var project = sample.project()
        var results: [StepResult] = []
        for plan in plans {
            let result = StepResult(applying: plan(project), to: project, includingUnsafe: options.includesUnsafe)
            results.append(result)
            project = result.after
        }
        self.results = results
    }

    /// The texts that the steps leave, by path.
    var files: [String: String] { SampleResult(last).files }

    private var last: StepResult { results[results.count - 1] }

    /// Of the last step, at places in the files as they were before all steps.
    var findings: [String] { SampleResult(last.placed(before: Array(results.dropLast()))).findings }

    /// The faults in the first variant that has any: none where the steps give `expected` in every variant, and all
    /// that holds of a step holds of each.
    static func faults(
        of sample: SampleProject, expecting expected: [String: String], _ options: MigrationOptions,
        through last: Step = .links
    ) -> [String] {
        // Files with links are never masked, and what is masked of others depends on the run: see the apps of Snapshots.
        for variant in SampleCheck.Variant.all where variant.parsing == .whole {
            let run = LinksRun(sample.mapFiles(variant.change), options, through: last)
            let wanted = sample.files.mapValues(variant.change).merging(
                expected.map { path, text in
                    (path, sample.files[path] == nil ? variant.ofNewFile(text) : variant.change(text))
                }
            ) { $1 }
            let paths = Set(run.files.keys).union(wanted.keys).sorted()
            let faults =
                paths.filter { run.files[$0] != wanted[$0] }.map {
                    "\($0) became:\n\(run.files[$0] ?? "(nothing)")\ninstead of:\n\(wanted[$0] ?? "(nothing)")"
                } + run.faults(options)
            if !faults.isEmpty { return faults.map { "\(variant.name): \($0)" } }
        }
        return []
    }

    private func faults(_ options: MigrationOptions) -> [String] {
        zip(results, plans).flatMap { result, plan -> [String] in
            var faults: [String] = []
            for file in result.after.files {
                let whole = ParsedSource(file.source.text)
                if let error = whole.firstError {
                    faults.append("\(file.path):\(whole.text.location(at: error.offset)): \(error.message)")
                }
            }
            let again = StepResult(
                applying: plan(result.after), to: result.after, includingUnsafe: options.includesUnsafe)
            faults += again.changes.map { "step \(result.step.rawValue) would change \($0.path) again" }
            let counts = result.counts
            if counts.found != counts.migrated + counts.unsafe + counts.left
                || again.counts.found != counts.found - counts.migrated
            {
                faults.append("step \(result.step.rawValue): \(again.counts.found) sites remain of \(counts)")
            }
            return faults
        } + faultsOfLinks(options)
    }

    /// All steps together change nothing the second time, and every link, of step 4, is accounted for.
    private func faultsOfLinks(_ options: MigrationOptions) -> [String] {
        var project = last.after
        var faults: [String] = []
        var remaining = 0
        for plan in plans {
            let again = StepResult(applying: plan(project), to: project, includingUnsafe: options.includesUnsafe)
            faults += again.changes.map { "\($0.path) would be changed again" }
            remaining = again.counts.found
            project = again.after
        }
        let counts = last.counts
        let names = last.before.files.reduce(0) { $0 + LinkCount.links(in: $1.source.text) }
        if last.step == .links, counts.found != names {
            faults.append("\(counts.found) links were found, but the code has \(names)")
        }
        if remaining != counts.found - counts.migrated {
            faults.append("\(remaining) links remain of \(counts.found), of which \(counts.migrated) migrated")
        }
        return faults
    }
}

extension SampleCheck.Variant {
    /// A file that is added is written like the others, but has no text before it, and always a final newline.
    fileprivate func ofNewFile(_ text: String) -> String {
        ["CRLF", "tabs"].contains(name) ? change(text) : text
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
