/// The programs that a repository can put between its files and its objects. `git status` runs them on files
/// whose times have changed.
enum ContentFilters {
    /// Settings that turn off every filter that is configured for the repository of a folder, in whatever
    /// file: the names come from git itself, and a filter without programs passes bytes as they are.
    static func settingsWithout(_ git: GitTool, in folder: String) throws(GitFailure) -> [String] {
        let list = ["config", "--null", "--name-only", "--get-regexp", "^filter\\."]
        // Status 1 says that there is none.
        let keys = try git.run(list, in: folder, accepted: [0, 1])
        var settings: [String] = []
        for name in Set(keys.split(separator: 0).compactMap(name)).sorted() {
            // `git -c` ends a setting's name at the first "=": this one can't be turned off.
            guard !name.utf8.contains(UInt8(ascii: "=")) else {
                throw .refused("the repository configures a filter whose name holds \"=\": \(name)")
            }
            settings += ["filter.\(name).clean=", "filter.\(name).process=", "filter.\(name).required=false"]
        }
        return settings
    }

    /// The filter's name in a key such as `filter.lfs.clean`. It can hold dots.
    private static func name(inKey key: ArraySlice<UInt8>) -> String? {
        let dot = UInt8(ascii: ".")
        guard let first = key.firstIndex(of: dot), let last = key.lastIndex(of: dot), first < last else { return nil }
        return String(decoding: key[(first + 1)..<last], as: UTF8.self)
    }
}
