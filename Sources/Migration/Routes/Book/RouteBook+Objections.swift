import ProjectModel

extension RouteBook {
    /// Why the module's own enum can't get a case for a destination. Nil where it has the case or can have it, and where
    /// the book makes an enum of its own.
    func objection(to destination: LiftedDestination) -> RouteRefusal? {
        guard let existing, knownUse(destination, shared: SharedStruct.name) == nil else { return nil }
        if existing.view == nil, let missing = destination.hoisted.first(where: { !$0.isOfRoot }) {
            let registration = existing.registrations.first
            return RouteRefusal(
                name: routeName, file: registration?.file ?? existing.type.file,
                offset: registration?.offset ?? existing.type.offset,
                because: "its registration doesn't have '\(missing.name)'")
        }
        guard isCodable else { return nil }
        let check = ConformanceCheck(.codable, in: declarations)
        for part in destination.payload {
            let answer = check.answer(for: part.type, at: TypePlace(file: existing.type.file))
            if case .yes = answer, !part.isShared { continue }
            return RouteRefusal(
                name: routeName, file: existing.type.file, offset: existing.type.offset,
                because: "it is Codable, and '\(part.type)' isn't")
        }
        return nil
    }

    private var isCodable: Bool {
        guard let type = existing?.type, let facts = declarations.facts(of: type) else { return false }
        return facts.inherited.contains { ["Codable", "Encodable", "Decodable"].contains($0.type.lastName) }
    }

    private var declarations: DeclarationIndex { module.declarations }
}

extension HoistedValue {
    fileprivate var isOfRoot: Bool {
        if case .root = self { return true }
        return false
    }
}
