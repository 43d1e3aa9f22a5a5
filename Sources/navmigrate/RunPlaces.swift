import Foundation
import Reporting

/// Where the paths of a report and of a patch start from.
enum RunPlaces {
    /// Makes of a path below `root` one that a person in `workingDirectory` can open.
    static func display(root: String, workingDirectory: String) -> PathDisplay {
        PathDisplay(prefix: relative(root, to: workingDirectory) ?? root + "/")
    }

    /// What turns a path below `root` into one that `git apply` and `patch -p1` find: from the top of the
    /// repository that holds the root; outside of one, from the working directory.
    static func patchPrefix(root: String, workingDirectory: String) -> String {
        var folder = root
        while true {
            if FileManager.default.fileExists(atPath: folder + "/.git") { return relative(root, to: folder) ?? "" }
            let parent = (folder as NSString).deletingLastPathComponent
            guard parent != folder, !parent.isEmpty else { break }
            folder = parent
        }
        return relative(root, to: workingDirectory) ?? ""
    }

    /// Where the repository's files are on the web, with a slash behind it, as the variables of a GitHub job say; nil
    /// elsewhere.
    static func fileAddress(_ environment: [String: String]) -> String? {
        guard let server = environment["GITHUB_SERVER_URL"], server.hasPrefix("https://"),
            let repository = environment["GITHUB_REPOSITORY"], let commit = environment["GITHUB_SHA"],
            (server + repository + commit).utf8.allSatisfy({ isPlain($0) })
        else { return nil }
        return "\(server)/\(repository)/blob/\(commit)/"
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "-")...UInt8(ascii: ":"),
            UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// The path of `folder` seen from `base`, with a slash behind it; nil where it isn't below.
    private static func relative(_ folder: String, to base: String) -> String? {
        if folder == base { return "" }
        let prefix = base.hasSuffix("/") ? base : base + "/"
        return folder.hasPrefix(prefix) ? folder.dropFirst(prefix.count) + "/" : nil
    }
}
