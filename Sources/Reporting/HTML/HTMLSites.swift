import Migration

/// The sites of an audit, as a table.
struct HTMLSites {
    let audit: AuditReport

    private static let limit = 5_000

    var html: HTML {
        guard !audit.rows.isEmpty else { return "" }
        let rows = audit.rows.prefix(Self.limit).map { row in
            """
            <tr data-search><td><code class="place">\(row.place.file):\(row.place.location.line):\(row.place.location.column)</code></td>\
            <td>\(row.siteClass.rawValue)</td><td><code>\(row.name)</code> \(row.detail)</td>\
            <td>\(row.outlook.sentence)</td></tr>

            """ as HTML
        }
        let rest = audit.rows.count - rows.count
        return """
            <section id="sites" aria-labelledby="sites-title">
            <h2 id="sites-title">Sites</h2>
            <div class="scroll"><table class="list"><caption class="unseen">Every navigation site</caption>
            <thead><tr><th scope="col">Place</th><th scope="col">Class</th><th scope="col">What</th>\
            <th scope="col">What becomes of it</th></tr></thead>
            <tbody>\(rows)</tbody></table></div>
            \(rest > 0 ? "<p class=\"left-out\">\(rest) more are in <code>--format json</code>.</p>" : "" as HTML)
            </section>

            """
    }
}
