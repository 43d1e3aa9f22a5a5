import SourceEditing
import Testing

@Suite struct SourceStyleTests {
    @Test(
        "the first line's ending",
        arguments: [
            ("a\nb\r\n", "\n"), ("a\r\nb\n", "\r\n"), ("a\rb\n", "\r"), ("a", "\n"), ("", "\n"),
            ("\u{FEFF}\r\n", "\r\n"),
        ])
    func lineEnding(text: String, ending: String) {
        #expect(SourceStyle(of: SourceText(text)).lineEnding == ending)
    }

    @Test(
        "the commonest step inwards",
        arguments: [
            ("a {\n  b {\n    c\n  }\n}\n", "  "), ("a {\n    b\n}\n", "    "), ("a {\n\tb {\n\t\tc\n\t}\n}\n", "\t"),
            ("a\n", "    "), ("", "    "),
            ("a {\n   b {\n      c\n         d\n   }\n}\n", "   "), ("a {\r\n  b\r\n}\r\n", "  "),
            ("a {\n    b(c,\n              d)\n    e {\n        f\n    }\n}\n", "    "),
            ("a {\n\n    b\n   \n        c\n}\n", "    "),
        ])
    func indentation(text: String, unit: String) {
        #expect(SourceStyle(of: SourceText(text)).indentationUnit == unit)
    }
}
