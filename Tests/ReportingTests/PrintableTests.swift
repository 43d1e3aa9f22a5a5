import Testing

@testable import Reporting

@Suite struct PrintableTests {
    @Test(arguments: ["NavigationView stays", "Ünïcode → “quotes”", "日本語", ""]) func plainTextStays(text: String) {
        #expect(Printable.text(text) == text)
    }

    @Test(arguments: [
        ("a\u{1B}[31mred", "a\\u{1b}[31mred"), ("two\nlines", "two\\u{a}lines"), ("tab\t", "tab\\u{9}"),
        ("nul\0", "nul\\u{0}"), ("\u{202E}gnp.exe", "\\u{202e}gnp.exe"), ("a\u{2028}b", "a\\u{2028}b"),
        ("\u{9B}31m", "\\u{9b}31m"), ("\r\n", "\\u{d}\\u{a}"),
    ])
    func controlCharactersAreEscaped(text: String, escaped: String) {
        #expect(Printable.text(text) == escaped)
        #expect(Printable.text(escaped) == escaped)
    }
}
