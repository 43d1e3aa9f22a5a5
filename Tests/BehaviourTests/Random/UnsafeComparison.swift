import TypeCheck

/// Compares an app with what unsafe fixes made of it: they change some things on purpose, and tell them.
struct UnsafeComparison {
    /// What isn't told.
    let differences: [TranscriptDifference]

    /// - Parameter doubts: the rules and reasons of the unsafe fixes.
    init(before: AppTranscript, after: AppTranscript, doubts: Set<String>) {
        let (old, new) = (Self.readable(before), Self.readable(after))
        var seen: Set<String> = []
        var different: Set<String> = []
        var found: [TranscriptDifference] = []
        for (name, lines) in old.screens where seen.insert(name).inserted {
            if AppTranscript.ways(to: name).contains(where: different.contains) { continue }
            let now = new.lines(after: name)
            if now == lines || now == nil && new.isCut { continue }
            different.insert(name)
            if let now, Self.isTold(lines, now, doubts) { continue }
            found.append(TranscriptDifference(state: name, before: lines, after: now))
        }
        differences = found
    }

    /// A link may have become a button, and what was dead, live.
    private static func readable(_ transcript: AppTranscript) -> AppTranscript {
        AppTranscript(
            text: transcript.text.replacing("link \"", with: "button \"").replacing(" (disabled)", with: ""))
    }

    /// Whether the screens are the same, and only what is read there isn't: a screen shows what it was pushed with.
    private static func isTold(_ before: [String], _ after: [String], _ doubts: Set<String>) -> Bool {
        func frame(_ lines: [String]) -> [String] {
            lines.filter { line in
                let line = line.drop { $0 == " " }
                return line.hasPrefix("stack ") || line.hasPrefix("tabs ") || line.hasPrefix("over ")
            }
        }
        return frame(before) == frame(after) && doubts.contains { $0.hasSuffix("/changing-source") }
    }
}
