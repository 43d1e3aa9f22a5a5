import ProjectModel
import SourceEditing

/// Tells by a file's bytes whether it declares one of the names that are asked for.
struct DeclaredNames: Sendable {
    private let types: Set<String>
    private let search: NameSearch
    private let members: NameSearch

    init(_ names: ShownNames) {
        types = names.types
        search = NameSearch(names.types)
        members = NameSearch(names.members)
    }

    func areDeclared(in bytes: [UInt8]) -> Bool {
        areMembersDeclared(in: bytes) || declaresType(bytes)
    }

    private func declaresType(_ bytes: [UInt8]) -> Bool {
        guard !search.names(in: bytes).isEmpty else { return false }
        return DeclarationScan(bytes: bytes).declarations.contains { declaration in
            switch declaration.kind {
            case .struct, .class, .enum, .actor, .extension:
                types.contains(declaration.name)
                    || declaration.name.split(separator: ".").last.map { types.contains(String($0)) } ?? false
            case .protocol, .typealias, .function, .variable: false
            }
        }
    }

    func areMembersDeclared(in bytes: [UInt8]) -> Bool { members.areDeclared(in: bytes) }
}
