/// Which of the files that a run would write have changes that git doesn't hold yet.
public enum UncommittedChanges: Equatable, Sendable {
    /// Every file is as it was committed, or is ignored by git, or doesn't exist yet.
    case clean
    /// The files are in no repository: nothing guards them.
    case noRepository
    /// These are modified, staged, in conflict, deleted, or not tracked (and not ignored). Paths are
    /// relative to the root, in the order of their bytes.
    case dirty([String])
    /// Git exists and gives no answer, in its own words.
    case unknown(String)
}

/// Keeps a run's edits apart from a person's: files with uncommitted changes are not written unasked.
public struct GitGuard: Sendable {
    private let root: String
    private let git: GitTool?

    /// - Parameter root: An absolute path, free of links.
    public init(root: String, git: GitTool? = .find()) {
        self.root = root
        self.git = git
    }

    /// Asks git about some files and no others.
    ///
    /// - Parameter paths: Relative to the root. A file may be one that doesn't exist yet.
    public func uncommittedChanges(in paths: [String]) -> UncommittedChanges {
        var dirty: [String] = []
        var refusal: String?
        var isAnyInRepository = false
        for group in RepositoryGroup.groups(of: paths, below: root) {
            do throws(GitFailure) {
                dirty += try dirtyPaths(in: group)
                isAnyInRepository = true
            } catch {
                switch error {
                case .refused(let why): refusal = refusal ?? why
                case .noRepository where group.isInRepository:
                    refusal = refusal ?? "there is a .git, but git finds no repository in \(group.folder)"
                case .noRepository: break
                }
            }
        }
        if !dirty.isEmpty { return .dirty(PathList(dirty).paths) }
        if let refusal { return .unknown(refusal) }
        return isAnyInRepository || paths.isEmpty ? .clean : .noRepository
    }

    // MARK: - One repository

    /// A letter of `git ls-files -v`: lowercase for what is assumed to be unchanged, `S` for what isn't in the work tree.
    private static func isUnseen(_ letter: UInt8) -> Bool {
        letter == UInt8(ascii: "S") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
    }

    private func dirtyPaths(in group: RepositoryGroup) throws(GitFailure) -> [String] {
        guard let git else {
            guard group.isInRepository else { throw .noRepository }
            throw .refused("there is a git repository, but no git in PATH")
        }
        let folder = group.folder
        let answer = try git.run(["rev-parse", "--is-inside-work-tree", "--show-prefix"], in: folder)
        // "true", and the folder's path in the repository, each with a line end: the path may have some of its own.
        let yes = Array("true\n".utf8)
        guard answer.starts(with: yes) else { throw .noRepository }
        let prefix = String(decoding: answer.dropFirst(yes.count).dropLast(), as: UTF8.self)

        let filters = try NamedPrograms.settingsWithout(git, in: folder)
        var dirty: [String] = []
        for batch in group.batches {
            let status = try git.run(
                [
                    "--literal-pathspecs", "status", "--porcelain=v1", "-z", "--untracked-files=all", "--no-renames",
                    "--ignore-submodules=all", "--",
                ] + batch, in: folder, settings: filters)
            // Each entry is two letters, a space, and a path relative to the repository's top.
            let changed = Set(status.split(separator: 0).map { String(decoding: $0.dropFirst(3), as: UTF8.self) })
            let known = batch.filter { changed.contains(prefix + $0) }
            // A path that can't be told apart must not pass for clean.
            guard known.count == changed.count else {
                throw .refused("git names files that it was not asked about under \(folder)")
            }
            dirty += known
            // Git was told not to look at these: nobody knows what a person has in them.
            let marks = try git.run(["--literal-pathspecs", "ls-files", "-v", "-z", "--"] + batch, in: folder)
            let unseen = marks.split(separator: 0).filter { $0.first.map(Self.isUnseen) ?? false }
            dirty += unseen.map { String(decoding: $0.dropFirst(2), as: UTF8.self) }.filter { !known.contains($0) }
        }
        return dirty.map { group.pathFromRoot($0) }
    }
}
