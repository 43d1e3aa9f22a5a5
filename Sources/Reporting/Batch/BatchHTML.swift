extension BatchTable {
    /// The table as a page of its own, without scripts and without anything from elsewhere.
    public var html: String {
        let body = rows.map(Self.row).joined()
        let foot = cells(["total"] + sum.texts + [String(count(.failed)), ""])
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
            <title>navmigrate batch: \(HTML.escaped(sentence))</title>
            <style>
            :root { color-scheme: light dark; font-family: system-ui, sans-serif; }
            body { margin: 2rem; }
            table { border-collapse: collapse; }
            th, td { padding: 0.3rem 0.8rem; border-bottom: 1px solid #8884; text-align: right; vertical-align: top; }
            th:first-child, td:first-child, th:last-child, td:last-child { text-align: left; }
            tr.failed td:first-child::before { content: "✗ "; }
            tfoot { font-weight: bold; }
            small { opacity: 0.75; }
            </style>
            </head>
            <body>
            <h1>\(HTML.escaped(sentence))</h1>
            <table>
            <thead><tr>\((Self.heads + ["result"]).map { "<th scope=\"col\">\($0)</th>" }.joined())</tr></thead>
            <tbody>
            \(body)</tbody>
            <tfoot><tr>\(foot)</tr></tfoot>
            </table>
            </body>
            </html>

            """
    }

    private static func row(_ row: Row) -> String {
        let name = HTML.escaped(row.name)
        let link = row.report.map { "<a href=\"\(PercentEncoding.path($0))\">\(name)</a>" } ?? name
        let numbers = row.numberCells(missing: "–")
        let note = row.note.map { ": " + HTML.escaped($0) } ?? ""
        return "<tr class=\"\(row.result == .failed ? "failed" : "other")\">"
            + "<td>\(link)<br><small>\(HTML.escaped(row.path))</small></td>"
            + numbers.map { "<td>\($0)</td>" }.joined() + "<td>\(row.result.rawValue)\(note)</td></tr>\n"
    }

    private func cells(_ texts: [String]) -> String { texts.map { "<td>\($0)</td>" }.joined() }
}
