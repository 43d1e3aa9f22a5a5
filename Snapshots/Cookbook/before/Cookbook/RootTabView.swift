import SwiftUI

/// The three tabs. Each brings its own navigation; the style is set once, here.
struct RootTabView: View {
    var body: some View {
        TabView {
            RecipesTab()
                .tabItem { Label("Recipes", systemImage: "book") }
            PlannerTab()
                .tabItem { Label("Planner", systemImage: "calendar") }
            ShoppingTab()
                .tabItem { Label("Shopping", systemImage: "cart") }
        }
        .accentColor(.orange)
        // Without this the landscape layout of the large phones shows a half-empty split view.
        .navigationViewStyle(.stack)
    }
}
