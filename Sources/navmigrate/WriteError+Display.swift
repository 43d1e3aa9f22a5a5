import MigrationRun
import Reporting

extension WriteError {
    /// The same error with its paths as the user can open them.
    func seen(by display: PathDisplay) -> WriteError {
        switch self {
        case .changedOnDisk(let path): .changedOnDisk(display.path(path))
        case .readOnly(let paths): .readOnly(paths.map(display.path))
        case .readOnlyFolder(let folder, let file):
            .readOnlyFolder(
                folder == "." && !display.prefix.isEmpty
                    ? Printable.text(String(display.prefix.dropLast())) : display.path(folder),
                file: display.path(file))
        case .notARegularFile(let path): .notARegularFile(display.path(path))
        case .linkOnTheWay(let path, let link): .linkOnTheWay(display.path(path), link: display.path(link))
        case .linkInRoot(let root): .linkInRoot(Printable.text(root))
        case .outsideRoot(let path): .outsideRoot(path)
        case .alreadyExists(let path): .alreadyExists(display.path(path))
        case .io(let why, let path): .io(why, path: display.path(path))
        case .notReadable(let why, let path): .notReadable(why, path: display.path(path))
        case .notRestored(let cause, let files):
            .notRestored(
                cause: cause,
                files: files.map { Unrestored(path: display.path($0.path), original: $0.original.map(display.path)) })
        }
    }
}
