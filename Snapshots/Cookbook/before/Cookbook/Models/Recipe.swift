import Foundation

/// A dish and how to make it. A recipe is never edited in place: saving makes a new one.
struct Recipe: Identifiable {
    let id: UUID
    let title: String
    let course: Course
    let servings: Int
    let ingredients: [String]
    let steps: [RecipeStep]
    let nutrition: Nutrition
}

struct RecipeStep: Identifiable {
    let id: UUID
    let instruction: String
    /// How long the step takes by itself, in seconds; nil where the cook decides.
    let duration: TimeInterval?
}

/// Per serving.
struct Nutrition {
    let energy: Int // kcal
    let protein: Int // g
}

enum Course: String, CaseIterable, Identifiable {
    case starter, main, dessert

    var id: String { rawValue }

    var title: String {
        switch self {
        case .starter: return "Starters"
        case .main: return "Mains"
        case .dessert: return "Desserts"
        }
    }
}

/// One time that a recipe was cooked. The rating and the note can be changed later.
struct CookLogEntry: Identifiable {
    let id: UUID
    let recipeID: UUID
    let date: Date
    var rating: Int
    var note: String
}

// MARK: - Samples

extension Recipe {
    static let leekSoup = Recipe(
        id: UUID(),
        title: "Leek and Potato Soup",
        course: .starter,
        servings: 4,
        ingredients: ["3 leeks", "400 g potatoes", "1 l stock", "50 g butter"],
        steps: [
            RecipeStep(id: UUID(), instruction: "Sweat the leeks in the butter.", duration: 600),
            RecipeStep(id: UUID(), instruction: "Add potatoes and stock, simmer.", duration: 1200),
            RecipeStep(id: UUID(), instruction: "Blend until smooth, season.", duration: nil),
        ],
        nutrition: Nutrition(energy: 260, protein: 6)
    )

    static let mushroomRisotto = Recipe(
        id: UUID(), title: "Mushroom Risotto", course: .main, servings: 2,
        ingredients: ["200 g arborio rice", "250 g mushrooms", "750 ml stock", "1 shallot"],
        steps: [
            RecipeStep(id: UUID(), instruction: "Toast the rice with the shallot.", duration: 180),
            RecipeStep(id: UUID(), instruction: "Ladle in the stock, stirring.", duration: 1080),
        ],
        nutrition: Nutrition(energy: 540, protein: 14)
    )
}
