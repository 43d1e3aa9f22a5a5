import Foundation
import TestSupport
import Testing

/// The README's lines for GNU parallel, with two workers on this machine.
@Suite(.enabled(if: GNUParallel.isHere)) struct BatchParallelTests {
    @Test func shardsRunOnTwoWorkers() throws {
        let folder = try ScratchFolder("work")
        let names = (1...11).map { "app\($0)" }
        for name in names { try folder.write("\(name)/Legacy.swift", Legacy.before) }
        try folder.write("repos.txt", names.joined(separator: "\n") + "\nmissing\n")
        let readme = try PackageFiles.text("README.md")
        let block = try #require(readme.components(separatedBy: "```sh\n").first { $0.hasPrefix("parallel ") })
        let lines = block.components(separatedBy: "```")[0]
        let result = try folder.shell("export WORKERS=2/:\n\(lines)", tools: BuiltTool.folder)
        #expect(result.status == 3, "\(result.errors)")
        #expect(result.errors.hasSuffix("navmigrate: 12 repositories: 11 done, 1 failed; see results/summary.html\n"))
        #expect(try folder.text("results/summary.txt").hasSuffix("\n\nmissing: failed: no such folder\n"))
        let rows = try folder.text("results/summary.csv").components(separatedBy: "\r\n")
        #expect(rows.dropFirst().prefix(11) == names.map { "\($0),\($0),done,2,2,0,0,0," }[...])
        for (index, name) in names.enumerated() {
            let place = "shards/\(index % 8 + 1)/repositories/\(name)/2-containers.patch"
            #expect(try folder.text(place) == Legacy.patch("Legacy.swift"))
        }
        // A second run has nothing left to do.
        let again = try folder.shell("export WORKERS=2/:\n\(lines)", tools: BuiltTool.folder)
        #expect(!again.errors.contains("app1: done"))
        #expect(again.errors.hasSuffix("navmigrate: 12 repositories: 11 done, 1 failed; see results/summary.html\n"))
    }
}

private enum GNUParallel {
    /// Another program of that name is in some distributions.
    static var isHere: Bool {
        let result = try? ScratchFolder().shell("parallel --version")
        return result?.output.hasPrefix("GNU parallel") ?? false
    }
}
