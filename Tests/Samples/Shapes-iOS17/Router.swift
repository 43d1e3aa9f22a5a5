import Observation
import SwiftUI
import os

@Observable
final class Router {
    var path: [Route] = []

    func push(_ route: Route) { path.append(route) }
    func pop() { _ = path.popLast() }
    func popToRoot() { path.removeAll() }
    func replace(with routes: [Route]) { path = routes }

    func restore(from data: Data?) {
        guard let data else { return }
        do {
            path = try JSONDecoder().decode([Route].self, from: data)
        } catch {
            Logger().error("The saved path can't be read: \(error)")
        }
    }

    var encodedPath: Data? { try? JSONEncoder().encode(path) }
}

struct Home: View {
    @State private var router = Router()
    @SceneStorage("navigation.Home") private var savedPath: Data?
    let recipes: [Recipe]

    var body: some View {
        NavigationStack(path: $router.path) {
            List(recipes) { recipe in
                NavigationLink(value: Route.recipeDetail(recipe: recipe)) { Text(recipe.title) }
            }
            .navigationDestination(for: Route.self) { route in
                DestinationView(route: route)
            }
        }
        .environment(router)
        .task { router.restore(from: savedPath) }
        .onChange(of: router.path) { savedPath = router.encodedPath }
        .onOpenURL { _ in router.replace(with: [.settings]) }
    }
}

struct Child: View {
    @Environment(Router.self) private var router: Router?

    var body: some View { Button("Go") { router?.push(.settings) } }
}

struct PathEditor: View {
    @Bindable var router: Router
    @State private var shown: Route?

    var body: some View {
        NavigationStack(path: $router.path) {
            Button("Settings") { shown = .settings }
                .navigationDestination(item: $shown) { DestinationView(route: $0) }
        }
    }
}

@main struct MyApp: App {
    @State private var router = Router()

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $router.path) { Home(recipes: []) }
                .environment(router)
        }
    }
}
