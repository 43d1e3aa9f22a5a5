extension RandomApp {
    /// Apps with one thing less: they are tried until none of them has the fault any more.
    var smaller: [RandomApp] {
        var apps: [RandomApp] = []
        if isForIOS16 { apps.append(changed { $0.isForIOS16 = false }) }
        if roots.count > 1 { apps += roots.indices.map { index in changed { $0.roots.remove(at: index) } } }
        let used = Set(roots.map(\.screen)).union(screens.flatMap { $0.statements.flatMap(\.targets) })
        let unused = screens.filter { !used.contains($0.number) }
        if !unused.isEmpty { return [changed { $0.screens.removeAll { !used.contains($0.number) } }] }
        for (index, screen) in screens.enumerated() {
            apps += screen.statements.smaller.map { statements in changed { $0.screens[index].statements = statements }
            }
            if screen.layout != .stack { apps.append(changed { $0.screens[index].layout = .stack }) }
            apps += screen.parameters.indices.map { parameter in without(parameter, of: screen.number) }
        }
        return apps
    }

    private func changed(_ change: (inout RandomApp) -> Void) -> RandomApp {
        var app = self
        change(&app)
        return app
    }

    /// Without a parameter and all that is passed for it.
    private func without(_ parameter: Int, of screen: Int) -> RandomApp {
        changed { app in
            for index in app.screens.indices {
                if app.screens[index].number == screen { app.screens[index].parameters.remove(at: parameter) }
                app.screens[index].statements = app.screens[index].statements.map { $0.without(parameter, of: screen) }
            }
        }
    }
}

extension RandomApp.Statement {
    fileprivate var targets: [Int] {
        switch self {
        case .text, .button, .leave: []
        case .link(let link), .hidden(_, let link, _), .flagged(_, let link, _), .toolbar(let link), .menu(let link),
            .contextMenu(let link), .swipe(let link):
            link.destination.targets
        case .choice(_, let first, let second): (first + second).flatMap(\.targets)
        case .rows(_, let statements), .section(_, let statements): statements.flatMap(\.targets)
        case .selection(_, let links): links.flatMap(\.destination.targets)
        case .sheet(_, let destination, _): destination.targets
        }
    }

    /// What is simpler than it, and what is in it.
    fileprivate var smaller: [[RandomApp.Statement]] {
        switch self {
        case .text, .button, .sheet, .leave: []
        case .choice(let condition, let first, let second):
            [first, second] + first.smaller.map { [.choice(condition, $0, second)] }
                + second.smaller.map { [.choice(condition, first, $0)] }
        case .rows(let source, let statements): statements.smaller.map { [.rows(source, $0)] }
        case .section(let title, let statements): [statements] + statements.smaller.map { [.section(title, $0)] }
        case .selection(let choice, let links):
            links.count > 1 ? links.indices.map { [.selection(choice, [links[$0]])] } : []
        case .link(let link): link.smaller.map { [.link($0)] }
        case .hidden(let flag, let link, let trigger):
            [[.link(link)]] + (trigger == .button ? [] : [[.hidden(flag, link, .button)]])
                + link.smaller.map { [.hidden(flag, $0, trigger)] }
        case .flagged(let flag, let link, let isSet):
            [[.link(link)]] + (isSet ? [[.flagged(flag, link, isSetByCode: false)]] : [])
                + link.smaller.map { [.flagged(flag, $0, isSetByCode: isSet)] }
        case .toolbar(let link), .menu(let link), .contextMenu(let link), .swipe(let link): [[.link(link)]]
        }
    }

    fileprivate func without(_ parameter: Int, of screen: Int) -> RandomApp.Statement {
        func mapped(_ link: RandomApp.Link) -> RandomApp.Link {
            var link = link
            link.destination = link.destination.without(parameter, of: screen)
            return link
        }
        func mapped(_ statements: [RandomApp.Statement]) -> [RandomApp.Statement] {
            statements.map { $0.without(parameter, of: screen) }
        }
        return switch self {
        case .text, .button, .leave: self
        case .link(let link): .link(mapped(link))
        case .hidden(let flag, let link, let trigger): .hidden(flag, mapped(link), trigger)
        case .flagged(let flag, let link, let isSet): .flagged(flag, mapped(link), isSetByCode: isSet)
        case .toolbar(let link): .toolbar(mapped(link))
        case .menu(let link): .menu(mapped(link))
        case .contextMenu(let link): .contextMenu(mapped(link))
        case .swipe(let link): .swipe(mapped(link))
        case .choice(let condition, let first, let second): .choice(condition, mapped(first), mapped(second))
        case .rows(let source, let statements): .rows(source, mapped(statements))
        case .section(let title, let statements): .section(title, mapped(statements))
        case .selection(let choice, let links): .selection(choice, links.map { mapped($0) })
        case .sheet(let flag, let destination, let hasContainer):
            .sheet(flag, destination.without(parameter, of: screen), hasContainer: hasContainer)
        }
    }
}

extension RandomApp.Link {
    fileprivate var smaller: [RandomApp.Link] {
        var simpler = self
        simpler.form = .titled
        return (form == .titled || !destination.isExpression ? [] : [simpler])
            + destination.smaller.map { destination in
                var link = self
                link.destination = destination
                return link
            }
    }
}

extension RandomApp.Destination {
    fileprivate var targets: [Int] {
        switch self {
        case .screen(let number, _): [number]
        case .titled(let inner, _), .delayed(let inner): inner.targets
        case .choice(_, let first, let second): first.targets + second.targets
        }
    }

    fileprivate var isExpression: Bool {
        if case .choice = self { false } else { true }
    }

    fileprivate var smaller: [RandomApp.Destination] {
        switch self {
        case .screen: []
        case .titled(let inner, _), .delayed(let inner): [inner]
        case .choice(_, let first, let second): [first, second]
        }
    }

    fileprivate func without(_ parameter: Int, of screen: Int) -> RandomApp.Destination {
        switch self {
        case .screen(let number, var arguments):
            if number == screen { arguments.remove(at: parameter) }
            return .screen(number, arguments)
        case .titled(let inner, let title): return .titled(inner.without(parameter, of: screen), title)
        case .delayed(let inner): return .delayed(inner.without(parameter, of: screen))
        case .choice(let condition, let first, let second):
            return .choice(condition, first.without(parameter, of: screen), second.without(parameter, of: screen))
        }
    }
}

extension [RandomApp.Statement] {
    /// Without one of them, or with a simpler one.
    fileprivate var smaller: [[RandomApp.Statement]] {
        indices.flatMap { index in
            var less = self
            less.remove(at: index)
            return [less]
                + self[index].smaller.map { simpler in
                    var changed = self
                    changed.replaceSubrange(index...index, with: simpler)
                    return changed
                }
        }
    }
}
