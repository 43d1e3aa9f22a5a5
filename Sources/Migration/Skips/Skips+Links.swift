import ProjectModel

extension Skips {
    /// The comment on what a link's move would change besides: a type that becomes Hashable, a declaration that loses its
    /// `private`, a flag that goes.
    func obstacle(to link: LiftedLink) -> LinkObstacle? {
        for derivation in link.destination.payload.flatMap(\.derivations) {
            let type = derivation.facts.type
            if let obstacle = obstacle(type.offset, in: type.file, type.path) { return obstacle }
        }
        for widening in link.destination.widenings {
            let (file, offset) = (widening.file, widening.modifier.lowerBound)
            if let obstacle = obstacle(offset, in: file, widening.name) { return obstacle }
        }
        guard let flag = link.unusedFlag else { return nil }
        let name = flag.property.bindings.first?.pattern.trimmedDescription ?? "the flag"
        return obstacle(flag.property.span.lowerBound, in: link.call.file.path, name)
    }

    private func obstacle(_ offset: Int, in file: String, _ name: String) -> LinkObstacle? {
        comment(on: "destination-link", at: offset, in: file).map { LinkObstacle(.comment($0), on: "'\(name)'") }
    }
}
