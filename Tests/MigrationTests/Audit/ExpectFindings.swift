import ProjectModel
import SourceEditing
import TestSupport
import Testing

@testable import Migration

/// Expects what a rule says of one file, in whatever way it is parsed.
///
/// - Parameters:
///   - code: a file; `1️⃣` to `9️⃣` mark places and are taken out.
///   - told: `1️⃣ warning: message` in the order of the places; a note as a line of its own, `  2️⃣ message`.
func expect(
    _ rule: any AuditRule.Type, in code: String, tells told: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
    expect(rule, in: ["A.swift": code], tells: told, sourceLocation: sourceLocation)
}

/// The same for several files; their places have different marks.
func expect(
    _ rule: any AuditRule.Type, in files: [String: String], tells told: [String],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let marked = MarkedFiles(files)
    for parsing in [SampleProject.Parsing.whole, .masked] {
        let findings = marked.findings(of: rule, parsing)
        #expect(findings == told, "\(parsing)", sourceLocation: sourceLocation)
    }
}

/// Expects that a rule has nothing to say.
func expectNothing(
    from rule: any AuditRule.Type, in code: String, sourceLocation: SourceLocation = #_sourceLocation
) {
    expect(rule, in: code, tells: [], sourceLocation: sourceLocation)
}

/// Files with marks in them.
private struct MarkedFiles {
    private var texts: [String: String] = [:]
    private var marks: [String: String] = [:]

    private static let all = (1...9).map { "\($0)\u{FE0F}\u{20E3}" }

    init(_ files: [String: String]) {
        for (path, code) in files {
            var (line, column) = (1, 1)
            var text = ""
            for character in code {
                if Self.all.contains(String(character)) {
                    marks["\(path):\(line):\(column)"] = String(character)
                    continue
                }
                text.append(character)
                if character == "\n" { (line, column) = (line + 1, 1) } else { column += String(character).utf8.count }
            }
            texts[path] = text
        }
    }

    func findings(of rule: any AuditRule.Type, _ parsing: SampleProject.Parsing) -> [String] {
        let sample = SampleProject(texts)
        let whole = sample.project()
        let project = parsing == .masked ? masked(whole) : whole
        let bytes = texts.mapValues { Array($0.utf8) }
        let app = ModuleKey(name: "App", origin: "Sample.xcodeproj/project.pbxproj", target: "App")
        let index = DeclarationIndex(
            files: bytes.map { IndexedFile(path: $0, scan: DeclarationScan(bytes: $1), modules: [app]) },
            bytes: { bytes[$0] })
        let sources = ProjectSources(paths: texts.keys.sorted()) { bytes[$0].map { SourceText(bytes: $0) } }
        let audited = AuditedProject(project, declarations: index, sources: sources)
        return Audit.findings(of: [rule], in: audited).flatMap { finding -> [String] in
            ["\(place(finding.place)) \(finding.severity): \(finding.message)"]
                + finding.notes.map { "  \(place($0.place)) \($0.message)" }
        }
    }

    private func place(_ place: Place) -> String {
        let text = "\(place.file):\(place.location)"
        return marks[text] ?? text
    }

    /// As a run parses it: without the bodies that hold no word of the audit, and use none of the project's views.
    private func masked(_ whole: Project) -> Project {
        let names = whole.files.reduce(into: Set<String>()) { names, file in
            names.formUnion(file.code.types.map(\.name))
            names.formUnion(file.code.units.map(\.name))
        }.subtracting(["body", "init"])
        let files = whole.files.map { file in
            ProjectFile(
                path: file.path,
                source: ParsedSource(file.source.text, keeping: SearchWords.forAudit.kept(with: [NameSearch(names)]))
            )
        }
        return Project(files: files, deployments: whole.deployments)
    }
}
