import ProjectModel
import SwiftSyntax

extension ProjectFile {
    /// The place of a UTF-8 offset.
    func place(at offset: Int) -> Place { Place(file: path, offset: offset, in: source.text) }

    /// The token that a UTF-8 offset is in.
    func token(at offset: Int) -> TokenSyntax? {
        source.tree.token(at: AbsolutePosition(utf8Offset: offset))
    }
}

extension Project {
    /// A place of the graph with its line and column; nil where its file isn't in the project.
    public func place(_ place: NavigationGraph.CodePlace) -> Place? {
        file(at: place.file)?.place(at: place.offset)
    }

    /// The token that stands at a place of the graph; nil where its file isn't in the project.
    func token(at place: NavigationGraph.CodePlace) -> TokenSyntax? {
        file(at: place.file)?.token(at: place.offset)
    }
}
