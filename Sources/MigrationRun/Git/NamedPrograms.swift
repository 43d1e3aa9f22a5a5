/// Programs that a repository's configuration gives names of its own to, so that no fixed setting turns them off.
enum NamedPrograms {
    /// Settings that turn off every filter and every hook that is configured for the repository of a folder, in whatever
    /// file: the names come from git itself.
    static func settingsWithout(_ git: GitTool, in folder: String) throws(GitFailure) -> [String] {
        try ContentFilters.settingsWithout(git, in: folder) + ConfiguredHooks.settingsWithout(git, in: folder)
    }

    /// The names in keys such as `filter.lfs.clean`; they can hold dots.
    /// - Parameter kind: what the keys begin with, and the word for a complaint.
    fileprivate static func names(of kind: String, _ git: GitTool, in folder: String) throws(GitFailure) -> [String] {
        let list = ["config", "--null", "--name-only", "--get-regexp", "^\(kind)\\."]
        // Status 1 says that there is none.
        let keys = try git.run(list, in: folder, accepted: [0, 1])
        let names = Set(keys.split(separator: 0).compactMap(name)).sorted()
        // `git -c` ends a setting's name at the first "=": this one can't be turned off.
        if let name = names.first(where: { $0.utf8.contains(UInt8(ascii: "=")) }) {
            throw .refused("the repository configures a \(kind) whose name holds \"=\": \(name)")
        }
        return names
    }

    private static func name(inKey key: ArraySlice<UInt8>) -> String? {
        let dot = UInt8(ascii: ".")
        guard let first = key.firstIndex(of: dot), let last = key.lastIndex(of: dot), first < last else { return nil }
        return String(decoding: key[(first + 1)..<last], as: UTF8.self)
    }
}

/// The programs that a repository can put between its files and its objects. `git status` runs them on files
/// whose times have changed.
enum ContentFilters {
    /// A filter without programs passes bytes as they are.
    static func settingsWithout(_ git: GitTool, in folder: String) throws(GitFailure) -> [String] {
        try NamedPrograms.names(of: "filter", git, in: folder).flatMap { name in
            ["filter.\(name).clean=", "filter.\(name).process=", "filter.\(name).required=false"]
        }
    }
}

/// Hooks that are configured, and no files in the folder of hooks: git knows them from 2.54 on. Source: git-hook(1).
enum ConfiguredHooks {
    static func settingsWithout(_ git: GitTool, in folder: String) throws(GitFailure) -> [String] {
        try NamedPrograms.names(of: "hook", git, in: folder).flatMap { name in
            // What is configured twice counts as the last one says it: the command then is one that does nothing.
            ["hook.\(name).enabled=false", "hook.\(name).command=:"]
        }
    }
}
