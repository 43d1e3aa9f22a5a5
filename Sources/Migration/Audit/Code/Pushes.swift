import ProjectModel

/// The screens of a project by how they are shown, as links, destinations and presentations name them.
struct Pushes {
    struct Screen {
        let type: DeclaredType
        /// The first link or destination that leads to it.
        let place: Place
    }

    struct Content {
        let unit: Screens.Unit
        let place: Place
        let content: [ViewContent]
    }

    struct Presentation {
        let kind: PresentationSite.Kind
        let content: Content
    }

    /// What links and destinations show, in the order of files and places.
    private(set) var contents: [Content] = []
    private(set) var presentations: [Presentation] = []
    /// Every screen of the project's own that is pushed, once.
    let screens: [Screen]

    init(_ project: Project, _ screens: Screens) {
        for file in project.files {
            let previews = Set(file.code.types.filter { $0.role == .preview }.map(\.path))
            for unit in file.code.units where !previews.contains(unit.owner) {
                let place = Screens.Unit(file: file.path, owner: unit.owner)
                for item in unit.content { Self.walk(item, place, file, &contents, &presentations) }
            }
        }
        contents.sort { $0.place < $1.place }
        presentations.sort { $0.content.place < $1.content.place }
        var seen: Set<DeclaredType> = []
        self.screens = contents.flatMap { entry in
            screens.shown(by: entry.content, in: entry.unit).filter { seen.insert($0).inserted }
                .map { Screen(type: $0, place: entry.place) }
        }
    }

    private static func walk(
        _ item: ViewContent, _ unit: Screens.Unit, _ file: ProjectFile, _ contents: inout [Content],
        _ presentations: inout [Presentation]
    ) {
        func all(_ content: [ViewContent]) {
            for item in content { walk(item, unit, file, &contents, &presentations) }
        }
        func entry(_ offset: Int, _ content: [ViewContent]) -> Content {
            Content(unit: unit, place: file.place(at: offset), content: content)
        }
        switch item {
        case .view(_, _, let arguments), .member(_, _, _, let arguments):
            all(arguments.flatMap(\.content))
        case .modified(let modifiers, let base):
            all(base + modifiers.flatMap(\.arguments).flatMap(\.content))
        case .unread:
            break
        case .styled(_, let content), .kept(let content):
            all(content)
        case .tabs(let call), .scene(let call), .hosting(let call):
            all(call.shown)
        case .container(_, _, let columns):
            all(columns.flatMap { $0 })
        case .branches(let branches):
            all(branches.flatMap { $0 })
        case .link(let form, let call, let destination, let label, _):
            if form != .value, form != .custom { contents.append(entry(call.offset, destination)) }
            all(destination + label)
        case .destination(let form, _, let offset, let content):
            if form != .custom { contents.append(entry(offset, content)) }
            all(content)
        case .presentation(let kind, let offset, let content):
            presentations.append(Presentation(kind: kind, content: entry(offset, content)))
            all(content)
        }
    }
}
