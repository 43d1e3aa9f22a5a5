import Combine
import Foundation

/// Which steps of a recipe are done, from "Start cooking" to "Finish".
final class CookingSession: ObservableObject {
    let recipeID: UUID
    @Published private(set) var doneSteps: Set<UUID> = []
    @Published private(set) var isRunning = false

    init(recipeID: UUID) {
        self.recipeID = recipeID
    }

    func begin() {
        doneSteps = []
        isRunning = true
    }

    func finish() {
        isRunning = false
    }

    func markDone(_ step: RecipeStep) {
        doneSteps.insert(step.id)
    }

    func isDone(_ step: RecipeStep) -> Bool {
        doneSteps.contains(step.id)
    }
}
