import SwiftUI

struct RecipeDetailView: View {
    let recipe: Recipe

    @EnvironmentObject private var store: RecipeStore
    @StateObject private var session: CookingSession
    @State private var isCooking = false
    @State private var showsGlossary = false
    // Was set by the guided tour of version 2.
    @State private var showsPairings = false

    init(recipe: Recipe) {
        self.recipe = recipe
        _session = StateObject(wrappedValue: CookingSession(recipeID: recipe.id))
    }

    var body: some View {
        List {
            Section(header: Text("Ingredients")) {
                ForEach(recipe.ingredients, id: \.self) { Text($0) }
                NavigationLink(destination: LazyView(NutritionView(title: recipe.title, nutrition: recipe.nutrition))) {
                    Text("Nutrition")
                }
                NavigationLink(destination: PairingsView(course: recipe.course), isActive: $showsPairings) {
                    Text("Goes well with …")
                }
            }

            Section(header: Text("Steps")) {
                ForEach(recipe.steps) { step in
                    NavigationLink(
                        destination: StepTimerView(step: step, session: session), // one session for all steps
                        label: { StepRow(step: step, isDone: session.isDone(step)) }
                    )
                }
                Button("Start cooking") {
                    session.begin()
                    isCooking = true
                }
            }

            if !store.entries(for: recipe).isEmpty {
                Section(header: Text("Cooked before")) {
                    ForEach(store.entries(for: recipe)) { entry in
                        NavigationLink {
                            LogEntryView(entry: entry)
                        } label: {
                            Text(entry.date, style: .date)
                        }
                    }
                }
            }
        }
        // Cooking mode opens from the button only; a row would make the start too easy to hit.
        .background(
            NavigationLink(destination: CookModeView(recipe: recipe, session: session), isActive: $isCooking) {
                EmptyView()
            }
            .hidden()
        )
        .navigationBarTitle(Text(recipe.title), displayMode: .inline)
        .toolbar {
            ToolbarItem(placement: .navigationBarTrailing) {
                Button("Terms") { showsGlossary.toggle() }
            }
        }
        .sheet(isPresented: $showsGlossary) {
            // Needs no bar: one swipe closes it.
            GlossaryView()
        }
    }
}

struct NutritionView: View {
    let title: String
    let nutrition: Nutrition

    var body: some View {
        List {
            Text("Energy: \(nutrition.energy) kcal")
            Text("Protein: \(nutrition.protein) g")
        }
        .navigationTitle(title)
    }
}

/// What to serve with a course.
struct PairingsView: View {
    let course: Course

    var body: some View {
        Text(course == .dessert ? "Coffee." : "A dry white, or cider.")
            .navigationTitle("Pairings")
    }
}

struct LogEntryView: View {
    let entry: CookLogEntry

    var body: some View {
        VStack(spacing: 12) {
            Text(String(repeating: "★", count: entry.rating))
            Text(entry.note.isEmpty ? "No note" : entry.note)
        }
        .navigationBarTitle("Cooked")
    }
}

struct RecipeDetailView_Previews: PreviewProvider {
    static var previews: some View {
        NavigationView {
            RecipeDetailView(recipe: .mushroomRisotto)
        }
        .environmentObject(RecipeStore())
    }
}
