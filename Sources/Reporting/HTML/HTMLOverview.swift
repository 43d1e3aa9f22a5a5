import Migration

/// The top of the page: the numbers, what would unlock most, and the app's map.
struct HTMLOverview {
    let run: ReportedRun

    /// A picture of more nodes would make the page slow, and nobody could read it there.
    private static let mapLimit = 1_200

    var summary: HTML {
        """
        <section id="summary" aria-labelledby="summary-title">
        <h2 id="summary-title">Summary</h2>
        \(run.audit.map(sites) ?? steps)
        \(unreadable)\(unlocks)\(remarks)
        </section>

        """
    }

    private var results: [StepResult] { run.report.shownResults.filter { $0.step != .audit } }

    private var steps: HTML {
        let done = run.mode == .preview ? "To migrate" : "Migrated"
        let most = results.map(\.counts.found).max() ?? 0
        let rows = results.map { result in
            let counts = result.counts
            return """
                <tr><th scope="row"><a href="#step-\(result.step.rawValue)">\(result.step.rawValue) \(result.step.name)</a></th>\
                <td class="bar">\(bar([("done", counts.migrated), ("risky", counts.unsafe), ("stay", counts.left)], of: most))</td>\
                <td>\(counts.found)</td><td>\(counts.migrated)</td><td>\(counts.unsafe)</td><td>\(counts.left)</td>\
                <td>\(result.changes.count)</td></tr>

                """ as HTML
        }
        return """
            <div class="scroll"><table class="numbers"><caption class="unseen">What each step found and did</caption>
            <thead><tr><th scope="col">Step</th><td class="bar"></td><th scope="col">Found</th>\
            <th scope="col"><span class="key-done"></span>\(done)</th><th scope="col"><span class="key-risky"></span>Unsafe</th>\
            <th scope="col"><span class="key-stay"></span>Left alone</th><th scope="col">Files</th></tr></thead>
            <tbody>\(rows)</tbody></table></div>

            """
    }

    private func sites(_ audit: AuditReport) -> HTML {
        let most = AuditReport.Class.allCases.map { one in audit.rows.count { $0.siteClass == one } }.max() ?? 0
        let rows = AuditReport.Class.allCases.compactMap { siteClass -> HTML? in
            let rows = audit.rows.filter { $0.siteClass == siteClass }
            guard !rows.isEmpty else { return nil }
            let migrate = rows.count { $0.outlook.kind == .migrates }
            let unsafe = rows.count { $0.outlook.kind == .unsafe }
            let stay = rows.count { $0.outlook.kind == .stays }
            let other = rows.count - migrate - unsafe - stay
            return """
                <tr><th scope="row">\(siteClass.rawValue)</th>\
                <td class="bar">\(bar([("done", migrate), ("risky", unsafe), ("stay", stay), ("fine", other)], of: most))</td>\
                <td>\(rows.count)</td><td>\(migrate)</td><td>\(unsafe)</td><td>\(stay)</td><td>\(other)</td></tr>

                """
        }
        return """
            <div class="scroll"><table class="numbers"><caption class="unseen">Navigation sites by class</caption>
            <thead><tr><th scope="col">Sites</th><td class="bar"></td><th scope="col">Found</th>\
            <th scope="col"><span class="key-done"></span>Migrate</th><th scope="col"><span class="key-risky"></span>Unsafe</th>\
            <th scope="col"><span class="key-stay"></span>Stay</th><th scope="col"><span class="key-fine"></span>Fine</th></tr></thead>
            <tbody>\(rows)</tbody></table></div>

            """
    }

    /// For the eye: the numbers stand beside it.
    private func bar(_ parts: [(kind: String, count: Int)], of most: Int) -> HTML {
        let spans = parts.filter { $0.count > 0 }.map { part in
            "<span class=\"\(part.kind)\" style=\"width:\(SVGMap.number(Double(part.count) * 100 / Double(max(most, 1))))%\"></span>"
                as HTML
        }
        return "<span class=\"bars\" aria-hidden=\"true\">\(spans)</span>"
    }

    private var unreadable: HTML {
        let count = run.report.unreadable.count
        guard count > 0 else { return "" }
        return """
            <p class="notice">\(Summary.count(count, "file")) could not be read and \(count == 1 ? "was" : "were") left alone: \
            see the findings.</p>

            """
    }

    private var unlocks: HTML {
        let sentences = Unlocks(run.report.toldResults).sentences
        guard !sentences.isEmpty else { return "" }
        return """
            <div class="panel"><h3>What would unlock most</h3>
            <ol class="unlocks">\(sentences.map { "<li>\($0)</li>" as HTML })</ol></div>

            """
    }

    private var remarks: HTML {
        guard !run.report.remarks.isEmpty else { return "" }
        let entries = run.report.remarks.map { remark -> HTML in
            let place = [remark.line, remark.column].compactMap { $0.map { ":\($0)" } }.joined()
            let file: HTML = remark.file.map { "<code class=\"place\">\($0)\(place)</code> " } ?? ""
            return "<li>\(file)\(remark.message)</li>"
        }
        return """
            <details class="remarks"><summary>\(Summary.count(run.report.remarks.count, "remark")) on the project</summary>
            <ul>\(entries)</ul></details>

            """
    }

    // MARK: Map

    var map: HTML {
        guard let maps = run.maps else { return "" }
        let before = picture(maps.before, "before")
        let after = maps.after.map { picture($0, "after") }
        let switches: HTML =
            after == nil
            ? ""
            : """
            <div class="switch" role="group" aria-label="Which map"><button type="button" aria-pressed="true" data-map="before">Before</button>\
            <button type="button" aria-pressed="false" data-map="after">After</button></div>
            """
        return """
            <section id="map" aria-labelledby="map-title">
            <h2 id="map-title">Map</h2>
            <p class="lead">The app's screens and what leads from one to the next.</p>
            <div class="mapbar">\(switches)<button type="button" class="fit" aria-pressed="false">Whole map</button></div>
            <div id="map-before" class="map" tabindex="0" role="region" aria-label="Map before">\(before)</div>
            \(after.map { "<div id=\"map-after\" class=\"map\" tabindex=\"0\" role=\"region\" aria-label=\"Map after\">\($0)</div>" as HTML } ?? "")
            </section>

            """
    }

    private func picture(_ map: ScreenMap, _ word: String) -> HTML {
        guard map.nodes.count <= Self.mapLimit else {
            return """
                <p class="left-out">\(Summary.count(map.nodes.count, "node")), which would make this page slow; \
                <code>navmigrate graph --format svg</code> draws them.</p>
                """
        }
        let title = Printable.text("\(run.name), \(word): \(Summary.count(map.screenCount, "screen"))")
        let svg = SVGMap.text(map, title: title, idPrefix: word + "-")
        return HTML(markup: svg)
    }
}
