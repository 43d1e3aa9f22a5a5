import ProjectModel

/// Names a module's new routes.
struct RouteNaming {
    let module: RouteModule
    let requestedName: String?

    struct Names: Equatable {
        let route: String
        let destination: String
        /// Relative to the project's root.
        let path: String
    }

    var taken: TakenNames { TakenNames(module: module) }

    /// The names that an earlier run may have given, the likeliest first.
    var usualNames: [String] {
        var names = requestedName.map { [$0] } ?? []
        for name in ["Route", "AppRoute"] + (module.name.map { [$0 + "Route"] } ?? []) where !names.contains(name) {
            names.append(name)
        }
        return names
    }

    func choose() -> Names {
        let taken = taken
        let choices = requestedName.map { [$0] } ?? usualNames
        let route =
            choices.first { !taken.contains($0) }
            ?? NameChoice.first(of: [requestedName ?? "AppRoute"], isTaken: taken.contains)
        let destination = NameChoice.first(
            of: ["DestinationView", route + "DestinationView"], isTaken: { $0 == route || taken.contains($0) })
        return Names(route: route, destination: destination, path: path(route, destination))
    }

    /// A module can't have two files of one name, whatever their folders.
    private func path(_ route: String, _ destination: String) -> String {
        let fileNames = Set(module.files.map { lastComponent(of: $0).lowercased() })
        let folder = module.folder.isEmpty ? "" : module.folder + "/"
        let name = NameChoice.first(of: [route, destination]) { name in
            fileNames.contains("\(name).swift".lowercased())
                || !module.declarations.modules(ofFile: "\(folder)\(name).swift").isEmpty
        }
        return "\(folder)\(name).swift"
    }

    private func lastComponent(of path: String) -> Substring {
        path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    }
}
