/// A property that holds a router.
struct RouterProperty: Sendable, Equatable {
    let name: String
    /// The name of the router's class.
    let router: String
    let form: RouterShape.Form
    let role: Role

    enum Role: Sendable, Equatable {
        /// Makes the router and keeps it.
        case owner
        /// Gets it from the environment.
        case reader
    }

    /// The property wrappers that such properties have, the right one for the form first.
    var wrappers: [String] {
        switch (role, form) {
        case (.owner, .observable): ["State", "StateObject"]
        case (.owner, .observableObject): ["StateObject", "State"]
        case (.reader, .observable): ["Environment", "EnvironmentObject"]
        case (.reader, .observableObject): ["EnvironmentObject", "Environment"]
        }
    }

    /// What stands behind the wrapper's name.
    var wrapperArguments: String { (role, form) == (.reader, .observable) ? "(\(router).self)" : "" }

    /// `var router = Router()`
    var declaration: String {
        switch (role, form) {
        case (.owner, _): "var \(name) = \(router)()"
        // Without one, as in a preview, nothing is pushed.
        case (.reader, .observable): "var \(name): \(router)?"
        case (.reader, .observableObject): "var \(name): \(router)"
        }
    }
}
