import SourceEditing
import Testing

@Suite struct ParsedSourceTests {
    private let words = NeedleSet(["wanted"], wholeWords: false)
    private let long = "func f() { let a = \"a body that is long enough for the mask to blank it\" }\n"

    @Test("a mask leaves the text alone") func masks() {
        let source = ParsedSource(SourceText(long + "func g() { wanted() }\n"), keeping: words)
        #expect(source.isMasked)
        #expect(source.bytesParsed < source.text.bytes.count)
        #expect(source.text.string == long + "func g() { wanted() }\n")
        #expect(!source.tree.description.contains("a body"))
        #expect(source.tree.description.contains("wanted()"))
        #expect(!ParsedSource(source.text).isMasked)
        #expect(!ParsedSource(source.text, keeping: nil).isMasked)
    }

    @Test("edits leave the same as parsing again", arguments: [true, false])
    func edits(masked: Bool) {
        let text = SourceText(long + "func g() {\n    wanted {\n        a()\n    }\n}\n" + long)
        let source = ParsedSource(text, keeping: masked ? words : nil)
        let start = text.string.utf8.count - long.utf8.count
        var edits = EditSet()
        let name =
            text.string.firstRange(of: "wanted").map {
                text.string.utf8.distance(from: text.string.startIndex, to: $0.lowerBound)
            } ?? 0
        let isInedits = edits.insert(
            [TextEdit(name..<name + 6, "wantedToo")], shifting: [LineShift(name..<start - 2, .deeper("  "))])
        #expect(isInedits)
        let edited = source.applying(edits)
        #expect(edited.text.string == long + "func g() {\n    wantedToo {\n          a()\n      }\n}\n" + long)
        #expect(edited.isMasked == masked)
        #expect(edited.firstError == nil)
        if !masked { #expect(edited.tree.description == edited.text.string) }
    }

    @Test("errors, with their place") func errors() throws {
        #expect(ParsedSource(SourceText("let a = 1\n")).firstError == nil)
        let error = try #require(ParsedSource(SourceText("let a = 1\nlet = 2\nfunc {}\n")).firstError)
        #expect(error.offset == 14)
        #expect(error.message == "expected pattern in variable")
    }

    @Test("a masked file that doesn't parse is parsed whole") func brokenFiles() {
        let source = ParsedSource(SourceText(long + "func g() { wanted( }\n"), keeping: words)
        #expect(!source.isMasked)
        #expect(source.firstError != nil)
    }
}
