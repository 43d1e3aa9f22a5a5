import ProjectModel

/// The styles of a project that stand on views which may show containers of other files.
///
/// Which view is shown below which isn't known here: a style on anything that could hold a container counts, and so
/// does a modifier of the project's own that sets one.
struct AmbientStyles: Sendable {
    struct Style: Sendable, Equatable {
        let value: StyleValue
        /// What the `#if`s around the style ask for.
        let condition: CompilationCondition
    }

    let reach: ModuleReach
    private let styles: [(file: String, style: Style)]
    private let ambientPlaces: Set<NavigationGraph.CodePlace>
    private let byPlace: [NavigationGraph.CodePlace: Style]

    init(_ project: Project, ownTypes: OwnTypes, ownStyles: OwnStyles) {
        reach = ownStyles.reach
        byPlace = project.files.reduce(into: [:]) { styles, file in
            for site in file.sites.styles {
                styles[.init(file: file.path, offset: site.name.lowerBound)] = Style(
                    value: ownStyles.value(of: site, in: file.path), condition: site.condition)
            }
        }
        let ambient = project.files.flatMap { file in
            file.sites.styles.filter { Self.isAmbient($0, in: file, ownTypes: ownTypes) }.map { (file.path, $0) }
        }
        ambientPlaces = Set(ambient.map { NavigationGraph.CodePlace(file: $0, offset: $1.name.lowerBound) })
        // A file may set the same style a thousand times.
        styles = ambient.reduce(into: []) { styles, entry in
            let (file, site) = entry
            let style = Style(
                value: ownStyles.value(of: site, in: file), condition: site.context.condition.and(site.condition))
            if !styles.contains(where: { $0.file == file && $0.style == style }) { styles.append((file, style)) }
        }
    }

    /// The style whose name stands at a place.
    func style(at place: NavigationGraph.CodePlace) -> Style? { byPlace[place] }

    func styles(reaching file: String) -> [Style] {
        styles.filter { reach.views(of: $0.file, mayShowThoseOf: file) }.map(\.style)
    }

    /// Whether the style at a place stands on a view that may show containers of `file`.
    func isAmbient(_ place: NavigationGraph.CodePlace, to file: String) -> Bool {
        ambientPlaces.contains(place) && reach.views(of: place.file, mayShowThoseOf: file)
    }

    private static func isAmbient(_ site: StyleSite, in file: ProjectFile, ownTypes: OwnTypes) -> Bool {
        guard !site.context.isPreview else { return false }
        switch site.subject {
        case .container: return ownTypes.isOwn(subjectOf: site, in: file)
        case .view(let showsViews): return showsViews
        case .helper: return true
        }
    }
}
