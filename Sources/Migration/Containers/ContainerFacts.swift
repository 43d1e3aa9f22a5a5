import ProjectModel

/// What the whole project says about containers: its own types of that name, named types, styles by other names.
struct ContainerFacts: Sendable {
    let deployments: Deployments
    let ownTypes: OwnTypes
    let aliases: VisibleAliases
    let ownStyles: OwnStyles
    let ambientStyles: AmbientStyles
    let ways: ContainerWays
    private let namedTypes: NamedTypeFacts
    private let styleDefinitions: [String: [StyleDefinition]]
    private let project: Project

    init(_ project: Project) {
        self.project = project
        deployments = project.deployments
        ownTypes = OwnTypes(project)
        aliases = VisibleAliases(project, ownTypes: ownTypes)
        let ownStyles = OwnStyles(project, reach: ModuleReach(project))
        self.ownStyles = ownStyles
        ambientStyles = AmbientStyles(project, ownTypes: ownTypes, ownStyles: ownStyles)
        ways = ContainerWays(project.graph)
        namedTypes = NamedTypeFacts(project)
        styleDefinitions = project.files.reduce(into: [:]) { definitions, file in
            for definition in file.sites.styleDefinitions {
                definitions[definition.name, default: []].append(ownStyles.definition(definition, in: file.path))
            }
        }
    }

    /// A place of the graph with its line and column.
    func place(_ place: NavigationGraph.CodePlace) -> Place? { project.place(place) }

    /// What holds the container to its type, if anything does: a name to tell.
    func typeHolder(of site: ContainerSite) -> String? { namedTypes.holder(of: site) }

    /// The project's own modifiers of that name that set a style.
    func helpers(named name: String) -> [StyleDefinition] {
        (styleDefinitions[name] ?? []).filter { $0.kind == .modifier }
    }

    /// A constant's value, as far as the project tells.
    func resolved(_ value: StyleValue) -> StyleValue {
        guard case .constant(let name) = value else { return value }
        let values = (styleDefinitions[name] ?? []).filter { $0.kind == .constant }.map(\.value)
        return values.count == 1 ? values[0] : value
    }

    /// The styles that views further up set on a container which has none in its own body; where not every way up is
    /// seen, all that may.
    func ambientStyles(of site: ContainerSite, in file: ProjectFile) -> AboveStyles {
        if site.context.isPreview { return AboveStyles(styles: [], presenterStyles: [], mayBeNone: true) }
        guard let above = ways.styles(above: site, in: file.path), !above.reachesUnseen else {
            return AboveStyles(
                styles: ambientStyles.styles(reaching: file.path), presenterStyles: [], mayBeNone: true)
        }
        return AboveStyles(
            styles: above.styles.compactMap(ambientStyles.style(at:)),
            presenterStyles: above.beyondPresentations.compactMap(ambientStyles.style(at:)),
            mayBeNone: above.reachesTop)
    }

    struct AboveStyles {
        let styles: [AmbientStyles.Style]
        /// Those of whoever presents the container. A sheet may take after them.
        let presenterStyles: [AmbientStyles.Style]
        /// Whether no style may apply at all.
        let mayBeNone: Bool
    }

    /// Whether the style at `place` may reach a container of `file` that has none in its own body.
    /// - Parameter above: those that views further up set on it; nil where the graph doesn't know it.
    func mayReach(
        _ file: String, under above: NavigationGraph.StylesAbove?, from place: NavigationGraph.CodePlace
    ) -> Bool {
        guard let above else { return ambientStyles.isAmbient(place, to: file) }
        if above.styles.contains(place) || above.beyondPresentations.contains(place) { return true }
        return (above.reachesUnseen || above.reachesUnseenBeyond) && ambientStyles.isAmbient(place, to: file)
    }
}
