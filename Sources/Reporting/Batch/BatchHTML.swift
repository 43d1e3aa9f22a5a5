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
            <title>navmigrate batch: \(Self.escaped(sentence))</title>
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
            <h1>\(Self.escaped(sentence))</h1>
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
        let name = escaped(row.name)
        let link = row.report.map { "<a href=\"\(address($0))\">\(name)</a>" } ?? name
        let numbers = (row.numbers?.texts ?? ["–", "–", "–", "–"]) + [row.result == .failed ? "1" : "0"]
        let note = row.note.map { ": " + escaped($0) } ?? ""
        return "<tr class=\"\(row.result == .failed ? "failed" : "other")\">"
            + "<td>\(link)<br><small>\(escaped(row.path))</small></td>"
            + numbers.map { "<td>\($0)</td>" }.joined() + "<td>\(row.result.rawValue)\(note)</td></tr>\n"
    }

    private func cells(_ texts: [String]) -> String { texts.map { "<td>\($0)</td>" }.joined() }

    /// A relative address: every byte that isn't plain is written as its number.
    private static func address(_ path: String) -> String {
        path.utf8.map { byte in
            let scalar = UnicodeScalar(byte)
            let isPlain = byte < 0x80 && (scalar.properties.isAlphabetic || "0123456789/._-".utf8.contains(byte))
            if isPlain { return String(Character(scalar)) }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count == 1 ? "0" : "") + digits
        }.joined()
    }

    private static func escaped(_ text: String) -> String {
        Printable.text(text).unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "'": "&#39;"
            default: String(scalar)
            }
        }.joined()
    }
}
