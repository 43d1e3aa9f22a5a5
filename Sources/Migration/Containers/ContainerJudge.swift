import ProjectModel

/// Decides what becomes of a container. Guards return early; what passes them all is converted.
struct ContainerJudge {
    let facts: ContainerFacts
    let file: ProjectFile

    func verdict(on site: ContainerSite) -> ContainerVerdict {
        let systems = facts.deployments.systems(of: file.path, under: site.context.condition)
        if systems.entries.isEmpty { return .leave(.neverCompiled) }
        if let reason = availability(of: site, systems: systems) { return .leave(reason) }
        if let entry = systems.entry(without: .navigationStack) { return .leave(.deploymentTarget(entry)) }
        if case .unusual = site.content { return .leave(.unusualCall) }
        if let holder = facts.typeHolder(of: site) { return .leave(.namedType(holder)) }
        let columns = columns(of: site, on: systems.platforms)
        if let verdict = nesting(of: site, columns: columns) { return verdict }
        do throws(StyleResolution.Unresolved) {
            let resolution = StyleResolution(facts: facts, file: file, site: site, columns: columns)
            let style = try resolution.style(on: systems.platforms)
            let wide = site.context.role.isWide ? wideDevices(resolution, systems) : []
            return shape(of: site, style: style, columns: columns, systems: systems, wasColumns: wide)
        } catch {
            return .leave(error.reason)
        }
    }

    // MARK: Availability

    /// An older system's branch stays beside a stack, and where it is dead code.
    private func availability(of site: ContainerSite, systems: RunningSystems) -> ContainerReason? {
        guard case .older(let versions, let isWholeCondition, let hasStack) = site.context.availability else {
            return nil
        }
        let isDead = isWholeCondition && systems.entries.allSatisfy { runs(on: $0, after: versions) }
        return isDead || hasStack ? .availableCheck(isDead: isDead) : nil
    }

    /// Whether every system of the entry is as new as the versions: a platform that is not named falls under the "*",
    /// Catalyst goes by iOS where it is not named.
    private func runs(on entry: RunningSystems.Entry, after versions: [PlatformVersion]) -> Bool {
        let named =
            versions.first { $0.platform == entry.platform.rawValue }
            ?? (entry.platform == .macCatalyst ? versions.first { $0.platform == Platform.iOS.rawValue } : nil)
        guard let named else { return true }
        return SystemVersion(named.version).map { $0 <= entry.minimum } ?? false
    }

    // MARK: Nesting

    private func nesting(of site: ContainerSite, columns: ColumnCount) -> ContainerVerdict? {
        let nesting: ContainerDoubt.Nesting
        switch site.context.role {
        case .unclear(let name): return .leave(.unclearNesting(name))
        case .pushed: nesting = .pushed
        case .contained: nesting = .contained
        case .presented, .column, .apart: return nil
        case .plain:
            switch facts.ways.nesting(of: site, in: file.path) {
            case .none: return nil
            case .sometimes: return .leave(.nestedSometimes)
            case .always(let kind): nesting = kind
            }
        }
        guard case .closure = site.content else { return .leave(.nestedStack) }
        switch columns {
        case .exactly(1), .atMostOne: return .convert(.unwrapped, doubts: [.nestedStack(nesting)], wasColumns: [])
        case .exactly, .given, .hidden: return .leave(.nestedStack)
        }
    }

    // MARK: Shape

    private func columns(of site: ContainerSite, on platforms: Set<Platform>) -> ColumnCount {
        facts.ways.hidesColumns(of: site, in: file.path, on: platforms) ? .hidden(.body) : site.columns(on: platforms)
    }

    private func shape(
        of site: ContainerSite, style: EffectiveStyle, columns: ColumnCount, systems: RunningSystems,
        wasColumns: Set<WideDevice>
    ) -> ContainerVerdict {
        var doubts: [ContainerDoubt] = []
        let flagged = max(site.flaggedLinks.count, facts.ways.flaggedLinks(below: site, in: file.path))
        if flagged > 0, systems.entry(without: .observation) != nil { doubts.append(.legacyLinks(flagged)) }
        switch (style, columns) {
        case (.stack, .exactly(let number)) where number > 1:
            return stackOfFirst(site, number: number, doubts: doubts, on: systems.platforms)
        case (_, .hidden(let hiding)):
            return .leave(.hiddenColumns(hiding))
        case (_, .exactly(0)):
            return .convert(.stack, doubts: doubts, wasColumns: [])
        case (.stack, _):
            return .convert(.stack, doubts: doubts, wasColumns: wasColumns)
        case (.columns, .given):
            return .leave(.hiddenColumns(.given))
        case (.columns, .exactly(1)), (.columns, .atMostOne):
            return splitViewWithEmptyDetail(site, doubts: doubts)
        case (.automatic, .exactly(1)), (.automatic, .atMostOne), (.automatic, .given):
            if systems.platforms == [.macOS] { return splitViewWithEmptyDetail(site, doubts: [.macColumns] + doubts) }
            return .convert(.stack, doubts: doubts, wasColumns: wasColumns)
        case (_, .exactly(let number)):
            return splitView(site, number: number, doubts: doubts, on: systems.platforms)
        }
    }

    /// Where a container of one view was columns, by the style that it has there.
    private func wideDevices(_ resolution: StyleResolution, _ systems: RunningSystems) -> Set<WideDevice> {
        var devices: Set<WideDevice> = []
        if systems.includesPad, resolution.isAutomatic(on: .iOS) { devices.insert(.pad) }
        let macs: [Platform] = [.macOS, .macCatalyst]
        if macs.contains(where: { systems.platforms.contains($0) && resolution.isAutomatic(on: $0) }) {
            devices.insert(.mac)
        }
        return devices
    }

    private func stackOfFirst(
        _ site: ContainerSite, number: Int, doubts: [ContainerDoubt], on platforms: Set<Platform>
    ) -> ContainerVerdict {
        switch columnItems(of: site, number: number, on: platforms) {
        case .failure(let reason): .leave(reason.reason)
        case .success: .convert(.stackOfFirst, doubts: [.removedViews(number - 1)] + doubts, wasColumns: [])
        }
    }

    private func splitView(
        _ site: ContainerSite, number: Int, doubts: [ContainerDoubt], on platforms: Set<Platform>
    ) -> ContainerVerdict {
        guard number <= 3 else { return .leave(.tooManyColumns(number)) }
        switch columnItems(of: site, number: number, on: platforms) {
        case .failure(let reason): return .leave(reason.reason)
        case .success(let items):
            if items.dropLast().contains(where: \.keepsPushesInColumn) { return .leave(.detailLink) }
            let showsLinks = facts.ways.showsLinksInLastColumn(of: site, in: file.path)
            let needsStack = items.last.map { ($0.holdsLinks || showsLinks) && !$0.isStack } ?? false
            return .convert(.splitView(stackInDetail: needsStack), doubts: doubts, wasColumns: [])
        }
    }

    private func splitViewWithEmptyDetail(_ site: ContainerSite, doubts: [ContainerDoubt]) -> ContainerVerdict {
        guard case .closure(let closure) = site.content else { return .leave(.hiddenColumns(.given)) }
        if closure.items.contains(where: \.keepsPushesInColumn) { return .leave(.detailLink) }
        return .convert(.splitViewWithEmptyDetail, doubts: doubts, wasColumns: [])
    }

    /// The statements of the content, one for each column.
    private func columnItems(
        of site: ContainerSite, number: Int, on platforms: Set<Platform>
    ) -> Result<[ContentItem], StyleResolution.Unresolved> {
        guard case .closure(let closure) = site.content else {
            return .failure(.init(reason: .hiddenColumns(.given)))
        }
        if closure.hasCaptures || closure.items.contains(where: { $0.shape == .declaration }) {
            return .failure(.init(reason: .sharedDeclaration))
        }
        let counts = closure.items.map { $0.shape.columns(on: platforms) }
        if counts.contains(.exactly(0)) { return .failure(.init(reason: .hiddenColumns(.compilation))) }
        guard counts.allSatisfy({ $0 == .exactly(1) }) else {
            return .failure(.init(reason: .hiddenColumns(.grouping)))
        }
        return .success(closure.items)
    }
}

extension ContainerSite {
    /// The number of views that the container is given.
    func columns(on platforms: Set<Platform>) -> ColumnCount {
        switch content {
        case .closure(let closure): closure.shape.columns(on: platforms)
        case .value(_, let shape):
            switch shape.columns(on: platforms) {
            case .exactly(let number) where number > 1: .hidden(.grouping)
            case let count: count
            }
        case .unusual: .exactly(1)
        }
    }
}

extension SiteRole {
    /// Whether the view may be as wide as the screen: a sheet isn't, and shows one column on an iPad, too.
    fileprivate var isWide: Bool {
        switch self {
        case .presented(let kind): kind == nil || kind == .fullScreenCover
        case .plain, .pushed, .contained, .column, .unclear, .apart: true
        }
    }
}
