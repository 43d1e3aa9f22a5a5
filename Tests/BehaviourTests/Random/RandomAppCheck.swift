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
    let safe: MigratedApp
    let unsafe: MigratedApp
    /// The first one.
    private(set) var fault: RandomAppFault?
    private let before: String
    private let isSameOnPad: Bool

    private init(_ app: RandomApp, isExamined: Bool) {
        before = MigratedApp.body(of: app.code)
        safe = MigratedApp(app, includingUnsafe: false, isExamined ? .secondRun : .none)
        unsafe = MigratedApp(app, includingUnsafe: true, isExamined ? .steps : .none)
        isSameOnPad = app.isSameOnPad
    }

    /// - Parameter kind: what is looked for; nil: every fault.
    static func checks(of apps: [RandomApp], for kind: RandomAppFault.Kind? = nil) throws -> [RandomAppCheck] {
        let checks = timed("migrating") {
            concurrently(apps) { RandomAppCheck($0, isExamined: kind == nil || kind == .run) }
        }
        let (programs, errors) = try timed("compiling") { try compiled(checks.flatMap { $0.codes(for: kind) }) }
        return timed("exploring") {
            concurrently(checks) { check in
                var check = check
                check.fault = check.findFault(kind, programs, errors)
                return check
            }
        }
    }

    private static func timed<Result>(_ work: String, _ act: () throws -> Result) rethrows -> Result {
        let start = ContinuousClock.now
        defer { print("random apps: \(work) for \((ContinuousClock.now - start) / .seconds(1)) s") }
        return try act()
    }

    private static func concurrently<Item: Sendable, Result: Sendable>(
        _ items: [Item], _ work: @Sendable (Item) -> Result
    ) -> [Result] {
        let results = Mutex([Result?](repeating: nil, count: items.count))
        DispatchQueue.concurrentPerform(iterations: items.count) { index in
            let result = work(items[index])
            results.withLock { $0[index] = result }
        }
        return results.withLock { $0 }.compactMap { $0 }
    }

    /// What has to be compiled.
    private func codes(for kind: RandomAppFault.Kind?) -> [String] {
        switch kind {
        case nil: [before, safe.code, unsafe.code]
        case .run: []
        case .generator: [before]
        case .compile, .behaviour, .pad: [before, safe.code]
        case .compileUnsafe, .unsafe: [before, unsafe.code]
        case .restart: [before, safe.code, unsafe.code]
        }
    }

    private func findFault(
        _ kind: RandomAppFault.Kind?, _ programs: SmallPrograms, _ errors: [String: String]
    ) -> RandomAppFault? {
        if let error = errors[before] { return RandomAppFault(kind: .generator, message: error) }
        if kind == nil || kind == .run, let fault = (safe.faults + unsafe.faults).first {
            return RandomAppFault(kind: .run, message: fault)
        }
        if let error = errors[safe.code] { return RandomAppFault(kind: .compile, message: error) }
        if let error = errors[unsafe.code] { return RandomAppFault(kind: .compileUnsafe, message: error) }
        do {
            switch kind {
            case .run, .generator, .compile, .compileUnsafe: return nil
            case .behaviour, .pad: return try safeFault(programs)
            case .unsafe: return try unsafeFault(programs)
            case .restart: return try restartFault(of: safe, programs) ?? restartFault(of: unsafe, programs)
            case nil:
                return try safeFault(programs) ?? unsafeFault(programs) ?? restartFault(of: safe, programs)
                    ?? restartFault(of: unsafe, programs)
            }
        } catch {
            return RandomAppFault(kind: .behaviour, message: "\(error)")
        }
    }

    private static let depth = 3
    private static let states = 40

    private func safeFault(_ programs: SmallPrograms) throws -> RandomAppFault? {
        guard safe.code != before else { return nil }
        for device in isSameOnPad ? AppExploration.Device.allCases : [.phone] {
            let exploration = AppExploration(device, depth: Self.depth, states: Self.states)
            let before = try programs.transcript(of: before, exploration)
            let after = try programs.transcript(of: safe.code, exploration)
            guard let difference = after.differences(from: before).first else { continue }
            return RandomAppFault(kind: device == .phone ? .behaviour : .pad, message: difference.description)
        }
        return nil
    }

    private func unsafeFault(_ programs: SmallPrograms) throws -> RandomAppFault? {
        guard unsafe.code != safe.code else { return nil }
        let exploration = AppExploration(depth: Self.depth, states: Self.states)
        let comparison = UnsafeComparison(
            before: try programs.transcript(of: before, exploration),
            after: try programs.transcript(of: unsafe.code, exploration),
            mayBeStale: unsafe.doubts.contains { $0.hasSuffix("/changing-source") })
        return comparison.differences.first.map { RandomAppFault(kind: .unsafe, message: $0.description) }
    }

    /// Whoever ends the app on a screen that is on a path comes back to it.
    private func restartFault(of app: MigratedApp, _ programs: SmallPrograms) throws -> RandomAppFault? {
        guard app.counts[.restoration]?.migrated ?? 0 > 0 else { return nil }
        let root = try programs.transcript(of: app.code, AppExploration(depth: 1, states: Self.states))
        // The first is the beginning; what an alert or a sheet is about doesn't come back.
        for (use, lines) in root.screens.dropFirst() where use.hasPrefix("tap link ") {
            // Only what is pushed as a value is on the path.
            let label = use.dropFirst("tap link ".count)
            guard app.code.contains("NavigationLink(\(label), value: ") else { continue }
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
