import TestSupport
import Testing

@testable import Migration

/// The names of cases when links of several steps share them.
struct ForeseenCasesTests {
    private static let step = """
        struct Step2: View {
            let number: Int
            var body: some View { Text("") }
        }
        """

    private func screen(_ number: String) -> Screen {
        Screen("Step2(number: {c0})", view: "Step2").with {
            $0.constants = [.init(code: number, label: "number", type: "Int")]
        }
    }

    @Test func aCaseTakesWhatLaterLinksWillSay() {
        let sample = RouteSample("import SwiftUI\n" + Self.step)
        var book = sample.book
        #expect(book.use(sample.requests([screen("1")])).map(\.code) == ["Route.step2"])
        #expect(book.foresee(sample.requests([screen("2"), Screen("Other()", view: "Other")])) == [true, false])
        #expect(book.allCases.map(\.name) == ["step2"])
        #expect(book.allCases.map { $0.values.map(\.label) } == [["number"]])
    }

    @Test func aSecondCaseOfAViewSaysWhatItIsWith() {
        let sample = RouteSample("import SwiftUI\n" + Self.step)
        var book = sample.book
        #expect(book.use(sample.requests([screen("1")])).map(\.code) == ["Route.step2"])
        // Links that share a case have their say before it gets its name.
        #expect(
            book.use(sample.requests([screen("2"), screen("3")])).map(\.code) == [
                "Route.step2WithNumber(number: 2)", "Route.step2WithNumber(number: 3)",
            ])
    }

    @Test(arguments: [("item", "item2"), ("step2", "step2_2")])
    func numbers(name: String, next: String) {
        #expect(NameChoice.first(of: [name]) { $0 == name } == next)
        #expect(NameChoice.first(of: [name]) { _ in false } == name)
    }
}
