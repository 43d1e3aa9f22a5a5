import Foundation

/// The three descriptors that a process is given.
enum StandardDescriptors {
    /// Takes the place of those that are closed (`>&-`): else the next file that is opened would have the number, and
    /// get what is printed. Writing to the place of stdout fails as before, so that a lost report is told.
    static func reserve() {
        for (number, access) in [(STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)]
        where fcntl(number, F_GETFD) == -1 {
            // The lowest free number is the one that is missing.
            _ = open("/dev/null", access)
        }
    }
}
