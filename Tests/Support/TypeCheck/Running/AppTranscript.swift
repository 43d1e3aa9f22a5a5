/// What an app showed while it was explored.
///
/// A line at the margin says what was used, one after the other, to get to a state; indented lines below it what is seen
/// there. Where the state was seen before, the line says after what.
public struct AppTranscript: Hashable, Sendable, CustomStringConvertible {
    public let text: String

    public init(text: String) { self.text = text }

    public var description: String { text }

    /// Those of several roots, by their names.
    public var roots: [String: AppTranscript] {
        var roots: [String: [Substring]] = [:]
        var name = ""
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            if line.hasPrefix("=== ") {
                name = String(line.dropFirst(4))
            } else {
                roots[name, default: []].append(line)
            }
        }
        return roots.mapValues { lines in AppTranscript(text: lines.map { $0 + "\n" }.joined()) }
    }

    /// What is not the same in another transcript: a state is named by what leads to it, so that a difference in one
    /// changes nothing in the lines of the others. What can't be reached because of a difference isn't another one.
    public func differences(from other: AppTranscript) -> [TranscriptDifference] {
        let (mine, others) = (linesOfStates, other.linesOfStates)
        let names = states.map(\.name) + other.states.map(\.name).filter { mine[$0] == nil }
        let different = Set(names.filter { mine[$0] != others[$0] })
        return names.compactMap { name in
            let (before, after) = (others[name], mine[name])
            let isConsequence =
                (before == nil || after == nil) && Self.ways(to: name).contains { different.contains($0) }
            return before == after || isConsequence
                ? nil : TranscriptDifference(state: name, before: before, after: after)
        }
    }

    private var linesOfStates: [String: [String]] {
        Dictionary(states.map { ($0.name, $0.lines) }) { first, _ in first }
    }

    /// The states on the way to a state, by their names.
    public static func ways(to name: String) -> [String] {
        let uses = name.split(separator: " / ")
        return name == "start" ? [] : ["start"] + (1..<uses.count).map { uses[..<$0].joined(separator: " / ") }
    }

    /// What is seen in each state, by what led there, in the order in which they were found; also where the same was
    /// seen before.
    public var screens: [(name: String, lines: [String])] {
        let known = linesOfStates
        return states.map { state in
            (state.name, state.lines.first.flatMap { Self.same(as: $0) }.flatMap { known[$0] } ?? state.lines)
        }
    }

    /// What is seen after these uses, also behind a state that was found in another way before; nil: that wasn't tried.
    public func lines(after name: String) -> [String]? {
        let known = linesOfStates
        var name = name
        for _ in 0..<Self.namesAtMost {
            if let lines = known[name] {
                return lines.first.flatMap { Self.same(as: $0) }.map { known[$0] } ?? lines
            }
            let ways = Self.ways(to: name).reversed()
            guard let way = ways.first(where: { known[$0]?.first.flatMap { Self.same(as: $0) } != nil }),
                let same = known[way]?.first.flatMap({ Self.same(as: $0) })
            else { return nil }
            let rest = name.dropFirst(way.count)
            name = same == "start" ? String(rest.dropFirst(" / ".count)) : same + rest
        }
        return nil
    }

    private static let namesAtMost = 9

    private static func same(as line: String) -> String? { line.hasPrefix(": as ") ? String(line.dropFirst(5)) : nil }

    /// Whether it ends before every use was tried.
    public var isCut: Bool { text.contains("\nstopped at ") }

    private struct State {
        let name: String
        var lines: [String]
    }

    private var states: [State] {
        var states: [State] = []
        for line in text.split(separator: "\n").map(String.init) {
            if line.hasPrefix("    ") {
                states[states.count - 1].lines.append(String(line.dropFirst(4)))
            } else if let end = [": as ", ": crashes", ": hangs"].compactMap({ line.firstRange(of: $0) }).first {
                states.append(State(name: String(line[..<end.lowerBound]), lines: [String(line[end.lowerBound...])]))
            } else {
                states.append(State(name: line, lines: []))
            }
        }
        return states
    }
}

/// A state that two transcripts show differently.
public struct TranscriptDifference: Hashable, Sendable, CustomStringConvertible {
    /// What was used to get there.
    public let state: String
    /// Nil: it isn't reached so.
    public let before: [String]?
    public let after: [String]?

    public init(state: String, before: [String]?, after: [String]?) {
        (self.state, self.before, self.after) = (state, before, after)
    }

    public var description: String {
        let lines =
            (before ?? ["(not there)"]).map { "- " + $0 } + (after ?? ["(not there)"]).map { "+ " + $0 }
        return ([state] + lines).joined(separator: "\n")
    }
}
