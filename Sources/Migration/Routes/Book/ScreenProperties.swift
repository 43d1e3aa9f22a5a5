import ProjectModel

/// What `DestinationView` has by itself, under names that don't clash.
struct ScreenProperties: Sendable {
    private(set) var names: [HoistedKey: String]
    /// Those that it hasn't yet, in order.
    private(set) var added: [Property] = []
    private var taken: Set<String>

    struct Property: Sendable {
        let value: HoistedValue
        let name: String
        /// The condition that all its uses stand under.
        var condition: String?
    }

    /// - Parameters:
    ///   - names: those that it has.
    ///   - taken: the names of its other members.
    init(names: [HoistedKey: String], taken: Set<String>) {
        self.names = names
        self.taken = taken.union(names.values)
    }

    mutating func add(_ route: RouteCase) {
        let references = ScreenCode.tokens(of: route.code).references
        for value in ScreenCode.hoisted(in: route.code) {
            if let index = added.firstIndex(where: { HoistedKey($0.value) == HoistedKey(value) }) {
                if added[index].condition != route.condition { added[index].condition = nil }
            } else if names[HoistedKey(value)] == nil {
                let name = NameChoice.first(of: [value.name]) { taken.contains($0) || references.contains($0) }
                names[HoistedKey(value)] = name
                taken.insert(name)
                added.append(Property(value: value, name: name, condition: route.condition))
            }
        }
    }
}

extension ScreenProperties.Property {
    /// What it gets from who makes the view.
    var isRootValue: Bool {
        if case .root = value { return true }
        return false
    }

    var declaration: String {
        switch value {
        case .environmentObject(_, let type):
            "@EnvironmentObject private var \(name): \(type)"
        case .environment(_, let argument, let type):
            "@Environment(\(argument)) private var \(name)" + (type.map { ": \($0)" } ?? "")
        case .root(_, let type):
            "let \(name): \(type)"
        }
    }
}
