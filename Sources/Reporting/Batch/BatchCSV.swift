extension BatchTable {
    /// The table as RFC 4180 has it, for spreadsheets: a cell that one would take for a formula is made text.
    public var csv: String {
        let head = ["repository", "path", "result", "sites", "migrated", "unsafe", "left", "failed", "reason"]
        let body = rows.map { row in
            [row.name, row.path, row.result.rawValue] + row.numberCells(missing: "") + [row.note ?? ""]
        }
        return ([head] + body).map { $0.map(Self.cell).joined(separator: ",") + "\r\n" }.joined()
    }

    private static func cell(_ text: String) -> String {
        let isFormula = text.unicodeScalars.first.map { "=+-@\t\r\n".unicodeScalars.contains($0) } ?? false
        let safe = isFormula ? "'" + text : text
        guard safe.unicodeScalars.contains(where: { "\",\r\n".unicodeScalars.contains($0) }) else { return safe }
        let quoted = safe.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined()
        return "\"" + quoted + "\""
    }
}
