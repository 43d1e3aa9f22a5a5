import Migration
import SourceEditing

/// The findings by rule, each rule with its explanation, each finding with its line of code.
struct HTMLFindings {
    let run: ReportedRun
    private let groups: [(id: String, places: [ToldPlace])]
    private let texts: QuotedTexts

    /// How many findings of one rule the page lists.
    private static let limit = 1_000
    /// With no more findings than these, all rules are open from the start.
    private static let openLimit = 60

    init(_ run: ReportedRun) {
        self.run = run
        // Changes are shown as such, with their steps.
        let places = run.toldPlaces.filter { !$0.isPending }
        groups = Dictionary(grouping: places, by: \.id).map { ($0, $1) }
            .sorted { ($1.places.count, $0.id) < ($0.places.count, $1.id) }
        texts = QuotedTexts(
            run.report.project, files: places.flatMap { [$0.place.file] + $0.notes.map(\.place.file) })
    }

    var count: Int { groups.reduce(0) { $0 + $1.places.count } }

    /// The severities that occur, with their numbers.
    var severities: [(severity: Finding.Severity, count: Int)] {
        [Finding.Severity.error, .warning, .note].compactMap { severity in
            let count = groups.reduce(0) { $0 + $1.places.count { $0.severity == severity } }
            return count == 0 ? nil : (severity, count)
        }
    }

    var ruleIDs: [String] { groups.map(\.id).sorted() }

    var html: HTML {
        guard !groups.isEmpty else { return "" }
        var codes: [String: ShownCode] = [:]
        return """
            <section id="findings" aria-labelledby="findings-title">
            <h2 id="findings-title">Findings</h2>
            <p class="lead">What stays, what is unsafe, and what to know, by rule.</p>
            \(groups.map { group($0.id, $0.places, &codes) })
            </section>

            """
    }

    private func group(_ id: String, _ places: [ToldPlace], _ codes: inout [String: ShownCode]) -> HTML {
        let rule = RuleCatalogue.rule(id)
        let worst =
            places.contains { $0.severity == .error }
            ? "error" : places.contains { $0.severity == .warning } ? "warning" : "note"
        let entries = places.prefix(Self.limit).map { entry($0, &codes) }
        let rest = places.count - entries.count
        return """
            <details class="rule" data-rule="\(id)"\(count <= Self.openLimit ? " open" : "" as HTML)>
            <summary><span class="dot \(worst)"></span><code>\(id)</code> <span class="about">\(rule?.name ?? "")</span> \
            <span class="number">\(places.count)</span></summary>
            \(rule.map(explanation) ?? "")
            <ol class="places">\(entries)</ol>
            \(rest > 0 ? "<p class=\"left-out\">\(rest) more are in <code>--format json</code>.</p>" : "" as HTML)
            </details>

            """
    }

    private func explanation(_ rule: Rule) -> HTML {
        """
        <p class="remedy"><b>What to do:</b> \(rule.remedy)</p>
        <details class="why"><summary>Why, with an example</summary>
        <p>\(rule.explanation)</p>
        <div class="pair"><figure><figcaption>Instead of</figcaption><pre>\(example(rule.example.wrong))</pre></figure>
        <figure><figcaption>write</figcaption><pre>\(example(rule.example.right))</pre></figure></div>
        <p class="source">Source: \(rule.source)</p>
        </details>
        """
    }

    private func example(_ code: String) -> HTML {
        let shown = ShownCode(Array(code.utf8), path: "example.swift")
        let text = SourceText(bytes: shown.bytes)
        var lines: [HTML] = []
        var start = 0
        while start <= text.bytes.count {
            let end = text.lineEnd(at: start)
            lines.append("\(shown.html(start..<end))\n")
            start = end + 1
        }
        return HTML(lines)
    }

    private func entry(_ told: ToldPlace, _ codes: inout [String: ShownCode]) -> HTML {
        """
        <li data-search data-severity="\(told.severity.rawValue)"\(told.step.map { " data-step=\"\($0.rawValue)\"" } ?? "" as HTML)>\
        \(place(told.place)) \(told.step.map { "<span class=\"tag\">step \($0.rawValue)</span>" } ?? "" as HTML)\
        <p>\(told.message)</p>\(line(told.place, &codes))\(notes(told.notes, &codes))</li>

        """
    }

    private func notes(_ notes: [Finding.Note], _ codes: inout [String: ShownCode]) -> HTML {
        guard !notes.isEmpty else { return "" }
        var parts: [HTML] = []
        for note in notes { parts.append("<li>\(place(note.place)) \(note.message)\(line(note.place, &codes))</li>") }
        return "<ul class=\"also\">\(parts)</ul>"
    }

    private func place(_ place: Place) -> HTML {
        "<code class=\"place\">\(place.file):\(place.location.line):\(place.location.column)</code>"
    }

    /// The line of code; nothing where the file isn't known.
    private func line(_ place: Place, _ codes: inout [String: ShownCode]) -> HTML {
        guard let text = texts.text(of: place.file), let range = texts.lineRange(of: place), !range.isEmpty else {
            return ""
        }
        let code = codes[place.file] ?? ShownCode(text.bytes, path: place.file)
        codes[place.file] = code
        return "<pre class=\"line\"><span class=\"n\">\(place.location.line)</span>\(code.html(range))</pre>"
    }
}
