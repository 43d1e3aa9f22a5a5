import SourceEditing
import Testing

@testable import Migration

@Suite(.typeChecked)
struct RouterTestFileTests {
    private static let sample = RouterSample("case settings\ncase recipeDetail(id: Int)")

    @Test func inSwiftTesting() throws {
        let text = try Self.sample.tests(.swiftTesting).text(RouterSample.style)
        #expect(text == "")
    }

    @Test func inXCTestWithoutLinks() throws {
        let text = try Self.sample.tests(.xctest, opensLinks: false).text(RouterSample.style)
        #expect(text == "")
    }
}
