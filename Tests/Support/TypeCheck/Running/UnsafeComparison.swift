/// Compares an app with what unsafe fixes made of it: they change some things on purpose, and tell them.
public struct UnsafeComparison {
    /// What isn't told.
    public let differences: [TranscriptDifference]

    /// - Parameter mayBeStale: whether it is told that a screen shows what it was pushed with.
    public init(before: AppTranscript, after: AppTranscript, mayBeStale: Bool = false) {
        let (old, new) = (Self.readable(before), Self.readable(after))
        var seen: Set<String> = []
        var different: Set<String> = []
        var found: [TranscriptDifference] = []
        for (name, lines) in old.screens where seen.insert(name).inserted {
            if AppTranscript.ways(to: name).contains(where: different.contains) { continue }
            let now = new.lines(after: name)
            if now == lines || now == nil && new.isCut { continue }
            different.insert(name)
            if mayBeStale, let now, Self.areSameScreens(lines, now) { continue }
            found.append(TranscriptDifference(state: name, before: lines, after: now))
        }
        differences = found
    }

    /// A link may have become a button, and what was dead, live.
    private static func readable(_ transcript: AppTranscript) -> AppTranscript {
        AppTranscript(
            text: transcript.text.replacing("link \"", with: "button \"").replacing(" (disabled)", with: ""))
    }

    /// Whether only what is read on them isn't the same.
    private static func areSameScreens(_ before: [String], _ after: [String]) -> Bool {
        func frame(_ lines: [String]) -> [String] {
            lines.filter { line in
                let line = line.drop { $0 == " " }
                return line.hasPrefix("stack ") || line.hasPrefix("tabs ") || line.hasPrefix("over ")
            }
        }
        return frame(before) == frame(after)
    }
}
