import TestSupport
import Testing

/// Expects that step 2 makes `after` of `before`, in whatever way the file is written, and tells `findings`.
///
/// - Parameters:
///   - findings: `line:column: message [id]` of what is unsafe or left, notes as lines of their own.
///   - notes: what is told besides; nil: anything.
func expectMigration(
    _ before: String, _ after: String, findings: [String] = [], notes: [String]? = nil, includingUnsafe: Bool = false,
    targets: [SampleTarget] = [.app], ownNames: Int = 0, compiles: Compiles = .everywhere,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    expectMigration(
        of: SampleProject(["A.swift": before], targets: targets), to: ["A.swift": after],
        findings: findings.map(inFileA), notes: notes?.map(inFileA), includingUnsafe: includingUnsafe,
        ownNames: ownNames, compiles: compiles, sourceLocation: sourceLocation)
}

/// Expects that step 2 changes nothing, and says why.
func expectLeft(
    _ code: String, _ findings: [String], includingUnsafe: Bool = true, targets: [SampleTarget] = [.app],
    ownNames: Int = 0, compiles: Compiles = .everywhere,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    expectMigration(
        code, code, findings: findings, includingUnsafe: includingUnsafe, targets: targets, ownNames: ownNames,
        compiles: compiles, sourceLocation: sourceLocation)
}

/// Expects that step 2 changes nothing without `--unsafe`, says why, and gives `after` with it.
func expectUnsafe(
    _ before: String, _ after: String, _ findings: [String], targets: [SampleTarget] = [.app],
    compiles: Compiles = .everywhere, sourceLocation: SourceLocation = #_sourceLocation
) {
    expectMigration(
        before, before, findings: findings, targets: targets, compiles: compiles, sourceLocation: sourceLocation)
    expectMigration(
        before, after, includingUnsafe: true, targets: targets, compiles: compiles, sourceLocation: sourceLocation)
}

/// The same for several files; the findings begin with the path.
func expectMigration(
    of sample: SampleProject, to expected: [String: String], findings: [String] = [], notes: [String]? = nil,
    includingUnsafe: Bool = false, ownNames: Int = 0, compiles: Compiles = .everywhere,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let outcome = sample.migrated(includingUnsafe: includingUnsafe)
    MigratedSamples.current?.add(
        sample, after: outcome.files, compiles: compiles, sourceLocation: sourceLocation)
    #expect(outcome.findings == findings, sourceLocation: sourceLocation)
    if let notes { #expect(outcome.notes == notes, sourceLocation: sourceLocation) }
    let faults = SampleCheck.faults(
        of: sample, expecting: expected, includingUnsafe: includingUnsafe, ownNames: ownNames)
    for fault in faults { Issue.record("\(fault)", sourceLocation: sourceLocation) }
}

/// `3:5: message` → `A.swift:3:5: message`; notes are indented.
private func inFileA(_ finding: String) -> String {
    finding.hasPrefix("  ") ? "  A.swift:" + finding.dropFirst(2) : "A.swift:" + finding
}
