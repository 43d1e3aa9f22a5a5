import Foundation
import Reporting
import TestSupport
import Testing

@testable import navmigrate

/// What stdout gets in each format, whatever the run does.
@Suite struct FormatTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder("My App")
        try folder.write("App/Legacy.swift", Legacy.before)
        try folder.write("App/Stays.swift", "import SwiftUI\nextension NavigationView {}\n")
    }

    private static let reports = ReportFormat.allCases.filter { $0 != .text }

    /// How the format's product begins.
    private func beginning(_ format: ReportFormat) -> String {
        switch format {
        case .text: "diff --git "
        case .json: "{\n  \"extent\""
        case .sarif: "{\n  \"$schema\""
        case .xcode:
            folder.path
                + "/App/Legacy.swift:5:9: warning: step 2: NavigationView becomes NavigationStack [containers]\n"
        case .github: "::notice title=navmigrate::"
        case .markdown: "## navmigrate: App\n"
        case .html: "<!doctype html>\n"
        }
    }

    @Test(
        arguments: reports,
        [["audit", "App"], ["App", "--step", "2", "--dry-run"], ["App", "--step", "2", "--check"]])
    func goesToStdout(format: ReportFormat, arguments: [String]) throws {
        let before = try folder.contents()
        let run = ToolRun(arguments + ["--minimum-os", "ios17", "--format", format.rawValue], in: folder.path)
        #expect(run.status == (arguments.contains("--check") ? .pending : .success))
        #expect(run.product.hasPrefix(beginning(format)))
        #expect(run.product.hasSuffix("\n"))
        #expect(try folder.contents() == before)
    }

    @Test(arguments: reports) func tellsOfARunThatWrites(format: ReportFormat) throws {
        let run = ToolRun(
            "App", "--step", "2", "--minimum-os", "ios17", "--format", format.rawValue, "--output", "report",
            in: folder.path)
        #expect(run.status == .success)
        #expect(run.product == "")
        #expect(try folder.text("App/Legacy.swift") == Legacy.after)
        #expect(try folder.text("report").contains("navigation-view/named-type"))
        #expect(try !folder.text("report").contains("step 2: NavigationView becomes"))
    }

    /// Xcode and a job's log show both streams.
    @Test(arguments: [ReportFormat.xcode, .github]) func findingsAreNotToldTwice(format: ReportFormat) {
        let arguments = ["App", "--step", "2", "--dry-run", "--minimum-os", "ios17", "--format", format.rawValue]
        let run = ToolRun(arguments, in: folder.path)
        #expect(run.words.hasPrefix("step 2 containers: "))
        let filed = ToolRun(arguments + ["--output", "report"], in: folder.path)
        #expect(filed.words.hasPrefix("App/Stays.swift:2:11: warning: "))
    }

    @Test func pageShowsTheWholeAppBeforeAndAfter() {
        let run = ToolRun(
            "App", "--step", "2", "--dry-run", "--minimum-os", "ios17", "--format", "html", in: folder.path)
        let maps = run.product.components(separatedBy: "<div id=\"map-")
        #expect(maps.count == 3)
        #expect(maps[1].hasPrefix("before\"") && maps[1].contains(">NavigationView</text>"))
        #expect(maps[2].hasPrefix("after\"") && maps[2].contains(">NavigationStack</text>"))
    }

    /// Nothing in a report changes from run to run.
    @Test(arguments: reports) func isTheSameTwice(format: ReportFormat) {
        let arguments = ["App", "--dry-run", "--minimum-os", "ios17", "--format", format.rawValue]
        #expect(ToolRun(arguments, in: folder.path).product == ToolRun(arguments, in: folder.path).product)
    }

    // MARK: Addresses

    private static let job = [
        "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "me/my.app", "GITHUB_SHA": "0a1b",
    ]

    @Test func jobOfGitHubKnowsItsFiles() {
        #expect(RunPlaces.fileAddress(Self.job) == "https://github.com/me/my.app/blob/0a1b/")
    }

    @Test(arguments: [
        ("GITHUB_SHA", nil), ("GITHUB_SERVER_URL", "http://github.com"), ("GITHUB_REPOSITORY", "me/app)[x](y"),
        ("GITHUB_SHA", "a b"),
    ])
    func otherVariablesAreNoAddress(name: String, value: String?) {
        var job = Self.job
        job[name] = value
        #expect(RunPlaces.fileAddress(job) == nil)
    }
}
