import MigrationRun
import Reporting

extension UncommittedChanges {
    /// Why a run doesn't write, and what to do about it; nil where nothing is in the way.
    func refusal(_ display: PathDisplay) -> String? {
        switch self {
        case .clean, .noRepository:
            return nil
        case .dirty(let files):
            let list = files.map { "  \(display.path($0))\n" }.joined()
            return "navmigrate: refused: \(files.count == 1 ? "a file" : "\(files.count) files") to be written "
                + "\(files.count == 1 ? "has" : "have") uncommitted changes:\n\(list)"
                + "Commit or stash them first, or give --allow-dirty. Nothing was written.\n"
        case .unknown(let why):
            return "navmigrate: refused: git doesn't say whether the files to be written have uncommitted changes: "
                + "\(Printable.text(why))\n"
                + "Make git answer, or give --allow-dirty. Nothing was written.\n"
        }
    }
}
