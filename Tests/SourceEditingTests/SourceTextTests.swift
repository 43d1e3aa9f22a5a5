import SourceEditing
import Testing

@Suite struct SourceTextTests {
    private let text = SourceText("a\n\tb é\r\n\rlast")

    @Test("bytes, not characters, are counted, and any line ending") func locations() {
        #expect(text.location(at: 0) == LineColumn(line: 1, column: 1))
        #expect(text.location(at: 1) == LineColumn(line: 1, column: 2))
        #expect(text.location(at: 2) == LineColumn(line: 2, column: 1))
        #expect(text.location(at: 7) == LineColumn(line: 2, column: 6))
        #expect(text.location(at: 9) == LineColumn(line: 3, column: 1))
        #expect(text.location(at: 10) == LineColumn(line: 4, column: 1))
        #expect(text.location(at: 14) == LineColumn(line: 4, column: 5))
        #expect("\(text.location(at: 7))" == "2:6")
        #expect(LineColumn(line: 2, column: 9) < LineColumn(line: 3, column: 1))
    }

    @Test("a byte order mark is three columns of the first line") func byteOrderMark() {
        #expect(SourceText("\u{FEFF}a").location(at: 3) == LineColumn(line: 1, column: 4))
    }

    @Test func lines() {
        #expect(text.lineStart(at: 5) == 2)
        #expect(text.lineEnd(at: 5) == 7)
        #expect(text.lineEnd(at: 9) == 9)
        #expect(text.lineEnd(at: 12) == 14)
        #expect(text.indentation(at: 4) == "\t")
        #expect(text.indentation(at: 0) == "")
        #expect(Array(text.lineStarts(in: 0..<14)) == [0, 2, 9, 10])
        #expect(Array(text.lineStarts(in: 1..<9)) == [2])
        #expect(Array(text.lineStarts(in: 3..<3)) == [])
        #expect(text.string(in: 3..<7) == "b é")
    }

    @Test("the first byte that isn't UTF-8") func invalidBytes() {
        #expect(SourceText("é🐈").firstInvalidByte == nil)
        #expect(SourceText(bytes: []).firstInvalidByte == nil)
        #expect(SourceText(bytes: [0x61, 0xFF, 0x62]).firstInvalidByte == 1)
        #expect(SourceText(bytes: [0x61, 0xC3]).firstInvalidByte == 1)
        #expect(SourceText(bytes: [0xED, 0xA0, 0x80]).firstInvalidByte == 0)
        #expect(SourceText(bytes: Array("é".utf8) + [0x80]).firstInvalidByte == 2)
    }

    @Test("comments behind a place") func comments() {
        func end(_ string: String) -> Int { SourceText(string).endOfComments(behind: 1) }
        #expect(end("a") == 1)
        #expect(end("a \t\nb") == 3)
        #expect(end("a // b\r\nc") == 6)
        #expect(end("a /* b\n /* c */ d */ // e\nf") == 25)
        #expect(end("a /* b */ c") == 10)
        #expect(end("a / b") == 2)
        #expect(end("a /* b") == 6)
        #expect(
            SourceText("a\r").endsLine(at: 1) && SourceText("a").endsLine(at: 1) && !SourceText("ab").endsLine(at: 1))
    }

    @Test(
        "what goes with a removed range",
        arguments: [
            ("a\n  [x]\nb", "a\nb"), ("[x]\nb", "\nb"), ("a\n[x]", "a"), ("a [x]\nb", "a\nb"), ("a[x]b", "ab"),
            ("  [x] b", "  b"),
            ("a\r\n\t[x]  \r\nb", "a\r\nb"), ("a\n  [x] // c\nb", "a\n  // c\nb"), ("a [x] b", "a b"),
        ])
    func lineRemoval(before: String, after: String) throws {
        let bytes = Array(before.utf8)
        let start = try #require(bytes.firstIndex(of: UInt8(ascii: "[")))
        let end = try #require(bytes.firstIndex(of: UInt8(ascii: "]"))) + 1
        var edits = EditSet()
        let isInedits = edits.insert([.delete(SourceText(before).lineRemoval(of: start..<end))])
        #expect(isInedits)
        #expect(SourceText(before).applying(edits).string == after)
    }
}
