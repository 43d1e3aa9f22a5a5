import Foundation
import MigrationRun
import SourceEditing

/// One line on the terminal that says how far a long run is. Short runs show nothing.
final class ProgressLine: Sendable {
    private struct State {
        var lastDrawn: ContinuousClock.Instant?
        var isDrawn = false
    }

    private let console: Console
    private let begin = ContinuousClock.now
    private let state = Locked(State())

    init(console: Console) {
        self.console = console
    }

    /// Draws at most ten times a second, and not in the first second.
    func show(_ done: Int, _ total: Int) {
        guard console.showsProgress else { return }
        let now = ContinuousClock.now
        guard now - begin > .seconds(1) else { return }
        state.withLock { state in
            if let last = state.lastDrawn, now - last < .milliseconds(100) { return }
            state.lastDrawn = now
            state.isDrawn = true
            console.words("\r\u{1B}[Kreading files: \(Self.text(done, of: total, after: now - begin))")
        }
    }

    /// How far it is, and how long the rest takes if it goes on like that.
    static func text(_ done: Int, of total: Int, after time: Duration) -> String {
        let numbers = "\(done) of \(total)"
        guard done > 0, done < total else { return numbers }
        let left = time / done * (total - done)
        return left < .seconds(1) ? numbers : numbers + ", about \(left.components.seconds + 1) s left"
    }

    /// Takes the line away.
    func clear() {
        state.withLock { state in
            if state.isDrawn { console.words("\r\u{1B}[K") }
            state.isDrawn = false
        }
    }
}
