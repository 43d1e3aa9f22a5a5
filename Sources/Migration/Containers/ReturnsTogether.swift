import ProjectModel

/// Containers that one function returns in several places have one type: they move together or not at all.
enum ReturnsTogether {
    static func settle(_ containers: [PlannedContainer]) -> [PlannedContainer] {
        var members: [Place: [Int]] = [:]
        for (index, container) in containers.enumerated() {
            guard let group = container.site.returnGroup else { continue }
            members[container.file.place(at: group.start), default: []].append(index)
        }
        var settled = containers
        for indices in members.values where !agree(indices.map { containers[$0] }) {
            for index in indices where settled[index].verdict.isConversion {
                settled[index].verdict = .leave(.returnedTogether)
            }
        }
        return settled
    }

    /// Whether every value that the function returns is a container of the group, and all become the same.
    private static func agree(_ containers: [PlannedContainer]) -> Bool {
        let conversions = containers.map { container -> String? in
            guard case .convert(let conversion, let doubts, _) = container.verdict else { return nil }
            return conversion.message + (doubts.isEmpty ? "" : "?")
        }
        return conversions.count == containers[0].site.returnGroup?.count
            && conversions.allSatisfy { $0 != nil && $0 == conversions[0] }
    }
}
