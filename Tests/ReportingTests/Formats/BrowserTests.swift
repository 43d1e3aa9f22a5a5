import Foundation
import TestSupport
import Testing

@testable import Reporting

/// The page as a browser without a window has it. Where no Chromium is, there is nothing to try it in.
@Suite(.enabled(if: Browser.path != nil), .serialized) struct BrowserTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
    }

    /// The page with its script done.
    /// - Parameters:
    ///   - address: what stands behind the page's name, from the `#` on.
    ///   - script: runs behind the page's own, which the page's policy would not let it.
    private func load(_ page: String, at address: String = "", running script: String? = nil) throws -> Browser.Page {
        var page = page
        if let script {
            page = page.replacing(
                "&#39;sha256-\(HTMLScript.digest)&#39;", with: "&#39;unsafe-inline&#39;")
            page = page.replacing("</body>", with: "<script>\(script)</script></body>")
        }
        try folder.write("page.html", page)
        return try Browser.load(folder, "page.html" + address)
    }

    @Test func rendersWithoutAnError() throws {
        let page = try load(HTMLReport.text(RunSample.throughLinks))
        #expect(page.messages == [])
        #expect(page.dom.contains("<html lang=\"en\" class=\"js\">"))
        #expect(page.dom.contains("<section id=\"summary\" aria-labelledby=\"summary-title\">"))
        #expect(page.dom.contains("<div id=\"map-before\" class=\"map\""))
        #expect(page.dom.components(separatedBy: "<details class=\"file\"").count == 6)
    }

    @Test func addressFilters() throws {
        let page = try load(HTMLReport.text(RunSample.throughLinks), at: "#q=binding")
        #expect(page.messages == [])
        #expect(page.dom.contains("aria-live=\"polite\">1 of 3 findings, 0 of 5 other parts</p>"))
        #expect(page.dom.contains("<details class=\"rule\" data-rule=\"destination-link/binding\" open=\"\">"))
        #expect(
            page.dom.contains(
                "<details class=\"rule\" data-rule=\"navigation-view/pad-columns\" open=\"\" hidden=\"\">"))
        #expect(page.dom.contains("data-step=\"4\" aria-labelledby=\"step-4-title\" hidden=\"\">"))
    }

    @Test func addressThatFitsNothing() throws {
        let page = try load(HTMLReport.text(RunSample.throughLinks), at: "#q=no+such+word&step=4&rule=gone")
        #expect(page.dom.contains("<p id=\"nothing\" class=\"notice\">Nothing on this page matches.</p>"))
    }

    @Test func keysAndButtonsWork() throws {
        let script = """
            const told = [];
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
            told.push(document.activeElement.id);
            const press = selector => document.querySelector(selector).click();
            press('[data-map=after]');
            told.push(document.getElementById('map-before').hidden, document.getElementById('map-after').hidden);
            press('button.fit');
            told.push(document.getElementById('map-after').classList.contains('whole'));
            press('#close');
            told.push(document.querySelectorAll('details.file[open], details.rule[open]').length);
            press('#open');
            told.push(document.querySelectorAll('details.file:not([open]), details.rule:not([open])').length);
            press('input[value=note]');
            told.push(document.querySelectorAll('.places > li:not([hidden])').length, location.hash);
            document.getElementById('step').value = '3';
            document.getElementById('step').dispatchEvent(new Event('change', { bubbles: true }));
            told.push([...document.querySelectorAll('section.step:not([hidden])')].map(step => step.id).join());
            press('button[type=reset]');
            setTimeout(() => { told.push(location.hash); document.title = told.join(' '); }, 100);
            """
        let page = try load(HTMLReport.text(RunSample.throughLinks), running: script)
        #expect(page.messages == [])
        #expect(page.title == "q true false true 0 0 2 #hide=note  ")
    }

    // MARK: What a project's texts could do

    @Test func hostileTextsAreInert() throws {
        let page = try load(HTMLReport.text(ReportSample.run()))
        #expect(page.messages == [])
        #expect(page.title == "navmigrate: My Äpp")
        #expect(!page.dom.contains("<img"))
        #expect(page.dom.contains("&lt;img src=x onerror=alert(1)&gt;"))
        #expect(page.dom.contains("<html lang=\"en\" class=\"js\">"))
    }

    /// If one were ever forgotten, the page's policy would still stop it.
    @Test func policyStopsWhatIsForgotten() throws {
        let forgotten = "<img src=x onerror=\"document.title='owned'\"><script>document.title='owned'</script>"
        let report = HTMLReport.text(ReportSample.run())
        let stopped = try load(report.replacing("</main>", with: forgotten + "</main>"))
        #expect(stopped.title == "navmigrate: My Äpp")
        #expect(stopped.messages.count >= 2)
        let open = report.replacing("http-equiv=\"Content-Security-Policy\"", with: "name=\"nothing\"")
        #expect(try load(open.replacing("</main>", with: forgotten + "</main>")).title == "owned")
    }
}

/// Chromium, run without a window.
private enum Browser {
    struct Page {
        let dom: String
        /// What scripts and the page's policy complained about.
        let messages: [String]

        var title: String? { dom.firstMatch(of: /<title>([^<]*)<\/title>/).map { String($0.output.1) } }
    }

    /// Its absolute path; nil where there is none.
    static let path: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let names = ["chromium", "chromium-browser", "google-chrome"]
        return folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    static func load(_ folder: ScratchFolder, _ file: String) throws -> Page {
        // The sandbox needs rights that a container doesn't give; the pages are the tests' own.
        let result = try folder.shell(
            "timeout 120 '\(path ?? "")' --headless --no-sandbox --disable-gpu --user-data-dir='\(folder.path)/profile' "
                + "--enable-logging=stderr --virtual-time-budget=5000 --dump-dom 'file://\(folder.path)/\(file)'")
        #expect(result.status == 0)
        return Page(
            dom: result.output,
            messages: result.errors.split(separator: "\n").filter { $0.contains("CONSOLE") }.map(String.init))
    }
}
