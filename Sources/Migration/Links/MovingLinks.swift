import ProjectModel
import SwiftSyntax

/// The links of a module that move together, as far as the edits of each of them depend on the others.
struct MovingLinks {
    let places: Set<NavigationGraph.CodePlace>
    /// How many of them name each flag, by its declaration.
    private let links: [SyntaxIdentifier: Int]

    init(_ moving: [LiftedLink]) {
        places = Set(moving.map(\.call.codePlace))
        links = moving.reduce(into: [:]) { links, link in
            if let flag = link.unusedFlag { links[flag.property.id, default: 0] += 1 }
        }
    }

    /// Whether all links that name the flag move: it goes with them.
    func areAll(of flag: UnusedFlag) -> Bool { links[flag.property.id] == flag.links }
}
