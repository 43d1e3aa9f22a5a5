import Testing

@testable import SourceEditing

private func matches(_ words: [String], in text: String, wholeWords: Bool = true) -> [Int] {
    Array(text.utf8).withUnsafeBufferPointer { NeedleSet(words, wholeWords: wholeWords).matches(in: $0) }
}

@Suite struct NeedleSetTests {
    @Test func findsEveryPlace() {
        #expect(matches(["View"], in: "View.View(View)") == [0, 5, 10])
        #expect(matches(["View", "List"], in: "List { View }") == [0, 7])
        #expect(matches(["NavigationView", "id"], in: "id NavigationView id") == [0, 3, 18])
        #expect(matches(["aa"], in: "aaaa", wholeWords: false) == [0, 1, 2])
        #expect(matches(["x"], in: "x y x", wholeWords: true) == [0, 4])
        #expect(matches(["View", "Vie"], in: "View", wholeWords: false) == [0])
        #expect(matches(["View"], in: "") == [])
        #expect(matches(["View"], in: "Vie") == [])
        #expect(matches([], in: "View") == [])
    }

    @Test func wholeWordsHaveNoLetterDigitOrUnderscoreBesideThem() {
        for text in ["MyView", "Views", "View2", "_View", "View_", "éView", "Viewé"] {
            #expect(matches(["View"], in: text) == [], "\(text)")
            #expect(matches(["View"], in: text, wholeWords: false).count == 1, "\(text)")
        }
        for text in ["(View)", ".View.", "$View", "`View`", " View\n", "\"View\"", "-View-"] {
            #expect(matches(["View"], in: text).count == 1, "\(text)")
        }
        #expect(matches(["View", "ViewBuilder"], in: "ViewBuilder View") == [0, 12])
    }

    @Test func theFirstMatch() {
        let words = NeedleSet(["NavigationView", "navigationViewStyle"])
        let source = Array("MyNavigationView().navigationViewStyle(x); NavigationView {}".utf8)
        #expect(words.firstMatch(in: source) == 19)
        #expect(words.contains(in: source))
        #expect(!words.contains(in: Array("MyNavigationViewX.navigationViewStyles".utf8)))
        #expect(words.firstMatch(in: []) == nil)
    }

    @Test func agreesWithAPlainSearch() {
        // A fixed sequence of letters from a small alphabet, so that words overlap and nearly match.
        var state: UInt32 = 1
        let text = (0..<3000).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return [UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "_"), UInt8(ascii: " ")][Int(state >> 30)]
        }
        for words in [["ab"], ["aab", "b_a"], ["a", "bb"], ["abab", "bab", "a_"], ["ab_ab_", "bbb"]] {
            let expected = text.indices.filter { start in
                words.contains { text[start...].starts(with: $0.utf8) }
            }
            #expect(!expected.isEmpty)
            #expect(matches(words, in: String(decoding: text, as: UTF8.self), wholeWords: false) == expected)
        }
    }
}
