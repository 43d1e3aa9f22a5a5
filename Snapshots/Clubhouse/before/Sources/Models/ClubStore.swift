import Combine
import Foundation

/// Who belongs to the club, what is planned, and who is looking.
public final class ClubStore: ObservableObject {
    public enum Session {
        case signedOut
        case signedIn(Member)
    }

    @Published public private(set) var session = Session.signedOut
    @Published public private(set) var members: [Member]
    @Published public private(set) var events: [ClubEvent]

    public init(members: [Member] = ClubStore.sampleMembers, events: [ClubEvent] = ClubStore.sampleEvents) {
        self.members = members
        self.events = events
    }

    public func signIn(as name: String) {
        guard let member = members.first(where: { $0.name == name }) else { return }
        session = .signedIn(member)
    }

    public func signOut() {
        session = .signedOut
    }

    public func guests(of event: ClubEvent) -> [Member] {
        members.filter { event.guestIDs.contains($0.id) }
    }

    public func events(attendedBy memberID: Int) -> [ClubEvent] {
        events.filter { $0.guestIDs.contains(memberID) }
    }

    public func add(_ event: ClubEvent) {
        events.append(event)
    }
}

extension ClubStore {
    public static var sampleMembers: [Member] {
        [
            Member(id: 1, name: "Amara", role: .coach, phone: "555 0101"),
            Member(id: 2, name: "Jonas", role: .player),
            Member(id: 3, name: "Mei", role: .treasurer, phone: "555 0103"),
        ]
    }

    public static var sampleEvents: [ClubEvent] {
        let hall = Venue(name: "Old Mill Hall", directions: ["Left at the bakery", "Over the bridge", "Second door"])
        return [
            ClubEvent(title: "Season opening", date: Date(timeIntervalSinceReferenceDate: 650_000_000), venue: hall, guestIDs: [1, 2]),
            ClubEvent(title: "Annual meeting", date: Date(timeIntervalSinceReferenceDate: 652_000_000), venue: hall, guestIDs: [1, 3]),
        ]
    }
}
