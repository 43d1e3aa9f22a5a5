import SourceEditing

/// What a book's new cases change in the module.
struct RouteChanges: Sendable, Equatable {
    /// A file that the module doesn't have.
    struct NewFile: Sendable, Equatable {
        /// Relative to the project's root.
        let path: String
        let text: String
    }

    /// Nil where the routes have a file, or nothing is new.
    var newFile: NewFile?
    /// In the files that the module has, by path; those of one file in ascending order, insertions at one place in the
    /// order in which they come.
    var edits: [String: [TextEdit]] = [:]

    var isEmpty: Bool { newFile == nil && edits.isEmpty }
}
