import Migration
import ProjectModel

/// Turns places of the graph into lines and columns.
struct PlaceReader {
    private let project: Project

    init(_ project: Project) {
        self.project = project
    }

    /// Nil where the file isn't in the project.
    func place(_ place: NavigationGraph.CodePlace) -> Place? {
        project.file(at: place.file).map { Place(file: place.file, offset: place.offset, in: $0.source.text) }
    }
}
