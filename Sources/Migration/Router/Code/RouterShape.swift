/// What a module's router is called, and what its paths hold.
struct RouterShape: Sendable, Equatable {
    /// The name of the class.
    let name: String
    /// The type of what is pushed: the enum of routes, or `some Hashable`.
    let route: String
    let form: Form
    let path: Path

    /// How views learn of changes.
    enum Form: Sendable, Equatable {
        /// `@Observable`, from iOS 17 on.
        case observable
        /// `ObservableObject`, on iOS 16.
        case observableObject
    }

    enum Path: Sendable, Equatable {
        /// `[Route]`, where the stack's values all are routes.
        case routes
        /// `NavigationPath`, where other types take part: a path of routes would drop them.
        case erased
        /// `NavigationPath`, for a stack without an enum of routes: values of several types.
        case values
    }

    /// The router of stacks that show values of several types.
    static func ofValues(name: String, form: Form) -> RouterShape {
        RouterShape(name: name, route: "some Hashable", form: form, path: .values)
    }

    /// A property that holds such a router.
    func property(_ name: String, role: RouterProperty.Role) -> RouterProperty {
        RouterProperty(name: name, router: self.name, form: form, role: role)
    }

    /// The modules that the class needs.
    /// - Parameter opensLinks: whether it keeps a link that leads nowhere.
    func imports(opensLinks: Bool) -> ImportList {
        var imports = ImportList([])
        switch (path, form) {
        case (.erased, _), (.values, _): imports.add("SwiftUI")
        case (.routes, .observable): imports.add("Observation")
        case (.routes, .observableObject): imports.add("Combine")
        }
        if opensLinks, path == .routes { imports.add("Foundation") }
        return imports
    }
}
