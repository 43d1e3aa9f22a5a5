import MigrationRun

extension RunJournal {
    /// The journal for a command that writes. Nil where one can't be kept: that is told, and no reason not to write.
    static func open(
        root: String, environment: [String: String], console: Console
    ) throws(JournalError) -> RunJournal? {
        do throws(JournalError) {
            return try RunJournal.open(root: root, state: JournalFolder.state { environment[$0] })
        } catch {
            switch error {
            case .busy, .laterRun, .unreadable: throw error
            case .noPlace, .io:
                console.say("navmigrate: note: 'navmigrate undo' won't be able to take this run back: \(error)")
                return nil
            }
        }
    }
}
