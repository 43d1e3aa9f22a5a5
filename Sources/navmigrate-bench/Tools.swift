import Foundation

/// The programs that are measured.
struct Tools {
    /// This program: it reads files and does nothing else.
    let reader: String
    /// The `navmigrate` that was built with it.
    let navmigrate: String
    let astGrep: String?
    let swift: String?
    let valgrind: String?

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    init() throws(Failure) {
        let own = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        reader = own.path
        navmigrate = own.deletingLastPathComponent().path + "/navmigrate"
        guard FileManager.default.isExecutableFile(atPath: navmigrate) else {
            throw Failure(description: "\(navmigrate) is missing")
        }
        astGrep = Self.program("ast-grep")
        swift = Self.program("swift")
        valgrind = Self.program("valgrind")
    }

    private static func program(_ name: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
