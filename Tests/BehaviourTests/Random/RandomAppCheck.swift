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
        case unsafe = "the app behaves differently in a way that --unsafe doesn't tell"
        case restart = "the app comes back elsewhere"
    }

    let kind: Kind
    let message: String

    /// Whether only `--unsafe` does it.
    var isUnsafe: Bool { [.compileUnsafe, .unsafe].contains(kind) }
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
                before: MigratedApp.body(of: app.code), safe: MigratedApp(app, includingUnsafe: false),
                unsafe: MigratedApp(app, includingUnsafe: true))
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
        do {
            return try safeFault(of: versions, isSameOnPad, programs) ?? unsafeFault(of: versions, programs)
                ?? restartFault(of: versions.safe, programs) ?? restartFault(of: versions.unsafe, programs)
        } catch {
            return RandomAppFault(kind: .behaviour, message: "\(error)")
        }
    }

    private static let depth = 4
    private static let states = 60

    private static func safeFault(
        of versions: Versions, _ isSameOnPad: Bool, _ programs: SmallPrograms
    ) throws -> RandomAppFault? {
        guard versions.safe.code != versions.before else { return nil }
        for device in isSameOnPad ? AppExploration.Device.allCases : [.phone] {
            let exploration = AppExploration(device, depth: depth, states: states)
            let before = try programs.transcript(of: versions.before, exploration)
            let after = try programs.transcript(of: versions.safe.code, exploration)
            guard let difference = after.differences(from: before).first else { continue }
            return RandomAppFault(kind: device == .phone ? .behaviour : .pad, message: difference.description)
        }
        return nil
    }

    private static func unsafeFault(of versions: Versions, _ programs: SmallPrograms) throws -> RandomAppFault? {
        guard versions.unsafe.code != versions.safe.code else { return nil }
        let exploration = AppExploration(depth: depth, states: states)
        let comparison = UnsafeComparison(
            before: try programs.transcript(of: versions.before, exploration),
            after: try programs.transcript(of: versions.unsafe.code, exploration), doubts: versions.unsafe.doubts)
        return comparison.differences.first.map { RandomAppFault(kind: .unsafe, message: $0.description) }
    }

    /// Whoever ends the app on a screen that is on a path comes back to it.
    private static func restartFault(of app: MigratedApp, _ programs: SmallPrograms) throws -> RandomAppFault? {
        guard app.counts[.restoration]?.migrated ?? 0 > 0 else { return nil }
        let root = try programs.transcript(of: app.code, AppExploration(depth: 1, states: states))
        // The first is the beginning; what an alert or a sheet is about doesn't come back.
        for (use, lines) in root.screens.dropFirst() where use.hasPrefix("tap link ") {
            guard let stack = lines.stack, stack != root.screens[0].lines.stack else { continue }
            let again = try programs.transcript(of: app.code, AppExploration(first: [.use(use), .restart], depth: 0))
            let found = again.screens.first?.lines.stack
            return found == stack
                ? nil
                : RandomAppFault(kind: .restart, message: "\(use)\n- \(stack)\n+ \(found ?? "\(again)")")
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

extension [String] {
    /// The titles of the screens of a stack.
    fileprivate var stack: String? {
        lazy.map { $0.drop { $0 == " " } }.first { $0.hasPrefix("stack ") }.map(String.init)
    }
}
#endif
