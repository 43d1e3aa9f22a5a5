import Migration
import SourceEditing

/// The report as JSON, for other programs. Paths are relative to the root of the run; offsets are UTF-8 offsets, lines and
/// columns 1-based, columns in UTF-8 bytes. A field that has no value is missing.
enum JSONReport {
    /// Raised whenever a field changes its meaning or goes.
    static let schemaVersion = 1

    /// - Parameters:
    ///   - root: the absolute path of the run's root.
    ///   - audit: every navigation site, for an audit; other runs tell of the sites that their steps are about.
    /// - Returns: UTF-8 text with keys in order and a line feed at the end.
    static func text(_ report: RunReport, root: String, audit: AuditReport?) throws -> String {
        let document = Document(
            schema: schemaVersion, root: root,
            extent: .init(report.extent),
            sites: audit?.rows.map(Document.Site.init),
            steps: report.shownResults.map(Document.StepEntry.init),
            findings: report.findings.map(Document.Entry.init),
            unlocks: Unlocks(report.toldResults).reasons.map {
                .init(rule: $0.id, places: $0.places, sites: $0.sites)
            },
            remarks: report.remarks.map(Document.Remark.init))
        return try DocumentJSON.text(of: document)
    }
}

private struct Document: Encodable {
    struct Site: Encodable {
        let file: String
        let line, column, offset: Int
        let siteClass, name, detail, outlook: String
        let step: Int?
        let rule: String?

        enum CodingKeys: String, CodingKey {
            case file, line, column, offset
            case siteClass = "class"
            case name, detail, outlook, step, rule
        }

        init(_ row: AuditReport.Row) {
            file = row.place.file
            line = row.place.location.line
            column = row.place.location.column
            offset = row.place.offset
            siteClass = row.siteClass.rawValue
            name = row.name
            detail = row.detail
            outlook = row.outlook.kind.rawValue
            switch row.outlook {
            case .migrates(let step), .undecided(let step): (self.step, rule) = (step.rawValue, nil)
            case .unsafe(let step, let finding): (self.step, rule) = (step.rawValue, finding.id.description)
            case .stays(let finding): (step, rule) = (nil, finding.id.description)
            case .fine: (step, rule) = (nil, nil)
            }
        }
    }

    struct StepEntry: Encodable {
        struct Fixed: Encodable {
            struct Edit: Encodable {
                let file: String
                let start, end: Int
                let replacement: String
            }
            let file: String
            let line, column, offset: Int
            let kind, fate, message: String
            let rule: String?
            let edits: [Edit]

            init(_ site: StepResult.Site, edits: [String: [TextEdit]]) {
                file = site.place.file
                line = site.place.location.line
                column = site.place.location.column
                offset = site.place.offset
                kind = site.kind
                switch site.fate {
                case .migrated(let fix): (fate, message, rule) = ("migrated", fix.message, nil)
                case .unsafe(_, let finding):
                    (fate, message, rule) = ("unsafe", finding.message, finding.id.description)
                case .left(let finding): (fate, message, rule) = ("left", finding.message, finding.id.description)
                }
                self.edits = edits.sorted { $0.key < $1.key }.flatMap { file, edits in
                    edits.map {
                        Edit(
                            file: file, start: $0.range.lowerBound, end: $0.range.upperBound,
                            replacement: $0.replacement)
                    }
                }
            }
        }

        let step: Int
        let name: String
        let found, migrated, unsafe, left: Int
        let files: [String]
        let sites: [Fixed]
        let checklist: [String]

        init(_ result: StepResult) {
            step = result.step.rawValue
            name = result.step.name
            let counts = result.counts
            (found, migrated, unsafe, left) = (counts.found, counts.migrated, counts.unsafe, counts.left)
            files = result.changes.map(\.path)
            sites = zip(result.sites, SiteEdits(result).sites).map { Fixed($0, edits: $1) }
            checklist = Checklist.items(result)
        }
    }

    struct Entry: Encodable {
        let file: String
        let line, column, offset: Int
        let severity, rule, message: String

        init(_ finding: Finding) {
            file = finding.place.file
            line = finding.place.location.line
            column = finding.place.location.column
            offset = finding.place.offset
            severity = finding.severity.rawValue
            rule = finding.id.description
            message = finding.message
        }
    }

    struct Unlock: Encodable {
        let rule: String
        let places, sites: Int
    }

    struct Remark: Encodable {
        let file: String?
        let line, column: Int?
        let message: String

        init(_ remark: RunReport.Remark) {
            (file, line, column, message) = (remark.file, remark.line, remark.column, remark.message)
        }
    }

    let schema: Int
    let root: String
    let extent: DocumentJSON.Extent
    let sites: [Site]?
    let steps: [StepEntry]
    let findings: [Entry]
    let unlocks: [Unlock]
    let remarks: [Remark]
}
