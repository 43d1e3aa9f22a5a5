import Combine
import Foundation

/// An exhibit. What is on its card never changes.
struct Exhibit: Identifiable {
    let id: Int
    let name: String
    let maker: Maker?
    let condition: Condition
}

struct Maker {
    let name: String
    let born: Int
}

enum Condition {
    case mint, worn
    case broken(parts: Int)
}

/// A label in the making.
struct Placard: Identifiable {
    let id: UUID
    var text: String
}

/// What the museum has.
final class Cabinet: ObservableObject {
    let exhibits = [
        Exhibit(id: 1, name: "Left-handed teapot", maker: Maker(name: "Ada", born: 1871), condition: .mint),
        Exhibit(id: 2, name: "Square wheel", maker: nil, condition: .broken(parts: 4)),
    ]
    @Published var placards: [Placard] = []
    @Published var featured = 1

    func exhibit(_ id: Int) -> Exhibit? {
        exhibits.first { $0.id == id }
    }
}

/// Listens to what visitors say at one exhibit.
final class Recorder: ObservableObject {
    let exhibitID: Int
    let gain: Double
    @Published var seconds = 0

    init(exhibitID: Int, gain: Double) {
        self.exhibitID = exhibitID
        self.gain = gain
    }
}
