import SwiftUI

/// What has been typed in so far.
struct RecipeDraft {
    var title = ""
    var course = Course.main
    var servings = 2
    var steps: [String] = []

    func makeRecipe() -> Recipe {
        Recipe(
            id: UUID(), title: title, course: course, servings: servings, ingredients: [],
            steps: steps.map { RecipeStep(id: UUID(), instruction: $0, duration: nil) },
            nutrition: Nutrition(energy: 0, protein: 0))
    }
}

/// A sheet in two pages: the basics, then the steps.
struct NewRecipeView: View {
    @Environment(\.presentationMode) private var presentationMode
    @EnvironmentObject private var store: RecipeStore
    @State private var draft = RecipeDraft()
    @State private var showsSteps = false

    var body: some View {
        NavigationView {
            Form {
                TextField("Title", text: $draft.title)
                Picker("Course", selection: $draft.course) {
                    ForEach(Course.allCases) { course in
                        Text(course.title).tag(course)
                    }
                }
                .pickerStyle(SegmentedPickerStyle())
                Stepper("Serves \(draft.servings)", value: $draft.servings, in: 1...12)

                Button("Continue") { showsSteps = true }
                    .disabled(draft.title.isEmpty)
            }
            .background(
                NavigationLink(
                    destination: DraftStepsView(draft: $draft) {
                        store.add(draft.makeRecipe())
                        presentationMode.wrappedValue.dismiss()
                    },
                    isActive: $showsSteps
                ) { EmptyView() }
                .hidden()
            )
            .navigationBarTitle("New recipe", displayMode: .inline)
            .navigationBarItems(leading: Button("Cancel") { presentationMode.wrappedValue.dismiss() })
        }
    }
}

struct DraftStepsView: View {
    @Binding var draft: RecipeDraft
    let onSave: () -> Void

    @State private var newStep = ""

    var body: some View {
        Form {
            ForEach(draft.steps, id: \.self) { Text($0) }
            TextField("Next step", text: $newStep)
            Button("Add") {
                draft.steps.append(newStep)
                newStep = ""
            }
            .disabled(newStep.isEmpty)
        }
        .navigationBarTitle("Steps")
        .navigationBarItems(trailing: Button("Save", action: onSave))
    }
}
