/// A screen of a navigation container while it is shown: what its views say to the container.
@MainActor
final class Level {
    let host: StackHost
    /// How many screens lie below it.
    let depth: Int
    private(set) var destinations: [Destination] = []
    private(set) var sources: [LinkSource] = []
    private(set) var selections: [ListSelection] = []

    init(_ host: StackHost, depth: Int) {
        (self.host, self.depth) = (host, depth)
    }

    func add(_ destination: Destination) { destinations.append(destination) }
    func add(_ source: LinkSource) { sources.append(source) }
    func add(_ selection: ListSelection) { selections.append(selection) }
}

/// What a stack shows for values of a type.
@MainActor
struct Destination {
    let type: Any.Type
    let make: (AnyHashable) -> (any View)?

    func view(for value: AnyHashable) -> (any View)? {
        Swift.type(of: value.base) == type ? make(value) : nil
    }
}

extension [Destination] {
    /// The one nearest the root decides.
    @MainActor func view(for value: AnyHashable) -> (any View)? {
        lazy.compactMap { $0.view(for: value) }.first
    }
}

/// A link with a screen of its own, or a modifier that presents one in the stack.
@MainActor
struct LinkSource {
    /// Of its place.
    let id: Int
    /// What it is shown for; another one is another screen.
    var item: AnyHashable?
    /// As it was made in the last pass.
    let content: any View
    let flag: NavigationLinkFlag?
    /// Of a link.
    var label = ""
    /// Whether it goes to the next column, where there is one.
    var isDetailLink = true
}
