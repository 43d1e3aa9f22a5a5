import MigrationRun
import SourceEditing

/// Tells of a batch while it runs: a line for each repository that ends, and on a terminal one that shows what is at work.
final class BatchProgress: Sendable {
    private struct State {
        var done = 0
        var failed = 0
        var atWork: [String] = []
    }

    private let total: Int
    private let console: Console
    private let state = Locked(State())

    init(total: Int, console: Console) {
        self.total = total
        self.console = console
    }

    func tell(_ event: BatchRunner.Event) {
        state.withLock { state in
            switch event {
            case .began(let entry):
                state.atWork.append(entry.folder)
            case .ended(let entry, let record):
                state.atWork.removeAll { $0 == entry.folder }
                state.done += 1
                if record.state == .failed { state.failed += 1 }
                let note = record.note.map { ": \($0)" } ?? ""
                if console.showsProgress { console.words("\r\u{1B}[K") }
                console.say("[\(state.done)/\(total)] \(entry.folder): \(record.state.rawValue)\(note)")
            }
            draw(state)
        }
    }

    private func draw(_ state: State) {
        guard console.showsProgress else { return }
        let failed = state.failed == 0 ? "" : ", \(state.failed) failed"
        let names = state.atWork.prefix(4).joined(separator: ", ") + (state.atWork.count > 4 ? " …" : "")
        // It has to stay one line, however wide the terminal is.
        console.words("\r\u{1B}[K" + "\(state.done) of \(total) done\(failed); now: \(names)".prefix(79))
    }

    /// Takes the line away.
    func clear() {
        if console.showsProgress { console.words("\r\u{1B}[K") }
    }
}
