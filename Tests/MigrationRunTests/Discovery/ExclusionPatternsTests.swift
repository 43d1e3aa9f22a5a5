import Testing

@testable import MigrationRun

@Suite struct ExclusionPatternsTests {
    @Test(arguments: [
        ("Legacy", "Legacy"), ("Legacy", "App/Legacy"), ("Legacy/", "App/Legacy"), ("A.swift", "x/y/A.swift"),
        ("*.pb.swift", "x/A.pb.swift"), ("*.pb.swift", ".pb.swift"), ("?.swift", "é.swift"), ("a*b*c", "aXXbYYc"),
        ("a*b*c", "abbbc"), ("/Legacy", "Legacy"), ("./Legacy", "Legacy"), ("App/Legacy", "App/Legacy"),
        ("./App/Legacy/", "App/Legacy"), ("App/*", "App/A.swift"), ("App/**", "App/x/A.swift"),
        ("App/**/Old", "App/Old"), ("App/**/Old", "App/x/y/Old"), ("**/Old/A.swift", "Old/A.swift"),
        ("*", "anything/below"), ("**", "anything/below"),
    ])
    func matches(pattern: String, path: String) {
        #expect(ExclusionPatterns([pattern]).match(path) == pattern)
    }

    @Test(arguments: [
        ("Legacy", "LegacyX"), ("Legacy", "Legacy/A.swift"), ("/Legacy", "App/Legacy"), ("./Legacy", "App/Legacy"),
        ("App/Legacy", "x/App/Legacy"), ("App/*", "App/x/A.swift"), ("App/*", "App"), ("App/**", "App"),
        ("*.pb.swift", "A.swift"), ("?.swift", ".swift"), ("a*b*c", "aXXbYY"), ("[ab].swift", "a.swift"), ("", "A"),
        ("/", "A"), (".", "A"),
    ])
    func leavesAlone(pattern: String, path: String) {
        #expect(ExclusionPatterns([pattern]).match(path) == nil)
    }

    @Test func anyOfSeveralMatches() {
        let patterns = ExclusionPatterns(["A", "B/C"])
        #expect(patterns.match("x/A") == "A")
        #expect(patterns.match("B/C") == "B/C")
        #expect(patterns.match("B") == nil)
        #expect(ExclusionPatterns([]).match("A") == nil)
    }

    @Test(.timeLimit(.minutes(10))) func manyStarsTakeNoTime() {
        let pattern = String(repeating: "a*", count: 40) + "b"
        #expect(ExclusionPatterns([pattern]).match(String(repeating: "a", count: 200)) == nil)
    }
}
