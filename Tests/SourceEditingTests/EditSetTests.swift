import SourceEditing
import Testing

@Suite struct EditSetTests {
    private let text = SourceText("0123456789")

    private func result(_ edits: [[TextEdit]]) -> String? {
        var set = EditSet()
        for edit in edits where !set.insert(edit) { return nil }
        return text.applying(set).string
    }

    @Test("in whatever order they come") func order() {
        let edits: [TextEdit] = [
            TextEdit(1..<3, "ab"), .insert("x", at: 3), .delete(3..<5), .insert("y", at: 10), .insert("z", at: 0),
        ]
        #expect(result([edits]) == "z0abx56789y")
        #expect(result(edits.reversed().map { [$0] }) == "z0abx56789y")
    }

    @Test("insertions at one place stay in the order in which they came") func insertions() {
        #expect(result([[.insert("a", at: 4), .insert("b", at: 4)], [.insert("a", at: 4)]]) == "0123aba456789")
        #expect(result([[.delete(4..<5)], [.insert("a", at: 4)], [.insert("b", at: 5)]]) == "0123ab56789")
    }

    @Test("the same edit counts once") func sameEdit() {
        #expect(result([[.delete(2..<4)], [.delete(2..<4), .delete(6..<7)]]) == "0145789")
    }

    @Test(
        "edits that share bytes don't go together",
        arguments: [
            (TextEdit.delete(2..<5), TextEdit.delete(4..<6)), (.delete(2..<5), .delete(1..<3)),
            (.delete(2..<5), .delete(2..<4)),
            (.delete(2..<5), .delete(3..<4)), (.delete(2..<5), TextEdit(2..<5, "x")),
            (.delete(2..<5), .insert("x", at: 3)),
            (.insert("x", at: 3), .delete(2..<5)),
        ])
    func overlaps(first: TextEdit, second: TextEdit) {
        #expect(result([[first], [second]]) == nil)
    }

    @Test("all of a fix's edits, or none") func atomicity() {
        var set = EditSet()
        let isIn = set.insert([.delete(2..<4), .insert("a", at: 8)])
        let before = set
        let isOther = set.insert([.insert("b", at: 8), .delete(2..<4), .delete(0..<1), .delete(3..<5)])
        #expect(isIn && !isOther && set == before)
        #expect(text.applying(set).string == "014567a89")
    }

    @Test("where a place was before, and where it is behind") func places() {
        var set = EditSet()
        let isIn = set.insert([.delete(1..<3), TextEdit(5..<6, "abc"), .insert("x", at: 8)])
        #expect(isIn && text.applying(set).string == "034abc67x89")
        let destinations = (0...10).map { set.destination(of: $0, in: text) }
        #expect(destinations == [0, 1, 1, 1, 2, 3, 6, 7, 9, 10, 11])
        #expect((0...11).map { set.origin(of: $0, in: text) } == [0, 3, 4, 5, 5, 5, 6, 7, 8, 8, 9, 10])
    }

    @Test("many edits, from the end to the beginning") func many() {
        let long = SourceText(String(repeating: "ab", count: 20_000))
        var set = EditSet()
        let areIn = (0..<20_000).reversed().map { set.insert([.delete(2 * $0..<2 * $0 + 1)]) }
        #expect(areIn.allSatisfy { $0 })
        #expect(long.applying(set).string == String(repeating: "b", count: 20_000))
    }
}

/// Lines that move with edits.
@Suite struct LineShiftTests {
    private func result(_ string: String, _ edits: [TextEdit], _ shifts: [LineShift]) -> String {
        var set = EditSet()
        let isInset = set.insert(edits, shifting: shifts)
        #expect(isInset)
        return SourceText(string).applying(set).string
    }

    @Test("deeper and shallower; blank lines stay") func directions() {
        let text = "a\n  b\n\n \n    c\nd"
        #expect(result(text, [], [LineShift(2..<16, .deeper("\t"))]) == "a\n\t  b\n\n \n\t    c\n\td")
        #expect(result(text, [], [LineShift(2..<16, .shallower(3))]) == "a\nb\n\n \n c\nd")
        #expect(result(text, [], [LineShift(2..<14, .deeper("  ")), LineShift(2..<14, .shallower(2))]) == text)
        #expect(
            result(text, [], [LineShift(2..<14, .deeper("-")), LineShift(2..<14, .deeper("-"))])
                == "a\n--  b\n\n \n--    c\nd")
    }

    @Test("lines that go are gone, and lines that come move along") func edits() {
        let text = "a\n  b\n  c\n  d\n"
        #expect(result(text, [.delete(5..<9)], [LineShift(2..<14, .deeper("  "))]) == "a\n    b\n    d\n")
        #expect(result(text, [.delete(5..<9)], [LineShift(2..<14, .shallower(2))]) == "a\nb\nd\n")
        #expect(
            result(text, [TextEdit(5..<6, "\n  x\n\n  y\n")], [LineShift(2..<14, .shallower(2))])
                == "a\nb\nx\n\ny\nc\nd\n")
        #expect(
            result(text, [TextEdit(5..<6, "\n  x\n")], [LineShift(2..<14, .deeper("\t"))])
                == "a\n\t  b\n\t  x\n\t  c\n\t  d\n")
    }

    @Test("insertions at the ends of the range are outside") func ends() {
        #expect(
            result("  b\n  c\n", [.insert("  {\n", at: 0), .insert("\n  }", at: 7)], [LineShift(0..<7, .deeper("  "))])
                == "  {\n    b\n    c\n  }\n")
    }

    @Test("a string of several lines keeps its value") func literals() {
        let text = "f(\"\"\"\n      a\n   \n  b\n  \"\"\")\n    g\n"
        #expect(
            result(text, [], [LineShift(0..<34, .deeper("  "))])
                == "  f(\"\"\"\n        a\n     \n    b\n    \"\"\")\n      g\n")
        #expect(result(text, [], [LineShift(0..<34, .shallower(4))]) == "f(\"\"\"\n    a\n \nb\n\"\"\")\ng\n")
    }
}
