import Foundation
import MigrationRun

/// The file that `--output` names.
///
/// It is opened before anything else is done, so that a run doesn't write and then fail to report. What is in it stays
/// until there is something to put in its place.
final class OutputFile {
    private let path: String
    private let file: OutputDescriptor

    /// - Parameter path: as the user wrote it, relative to `workingDirectory`.
    init(_ path: String, workingDirectory: String) throws(OutputError) {
        self.path = path
        let absolute = AbsolutePath.of(path, in: workingDirectory)
        guard !path.lowercased().hasSuffix(".swift") else {
            throw OutputError(path: path, reason: "a report is no Swift file, and would take the place of one")
        }
        guard !path.split(separator: "/").contains(where: { $0.lowercased() == ".git" || $0.hasSuffix(".xcodeproj") })
        else {
            throw OutputError(
                path: path, reason: "a report would take the place of what a repository or a project is made of")
        }
        // A project may have a link under that name, to a file that is none of its own. The system's own are links, too.
        let following = absolute.hasPrefix("/dev/") ? 0 : O_NOFOLLOW
        file = OutputDescriptor(number: open(absolute, O_WRONLY | O_CREAT | O_CLOEXEC | following, 0o666))
        guard file.number >= 0 else {
            let reason =
                errno == ELOOP
                ? "it is a symbolic link; name the file that it leads to" : OutputDescriptor.Failure(code: errno).text
            throw OutputError(path: path, reason: reason)
        }
    }

    deinit {
        close(file.number)
    }

    func write(_ bytes: [UInt8]) throws(OutputError) {
        // A pipe or a device has no length to cut.
        _ = ftruncate(file.number, 0)
        do {
            try file.write(bytes)
        } catch {
            throw OutputError(path: path, reason: error.text)
        }
    }
}
