import Combine
import Foundation

final class AtlasStore: ObservableObject {
    let countries: [Country]
    @Published private(set) var bookmarkedCodes: Set<String> = ["PT"]
    @Published var journeys: [Journey] = [
        Journey(id: UUID(), title: "Atlantic summer", countryCodes: ["PT"]),
        Journey(id: UUID(), title: "Around the Pacific", countryCodes: ["JP", "NZ"]),
    ]
    /// By country code.
    @Published var notes: [String: String] = [:]

    init(countries: [Country] = Country.all) {
        self.countries = countries
    }

    var bookmarks: [Country] {
        countries.filter { bookmarkedCodes.contains($0.code) }
    }

    func countries(in continent: Continent) -> [Country] {
        countries.filter { $0.continent == continent }
    }

    func countries(of journey: Journey) -> [Country] {
        journey.countryCodes.compactMap { code in countries.first { $0.code == code } }
    }

    func toggleBookmark(_ country: Country) {
        if bookmarkedCodes.remove(country.code) == nil {
            bookmarkedCodes.insert(country.code)
        }
    }

    func addJourney(titled title: String) {
        journeys.append(Journey(id: UUID(), title: title, countryCodes: []))
    }
}
