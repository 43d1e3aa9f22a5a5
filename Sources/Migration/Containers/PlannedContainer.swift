import ProjectModel
import SourceEditing

/// A container with what is to become of it.
struct PlannedContainer: Sendable {
    let file: ProjectFile
    let site: ContainerSite
    let names: ContainerNames
    var verdict: ContainerVerdict

    var place: Place { file.place(at: site.name.lowerBound) }

    /// Left where what makes it unsafe isn't asked for.
    func asked(for selection: SiteSelection) -> PlannedContainer {
        guard !selection.isAll, case .convert(_, let doubts, _) = verdict,
            let refusal = doubts.firstResult({ selection.refusal(of: $0.finding(at: place).id) })
        else { return self }
        var container = self
        container.verdict = .leave(.excluded(.options(refusal)))
        return container
    }

    func decision() -> SiteDecision {
        let outcome: SiteDecision.Outcome =
            switch verdict {
            case .leave(let reason):
                .leave(reason.finding(at: place))
            case .convert(let conversion, let doubts, _):
                .fix(fix(conversion, doubts), because: doubts.first?.finding(at: place))
            }
        return SiteDecision(place: place, kind: "NavigationView", outcome: outcome)
    }

    private func fix(_ conversion: ContainerConversion, _ doubts: [ContainerDoubt]) -> Fix {
        let change = conversion.change(of: site, names: names, in: file.source.text)
        return Fix(
            conversion.message, doubts.isEmpty ? .safe : .unsafe, edits: [file.path: change.edits],
            shifts: [file.path: change.shifts])
    }

    /// The bytes of the views that the conversion takes away.
    var removedViews: [Range<Int>] {
        guard case .convert(.stackOfFirst, _, _) = verdict, case .closure(let closure) = site.content else { return [] }
        return RemovedViews.ranges(in: closure)
    }
}

/// What is to become of a container.
enum ContainerVerdict: Sendable {
    /// - `doubts`: why the conversion may change what users see; none: it is safe.
    /// - `wasColumns`: the devices that showed columns where there is one now.
    case convert(ContainerConversion, doubts: [ContainerDoubt], wasColumns: Set<WideDevice>)
    case leave(ContainerReason)

    var isConversion: Bool {
        if case .convert = self { return true }
        return false
    }
}
