import ProjectModel

/// What the `#if` around a case asks for: all of several conditions.
struct CaseCondition {
    private var parts: [CompilationCondition] = []

    mutating func add(_ condition: CompilationCondition) {
        switch condition {
        case .always: return
        case .all(let conditions): for part in conditions { add(part) }
        default: if !parts.contains(condition) { parts.append(condition) }
        }
    }

    var isEmpty: Bool { parts.isEmpty }

    /// As code; nil where nothing is asked for.
    var text: String? {
        guard parts.count > 1 else { return parts.first?.text }
        return parts.map(\.operand).joined(separator: " && ")
    }
}

extension CompilationCondition {
    fileprivate var text: String {
        switch self {
        case .always: "true"
        case .os(let name): "os(\(name))"
        case .canImport(let name): "canImport(\(name))"
        case .targetEnvironment(let name): "targetEnvironment(\(name))"
        case .other(let text): text
        case .not(let condition): "!" + condition.operand
        case .all(let conditions): conditions.map(\.operand).joined(separator: " && ")
        case .any(let conditions): conditions.map(\.operand).joined(separator: " || ")
        }
    }

    /// In parentheses, where operators are in it.
    fileprivate var operand: String {
        switch self {
        case .all, .any: "(\(text))"
        case .other(let other): other.contains(" ") ? "(\(other))" : other
        default: text
        }
    }
}
