/// Changes of files in the form that `git diff` prints and `git apply` takes.
///
/// It is git's form with three lines of context, without the `index` line (which names objects of a
/// repository) and without the name of a function behind `@@`. Files are text whatever is in them: what
/// git would call binary (a NUL among the first bytes) is written line by line as well. Patches are bytes,
/// since a source file need not be valid UTF-8.
public enum UnifiedDiff {
    /// One patch for all changes, in the order of the paths' bytes. Files that stay as they are don't
    /// appear in it; if none changes, the patch is empty.
    public static func patch(_ changes: [FileChange]) -> [UInt8] {
        changes
            .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
            .flatMap(diff(of:))
    }

    /// The part of a patch that changes one file; empty if the file stays as it is.
    public static func diff(of change: FileChange) -> [UInt8] {
        guard change.before != change.after else { return [] }
        let (old, new) = (FileLines(change.before ?? []), FileLines(change.after ?? []))
        let (oldPath, newPath) = (GitPath(change.path, prefix: "a/"), GitPath(change.path, prefix: "b/"))

        var diff = Array("diff --git \(oldPath.text) \(newPath.text)\n".utf8)
        switch change.contents {
        case .created: diff += "new file mode 100644\n".utf8
        case .deleted: diff += "deleted file mode 100644\n".utf8
        case .modified: break
        }
        let lineChanges = LineChange.slid(LineChange.changes(from: old, to: new), old: old, new: new)
        guard !lineChanges.isEmpty else { return diff }

        diff += "--- \(change.before == nil ? "/dev/null" : oldPath.text + oldPath.ending)\n".utf8
        diff += "+++ \(change.after == nil ? "/dev/null" : newPath.text + newPath.ending)\n".utf8
        for hunk in Hunk.hunks(of: lineChanges, oldCount: old.count) {
            hunk.write(old: old, new: new, to: &diff)
        }
        return diff
    }
}
