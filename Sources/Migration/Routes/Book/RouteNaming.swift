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
        return Names(
            route: route, destination: destination, path: module.freePath(of: [route, destination], in: module.folder))
    }
}
