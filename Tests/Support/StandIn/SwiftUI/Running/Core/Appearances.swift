/// Who wants to know when a view comes and goes.
@MainActor
struct Watch {
    let id: AnyHashable
    let appears: () -> Void
    let disappears: () -> Void
}

/// Which of the watched views are to be seen.
@MainActor
struct Appearances {
    private var current: [Watch] = []

    /// What is to be done, now that these are seen.
    mutating func update(with watches: [Watch]) -> [() -> Void] {
        let (before, after) = (Set(current.map(\.id)), Set(watches.map(\.id)))
        let come = watches.filter { !before.contains($0.id) }
        let gone = current.filter { !after.contains($0.id) }
        current = watches
        return come.map(\.appears) + gone.map(\.disappears)
    }
}
