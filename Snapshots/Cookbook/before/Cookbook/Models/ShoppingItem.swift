import Foundation

/// A line of the shopping list.
struct ShoppingItem: Identifiable {
  let id: UUID
  var name: String
  var quantity: String
  var aisle: Aisle
  var isBought = false
}

enum Aisle: String, CaseIterable, Identifiable {
  case produce, dairy, dryGoods, spices

  var id: Self { self }

  var title: String {
    switch self {
    case .produce: return "Fruit & vegetables"
    case .dairy: return "Dairy"
    case .dryGoods: return "Dry goods"
    case .spices: return "Spices"
    }
  }
}
