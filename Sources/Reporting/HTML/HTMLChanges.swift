import Migration
import SourceEditing

/// What each step changes: its numbers, what to try by hand, and the files side by side.
struct HTMLChanges {
    let run: ReportedRun

    /// How many rows of code the page holds; a file that would go beyond is named, not shown.
    private static let rowLimit = 12_000
    private static let rowLimitOfFile = 2_500
    /// With no more rows than these in a step, its files are open from the start.
    private static let openRows = 400

    var html: HTML {
        var rowsLeft = Self.rowLimit
        return HTML(
            run.report.shownResults.filter { $0.step != .audit }.map { section($0, rowsLeft: &rowsLeft) })
    }

    private func section(_ result: StepResult, rowsLeft: inout Int) -> HTML {
        let number = result.step.rawValue
        let items = Checklist.items(result)
        var files: [HTML] = []
        let diffs = result.changes.map { ($0, PairedDiff($0)) }
        let isOpen = diffs.reduce(0) { $0 + $1.1.hunks.reduce(0) { $0 + $1.count } } <= Self.openRows
        for (change, diff) in diffs { files.append(file(change, diff, isOpen: isOpen, rowsLeft: &rowsLeft)) }
        return """
            <section id="step-\(number)" class="step" data-step="\(number)" aria-labelledby="step-\(number)-title">
            <h2 id="step-\(number)-title"><span class="stepnumber">\(number)</span> \(result.step.name)</h2>
            <p class="lead">\(result.step.title). \(Self.words(result, run.mode))</p>
            \(kinds(result))\(checklist(items, number))\(HTML(files))
            </section>

            """
    }

    private static func words(_ result: StepResult, _ mode: Summary.Mode) -> String {
        if result.changes.isEmpty { return "Nothing to change." }
        return Summary.count(result.changes.count, "file") + (mode == .preview ? " would change." : " changed.")
    }

    private func kinds(_ result: StepResult) -> HTML {
        guard !result.sites.isEmpty else { return "" }
        let kinds = Dictionary(grouping: result.sites, by: \.kind).sorted { $0.key < $1.key }
        return """
            <ul class="kinds">\(kinds.map { kind, sites in
                "<li><code>\(kind)</code> \(Summary.fates(of: sites, mode: run.mode))</li>" as HTML
            })</ul>

            """
    }

    private func checklist(_ items: [String], _ number: Int) -> HTML {
        guard !items.isEmpty else { return "" }
        return """
            <div class="panel" role="group" aria-labelledby="try-\(number)">
            <h3 id="try-\(number)">To try by hand</h3>
            <ul class="checks">\(items.map { "<li><label><input type=\"checkbox\"> <span>\($0)</span></label></li>" as HTML })</ul>
            </div>

            """
    }

    // MARK: Files

    private func file(_ change: FileChange, _ diff: PairedDiff, isOpen: Bool, rowsLeft: inout Int) -> HTML {
        let rows = diff.hunks.reduce(0) { $0 + $1.count }
        let isNew = change.before == nil
        let content: HTML
        if rows > min(rowsLeft, Self.rowLimitOfFile) {
            content = """
                <p class="left-out">\(Summary.count(rows, "row")) of code, which would make this page slow; \
                <code>navmigrate --dry-run</code> prints them.</p>
                """
        } else {
            rowsLeft -= rows
            content = table(change, diff)
        }
        return """
            <details class="file" data-search\(isOpen ? " open" : "" as HTML)>
            <summary><code class="path">\(change.path)</code> \(isNew ? "<span class=\"tag\">new</span>" : "" as HTML)\
            <span class="counts"><span class="plus">+\(diff.addedCount)</span> <span class="minus">−\(diff.removedCount)</span></span></summary>
            \(content)
            </details>

            """
    }

    private func table(_ change: FileChange, _ diff: PairedDiff) -> HTML {
        let old = change.before.map { ShownCode($0, path: change.path) }
        let new = change.after.map { ShownCode($0, path: change.path) }
        guard let old else { return new.map { addition(change.path, diff, $0) } ?? "" }
        guard let new else { return "" }
        let hunks = diff.hunks.enumerated().map { index, rows in
            index == 0
                ? HTML(rows.map { row($0, old, new) })
                : "<tr class=\"gap\"><td colspan=\"4\">⋯</td></tr>\(rows.map { row($0, old, new) })"
        }
        return """
            <div class="scroll"><table class="diff"><caption class="unseen">\(change.path), before and after</caption>
            <colgroup><col class="n"><col><col class="n"><col></colgroup>
            <thead class="unseen"><tr><th scope="col">Line</th><th scope="col">Before</th><th scope="col">Line</th>\
            <th scope="col">After</th></tr></thead>
            <tbody>\(hunks)</tbody></table></div>
            """
    }

    private func addition(_ path: String, _ diff: PairedDiff, _ code: ShownCode) -> HTML {
        let rows = diff.hunks.joined().compactMap(\.new).map { line in
            "<tr><td class=\"n\">\(line.number)</td><td class=\"add\">\(code.html(line.range))</td></tr>\n" as HTML
        }
        return """
            <div class="scroll"><table class="diff single"><caption class="unseen">\(path), a new file</caption>
            <colgroup><col class="n"><col></colgroup>
            <thead class="unseen"><tr><th scope="col">Line</th><th scope="col">Code</th></tr></thead>
            <tbody>\(rows)</tbody></table></div>
            """
    }

    private func row(_ row: PairedDiff.Row, _ old: ShownCode, _ new: ShownCode) -> HTML {
        var (oldEmphasis, newEmphasis): (Range<Int>?, Range<Int>?) = (nil, nil)
        if row.isChange, let before = row.old, let after = row.new {
            (oldEmphasis, newEmphasis) = LineDifference.between(
                before.range, of: old.bytes, and: after.range, of: new.bytes)
        }
        return """
            <tr\(row.isChange ? "" : " class=\"same\"" as HTML)>\
            \(cells(row.old, old, row.isChange ? "del" : "", oldEmphasis))\
            \(cells(row.new, new, row.isChange ? "add" : "", newEmphasis))</tr>

            """
    }

    private func cells(_ line: PairedDiff.Line?, _ code: ShownCode, _ kind: String, _ emphasis: Range<Int>?) -> HTML {
        guard let line else { return "<td class=\"n none\"></td><td class=\"none\"></td>" }
        return """
            <td class="n \(kind)">\(line.number)</td><td class="\(kind)">\(code.html(line.range, emphasis: emphasis))</td>
            """
    }
}
