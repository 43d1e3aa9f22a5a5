import ProjectModel
import SourceEditing

/// What a stack shows by value, where that is of several types: only a `NavigationPath` holds them all.
struct ValueStack {
    let root: StackRoot
    /// Each once, in the order of the graph.
    let types: [ResolvedType]
    /// The first screen that no path holds.
    let other: (kind: Other, place: Place?)?

    enum Other {
        /// A link with a destination of its own.
        case link
        /// A `navigationDestination` that a flag or an item drives.
        case destination
    }

    /// - Returns: nil for a stack that has a path, is a preview's, or shows values of one type or of none.
    init?(_ node: NavigationGraph.Node, in project: Project) {
        guard let root = StackRoot(node, in: project), root.path == nil, !root.isPreview else { return nil }
        let graph = project.graph
        let domain = graph.domain(of: node.id)
        guard let types = RegisteredTypes(in: domain, of: project).types, types.count > 1,
            Self.isSystems(root, in: project)
        else { return nil }
        self.root = root
        self.types = types
        let links = graph.links(in: domain).filter { $0.form != .value }.map { (Other.link, $0.place) }
        let destinations = graph.destinations.filter { domain.contains($0.node) && $0.form != .forType }
            .map { (Other.destination, $0.place) }
        other = (links + destinations).first.map { kind, place in
            (kind, project.place(place))
        }
    }

    /// The first type that can't be told.
    var unknown: ResolvedType? {
        types.first { type in
            switch type {
            case .parameter, .ambiguous, .unknown: true
            default: false
            }
        }
    }

    /// Whether it is SwiftUI's, and not a type of the project's own that is called the same.
    private static func isSystems(_ root: StackRoot, in project: Project) -> Bool {
        let name = root.call.nameToken.span
        let site = root.file.sites.stacks.first { $0.name == name }
        return site.map { !OwnTypes(project).isOwn($0, in: root.file) } ?? false
    }
}

extension [ResolvedType] {
    /// `'Album', 'Artist' and 'Track'`
    var listed: String {
        let names = map { "'\($0)'" }
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }
}
