/// What git ignores in a folder. Git itself is asked, in one call: its rules are never matched here.
enum IgnoredByGit {
    enum Answer: Equatable {
        /// Nothing is ignored where there is no repository.
        case noRepository
        /// The ignored files and folders that are not tracked, relative to the folder asked about. What is inside an
        /// ignored folder is not listed. Repositories inside are not looked into.
        case entries([String])
        /// Git gives no answer, in its own words.
        case refused(String)
    }

    /// - Parameter folder: An absolute path. If the folder is ignored itself, its user wants it
    ///   nevertheless, and nothing in it counts as ignored.
    static func ask(_ git: GitTool, in folder: String) -> Answer {
        let list = ["ls-files", "-z", "--others", "--ignored", "--exclude-standard", "--directory"]
        do throws(GitFailure) {
            let entries = try git.run(list, in: folder).split(separator: 0).map { entry in
                let isFolder = entry.last == UInt8(ascii: "/")
                return String(decoding: isFolder ? entry.dropLast() : entry, as: UTF8.self)
            }
            return .entries(entries.contains(".") ? [] : entries)
        } catch {
            switch error {
            case .noRepository: return .noRepository
            case .refused(let why):
                // Deep inside an ignored folder `ls-files --directory` stops with an internal error.
                let isIgnored = (try? git.run(["check-ignore", "--quiet", "."], in: folder)) != nil
                return isIgnored ? .entries([]) : .refused(why)
            }
        }
    }
}
