import ProjectModel
import SwiftSyntax

/// How code finds the row that a tag stands for: `items.first(where: { $0.id == choice })`.
struct RowElement: Equatable {
    /// What the row calls it: `item`.
    let name: String
    private let collection: String
    /// What stands behind the element in the tag: `.id`; empty where the tag is the element.
    private let key: String

    /// - Parameter tag: of a link in a row of `ForEach(items) { item in`.
    /// - Returns: nil where the rows aren't those of a collection that code elsewhere in the view sees, too.
    init?(of link: LinkCall, tagged tag: ExprSyntax, _ context: ExpressionContext) {
        guard let row = link.surroundings.layers.first(where: { !$0.isSubject && $0.hasRows }),
            let rows = row.call.arguments.first, rows.label == nil, !rows.expression.trimmedDescription.contains("$"),
            let name = row.call.trailingClosure?.onlyParameter
        else { return nil }
        let isSeen = context.freeNames(of: rows.expression).allSatisfy { name in
            switch name.kind {
            case .closureParameter, .local: false
            default: true
            }
        }
        let text = tag.trimmedDescription
        guard isSeen, text == name || text.hasPrefix(name + ".") else { return nil }
        self.name = name
        collection = rows.expression.trimmedDescription
        key = String(text.dropFirst(name.count))
    }

    /// What binds the element whose tag `value` is, where there is one: `let item = items.first(where: { $0.id == 7 })`.
    func condition(for value: String) -> String {
        // `items.first?.id` is that of `items.first`.
        if !key.isEmpty, value.hasPrefix(collection + "."), value.hasSuffix("?" + key) {
            return "let \(name) = \(value.dropLast(key.count + 1))"
        }
        if key.isEmpty, ["first", "last", "randomElement()"].contains(where: { value == "\(collection).\($0)" }) {
            return "let \(name) = \(value)"
        }
        // The inner closure's `$0` would hide that of the value.
        let isHidden = value.contains("$")
        let tag = isHidden ? NameChoice.first(of: ["tag", "selectedTag"]) { $0 == name } : value
        return (isHidden ? "case let \(tag) = \(value), " : "")
            + "let \(name) = \(collection).first(where: { $0\(key) == \(tag) })"
    }
}

extension ClosureExprSyntax {
    /// `item` of `{ item in`.
    fileprivate var onlyParameter: String? {
        if case .simpleInput(let names)? = signature?.parameterClause {
            return names.count == 1 ? names.first?.name.text : nil
        }
        guard case .parameterClause(let clause)? = signature?.parameterClause, clause.parameters.count == 1 else {
            return nil
        }
        return clause.parameters.first.map { ($0.secondName ?? $0.firstName).text }
    }
}
