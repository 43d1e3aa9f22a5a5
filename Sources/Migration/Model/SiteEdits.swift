import ProjectModel
import SourceEditing

/// What each site's fix does to the text, by site in the order of the step's result, and by file.
///
/// Those of the migrated sites together are the step's changes, each told once: an edit that several fixes share, such as
/// a line that they all move, at the first of them. The fix of an unsafe site is told by itself.
public struct SiteEdits {
    public let sites: [[String: [TextEdit]]]

    public init(_ result: StepResult) {
        let texts = Dictionary(
            result.before.files.map { ($0.path, $0.source.text) }, uniquingKeysWith: { first, _ in first })
        var untold = result.edits.reduce(into: [String: [TextEdit]]()) { lines, entry in
            lines[entry.key] = texts[entry.key].map(entry.value.lineEdits) ?? []
        }
        var told: [String: Set<TextEdit>] = [:]
        sites = result.sites.map { site in
            switch site.fate {
            case .left:
                return [:]
            case .unsafe(let fix, _):
                return Self.alone(fix) { texts[$0] }
            case .migrated(let fix):
                var edits: [String: [TextEdit]] = [:]
                for (file, own) in fix.edits {
                    guard let whole = result.edits[file] else { continue }
                    let fresh = own.filter { $0.range.isEmpty || told[file, default: []].insert($0).inserted }
                    edits[file] = fresh.map(whole.moved) + Self.take(from: &untold[file], within: fix.shifts[file])
                }
                return edits
            }
        }
    }

    /// Takes out the edits at lines that one of the shifts moves.
    private static func take(from lines: inout [TextEdit]?, within shifts: [LineShift]?) -> [TextEdit] {
        guard let all = lines, let shifts, !shifts.isEmpty else { return [] }
        let isOwn = { (edit: TextEdit) in shifts.contains { $0.range.contains(edit.range.lowerBound) } }
        lines = all.filter { !isOwn($0) }
        return all.filter(isOwn)
    }

    /// All that a fix does to the files of the project that it was made for, by file, in order.
    public static func alone(_ fix: Fix, in project: Project) -> [String: [TextEdit]] {
        alone(fix) { project.text(of: $0) }
    }

    private static func alone(_ fix: Fix, text: (String) -> SourceText?) -> [String: [TextEdit]] {
        fix.edits.reduce(into: [:]) { edits, entry in
            var set = EditSet()
            guard let text = text(entry.key), set.insert(entry.value, shifting: fix.shifts[entry.key] ?? []) else {
                return
            }
            edits[entry.key] = set.settled(in: text).sorted
        }
    }
}
