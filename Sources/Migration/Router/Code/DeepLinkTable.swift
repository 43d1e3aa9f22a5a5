/// The links of an app, for people to read.
struct DeepLinkTable: Sendable, Equatable {
    let rows: [Row]
    /// The cases that no link leads to, with the reasons.
    let others: [DeepLinkPlan.Unreadable]

    struct Row: Sendable, Equatable {
        /// The case, as code: `recipeDetail(id:)`.
        let route: String
        /// One for each beginning, values in braces: `myapp://recipe-detail/{id}?style={style}`.
        let links: [String]
        /// The values with their types: `id: UUID`.
        let values: [String]
        /// The condition of the `#if` around the case.
        let condition: String?
    }

    init(_ plan: DeepLinkPlan, _ bases: [DeepLinkBase]) {
        rows = plan.cases.map { item in
            let labels = item.values.map { "\($0.label ?? "_"):" }.joined()
            let parts = [PercentEncoding.encoded(item.word)] + item.pathValues.map { "{\($0.label ?? $0.type)}" }
            let items = item.items.compactMap(\.itemName).map { "\(PercentEncoding.encoded($0))={\($0)}" }
            let query = items.isEmpty ? "" : "?" + items.joined(separator: "&")
            return Row(
                route: item.name + (labels.isEmpty ? "" : "(\(labels))"),
                links: bases.map { $0.link(to: parts) + query },
                values: item.values.map { "\($0.label ?? "_"): \($0.type)\($0.itemName == nil ? "" : "?")" },
                condition: item.condition)
        }
        others = plan.unreadable
    }
}
