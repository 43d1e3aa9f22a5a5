import SourceEditing

/// How a new Swift file becomes part of the targets that another file, its neighbour, is part of.
public enum NewFileMembership: Sendable, Equatable {
    /// Its folder makes it part of them (a package's, or one that Xcode synchronizes), it is part of them already, or
    /// no manifest says what the neighbour is part of.
    case nothingToDo
    /// Edits of manifests, by the manifest's path; offsets are UTF-8 offsets into its bytes. They don't overlap, and
    /// insertions at one place come in the order in which they are to stand.
    case edits([String: [TextEdit]])
    /// Another tool makes the Xcode project, and finds the file in its folder when it runs again. The edits give it to
    /// the project as the tool made it last; none where there is no such project.
    case generated(by: ProjectGenerator, edits: [String: [TextEdit]])
    /// It can't be done with certainty; the reason is part of a sentence, without a full stop.
    case impossible(reason: String)

    /// What has to be done so that `newFile` is compiled into all targets that `neighbour` is compiled into, and into
    /// no others.
    ///
    /// - Parameters:
    ///   - newFile: its path, with slashes, relative to the root that the paths of `set` are relative to. Nothing needs
    ///     to be there.
    ///   - neighbour: the path of the other file, likewise.
    public static func of(
        _ newFile: String, beside neighbour: String, in set: ManifestSet
    ) -> NewFileMembership {
        do throws(NewFileObstacle) {
            return try NewFilePlan(newFile, beside: neighbour, in: set).membership()
        } catch {
            return .impossible(reason: error.description)
        }
    }
}
