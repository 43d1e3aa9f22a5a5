import ProjectModel
import SourceEditing

/// Step 2: `NavigationView` becomes `NavigationStack` or `NavigationSplitView`, and its style goes.
///
/// Before:
/// ```swift
/// NavigationView {
///     List(items) { Text($0.name) }
/// }
/// .navigationViewStyle(.stack)
/// ```
/// After:
/// ```swift
/// NavigationStack {
///     List(items) { Text($0.name) }
/// }
/// ```
///
/// What makes it unsafe: columns that only a Mac showed, columns that were never shown, a container inside a pushed
/// screen, links with `isActive:` or `tag:selection:` on iOS 16.
public enum ContainersStep {
    public static func plan(_ project: Project) -> StepPlan {
        let facts = ContainerFacts(project)
        let containers = project.files.flatMap { file in
            file.sites.containers.filter { !facts.isOwnType($0, in: file) }.map { site in
                PlannedContainer(file: file, site: site, verdict: ContainerJudge(facts: facts, file: file).verdict(on: site))
            }
        }
        let settled = ReturnsTogether.settle(containers)
        let styles = StylePlanner(project: project, facts: facts, containers: settled).decisions()
        let named = project.files.flatMap { file in
            file.sites.namedTypes.filter { !facts.isOwnType($0, in: file) }.map { NamedTypes.decision(on: $0, in: file) }
        }
        return StepPlan(
            step: .containers,
            decisions: settled.map { $0.decision() } + styles + named,
            notes: ContainerNotes.notes(settled, facts: facts))
    }
}

/// A container with what is to become of it.
struct PlannedContainer: Sendable {
    let file: ProjectFile
    let site: ContainerSite
    var verdict: ContainerVerdict

    var place: Place { Place(file: file.path, offset: site.name.lowerBound, in: file.source.text) }

    func decision() -> SiteDecision {
        let outcome: SiteDecision.Outcome =
            switch verdict {
            case .leave(let reason):
                .leave(reason.finding(at: place))
            case .convert(let conversion, let doubts, _):
                .fix(
                    Fix(
                        conversion.message, doubts.isEmpty ? .safe : .unsafe,
                        edits: [file.path: conversion.edits(for: site, in: file.source.text)]),
                    because: doubts.first?.finding(at: place))
            }
        return SiteDecision(place: place, kind: "NavigationView", outcome: outcome)
    }
}

/// What is to become of a container.
enum ContainerVerdict: Sendable {
    /// - `doubts`: why the conversion may change what users see; none: it is safe.
    /// - `wasColumns`: whether an iPad showed columns where there is one now.
    case convert(ContainerConversion, doubts: [ContainerDoubt], wasColumns: Bool)
    case leave(ContainerReason)

    var isConversion: Bool {
        if case .convert = self { return true }
        return false
    }
}

/// What a container becomes.
enum ContainerConversion: Sendable, Equatable {
    case stack
    /// A stack of the first view; the later ones, never shown, go.
    case stackOfFirst
    /// A split view; `stackInDetail`: the last column has links and gets a stack of its own.
    case splitView(stackInDetail: Bool)
    /// A split view with an empty detail column.
    case splitViewWithEmptyDetail
    /// Its content, without a container.
    case unwrapped

    var message: String {
        switch self {
        case .stack, .stackOfFirst: "NavigationView becomes NavigationStack"
        case .splitView, .splitViewWithEmptyDetail: "NavigationView becomes NavigationSplitView"
        case .unwrapped: "NavigationView goes, its content stays"
        }
    }
}

/// Containers that one function returns in several places have one type: they move together or not at all.
enum ReturnsTogether {
    static func settle(_ containers: [PlannedContainer]) -> [PlannedContainer] {
        var members: [Place: [Int]] = [:]
        for (index, container) in containers.enumerated() {
            guard let group = container.site.returnGroup else { continue }
            members[Place(file: container.file.path, offset: group, in: container.file.source.text), default: []].append(index)
        }
        var settled = containers
        for indices in members.values where !agree(indices.map { containers[$0].verdict }) {
            for index in indices where settled[index].verdict.isConversion { settled[index].verdict = .leave(.returnedTogether) }
        }
        return settled
    }

    private static func agree(_ verdicts: [ContainerVerdict]) -> Bool {
        let conversions = verdicts.map { verdict -> String? in
            guard case .convert(let conversion, let doubts, _) = verdict else { return nil }
            return conversion.message + (doubts.isEmpty ? "" : "?")
        }
        return conversions.count > 1 && conversions.allSatisfy { $0 != nil && $0 == conversions[0] }
    }
}
