import Synchronization
import Testing
import TypeCheck

/// The migrations that a suite's tests expect are type-checked together, once all of them have run: what compiles before
/// has to compile after, and nothing may get a new error.
struct TypeCheckedTrait: SuiteTrait, TestScoping {
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let samples = MigratedSamples()
        try await MigratedSamples.$current.withValue(samples) { try await function() }
        try samples.check()
    }
}

extension Trait where Self == TypeCheckedTrait {
    static var typeChecked: TypeCheckedTrait { TypeCheckedTrait() }
}

/// What the tests of a suite migrate.
final class MigratedSamples: Sendable {
    /// Those of the suite that is running.
    @TaskLocal static var current: MigratedSamples?

    private struct Sample {
        let before: String
        let after: String
        let sourceLocation: SourceLocation
    }

    private let samples = Mutex<[Sample]>([])

    /// Takes a project's texts, by path.
    func add(before: [String: String], after: [String: String], sourceLocation: SourceLocation) {
        guard before != after else { return }
        let sample = Sample(
            before: SampleFile.text(of: before), after: SampleFile.text(of: after), sourceLocation: sourceLocation)
        samples.withLock { samples in
            guard !samples.contains(where: { $0.before == sample.before && $0.after == sample.after }) else { return }
            samples.append(sample)
        }
    }

    /// Records an issue for each sample whose result has an error that it hadn't before.
    func check() throws {
        // Tests end in any order, and the same files are checked only once.
        let all = samples.withLock { $0 }.sorted { ($0.before, $0.after) < ($1.before, $1.after) }
        guard !all.isEmpty else { return }
        for language in TypeChecker.Language.allCases {
            let before = try errors(in: all.map(\.before), language)
            let after = try errors(in: all.map(\.after), language)
            for (sample, (known, told)) in zip(all, zip(before, after)) {
                let messages = Set(known.map(\.messageBesidesContainers))
                let new = told.filter { !messages.contains($0.messageBesidesContainers) }.map(\.message)
                guard !new.isEmpty else { continue }
                Issue.record(
                    "in \(language), the result doesn't compile: \(new.joined(separator: "; "))\n\(sample.after)",
                    sourceLocation: sample.sourceLocation)
            }
        }
    }

    /// The errors in each text.
    private func errors(in texts: [String], _ language: TypeChecker.Language) throws -> [[CompilerError]] {
        let files = texts.enumerated().map { TypeChecker.File("\($0.offset).swift", $0.element) }
        let errors = try TypeChecker(system: .iOS17, language: language).errors(in: [
            .init("Names", [.init("Names.swift", SampleFile.names)]), .init("Samples", files),
        ])
        let ofFile = Dictionary(grouping: errors, by: \.file)
        return files.map { ofFile[$0.path] ?? [] }
    }
}
