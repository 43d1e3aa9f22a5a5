import Synchronization
import TestSupport
import Testing
import TypeCheck

/// The code of a suite's tests is type-checked together, once all of them have run: it has to compile, and so has what
/// is made of it.
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

/// Whether a test's code compiles before the migration.
enum Compiles: Equatable, Sendable {
    /// On the oldest system that the stand-in knows, and on newer ones.
    case everywhere
    /// It uses what is new in iOS 17.
    case fromIOS17
    /// It can't, for the reason given. The migration may give it no error that it hadn't.
    case not(_ reason: String)

    fileprivate var systems: [TypeChecker.System] { self == .fromIOS17 ? [.iOS17] : TypeChecker.System.allCases }
}

/// What the tests of a suite migrate or leave.
final class MigratedSamples: Sendable {
    /// Those of the suite that is running.
    @TaskLocal static var current: MigratedSamples?

    private struct Sample {
        let before: String
        let after: String
        let compiles: Compiles
        let sourceLocation: SourceLocation
    }

    private let samples = Mutex<[Sample]>([])

    /// Takes a project, and the texts that were made of it, by path.
    func add(_ project: SampleProject, after: [String: String], compiles: Compiles, sourceLocation: SourceLocation) {
        let targets = project.targets.map(\.name)
        let sample = Sample(
            before: SampleFile.text(of: project.files, targets: targets),
            after: SampleFile.text(of: after, targets: targets), compiles: compiles, sourceLocation: sourceLocation)
        samples.withLock { $0.append(sample) }
    }

    /// Records an issue for each sample that doesn't compile, and for each whose result doesn't.
    func check() throws {
        let all = samples.withLock { $0 }
        var compiling = Set(all.indices)
        for system in TypeChecker.System.allCases {
            let checked = all.indices.filter { all[$0].compiles.systems.contains(system) }
            for language in TypeChecker.Language.allCases {
                let checker = TypeChecker(system: system, language: language)
                let (errors, others) = try Self.errors(
                    in: Set(checked.flatMap { [all[$0].before, all[$0].after] }), checker)
                #expect(others == [])
                for index in checked {
                    let sample = all[index]
                    let (before, after) = (errors[sample.before] ?? [], errors[sample.after] ?? [])
                    if !before.isEmpty { compiling.remove(index) }
                    let wrong = Self.fault(of: sample, before: before, after: after)
                    guard let (text, errors) = wrong else { continue }
                    let messages = errors.map(\.message).joined(separator: "; ")
                    Issue.record(
                        "\(system), \(language): this doesn't compile: \(messages)\n\(text)",
                        sourceLocation: sample.sourceLocation)
                }
            }
        }
        for index in compiling.sorted() {
            guard case .not(let reason) = all[index].compiles else { continue }
            Issue.record(
                "this compiles, although \(reason)\n\(all[index].before)", sourceLocation: all[index].sourceLocation)
        }
    }

    /// The text that has errors, and those that it shouldn't have.
    private static func fault(
        of sample: Sample, before: [CompilerError], after: [CompilerError]
    ) -> (text: String, errors: [CompilerError])? {
        if case .not = sample.compiles {
            var known = before.map(\.messageBesidesContainers)
            let new = after.filter { error in
                guard let index = known.firstIndex(of: error.messageBesidesContainers) else { return true }
                known.remove(at: index)
                return false
            }
            return new.isEmpty ? nil : (sample.after, new)
        }
        if !before.isEmpty { return (sample.before, before) }
        return after.isEmpty ? nil : (sample.after, after)
    }

    /// The errors in each text that has any, and those in none of them.
    private static func errors(
        in texts: Set<String>, _ checker: TypeChecker
    ) throws -> (ofText: [String: [CompilerError]], others: [CompilerError]) {
        // Tests end in any order, and the same files are checked only once.
        let files = texts.sorted().enumerated().map { TypeChecker.File("\($0.offset).swift", $0.element) }
        let errors = try checker.errors(in: [
            .init("Names", [.init("Names.swift", SampleFile.names)]), .init("Samples", files),
        ])
        let ofFile = Dictionary(grouping: errors, by: \.file)
        let ofText = files.compactMap { file in ofFile[file.path].map { (file.text, $0) } }
        let paths = Set(files.map(\.path))
        return (Dictionary(uniqueKeysWithValues: ofText), errors.filter { !paths.contains($0.file) })
    }
}
