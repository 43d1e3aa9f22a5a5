#if os(Linux)
import Foundation
import TestSupport
import Testing
import TypeCheck

/// Random apps, migrated with and without `--unsafe`: they compile, a second run changes nothing, every site is
/// accounted for, and what is safe behaves as before.
///
/// `NAVMIGRATE_RANDOM_APPS` says how many, `NAVMIGRATE_RANDOM_SEED` which; a failure names its seed. Unless told
/// otherwise they are the same in each run, so that a change isn't blamed for what another one did.
@Suite struct RandomAppTests {
    private static let inOneProgram = 20
    private static let roundsOfShrinkingAtMost = 30

    @Test func randomAppsBehave() throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["NAVMIGRATE_RANDOM_APPS"].flatMap { Int($0) } ?? 200
        let seed = environment["NAVMIGRATE_RANDOM_SEED"].flatMap { UInt64($0) } ?? 20_260
        let shrunkAtMost = environment["NAVMIGRATE_RANDOM_SHRUNK"].flatMap { Int($0) } ?? 3
        print("random apps: \(count) from NAVMIGRATE_RANDOM_SEED=\(seed)")
        var (links, moved, movedUnsafe, restored, faults) = (0, 0, 0, 0, 0)
        for start in stride(from: 0, to: count, by: Self.inOneProgram) {
            let seeds = (start..<min(count, start + Self.inOneProgram)).map { seed &+ UInt64($0) }
            let apps = seeds.map { seed in
                var generator = RandomAppGenerator(seed: seed)
                return generator.app()
            }
            for (index, check) in try RandomAppCheck.checks(of: apps).enumerated() {
                links += check.safe.counts[.links]?.found ?? 0
                moved += check.safe.counts[.links]?.migrated ?? 0
                movedUnsafe += check.unsafe.counts[.links]?.migrated ?? 0
                restored += check.unsafe.counts[.restoration]?.migrated ?? 0
                guard let fault = check.fault else { continue }
                faults += 1
                let (small, smallFault) =
                    faults > shrunkAtMost ? (apps[index], fault) : try Self.shrunk(apps[index], fault)
                Issue.record(
                    """
                    \(smallFault.kind.rawValue) (NAVMIGRATE_RANDOM_SEED=\(seeds[index]) NAVMIGRATE_RANDOM_APPS=1):
                    \(smallFault.message)
                    \(small.code)
                    became:
                    \(MigratedApp(small, includingUnsafe: smallFault.isUnsafe, .none).code)
                    """)
            }
        }
        print(
            "random apps: of \(links) links \(moved) were moved, \(movedUnsafe) with --unsafe; \(restored) paths are kept"
        )
        #expect(moved > 0 || count < Self.inOneProgram)
    }

    /// The smallest app found with a fault of the same kind.
    private static func shrunk(_ app: RandomApp, _ fault: RandomAppFault) throws -> (RandomApp, RandomAppFault) {
        var (smallest, found) = (app, fault)
        for _ in 0..<roundsOfShrinkingAtMost {
            let candidates = smallest.smaller
            var next: (RandomApp, RandomAppFault)?
            for start in stride(from: 0, to: candidates.count, by: inOneProgram) where next == nil {
                let some = Array(candidates[start..<min(candidates.count, start + inOneProgram)])
                for (candidate, check) in zip(some, try RandomAppCheck.checks(of: some, for: found.kind))
                where next == nil {
                    if let fault = check.fault, fault.kind == found.kind { next = (candidate, fault) }
                }
            }
            guard let next else { break }
            (smallest, found) = next
        }
        return (smallest, found)
    }
}
#endif
