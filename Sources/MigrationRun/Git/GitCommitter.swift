/// Commits what a step wrote: these files, and nothing else that is changed or staged.
///
/// Nothing that the repository configures runs: no hook, no filter, no program that signs.
public struct GitCommitter: Sendable {
    private let root: String
    private let git: GitTool

    /// Why nothing can be committed, in words that end with what to do.
    public struct Refusal: Error, Equatable, CustomStringConvertible {
        public let description: String

        init(_ description: String) { self.description = description }
    }

    /// - Parameter root: An absolute path, free of links.
    public init(root: String, git: GitTool?) throws(Refusal) {
        guard let git else { throw Refusal("there is no git in PATH: install it, or leave out --commit") }
        self.root = root
        self.git = git
    }

    /// Checks, before anything is written, that files can be committed.
    /// - Parameter paths: relative to the root; some may not exist yet.
    public func check(_ paths: [String]) throws(Refusal) {
        for group in RepositoryGroup.groups(of: paths, below: root) {
            do throws(GitFailure) {
                try check(group)
            } catch {
                switch error {
                case .noRepository:
                    throw Refusal("\(group.folder) is in no git repository: run 'git init', or leave out --commit")
                case .refused(let why): throw Refusal(why)
                }
            }
        }
    }

    private func check(_ group: RepositoryGroup) throws(GitFailure) {
        let folder = group.folder
        guard try git.run(["rev-parse", "--is-inside-work-tree"], in: folder) == Array("true\n".utf8) else {
            throw .noRepository
        }
        if folder != root, try git.run(["symbolic-ref", "--quiet", "HEAD"], in: folder, accepted: [0, 1]).isEmpty {
            throw .refused(
                "\(folder) is a repository of its own without a branch checked out, as submodules are at first: a commit would be "
                    + "on no branch; check one out there, or leave out --commit")
        }
        for name in ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "REBASE_HEAD"] {
            let found = try git.run(["rev-parse", "--quiet", "--verify", name], in: folder, accepted: [0, 1])
            guard found.isEmpty else {
                throw .refused(
                    "a merge, a rebase or the like isn't finished in \(folder): finish it first (git status)")
            }
        }
        do throws(GitFailure) {
            _ = try git.run(["var", "GIT_COMMITTER_IDENT"], in: folder)
        } catch {
            throw .refused(
                "git doesn't know who commits in \(folder): set user.name and user.email (git config), then run again")
        }
        for batch in group.batches {
            let answer = try git.run(["check-attr", "-z", "filter", "--"] + batch, in: folder)
            let fields = answer.split(separator: 0, omittingEmptySubsequences: false)
            for index in stride(from: 2, to: fields.count, by: 3) {
                let value = String(decoding: fields[index], as: UTF8.self)
                guard !["unspecified", "unset"].contains(value) else { continue }
                let path = String(decoding: fields[index - 2], as: UTF8.self)
                throw .refused(
                    "'\(path)' goes through the git filter '\(value)', and a commit would run its program: "
                        + "leave out --commit, and commit by hand")
            }
        }
    }

    /// Commits files as they are.
    /// - Parameters:
    ///   - paths: relative to the root; those that git ignores are passed over.
    ///   - message: its first line is the subject.
    /// - Returns: the short ids of the commits, one for each repository; of one inside the root with the words where.
    public func commit(_ paths: [String], message: String) throws(Refusal) -> [String] {
        var commits: [String] = []
        for group in RepositoryGroup.groups(of: paths, below: root) {
            do throws(GitFailure) {
                if let id = try commit(group, message: message) { commits.append(id) }
            } catch {
                switch error {
                case .noRepository: throw Refusal("\(group.folder) is in no git repository any more")
                case .refused(let why): throw Refusal(why)
                }
            }
        }
        return commits
    }

    private func commit(_ group: RepositoryGroup, message: String) throws(GitFailure) -> String? {
        let folder = group.folder
        let filters = try NamedPrograms.settingsWithout(git, in: folder)
        let settings = filters + ["commit.gpgSign=false", "advice.addIgnoredFile=false"]
        let ignored = try ignoredPaths(of: group)
        let paths = group.paths.filter { !ignored.contains($0) }
        guard !paths.isEmpty else { return nil }
        let untracked = try untrackedPaths(of: group, paths)
        do throws(GitFailure) {
            for batch in RepositoryGroup.batches(of: untracked) {
                _ = try git.run(
                    ["--literal-pathspecs", "add", "--intent-to-add", "--"] + batch, in: folder, settings: settings)
            }
            _ = try git.run(
                [
                    "--literal-pathspecs", "commit", "--quiet", "--only", "--no-verify", "--no-gpg-sign",
                    "--cleanup=whitespace", "--message", message, "--pathspec-from-file=-", "--pathspec-file-nul",
                ], in: folder, settings: settings, input: Self.list(paths))
        } catch {
            if !untracked.isEmpty {
                for batch in RepositoryGroup.batches(of: untracked) {
                    _ = try? git.run(
                        ["--literal-pathspecs", "reset", "--quiet", "--"] + batch, in: folder, settings: filters)
                }
            }
            throw error
        }
        let id = try git.run(["rev-parse", "--short", "HEAD"], in: folder)
        let place = folder == root ? "" : " in \(folder.dropFirst(root.utf8.count + 1))"
        return String(decoding: id.dropLast(), as: UTF8.self) + place
    }

    private func ignoredPaths(of group: RepositoryGroup) throws(GitFailure) -> Set<String> {
        // Status 1: none of them. A path that begins with a colon would be a pattern. Files that git knows aren't ignored.
        let answer = try git.run(
            ["check-ignore", "-z", "--stdin"], in: group.folder, input: Self.list(group.paths.map { "./" + $0 }),
            accepted: [0, 1])
        return Set(answer.split(separator: 0).map { String(decoding: $0.dropFirst(2), as: UTF8.self) })
    }

    /// Paths as git reads them.
    private static func list(_ paths: [String]) -> [UInt8] { paths.flatMap { Array($0.utf8) + [0] } }

    private func untrackedPaths(of group: RepositoryGroup, _ paths: [String]) throws(GitFailure) -> [String] {
        var tracked: Set<String> = []
        for batch in RepositoryGroup.batches(of: paths) {
            let answer = try git.run(["--literal-pathspecs", "ls-files", "-z", "--"] + batch, in: group.folder)
            tracked.formUnion(answer.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
        }
        return paths.filter { !tracked.contains($0) }
    }
}
