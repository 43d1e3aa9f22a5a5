import Foundation
import Synchronization

/// One line on the terminal that says how far a long run is. Short runs show nothing.
final class ProgressLine: Sendable {
    private struct State {
        var lastDrawn: ContinuousClock.Instant?
        var isDrawn = false
    }

    private let console: Console
    private let begin = ContinuousClock.now
    private let state = Mutex(State())

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
            console.words("\r\u{1B}[Kreading files: \(done) of \(total)")
        }
    }

    /// Takes the line away.
    func clear() {
        state.withLock { state in
            if state.isDrawn { console.words("\r\u{1B}[K") }
            state.isDrawn = false
        }
    }
}
