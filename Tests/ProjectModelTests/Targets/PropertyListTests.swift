import Testing

@testable import ProjectModel

struct PropertyListTests {
    private func parse(_ text: String) throws -> PropertyList {
        try PropertyList.parse(Array(text.utf8))
    }

    private func failure(_ text: String) -> String {
        do throws(PropertyListError) {
            _ = try PropertyList.parse(Array(text.utf8))
            return "read"
        } catch {
            return "\(error.line):\(error.column): \(error.description)"
        }
    }

    /// The text of a range, to see what the parser believes to stand where.
    private func slice(_ text: String, _ range: Range<Int>) -> String {
        String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }

    @Test func everyValueKnowsItsPlace() throws {
        let text = "{ a = (x /* one */, \"y z\",); 'b' = <0f aB>; }"
        let list = try parse(text)
        #expect(list.range == 0..<text.utf8.count)
        #expect(list.entries.map { slice(text, $0.range) } == ["a = (x /* one */, \"y z\",);", "'b' = <0f aB>;"])
        #expect(list.entries.map { slice(text, $0.key.range) } == ["a", "'b'"])
        #expect(list.entries.map { $0.key.text } == ["a", "b"])
        #expect(list.entries.map { slice(text, $0.value.range) } == ["(x /* one */, \"y z\",)", "<0f aB>"])
        let elements = try #require(list["a"]?.elements)
        #expect(elements.map { slice(text, $0.range) } == ["x /* one */,", "\"y z\","])
        #expect(elements.map { slice(text, $0.value.range) } == ["x", "\"y z\""])
        #expect(list["a"]?.strings == ["x", "y z"])
        guard case .data(let data) = list["b"]?.value else {
            Issue.record("no data")
            return
        }
        #expect(data == [0x0F, 0xAB])
    }

    @Test func placesCountBytesBehindMarksAndEmoji() throws {
        let text = "\u{FEFF}// 🎈\r\n{ \"🎈\" = b; }"
        let list = try parse(text)
        #expect(list.entries.map { slice(text, $0.range) } == ["\"🎈\" = b;"])
        #expect(list.entries[0].value.range == 23..<24)
    }

    @Test func trailingCommaIsNoElement() throws {
        #expect(try parse("(a, b,)").strings == ["a", "b"])
        #expect(try parse("(a, b)").strings == ["a", "b"])
        #expect(try parse("()").elements.isEmpty)
        #expect(try slice("(a, b)", parse("(a, b)").elements[1].range) == "b")
    }

    @Test func commentsStandAnywhere() throws {
        let list = try parse("/* a */ { // b\n k /* c */ = /* d **/ v /* e */ ; /* f / */ } // g")
        #expect(list["k"]?.string == "v")
    }

    @Test func unquotedStringsHoldPathsAndDoubleSlashes() throws {
        #expect(try parse("a/b//c.swift").string == "a/b//c.swift")
        #expect(try parse("com.apple:x-y_z$1").string == "com.apple:x-y_z$1")
    }

    @Test func escapes() throws {
        #expect(try parse(#""a\"b\\c\n\t\'""#).string == "a\"b\\c\n\t'")
        #expect(try parse(#""\U00e9 \101 \ud83c""#).string == "é A ud83c")
        #expect(try parse(#""\UD83C\UDF88""#).string == "🎈")
        #expect(try parse(#""\UD83Cx\U12""#).string == "\u{FFFD}xU12")
        #expect(try parse("'it\\'s \"so\"'").string == "it's \"so\"")
        #expect(try parse("\"line\\\nbreak\"").string == "line\nbreak")
    }

    @Test func aKeyAloneIsItsOwnValue() throws {
        #expect(try parse("{ a; b = c; }")["a"]?.string == "a")
    }

    @Test func ofSeveralKeysTheLastCounts() throws {
        let list = try parse("{ a = 1; a = 2; }")
        #expect(list["a"]?.string == "2")
        #expect(list.entries.count == 2)
    }

    @Test func otherFormatsAreNamed() {
        #expect(
            failure("\n<?xml version=\"1.0\"?>")
                == "2:1: this is a property list in XML form, which isn't read")
        #expect(failure("<plist>") == "1:1: this is a property list in XML form, which isn't read")
        #expect(failure("bplist00") == "1:1: this is a property list in binary form, which isn't read")
    }

    @Test func brokenInputIsToldWithItsPlace() {
        #expect(failure("") == "1:1: the file ends within the list: a value is missing")
        #expect(failure("{\n  a = b\n}") == "3:1: expected ';' behind a value")
        #expect(failure("{\n  a b;\n}") == "2:5: expected '=' behind a key")
        #expect(failure("{ a = (b c); }") == "1:10: expected ',' or ')'")
        #expect(failure("{ a = ; }") == "1:7: expected a value")
        #expect(failure("{ a = b; ") == "1:10: the file ends within a dictionary")
        #expect(failure("{ a = ") == "1:7: the file ends within the list: a value is missing")
        #expect(failure("{ a") == "1:4: the file ends within a dictionary")
        #expect(failure("(a, ") == "1:5: the file ends within an array")
        #expect(failure("(a ") == "1:4: the file ends within an array")
        #expect(failure("(\n \"a") == "2:2: the file ends within a string")
        #expect(failure("/* a") == "1:1: the file ends within a comment")
        #expect(failure("<0f") == "1:4: the file ends within data")
        #expect(failure("<0f1>") == "1:5: expected pairs of hexadecimal digits and '>'")
        #expect(failure("<0g>") == "1:3: expected pairs of hexadecimal digits and '>'")
        #expect(failure("{} x") == "1:4: expected the end of the file")
        #expect(failure("{\n<<<<<<< HEAD\na = b;\n}") == "2:1: expected a key or '}'")
        #expect(failure("\u{0}") == "1:1: expected a value")
    }

    @Test func deepNestingIsRefused() {
        #expect(failure(String(repeating: "(", count: 100_000)) == "1:201: nested too deeply")
        #expect(failure(String(repeating: "{a=", count: 100_000)) == "1:601: nested too deeply")
        let fits = String(repeating: "(", count: 200) + String(repeating: ")", count: 200)
        #expect(failure(fits) == "read")
    }
}
