/// Why what a run writes can't be kept or found.
public enum JournalError: Error, Equatable, CustomStringConvertible {
    /// Another run writes in the same root.
    case busy(root: String)
    /// A later run, of another root, wrote some of the same files.
    case laterRun(root: String)
    /// The environment names no folder for it.
    case noPlace
    /// The system refused; in its own words.
    case io(String, path: String)
    /// What is in it isn't what this version writes.
    case unreadable(path: String)

    public var description: String {
        switch self {
        case .busy(let root):
            "another navmigrate is writing in \(root): wait until it is done, then run again"
        case .laterRun(let root):
            "a later run wrote some of the same files, from \(root): take that one back first (navmigrate undo \(root))"
        case .noPlace:
            "the environment has neither HOME nor XDG_STATE_HOME, which say where a journal is kept"
        case .io(let why, let path):
            "the journal \(path) can't be kept: \(why)"
        case .unreadable(let path):
            "the journal \(path) isn't readable by this version of navmigrate: remove it, and what it could have taken "
                + "back stays"
        }
    }
}
