#if RUNS
/// Uses an app in every way, to a depth, and writes down what it shows.
@MainActor
struct Exploration {
    let device: Device
    /// What is done before.
    let first: [Session.Step]
    /// How many uses follow each other at most.
    let depth: Int
    let statesAtMost: Int
    let staysInTab: Bool
    let make: () -> (Place) -> [Leaf]

    private struct Found {
        /// The uses that led there.
        let uses: [String]
        let state: SessionState
    }

    private struct Followed: Codable {
        let use: String
        let outcome: ChildProcess.Outcome
    }

    private static let secondsForAUse: UInt = 3
    private static let secondsForAState: UInt = 30

    /// Each state at the first of the shortest ways to it: what was used, indented what is seen. What leads to a state
    /// that was seen before says where.
    func transcript() -> [String] {
        var lines: [String] = []
        var names: [SessionState: String] = [:]
        var waiting: [Found] = []

        func add(_ outcome: ChildProcess.Outcome, _ uses: [String]) {
            let name = uses.isEmpty ? "start" : uses.joined(separator: " / ")
            switch outcome {
            case .crash(let message): lines.append("\(name): crashes: \(message)")
            case .hang: lines.append("\(name): hangs")
            case .value(let data):
                guard let state = try? JSONDecoder().decode(SessionState.self, from: data) else { return }
                if let known = names[state] {
                    lines.append("\(name): as \(known)")
                    return
                }
                names[state] = name
                lines.append(name)
                lines += state.lines.map { "    " + $0 }
                waiting.append(Found(uses: uses, state: state))
            }
        }

        add(begun(), [])
        while !waiting.isEmpty {
            let found = waiting.removeFirst()
            guard found.uses.count < depth, !found.state.uses.isEmpty else { continue }
            guard names.count < statesAtMost else {
                lines.append("stopped at \(statesAtMost) states")
                break
            }
            for followed in follow(found) { add(followed.outcome, found.uses + [followed.use]) }
        }
        return lines
    }

    private func begun() -> ChildProcess.Outcome {
        ChildProcess.run(seconds: Self.secondsForAUse) { encoded(session(first).state) }
    }

    /// All uses of a state, each in a process of its own.
    private func follow(_ found: Found) -> [Followed] {
        let outcome = ChildProcess.run(seconds: Self.secondsForAState) {
            let session = session(first + found.uses.map { .use($0) })
            let followed = found.state.uses.filter { !staysInTab || !$0.hasPrefix("tap tab ") }.map { use in
                let outcome = ChildProcess.run(seconds: Self.secondsForAUse) {
                    session.perform(.use(use))
                    return encoded(session.state)
                }
                return Followed(use: use, outcome: outcome)
            }
            return encoded(followed)
        }
        guard case .value(let data) = outcome else { return [Followed(use: "again", outcome: outcome)] }
        return (try? JSONDecoder().decode([Followed].self, from: data)) ?? []
    }

    private func session(_ steps: [Session.Step]) -> Session {
        let session = Session(device, make: make)
        for step in steps where !session.perform(step) { fatalError("\(step) can't be done") }
        return session
    }

    private func encoded(_ value: some Encodable) -> Data { (try? JSONEncoder().encode(value)) ?? Data() }
}
#endif
