import Foundation

enum Continent: String, CaseIterable, Identifiable {
    case africa, asia, europe, oceania

    var id: String { rawValue }
    var name: String { rawValue.capitalized }
}

/// A country, as of the last edition. Nothing in it changes between editions.
struct Country: Identifiable {
    /// ISO 3166-1 alpha-2.
    let code: String
    let name: String
    let flag: String
    let continent: Continent
    let cities: [City]

    var id: String { code }
}

struct City: Identifiable, Hashable {
    let id: Int
    let name: String
    let population: Int
}

/// A trip in the making.
struct Journey: Identifiable {
    let id: UUID
    var title: String
    var countryCodes: [String]
}

extension Country {
    static let all = [
        Country(code: "KE", name: "Kenya", flag: "🇰🇪", continent: .africa, cities: [
            City(id: 1, name: "Nairobi", population: 4_397_000),
            City(id: 2, name: "Mombasa", population: 1_208_000),
        ]),
        Country(code: "JP", name: "Japan", flag: "🇯🇵", continent: .asia, cities: [
            City(id: 3, name: "Osaka", population: 2_753_000),
        ]),
        Country(code: "PT", name: "Portugal", flag: "🇵🇹", continent: .europe, cities: [
            City(id: 4, name: "Lisbon", population: 545_000),
            City(id: 5, name: "Porto", population: 231_000),
        ]),
        Country(code: "NZ", name: "New Zealand", flag: "🇳🇿", continent: .oceania, cities: [
            City(id: 6, name: "Wellington", population: 213_000),
        ]),
    ]
}