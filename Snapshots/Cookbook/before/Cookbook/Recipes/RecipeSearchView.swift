import SwiftUI

struct RecipeSearchView: View
{
    @EnvironmentObject var store: RecipeStore
    @State private var query = ""

    var body: some View
    {
        List(store.recipes(matching: query))
        { recipe in
            NavigationLink(recipe.title, destination: RecipeDetailView(recipe: recipe))
        }
        .searchable(text: $query, prompt: "Title or ingredient")
        .navigationBarTitle("Search", displayMode: .inline)
    }
}
