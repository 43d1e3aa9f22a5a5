#if os(Linux)
import Dispatch
import Synchronization
import TypeCheck

/// What is wrong with an app's migration.
struct RandomAppFault: Hashable, Sendable {
    enum Kind: String, Sendable {
        case generator = "the app itself doesn't compile"
        case run = "the run isn't as every run is"
        case compile = "what is made of the app doesn't compile"
        case compileUnsafe = "what --unsafe makes of the app doesn't compile"
        case behaviour = "the app behaves differently"
        case pad = "the app behaves differently on an iPad"
    }

    let kind: Kind
    let message: String
}

/// Checks apps together: compiling many at once takes hardly longer than one.
struct RandomAppCheck {
    private struct Versions {
        let before: String
        let safe: MigratedApp
        let unsafe: MigratedApp
    }

    /// The first fault of each app.
    static func faults(in apps: [RandomApp]) throws -> [RandomAppFault?] {
        let versions = apps.map { app in
            Versions(
                before: MigratedApp.body(of: app.code), safe: MigratedApp(app.code, includingUnsafe: false),
                unsafe: MigratedApp(app.code, includingUnsafe: true))
        }
        let (programs, errors) = try compiled(versions.flatMap { [$0.before, $0.safe.code, $0.unsafe.code] })
        let faults = Mutex([RandomAppFault?](repeating: nil, count: apps.count))
        DispatchQueue.concurrentPerform(iterations: apps.count) { index in
            let fault = fault(of: versions[index], isSameOnPad: apps[index].isSameOnPad, programs, errors)
            faults.withLock { $0[index] = fault }
        }
        return faults.withLock { $0 }
    }

    private static func fault(
        of versions: Versions, isSameOnPad: Bool, _ programs: SmallPrograms, _ errors: [String: String]
    ) -> RandomAppFault? {
        if let error = errors[versions.before] { return RandomAppFault(kind: .generator, message: error) }
        if let fault = (versions.safe.faults + versions.unsafe.faults).first {
            return RandomAppFault(kind: .run, message: fault)
        }
        if let error = errors[versions.safe.code] { return RandomAppFault(kind: .compile, message: error) }
        if let error = errors[versions.unsafe.code] { return RandomAppFault(kind: .compileUnsafe, message: error) }
        for device in isSameOnPad ? AppExploration.Device.allCases : [.phone] {
            let exploration = AppExploration(device, depth: 4, states: 60)
            do {
                let before = try programs.transcript(of: versions.before, exploration)
                let after = try programs.transcript(of: versions.safe.code, exploration)
                guard let difference = after.differences(from: before).first else { continue }
                return RandomAppFault(
                    kind: device == .phone ? .behaviour : .pad, message: difference.description)
            } catch {
                return RandomAppFault(kind: .behaviour, message: "\(error)")
            }
        }
        return nil
    }

    /// Those of the codes that compile, in one program, and of the others the errors.
    private static func compiled(_ codes: [String]) throws -> (SmallPrograms, [String: String]) {
        var rest = Array(Set(codes)).sorted()
        var errors: [String: String] = [:]
        while true {
            do {
                return (try SmallPrograms(rest), errors)
            } catch let failure as CompilerFailure {
                let found = SmallPrograms.errors(in: failure, rest)
                guard !found.isEmpty else { throw failure }
                errors.merge(found) { first, _ in first }
                rest.removeAll { found[$0] != nil }
            }
        }
    }
}

extension SmallPrograms {
    /// The first error of each code that has any.
    /// - Parameter codes: in their order.
    fileprivate static func errors(in failure: CompilerFailure, _ codes: [String]) -> [String: String] {
        var errors: [String: String] = [:]
        for line in failure.description.split(separator: "\n") {
            guard let match = line.firstMatch(of: /App(\d+)\.swift:\d+:\d+: error: .*/), let index = Int(match.1),
                codes.indices.contains(index)
            else { continue }
            errors[codes[index]] = errors[codes[index]] ?? String(match.0)
        }
        return errors
    }
}
#endif
