import Migration
import ProjectModel
import SourceEditing

/// The findings, and the sites with changes that aren't written, in the form of static analysers: SARIF 2.1.0.
///
/// Columns are in UTF-16 code units, which every reader of SARIF understands; the places of edits are also in bytes.
enum SARIFReport {
    static func text(_ run: ReportedRun) throws -> String {
        try DocumentJSON.text(of: log(of: run))
    }

    static func log(of run: ReportedRun) -> SARIFLog {
        let places = run.toldPlaces
        let ids = Set(places.map(\.id)).sorted()
        let indices = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
        let texts = QuotedTexts(
            run.report.project, files: places.flatMap { [$0.place.file] + $0.notes.map(\.place.file) })
        let locations = SARIFLocations(texts: texts)
        let fixes = SARIFFixes(run)
        var fingerprints = SARIFFingerprints(texts: texts)
        let results = places.map { told in
            SARIFLog.Result(
                ruleId: told.id, ruleIndex: indices[told.id] ?? 0, level: told.severity.rawValue,
                message: .init(plain: told.message),
                locations: [locations.location(told.place)],
                relatedLocations: told.notes.isEmpty
                    ? nil
                    : told.notes.enumerated().map { number, note in
                        locations.location(note.place, id: number + 1, message: note.message)
                    },
                partialFingerprints: ["navmigrate/v1": fingerprints.next(told)],
                fixes: fixes.fixes(of: told))
        }
        return SARIFLog(runs: [
            .init(
                tool: .init(
                    driver: .init(
                        name: "navmigrate", version: run.toolVersion, semanticVersion: run.toolVersion,
                        rules: ids.map(SARIFLog.Rule.init))),
                originalUriBaseIds: [
                    SARIFLocations.base: .init(
                        uri: "file://" + PercentEncoding.path(run.root.hasSuffix("/") ? run.root : run.root + "/"))
                ],
                invocations: [
                    .init(
                        executionSuccessful: true,
                        toolExecutionNotifications: run.report.remarks.map { remark in
                            .init(
                                level: "note", message: .init(plain: remark.message),
                                locations: remark.file.map { [locations.location($0, line: remark.line)] })
                        })
                ],
                results: results)
        ])
    }
}

/// Places as SARIF has them.
struct SARIFLocations {
    /// The name that GitHub and editors know for the folder of the sources.
    static let base = "%SRCROOT%"

    let texts: QuotedTexts

    func location(_ place: Place, id: Int? = nil, message: String? = nil) -> SARIFLog.Location {
        .init(
            id: id, message: message.map { .init(plain: $0) },
            physicalLocation: .init(
                artifactLocation: .init(file: place.file),
                region: .init(startLine: place.location.line, startColumn: texts.column(of: place))))
    }

    /// - Parameter line: 1-based; nil where the whole file is spoken of.
    func location(_ file: String, line: Int?) -> SARIFLog.Location {
        .init(
            id: nil, message: nil,
            physicalLocation: .init(
                artifactLocation: .init(file: file), region: line.map { .init(startLine: $0, startColumn: nil) }))
    }
}

/// What knows a result again in the next run, though lines have come and gone above it: its rule, its file, the text of its
/// line, and which of several alike it is.
struct SARIFFingerprints {
    private let texts: QuotedTexts
    private var counts: [String: Int] = [:]

    init(texts: QuotedTexts) {
        self.texts = texts
    }

    mutating func next(_ told: ToldPlace) -> String {
        let site = "\(told.id)\0\(told.place.file)\0\(texts.line(of: told.place) ?? "")"
        counts[site, default: 0] += 1
        return FNV1a.digits(of: "\(site)\0\(counts[site] ?? 0)")
    }
}
