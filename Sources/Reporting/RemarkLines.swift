import Migration

/// What there is to know of a project besides its sites, as compilers write notes.
public enum RemarkLines {
    public static func text(_ remarks: [RunReport.Remark], _ display: PathDisplay) -> String {
        remarks.map { remark in
            let place = [remark.line, remark.column].compactMap { $0.map { ":\($0)" } }.joined()
            let head = remark.file.map { display.path($0) + place } ?? "navmigrate"
            return "\(head): note: \(Printable.text(remark.message))\n"
        }.joined()
    }
}
