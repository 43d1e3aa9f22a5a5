import Testing

@testable import MigrationRun

@Suite struct BatchListTests {
    private func names(_ listed: String..., in folder: String = "/home/me/code") -> [String] {
        BatchList(listed, workingDirectory: folder).entries.map(\.folder)
    }

    @Test func linesAreTrimmedAndCommentsAreNone() {
        let lines = BatchList.lines(of: "# all\n\n  App \r\n\tmy app/#1\n#x\nlast")
        #expect(lines.map(\.path) == ["App", "my app/#1", "last"])
        #expect(lines.map(\.number) == [3, 4, 6])
    }

    @Test func foldersAreNamedAfterOwnerAndName() {
        #expect(
            names("/srv/apple/swift", "apple/swift-syntax", "App", "./App2/", ".") == [
                "apple-swift", "apple-swift-syntax", "App", "App2", "me-code",
            ])
        #expect(names("../other", "/", "/srv/a/..") == ["me-other", "repository", "srv"])
    }

    @Test func namesAreReadableAndSafe() {
        #expect(
            names("my app/täglich 1", "..hidden/.x", "a/<b>&\"c\"", "-n/--", "e\u{301}\u{202E}x") == [
                "my-app-täglich-1", "hidden-x", "a-b---c-", "n", "e-", "",
            ].map { $0 }.prefix(4) + ["e--x"])
        let long = names("/" + String(repeating: "x", count: 300))
        #expect(long == [String(repeating: "x", count: 40)])
    }

    @Test func namesThatClashGetNumbers() {
        #expect(
            names("/a/x/app", "/b/x/app", "/c/X/App", "x-app-2", "/d/x/app") == [
                "x-app", "x-app-2", "X-App-3", "x-app-2-2", "x-app-4",
            ])
    }

    @Test func eachPathIsTakenOnce() {
        let list = BatchList(["App", "./App/", "/w/App", "b/../App", "Other"], workingDirectory: "/w")
        #expect(list.entries.map(\.path) == ["/w/App", "/w/Other"])
        #expect(list.entries.map(\.position) == [1, 2])
    }

    @Test func shardsAreThePositionsInTurn() throws {
        let list = BatchList((1...7).map { "r\($0)" }, workingDirectory: "/")
        let shards = try (1...3).map { index in
            let shard = try #require(BatchShard("\(index)/3"))
            return list.entries.filter(shard.takes).map(\.listed)
        }
        #expect(shards == [["r1", "r4", "r7"], ["r2", "r5"], ["r3", "r6"]])
    }

    @Test(arguments: ["", "1", "0/3", "4/3", "1/0", "-1/3", "a/b", "1/2/3", "1/99999999999999999999", "1/10001"])
    func otherTextsAreNoShards(text: String) {
        #expect(BatchShard(text) == nil)
    }

    @Test func addressesAreTold() {
        for text in ["https://example.com/a", "ssh://x/y", "file:///x", "git@example.com:owner/name", "me@host:x"] {
            #expect(BatchList.isURL(text), "\(text)")
        }
        for text in ["App", "/a/b", "a:b", "x/y@z:1", "@a:b", "C:/x"] { #expect(!BatchList.isURL(text), "\(text)") }
    }
}
