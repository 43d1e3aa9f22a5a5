extension BatchTable {
    /// The table for a terminal: columns in line, the sum below, and the reasons of those that aren't done.
    public var text: String {
        let body = rows.map { row in [Printable.text(row.name)] + row.numberCells(missing: "-") }
        let foot = ["total"] + sum.texts + [String(count(.failed))]
        let lines = [Self.heads] + body + [foot]
        let widths = Self.heads.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        var text = lines.map { line in
            let cells = line.indices.map { column in
                let space = String(repeating: " ", count: widths[column] - line[column].count)
                return column == 0 ? line[column] + space : space + line[column]
            }
            return cells.joined(separator: "  ") + "\n"
        }.joined()
        let told = rows.filter { $0.note != nil || $0.result == .open }
        if !told.isEmpty { text += "\n" }
        for row in told {
            let note = row.note.map { ": " + Printable.text($0) } ?? ""
            text += "\(Printable.text(row.name)): \(row.result.rawValue)\(note)\n"
        }
        return text
    }
}
