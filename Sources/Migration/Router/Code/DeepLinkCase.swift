import ProjectModel

/// A case of the routes that links lead to.
struct DeepLinkCase: Sendable, Equatable {
    /// Without backticks.
    let name: String
    /// What stands for it in links.
    let word: String
    /// In their order.
    let values: [Value]
    /// The condition of the `#if` around it.
    let condition: String?

    struct Value: Sendable, Equatable {
        let label: String?
        /// Of an optional one, what it holds.
        let type: String
        let form: DeepLinkForm
        /// The label of a value that can be missing: in links it is a query item of that name.
        let itemName: String?
    }

    /// The values that stand in the path.
    var pathValues: [Value] { values.filter { $0.itemName == nil } }
    var items: [Value] { values.filter { $0.itemName != nil } }
}

extension DeepLinkCase {
    /// The arm that reads it.
    var arm: [CodeLine] {
        let head = CodeLine(0, "case \(StringLiteral.code(word)):")
        guard !values.isEmpty else { return [head, CodeLine(1, "self = .\(memberName)")] }
        let arguments = values.map { value in
            let label = value.label.map { CaseName.argumentLabel($0) + ": " } ?? ""
            let source = value.itemName.map { "item(\(StringLiteral.code($0)))" } ?? "value"
            return "\(label)link.\(source) \(value.form.reading)"
        }
        let line = "self = try .\(memberName)(\(arguments.joined(separator: ", ")))"
        if line.count <= Self.longestLine { return [head, CodeLine(1, line)] }
        let last = arguments.count - 1
        let lines = arguments.enumerated().map { CodeLine(2, $1 + ($0 == last ? ")" : ",")) }
        return [head, CodeLine(1, "self = try .\(memberName)(")] + lines
    }

    /// As it stands behind a dot.
    var memberName: String { ["init", "self", "Type"].contains(name) ? "`\(name)`" : name }

    private static let longestLine = 96
}
