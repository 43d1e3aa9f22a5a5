import Migration

/// The report as one page that needs nothing else: no network, no other file, and no script but its own, which only filters.
enum HTMLReport {
    static func text(_ run: ReportedRun) -> String {
        let overview = HTMLOverview(run: run)
        let findings = HTMLFindings(run)
        let title = "navmigrate: \(run.name)"
        let page: HTML = """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta name="referrer" content="no-referrer">
            <title>\(title)</title>
            <style>\(HTML(markup: HTMLStyle.text))</style>
            </head>
            <body>
            <a class="skip" href="#content">Skip to the report</a>
            <header class="top">
            <p class="tool">navmigrate \(run.toolVersion)</p>
            <h1>\(run.name)</h1>
            <p class="sub">\(subtitle(of: run))</p>
            \(navigation(run, findings))
            </header>
            \(filters(run, findings))
            <main id="content">
            \(overview.summary)\(overview.map)\(findings.html)\(run.audit.map { HTMLSites(audit: $0).html } ?? HTMLChanges(run: run).html)
            <p id="nothing" class="notice" hidden>Nothing on this page matches.</p>
            </main>
            <footer><p>\(Summary.count(run.report.extent.swiftFiles, "Swift file")) looked at. Made by navmigrate \(run.toolVersion); this page \
            asks for nothing from the network.</p></footer>
            <script>\(HTML(markup: HTMLScript.text))</script>
            </body>
            </html>

            """
        return page.source
    }

    /// Whatever a file's text should become on this page, it can't load or run anything.
    private static var policy: String {
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-\(HTMLScript.digest)'; "
            + "base-uri 'none'; form-action 'none'"
    }

    private static func subtitle(of run: ReportedRun) -> String {
        if let audit = run.audit {
            return "Audit: \(Summary.count(audit.rows.count, "navigation site")) in "
                + Summary.count(run.report.extent.swiftFiles, "Swift file")
        }
        let files = Set(run.report.shownResults.flatMap { $0.changes.map(\.path) }).count
        return switch run.mode {
        case .preview: "Preview: \(Summary.count(files, "file")) would change; nothing is written"
        case .written: "\(Summary.count(files, "file")) changed"
        }
    }

    private static func navigation(_ run: ReportedRun, _ findings: HTMLFindings) -> HTML {
        var links: [HTML] = ["<li><a href=\"#summary\">Summary</a></li>"]
        if run.maps != nil { links.append("<li><a href=\"#map\">Map</a></li>") }
        if findings.count > 0 {
            links.append("<li><a href=\"#findings\">Findings <span>\(findings.count)</span></a></li>")
        }
        if run.audit != nil { links.append("<li><a href=\"#sites\">Sites</a></li>") }
        for result in run.report.shownResults where result.step != .audit {
            links.append(
                "<li><a href=\"#step-\(result.step.rawValue)\">\(result.step.rawValue) \(result.step.name) <span>\(result.changes.count)</span></a></li>"
            )
        }
        return "<nav aria-label=\"Sections\"><ul>\(links)</ul></nav>"
    }

    private static func filters(_ run: ReportedRun, _ findings: HTMLFindings) -> HTML {
        let severities = findings.severities.map { severity, count in
            """
            <label class="chip"><input type="checkbox" name="severity" value="\(severity.rawValue)" checked>\
            <span class="dot \(severity.rawValue)"></span>\(Summary.count(count, severity.rawValue))</label>
            """ as HTML
        }
        let steps = run.report.toldResults.filter { $0.step != .audit }.map { result in
            "<option value=\"\(result.step.rawValue)\">Step \(result.step.rawValue) \(result.step.name)</option>"
                as HTML
        }
        let rules = findings.ruleIDs.map { "<option>\($0)</option>" as HTML }
        return """
            <form class="filters" role="search" aria-label="Filter the report">
            <label class="search"><span class="unseen">Search findings and changes</span>
            <input id="q" type="search" placeholder="Search findings and changes" autocomplete="off" spellcheck="false" aria-keyshortcuts="/">
            <kbd aria-hidden="true">/</kbd></label>
            <label><span class="unseen">Step</span><select id="step"><option value="">All steps</option>\(steps)</select></label>
            <label><span class="unseen">Rule</span><select id="rule"><option value="">All rules</option>\(rules)</select></label>
            <fieldset><legend class="unseen">Severity</legend>\(severities)</fieldset>
            <span class="actions"><button type="button" id="open">Open all</button><button type="button" id="close">Close all</button>\
            <button type="reset">Clear</button></span>
            <p id="count" role="status" aria-live="polite"></p>
            </form>

            """
    }
}
