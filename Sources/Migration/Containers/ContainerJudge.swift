import ProjectModel

/// Decides what becomes of a container. Guards return early; what passes them all is converted.
struct ContainerJudge {
    let facts: ContainerFacts
    let file: ProjectFile

    func verdict(on site: ContainerSite) -> ContainerVerdict {
        let systems = facts.deployments.systems(of: file.path, under: site.context.condition)
        let oldEntry = systems.entry(without: .navigationStack)
        if let reason = availability(of: site, systems: systems) { return .leave(reason) }
        if let oldEntry { return .leave(.deploymentTarget(oldEntry)) }
        if case .unusual = site.content { return .leave(.unusualCall) }
        if let holder = facts.typeHolder(of: site) { return .leave(.namedType(holder)) }

        let style: EffectiveStyle
        switch effectiveStyle(of: site, on: systems.platforms) {
        case .success(let found): style = found
        case .failure(let leave): return .leave(leave.reason)
        }
        if let verdict = nesting(of: site, style: style, systems: systems) { return verdict }
        return shape(of: site, style: style, systems: systems)
    }

    // MARK: Availability

    /// An older system's branch stays beside a stack, and where it is dead code.
    private func availability(of site: ContainerSite, systems: RunningSystems) -> ContainerReason? {
        guard case .older(let versions, let hasStack) = site.context.availability else { return nil }
        // A platform that isn't named falls under the '*'.
        let isDead = systems.entries.allSatisfy { entry in
            let named = versions.first { $0.platform == entry.platform.rawValue }
            return named.map { SystemVersion($0.version).map { $0 <= entry.minimum } ?? false } ?? true
        }
        return isDead || hasStack ? .availableCheck(isDead: isDead) : nil
    }

    // MARK: Style

    private struct Leave: Error { let reason: ContainerReason }

    private enum EffectiveStyle { case stack, columns, automatic }

    private func effectiveStyle(of site: ContainerSite, on platforms: Set<Platform>) -> Result<EffectiveStyle, Leave> {
        for index in site.styles {
            let style = file.sites.styles[index]
            let holds = Set(platforms.map { style.condition.holds(on: $0) })
            if holds == [false] { continue }
            let known = known(facts.resolved(style.value))
            guard case .success(let value) = known else { return known }
            if holds == [true] || holds.isEmpty { return known }
            return value == .stack && columns(of: site, on: platforms) == .exactly(1) ? known : .failure(Leave(reason: .styleVaries))
        }
        for name in site.modifiers {
            if let value = facts.style(named: name, kind: .modifier) { return known(value) }
        }
        return facts.ambientStyle(of: site, in: file).map { ambient in
            columns(of: site, on: platforms) == .exactly(1) && ambient == .stack
                ? .success(.stack) : .failure(Leave(reason: .styleElsewhere))
        } ?? .success(.automatic)
    }

    private func known(_ value: StyleValue) -> Result<EffectiveStyle, Leave> {
        switch value {
        case .stack: .success(.stack)
        case .columns: .success(.columns)
        case .automatic: .success(.automatic)
        case .custom(let name): .failure(Leave(reason: .customStyle(name)))
        case .constant(let text), .runtime(let text): .failure(Leave(reason: .runtimeStyle(text)))
        }
    }

    // MARK: Nesting

    private func nesting(of site: ContainerSite, style: EffectiveStyle, systems: RunningSystems) -> ContainerVerdict? {
        switch site.context.role {
        case .plain, .presented, .column: return nil
        case .pushed, .contained:
            guard case .closure(let closure) = site.content, closure.label == nil, closure.items.count == 1,
                columns(of: site, on: systems.platforms) == .exactly(1)
            else { return .leave(.nestedStack) }
            return .convert(.unwrapped, doubts: [.nestedStack], wasColumns: false)
        }
    }

    // MARK: Shape

    private func columns(of site: ContainerSite, on platforms: Set<Platform>) -> ColumnCount {
        switch site.content {
        case .closure(let closure): closure.shape.columns(on: platforms)
        case .value: .given("content")
        case .unusual: .exactly(1)
        }
    }

    private func shape(of site: ContainerSite, style: EffectiveStyle, systems: RunningSystems) -> ContainerVerdict {
        let count = columns(of: site, on: systems.platforms)
        var doubts: [ContainerDoubt] = []
        if !site.flaggedLinks.isEmpty, systems.entry(without: .observation) != nil {
            doubts.append(.legacyLinks(site.flaggedLinks.count))
        }
        switch (style, count) {
        case (.stack, .exactly(let number)) where number > 1:
            guard case .closure(let closure) = site.content, closure.items.allSatisfy({ $0.shape.isOneView }) else {
                return .leave(.hiddenColumns(.conditional))
            }
            return .convert(.stackOfFirst, doubts: [.removedViews(number - 1)] + doubts, wasColumns: false)
        case (.stack, .hidden(let hiding)):
            return .leave(.hiddenColumns(hiding))
        case (.stack, _):
            return .convert(.stack, doubts: doubts, wasColumns: false)
        case (_, .hidden(let hiding)):
            return .leave(.hiddenColumns(hiding))
        case (_, .given):
            return .leave(.hiddenColumns(.given))
        case (.columns, .exactly(1)), (.columns, .atMostOne):
            return .convert(.splitViewWithEmptyDetail, doubts: doubts, wasColumns: false)
        case (.automatic, .exactly(1)), (.automatic, .atMostOne):
            guard systems.platforms != [.macOS] else {
                return .convert(.splitViewWithEmptyDetail, doubts: [.macColumns] + doubts, wasColumns: false)
            }
            return .convert(.stack, doubts: doubts, wasColumns: systems.includesPad)
        case (_, .exactly(0)):
            return .convert(.stack, doubts: doubts, wasColumns: false)
        case (_, .exactly(let number)):
            return splitView(site, number: number, doubts: doubts)
        }
    }

    private func splitView(_ site: ContainerSite, number: Int, doubts: [ContainerDoubt]) -> ContainerVerdict {
        guard number <= 3 else { return .leave(.tooManyColumns(number)) }
        guard case .closure(let closure) = site.content else { return .leave(.hiddenColumns(.given)) }
        if closure.items.contains(where: { $0.shape == .declaration }) { return .leave(.sharedDeclaration) }
        guard closure.items.count == number, closure.items.allSatisfy({ $0.shape.isOneView }) else {
            return .leave(.hiddenColumns(.conditional))
        }
        let detail = closure.items[number - 1]
        return .convert(
            .splitView(stackInDetail: detail.holdsLinks && !detail.isStack), doubts: doubts, wasColumns: false)
    }
}

extension ViewShape {
    /// Whether one statement stands for exactly one column.
    fileprivate var isOneView: Bool {
        switch self {
        case .view: true
        case .branches(let shapes, let isExhaustive): isExhaustive && shapes.allSatisfy(\.isOneView)
        case .several(let shapes): shapes.count == 1 && shapes[0].isOneView
        case .given, .compiled, .repeated, .declaration: false
        }
    }
}
