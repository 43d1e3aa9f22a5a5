import Combine
import Foundation

/// Everything the app knows, in memory.
final class RecipeStore: ObservableObject {
    @Published private(set) var recipes: [Recipe]
    @Published private(set) var log: [CookLogEntry] = []
    @Published var shoppingList: [ShoppingItem]

    init(
        recipes: [Recipe] = [.leekSoup, .mushroomRisotto],
        shoppingList: [ShoppingItem] = [
            ShoppingItem(id: UUID(), name: "Leeks", quantity: "3", aisle: .produce),
            ShoppingItem(id: UUID(), name: "Butter", quantity: "250 g", aisle: .dairy),
        ]
    ) {
        self.recipes = recipes
        self.shoppingList = shoppingList
    }

    // MARK: Reading

    func recipes(for course: Course) -> [Recipe] {
        recipes.filter { $0.course == course }
    }

    func recipes(matching query: String) -> [Recipe] {
        guard !query.isEmpty else { return recipes }
        let needle = query.lowercased()
        return recipes.filter { recipe in
            recipe.title.lowercased().contains(needle)
                || recipe.ingredients.contains { $0.lowercased().contains(needle) }
        }
    }

    func entries(for recipe: Recipe) -> [CookLogEntry] {
        log.filter { $0.recipeID == recipe.id }
    }

    func items(in aisle: Aisle) -> [ShoppingItem] {
        shoppingList.filter { $0.aisle == aisle }
    }

    // MARK: Changing

    func add(_ recipe: Recipe) {
        recipes.append(recipe)
    }

    func logCooking(of recipe: Recipe, on date: Date) {
        log.append(CookLogEntry(id: UUID(), recipeID: recipe.id, date: date, rating: 3, note: ""))
    }

    func removeBoughtItems() {
        shoppingList.removeAll { $0.isBought }
    }
}
