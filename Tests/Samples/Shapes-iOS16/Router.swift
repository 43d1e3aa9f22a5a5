import SwiftUI

final class Router: ObservableObject {
    @Published var path: [Route] = []

    func push(_ route: Route) { path.append(route) }
    var encodedPath: Data? { try? JSONEncoder().encode(path) }
}

struct Home: View {
    @StateObject private var router = Router()
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
        .environmentObject(router)
        .onChange(of: router.path) { _ in savedPath = router.encodedPath }
    }
}

struct Child: View {
    @EnvironmentObject private var router: Router

    var body: some View { Button("Go") { router.push(.settings) } }
}

@main struct MyApp: App {
    var body: some Scene { WindowGroup { Home(recipes: []) } }
}
