import Foundation

public struct ClubEvent: Identifiable, Hashable {
    public let id: UUID
    public var title: String
    public var date: Date
    public var venue: Venue
    public var guestIDs: [Int]

    public init(id: UUID = UUID(), title: String, date: Date, venue: Venue, guestIDs: [Int] = []) {
        self.id = id
        self.title = title
        self.date = date
        self.venue = venue
        self.guestIDs = guestIDs
    }
}

public struct Venue: Hashable {
    public let name: String
    /// Turn by turn, from the station.
    public let directions: [String]

    public init(name: String, directions: [String]) {
        self.name = name
        self.directions = directions
    }
}
