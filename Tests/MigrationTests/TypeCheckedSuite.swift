import Dispatch
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
        for fault in try await samples.faults() {
            Issue.record("\(fault.message)", sourceLocation: fault.sourceLocation)
        }
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

    /// What is wrong with a test's code, or with what is made of it.
    struct Fault {
        let message: String
        let sourceLocation: SourceLocation
    }

    /// Each sample that doesn't compile or whose result doesn't, and each that does although it is said not to.
    func faults() async throws -> [Fault] {
        let all = samples.withLock { $0 }
        var (faults, compiling): ([Fault], _) = ([], Set(all.indices))
        for system in TypeChecker.System.allCases {
            let checked = all.indices.filter { all[$0].compiles.systems.contains(system) }
            for language in TypeChecker.Language.allCases {
                let checker = TypeChecker(system: system, language: language)
                let errors = try await Self.errors(
                    in: Set(checked.flatMap { [all[$0].before, all[$0].after] }), checker)
                for index in checked {
                    let sample = all[index]
                    let (before, after) = (errors[sample.before] ?? [], errors[sample.after] ?? [])
                    if !before.isEmpty { compiling.remove(index) }
                    guard let wrong = Self.fault(of: sample, before: before, after: after) else { continue }
                    let messages = wrong.errors.map(\.message).joined(separator: "; ")
                    faults.append(
                        Fault(
                            message: "\(system), \(language): this doesn't compile: \(messages)\n\(wrong.text)",
                            sourceLocation: sample.sourceLocation))
                }
            }
        }
        for sample in compiling.sorted().map({ all[$0] }) {
            guard case .not(let reason) = sample.compiles else { continue }
            faults.append(
                Fault(
                    message: "this compiles, although \(reason)\n\(sample.before)",
                    sourceLocation: sample.sourceLocation))
        }
        return faults
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

    /// The errors in each text that has any.
    private static func errors(
        in texts: Set<String>, _ checker: TypeChecker
    ) async throws -> [String: [CompilerError]] {
        guard !texts.isEmpty else { return [:] }
        // Tests end in any order, and the same files are checked only once.
        let files = texts.sorted().enumerated().map { TypeChecker.File("\($0.offset).swift", $0.element) }
        let errors = try await withCheckedThrowingContinuation { continuation in
            compiling.async {
                let names = TypeChecker.Module("Names", [.init("Names.swift", SampleFile.names)])
                continuation.resume(with: Result { try checker.errors(in: [names, .init("Samples", files)]) })
            }
        }
        let ofFile = Dictionary(grouping: errors, by: \.file)
        let ofText = files.compactMap { file in ofFile[file.path].map { (file.text, $0) } }
        #expect(errors.count == ofText.reduce(0) { $0 + $1.1.count }, "errors in no sample: \(errors)")
        return Dictionary(uniqueKeysWithValues: ofText)
    }

    /// The compiler is waited for here: tests with a time limit need the threads that they share.
    private static let compiling = DispatchQueue(label: "samples")
}
