import ProjectModel
import SourceEditing

/// What routes in a module already: a library, or a class of the project's own that holds a path.
struct OwnRouter {
    /// The library or the class.
    let name: String

    /// Libraries that own the paths of the stacks in their views.
    private static let libraries = [
        "ComposableArchitecture", "Stinsen", "FlowStacks", "SUINavigation", "SwiftfulRouting", "NavigationBackport",
        "TCACoordinators", "SwiftUINavigation", "LinkNavigator", "NavigatorUI",
    ]

    /// - Parameter generated: the classes that an earlier run made: they are nothing of the kind.
    /// - Returns: nil where nothing of the kind is seen.
    static func first(in module: RouteModule, besides generated: Set<String>) -> OwnRouter? {
        for file in module.files {
            let imports = module.declarations.imports(ofFile: file)
            if let library = libraries.first(where: imports.contains) { return OwnRouter(name: library) }
        }
        let files = Set(module.texts(holding: ["NavigationPath", "path", "routes", "stack"]).map(\.path))
        for type in module.declarations.types where type.kind == .class && files.contains(type.file) {
            guard !generated.contains(type.path), let facts = module.declarations.facts(of: type) else { continue }
            if facts.storedProperties.contains(where: { $0.isPath(ofClass: type.name) }) {
                return OwnRouter(name: type.path)
            }
        }
        return nil
    }
}

extension PropertyFacts {
    /// A `NavigationPath`, or an array in a class that is called a router.
    fileprivate func isPath(ofClass owner: String) -> Bool {
        let written = type?.text ?? ""
        if written == "NavigationPath" || written == "SwiftUI.NavigationPath" { return true }
        let isRouter = ["Router", "Coordinator", "Navigator", "NavigationManager", "NavigationState"]
            .contains { owner.hasSuffix($0) }
        return isRouter && ["path", "routes", "stack"].contains(name) && written.hasPrefix("[")
    }
}
