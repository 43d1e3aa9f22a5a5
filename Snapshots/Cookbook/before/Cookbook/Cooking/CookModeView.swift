//
//  CookModeView.swift
//  Cookbook
//

import SwiftUI

/// The steps in large type, for a phone that leans against the flour jar.
struct CookModeView: View {
    let recipe: Recipe
    @ObservedObject var session: CookingSession

    @EnvironmentObject private var store: RecipeStore
    @Environment(\.presentationMode) private var presentationMode

    var body: some View {
        List {
            ForEach(recipe.steps) { step in
                NavigationLink(destination: StepTimerView(step: step, session: session)) {
                    StepRow(step: step, isDone: session.isDone(step))
                        .font(.title2)
                }
            }
            Button("Finish") {
                session.finish()
                store.logCooking(of: recipe, on: Date())
                presentationMode.wrappedValue.dismiss()
            }
        }
        .navigationBarTitle("Cooking")
        .navigationBarBackButtonHidden(session.isRunning)
    }
}

struct StepRow: View {
    let step: RecipeStep
    let isDone: Bool

    var body: some View {
        HStack {
            Image(systemName: isDone ? "checkmark.circle.fill" : "circle")
            Text(step.instruction)
        }
    }
}
