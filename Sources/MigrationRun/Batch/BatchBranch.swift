/// The branch that a run's commits go to, in the repository of a folder. Nothing that the repository configures runs.
struct BatchBranch {
    private let git: GitTool
    private let folder: String
    private let name: String
    /// `refs/heads/…`, or nil where a commit was checked out and no branch.
    private let home: String?
    /// The commit that was checked out.
    private let tip: String
    /// Settings without the repository's content filters and hooks.
    private let settings: [String]
    private let hasFilters: Bool

    /// Why a repository is left as it is.
    struct Refusal: Error, Equatable {
        let why: String
    }

    /// Makes the branch where the repository is, and turns to it; no file is touched.
    init(_ name: String, in folder: String, git: GitTool) throws(Refusal) {
        self.git = git
        self.folder = folder
        self.name = name
        do throws(GitFailure) {
            settings = try NamedPrograms.settingsWithout(git, in: folder)
            hasFilters = try !ContentFilters.settingsWithout(git, in: folder).isEmpty
            guard try git.run(["rev-parse", "--is-inside-work-tree"], in: folder) == Array("true\n".utf8) else {
                throw .noRepository
            }
            guard try Self.changes(git, folder, settings).isEmpty else {
                throw GitFailure.refused("it has uncommitted changes: commit or stash them first")
            }
            let commit = ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]
            tip = Self.line(try git.run(commit, in: folder, accepted: [0, 1]))
            guard !tip.isEmpty else { throw GitFailure.refused("it has no commit yet") }
            let symbolic = ["symbolic-ref", "--quiet", "HEAD"]
            let home = Self.line(try git.run(symbolic, in: folder, accepted: [0, 1]))
            self.home = home.isEmpty ? nil : home
            let reference = "refs/heads/\(name)"
            let exists = ["rev-parse", "--verify", "--quiet", reference]
            guard try git.run(exists, in: folder, accepted: [0, 1]).isEmpty else {
                throw GitFailure.refused("it has a branch '\(name)' already: remove it, or give another name")
            }
            // That it doesn't exist is asked again where it is made.
            let none = String(repeating: "0", count: tip.utf8.count)
            _ = try git.run(["update-ref", reference, tip, none], in: folder, settings: settings)
            _ = try git.run(
                ["symbolic-ref", "-m", "navmigrate batch", "HEAD", reference], in: folder, settings: settings)
        } catch {
            switch error {
            case .noRepository: throw Refusal(why: "it is in no git repository")
            case .refused(let why): throw Refusal(why: why)
            }
        }
    }

    /// Turns back to what was checked out; a branch without commits goes.
    ///
    /// - Returns: what there is to know of it.
    func finish() -> String {
        do throws(GitFailure) {
            let isClean = try Self.changes(git, folder, settings).isEmpty
            let now = Self.line(try git.run(["rev-parse", "--verify", "refs/heads/\(name)"], in: folder))
            if now == tip {
                try turnBackWithoutFiles()
                _ = try git.run(["update-ref", "-d", "refs/heads/\(name)", tip], in: folder, settings: settings)
                return isClean ? "nothing to commit" : "nothing was committed, and it has uncommitted changes now"
            }
            let count = Self.line(try git.run(["rev-list", "--count", "\(tip)..\(now)"], in: folder))
            let commits = "\(count) \(count == "1" ? "commit" : "commits") on branch \(name)"
            guard isClean else { return commits + ", which is checked out, with uncommitted changes" }
            // Files that come back would have to go through the filters, which could be any program.
            guard !hasFilters else {
                return commits + ", which is checked out, since the repository has content filters"
            }
            let target = home.map { [String($0.dropFirst("refs/heads/".count)), "--"] } ?? ["--detach", tip]
            _ = try git.run(["checkout", "--quiet"] + target, in: folder, settings: settings)
            return commits
        } catch {
            switch error {
            case .noRepository: return "branch \(name) is checked out: the repository is gone"
            case .refused(let why): return "branch \(name) may be checked out: \(why)"
            }
        }
    }

    /// The branch is where the other one is: only the name changes.
    private func turnBackWithoutFiles() throws(GitFailure) {
        if let home {
            _ = try git.run(["symbolic-ref", "-m", "navmigrate batch", "HEAD", home], in: folder, settings: settings)
        } else {
            _ = try git.run(["update-ref", "--no-deref", "HEAD", tip], in: folder, settings: settings)
        }
    }

    private static func changes(_ git: GitTool, _ folder: String, _ settings: [String]) throws(GitFailure) -> [UInt8] {
        try git.run(
            ["status", "--porcelain=v1", "-z", "--untracked-files=no", "--no-renames", "--ignore-submodules=all"],
            in: folder, settings: settings)
    }

    private static func line(_ output: [UInt8]) -> String {
        String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
}

extension GitTool {
    /// Whether a branch can have the name.
    ///
    /// - Parameter folder: any folder, an absolute path.
    public func takesBranchName(_ name: String, in folder: String) -> Bool {
        !name.hasPrefix("-") && (try? run(["check-ref-format", "refs/heads/\(name)"], in: folder)) != nil
    }
}
