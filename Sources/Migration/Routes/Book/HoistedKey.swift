import ProjectModel

/// What makes two hoisted values one: an object of the environment goes by its type, whatever a view calls it.
enum HoistedKey: Hashable, Sendable {
    case environmentObject(ResolvedType)
    case environment(argument: String, isOptional: Bool)
    case root(name: String, type: ResolvedType)

    init(_ value: HoistedValue) {
        switch value {
        case .environmentObject(_, let type):
            self = .environmentObject(type)
        case .environment(_, let argument, let type):
            self = .environment(argument: argument.withoutBlanks, isOptional: type?.hasSuffix("?") == true)
        case .root(let name, let type):
            self = .root(name: name, type: type)
        }
    }
}

extension String {
    var withoutBlanks: String { filter { !$0.isWhitespace } }
}
