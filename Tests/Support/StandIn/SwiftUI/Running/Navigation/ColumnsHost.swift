/// Columns side by side: what a link shows appears in the column after its own. On a phone they are screens of one stack.
@MainActor
final class ColumnsHost {
    private enum Content {
        case source(LinkSource)
        /// With the destinations that the column before has.
        case value(AnyHashable, [Destination])
    }

    private let stacks: [StackHost]
    /// What links have put in the place of a column's own root.
    private var contents: [Content?]
    /// On a phone: the column that is seen.
    private var reached = 0

    init(count: Int) {
        stacks = (0..<count).map { _ in StackHost() }
        contents = Array(repeating: nil, count: count)
    }

    // MARK: Using

    func show(_ source: LinkSource, in column: Int) { show(.source(source), in: column) }

    func show(_ value: AnyHashable, in column: Int, known: [Destination]) { show(.value(value, known), in: column) }

    func isShown(_ source: LinkSource, in column: Int) -> Bool {
        if case .source(let shown) = contents[column] { shown.id == source.id } else { false }
    }

    /// Columns behind it stay as they are.
    func clear(_ column: Int) {
        let cleared = contents[column]
        contents[column] = nil
        stacks[column].reset()
        reached = min(reached, column - 1)
        if case .source(let source) = cleared { source.flag?.setActive(false) }
    }

    private func show(_ content: Content, in column: Int) {
        clear(column)
        contents[column] = content
        reached = column
    }

    // MARK: Showing

    /// - Parameter roots: one for each column.
    func show(
        _ roots: [[Leaf]], path: NavigationStackPath?, at place: Place, _ surroundings: Surroundings
    ) -> Element {
        let isPhone = place.app.device == .phone
        var shown: [ShownStack] = []
        for index in roots.indices {
            var inner = surroundings
            inner.isVisible = surroundings.isVisible && (!isPhone || index == reached)
            let isLast = index == roots.count - 1
            let column = place.child(.part("column \(index)"))
            shown.append(
                stacks[index].show(
                    root(index, roots[index], after: shown.last, column), path: path, at: column, inner,
                    neighbour: isLast ? nil : StackHost.Neighbour(columns: self, index: index + 1)))
        }
        guard isPhone else { return .columns(ShownColumns(columns: shown.map(\.flat))) }
        follow(shown.map(\.selections), place.app)
        return .stack(collapsed(shown))
    }

    private func root(_ index: Int, _ own: [Leaf], after: ShownStack?, _ place: Place) -> [Leaf] {
        switch contents[index] {
        case nil: return own
        case .source(let source):
            let newest = after?.sources.last { $0.id == source.id } ?? source
            contents[index] = .source(newest)
            return newest.content.leaves(at: place.child(.part("shown")).child(.id(newest.identity)))
        case .value(let value, let known):
            let level = Level(StackHost(), depth: 0)
            _ = own.show(Surroundings(level: level, isVisible: false, isHidden: true))
            guard let view = (known + level.destinations).view(for: value) else { return own }
            return view.leaves(at: place.child(.part("shown")).child(.id(value)))
        }
    }

    /// On a phone a row that is chosen shows the next column.
    private func follow(_ selections: [[ListSelection]], _ app: RunningApp) {
        for (column, selections) in selections.enumerated().dropLast() where !selections.isEmpty {
            let isChosen = selections.contains(where: \.isChosen)
            if isChosen, reached == column {
                reached = column + 1
                app.change { $0.isStale = true }
            } else if !isChosen, reached > column, contents[column + 1] == nil {
                reached = column
                app.change { $0.isStale = true }
            }
        }
    }

    private func collapsed(_ columns: [ShownStack]) -> ShownStack {
        let seen = columns[...reached].map(\.flat)
        var stack = ShownStack(
            screens: seen.flatMap(\.screens), ways: seen.flatMap(\.ways), back: seen.last?.back, selections: [],
            sources: [])
        if stack.back == nil, reached > 0 {
            let before = columns[reached - 1].selections
            stack.back = { [self] in
                let column = reached
                clear(column)
                reached = column - 1
                for selection in before { selection.choose(nil) }
            }
        }
        return stack
    }
}

@MainActor
struct ShownColumns {
    let columns: [ShownStack]
}

extension ShownStack {
    /// A stack whose only screen is a stack is that one.
    var flat: ShownStack {
        guard screens.count == 1, screens[0].elements.count == 1, case .stack(let inner) = screens[0].elements[0] else {
            return self
        }
        return inner
    }
}
