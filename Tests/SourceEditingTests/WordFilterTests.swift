import SourceEditing
import Testing

private func mayHold(_ words: [String], in text: String) -> Bool? {
    SoughtWords(words).map { SourceText(text).words.mayHold($0) }
}

@Suite struct WordFilterTests {
    private static let text = """
        struct RécipeView: View { // a_comment, "and 2 strings"
            @State private var isOpen1 = $store.flag && _x != `default`
        }
        """

    @Test func eachIdentifierOfATextMayStandInIt() {
        for word in [
            "struct", "RécipeView", "View", "a_comment", "and", "2", "strings", "State", "isOpen1", "store", "flag",
            "_x", "default",
        ] {
            #expect(mayHold([word], in: Self.text) == true, "\(word)")
            #expect(mayHold(["absentWord", word], in: Self.text) == true, "\(word)")
        }
    }

    @Test func aTextWithoutAWordIsRuledOut() {
        #expect(mayHold(["navigationDestination"], in: Self.text) == false)
        #expect(mayHold(["Vie", "isOpen", "RecipeView"], in: Self.text) == false)
        #expect(mayHold(["View"], in: "") == false)
        #expect(mayHold([], in: Self.text) == false)
    }

    @Test func whatIsNoIdentifierRulesNothingOut() {
        #expect(mayHold(["isActive:"], in: Self.text) == nil)
        #expect(mayHold(["View", "a b"], in: Self.text) == nil)
        #expect(mayHold(["$store"], in: Self.text) == nil)
        #expect(mayHold([""], in: Self.text) == nil)
    }

    /// With many words in it a filter gets no blind eye: what a search for whole words finds, it lets through, and most
    /// of what isn't there it doesn't.
    @Test func agreesWithTheSearchForWholeWords() {
        let there = (0..<3000).map { "name\($0 * 7)" }
        let text = SourceText(there.joined(separator: " + "))
        for word in there { #expect(text.words.mayHold(SoughtWords([word])!), "\(word)") }
        let absent = (0..<3000).map { "other\($0)" }
        #expect(absent.count { text.words.mayHold(SoughtWords([$0])!) } < 600)
    }

    @Test func textsAreSearchedForPartsOfWords() {
        let text = SourceText(Self.text)
        #expect(text.holds("cipeView: Vi"))
        #expect(text.holds("$store."))
        #expect(text.holds("{"))
        #expect(text.holds(""))
        #expect(!text.holds("recipeView"))
        #expect(!SourceText("").holds("x"))
    }
}

@Suite struct FirstResultTests {
    @Test func asksOnceForEachElementUpToTheFirstResult() {
        var asked: [Int] = []
        let found = [1, 2, 3, 4].firstResult { number -> String? in
            asked.append(number)
            return number > 2 ? "\(number)" : nil
        }
        #expect(found == "3")
        #expect(asked == [1, 2, 3])
    }

    @Test func nothingIsFoundWhereThereIsNoResult() {
        #expect([1, 2].firstResult { $0 > 2 ? $0 : nil } == nil)
        #expect([Int]().firstResult { $0 } == nil)
    }
}
