import ProjectModel
import SourceEditing

/// Tells by a file's bytes whether it declares one of the names that are asked for.
struct DeclaredNames: Sendable {
    private let types: Set<String>
    private let search: NameSearch
    private let members: NameSearch

    init(_ names: ShownNames) {
        self.init(types: names.types, members: names.members)
    }

    init(types: Set<String>, members: Set<String> = []) {
        self.types = types
        search = NameSearch(types)
        self.members = NameSearch(members)
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

/// Tells by a file's bytes whether it declares a type that is called as one of SwiftUI's new containers: a migrated
/// container can't be called by the bare name then.
enum OwnContainers {
    private static let names: [ContainerKind] = [.stack, .splitView]
    private static let needles = NeedleSet(names.map(\.rawValue))
    private static let search = NameSearch(Set(names.map(\.rawValue)))
    private static let introducers = ["struct", "class", "enum", "actor", "protocol", "typealias"]

    static func areDeclared(in bytes: [UInt8]) -> Bool {
        needles.contains(in: bytes) && search.areDeclared(by: introducers, in: bytes)
    }
}
