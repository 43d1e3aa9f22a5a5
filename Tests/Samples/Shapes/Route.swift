import SwiftUI

struct Recipe: Identifiable, Hashable, Codable {
    let id: UUID
    let title: String
}

enum Route: Hashable, Codable {
    case recipeDetail(recipe: Recipe)
    case settings
}

struct DestinationView: View {
    let route: Route

    var body: some View {
        switch route {
        case .recipeDetail(let recipe):
            RecipeDetailView(recipe: recipe)
        case .settings:
            SettingsView()
        }
    }
}

struct RecipeDetailView: View {
    let recipe: Recipe

    var body: some View { Text(recipe.title) }
}

struct SettingsView: View {
    var body: some View { Text("Settings") }
}
