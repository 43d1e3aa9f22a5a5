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

    @Test("whether the bodies that hold a word are there as a whole") func wholeBodies() {
        let inner =
            "func g() { wanted(); if a { other(\"a block that is long enough to be blanked, in a kept body\") } }\n"
        let source = ParsedSource(SourceText(long + inner + "let between = 1\n"), keeping: words)
        #expect(!source.isWhole(around: NeedleSet(["body"])))
        #expect(!source.isWhole(around: NeedleSet(["wanted"])))
        #expect(!source.isWhole(around: NeedleSet(["between", "other"])))
        #expect(source.isWhole(around: NeedleSet(["between", "func"])))
        #expect(source.isWhole(around: NeedleSet(["absent"])))
        #expect(ParsedSource(source.text).isWhole(around: NeedleSet(["body", "other"])))
        let plain = ParsedSource(SourceText(long + "func g() { wanted() }\n" + long), keeping: words)
        #expect(plain.isWhole(around: words))
        #expect(!plain.isWhole(around: NeedleSet(["body", "wanted"])))
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

    @Test("more of a masked file comes to light, with the tree that it has when parsed at once") func showing() throws {
        let text = SourceText(
            "struct A {\n    func f() { wanted() }\n    \(long)    \(long.replacing("f()", with: "later()"))}\n\(long)"
                + "func g() {\n    wanted()\n    a.b { item in print(item, \"later, and long enough to be blanked\") }\n}\n"
        )
        let source = ParsedSource(text, keeping: words)
        let both = NeedleSet(["wanted", "later"], wholeWords: false)
        let shown = try #require(source.showing(NeedleSet(["later"], wholeWords: false)))
        let atOnce = ParsedSource(text, keeping: both)
        #expect(shown.text.bytes == text.bytes)
        #expect(shown.isMasked)
        #expect(shown.tree.description == atOnce.tree.description)
        #expect(shown.tree.debugDescription == atOnce.tree.debugDescription)
        #expect(shown.bytesParsed < atOnce.bytesParsed)
        #expect(shown.showing(both) == nil)
        #expect(atOnce.showing(words) == nil)
        let whole = try #require(shown.showing(NeedleSet(["let a"], wholeWords: false)))
        #expect(!whole.isMasked)
        #expect(whole.tree.debugDescription == ParsedSource(text).tree.debugDescription)
        #expect(whole.showing(both) == nil)
    }

    @Test("what comes to light after edits lies where they left it") func showingAfterEdits() throws {
        let text = SourceText("func g() { wanted() }\n" + long + "func h() { wanted() }\n" + long)
        var edits = EditSet()
        let isIn = edits.insert([
            TextEdit(11..<17, "wantedFirst"),
            TextEdit(text.bytes.count - long.utf8.count..<text.bytes.count - long.utf8.count, "// here\n"),
        ])
        #expect(isIn)
        let edited = ParsedSource(text, keeping: words).applying(edits)
        let shown = try #require(edited.showing(NeedleSet(["a body"], wholeWords: false)))
        #expect(!shown.isMasked)
        #expect(
            shown.tree.description
                == "func g() { wantedFirst() }\n" + long + "func h() { wanted() }\n// here\n" + long)
    }

    @Test("what edits put into blank code is seen, and no more of it") func editsInBlankCode() {
        let text = SourceText("func g() { wanted() }\n" + long)
        var edits = EditSet()
        let name = "func g() { wanted() }\nfunc f() { let ".utf8.count
        let isIn = edits.insert([
            TextEdit(name..<name + 1, "fresh"), TextEdit(text.bytes.count..<text.bytes.count, "// end\n"),
        ])
        #expect(isIn)
        let edited = ParsedSource(text, keeping: words).applying(edits)
        let blank = { (part: String) in String(repeating: " ", count: part.utf8.count) }
        #expect(
            edited.tree.description == "func g() { wanted() }\nfunc f() {" + blank(" let ") + "fresh"
                + blank(" = \"a body that is long enough for the mask to blank it\" ") + "}\n// end\n")
        #expect(!edited.isWhole(around: NeedleSet(["fresh"])))
    }

    @Test("a tree whose memory was given back is parsed again") func releasedTrees() {
        let source = ParsedSource(SourceText(long + "func g() { wanted() }\n"), keeping: words)
        let (copy, text) = (source, source.tree.description)
        let root = source.tree.id
        #expect(source.tree.id == root)
        source.releaseTree()
        #expect(copy.tree.description == text)
        #expect(copy.isMasked)
        #expect(copy.tree.id == source.tree.id)
    }

    @Test("without its nodes a source is the same") func withoutNodes() {
        let source = ParsedSource(SourceText(long + "func g() { wanted( }\n"))
        let fresh = source.withoutNodes
        #expect(fresh.tree.id != source.tree.id)
        #expect(fresh.tree.debugDescription == source.tree.debugDescription)
        #expect(fresh.firstError == source.firstError)
        #expect(fresh.firstError != nil)
    }

    @Test("what doesn't parse stays blank") func showingErrors() {
        let broken = "func f() { let = \"a body that is long enough for the mask to blank it\" }\n"
        let source = ParsedSource(SourceText("func g() { wanted() }\n" + broken + long), keeping: words)
        #expect(source.firstError == nil)
        #expect(source.showing(NeedleSet(["let ="], wholeWords: false)) == nil)
    }
}
