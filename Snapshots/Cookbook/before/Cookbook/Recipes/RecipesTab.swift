//
//  RecipesTab.swift
//  Cookbook
//

import SwiftUI

/// The first tab: all recipes by course.
struct RecipesTab: View {
    @EnvironmentObject private var store: RecipeStore
    @State private var isAddingRecipe = false

    var body: some View {
        NavigationView {
            List {
                Section {
                    NavigationLink(destination: RecipeSearchView()) {
                        Label("Search all recipes", systemImage: "magnifyingglass")
                    }
                    NavigationLink("Settings", destination: SettingsView())
                }

                ForEach(Course.allCases) { course in
                    Section(header: Text(course.title)) {
                        ForEach(store.recipes(for: course)) { recipe in
                            // The detail needs all of the recipe, so the row hands it over whole.
                            NavigationLink(destination: RecipeDetailView(recipe: recipe)) {
                                RecipeRow(recipe: recipe)
                            }
                        }
                    }
                }
            }
            .listStyle(InsetGroupedListStyle())
            .navigationBarTitle("Cookbook")
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) {
                    NavigationLink(destination: ConversionsView()) {
                        Image(systemName: "scalemass")
                    }
                    .accessibilityLabel("Conversions")
                }
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button { isAddingRecipe = true } label: { Image(systemName: "plus") }
                        .accessibilityLabel("New recipe")
                }
            }
            .sheet(isPresented: $isAddingRecipe) {
                NewRecipeView()
            }
        }
    }
}

struct RecipeRow: View {
    let recipe: Recipe

    var body: some View {
        VStack(alignment: .leading) {
            Text(recipe.title).font(.headline)
            Text("Serves \(recipe.servings)").font(.caption).foregroundColor(.secondary)
        }
    }
}

/// Cups and spoons in grams and millilitres.
struct ConversionsView: View {
    var body: some View {
        List {
            Text("1 cup = 240 ml")
            Text("1 tablespoon = 15 ml")
        }
        .navigationBarTitle("Conversions", displayMode: .inline)
    }
}
