import ProjectModel
import SourceEditing

extension Groundwork {
    /// Adds what another has: edits that both have count once.
    mutating func formUnion(_ other: Groundwork) {
        newFiles += other.newFiles
        for (file, new) in other.edits {
            edits[file, default: []] += new.filter { !edits[file, default: []].contains($0) }
        }
    }

    /// What links need together to move: their cases, the conformances of what those carry, names that become visible.
    /// - Parameter book: with the cases of the links.
    init(of moving: [LiftedLink], _ book: RouteBook, _ module: ModuleLinks, in project: Project) {
        self.init()
        let changes = book.changes(includingUnsafe: true)
        edits = changes.edits
        if let file = changes.newFile, let home = module.home,
            !add(file.path, file.text, beside: home.file, in: project)
        {
            // Where the module can't have a further file, its code goes to the end of the root's own.
            edits = book.changes(includingUnsafe: true, host: home.file).edits
        }
        var types: Set<DeclaredType> = []
        for link in moving {
            for derivation in link.destination.payload.flatMap(\.derivations) {
                guard types.insert(derivation.facts.type).inserted else { continue }
                edits[derivation.facts.type.file, default: []].append(derivation.edit)
            }
        }
        for widening in Set(moving.flatMap(\.destination.widenings)) {
            edits[widening.file, default: []].append(.delete(widening.modifier))
        }
    }

    /// A new file, entered in the project's manifest where that lists its files.
    /// - Returns: false where it can't be: its code has to go elsewhere.
    mutating func add(_ path: String, _ text: String, beside neighbour: String, in project: Project) -> Bool {
        let manifests = ManifestSet(manifests: project.manifests, swiftFiles: project.swiftFiles)
        switch NewFileMembership.of(path, beside: neighbour, in: manifests) {
        case .nothingToDo: break
        case .edits(let entries), .generated(_, let entries): edits.merge(entries) { $0 + $1 }
        case .impossible: return false
        }
        newFiles.append(.init(path: path, text: text, besideFile: neighbour))
        return true
    }
}
