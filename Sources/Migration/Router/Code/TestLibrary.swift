/// How a project's tests are written.
enum TestLibrary: Sendable, Equatable {
    case xctest
    case swiftTesting

    var module: String {
        switch self {
        case .xctest: "XCTest"
        case .swiftTesting: "Testing"
        }
    }

    /// The head of a type of tests. Its tests run where views do, whatever the app's own isolation is.
    func typeHead(_ name: String) -> [CodeLine] {
        switch self {
        case .xctest: [CodeLine(0, "@MainActor"), CodeLine(0, "final class \(name): XCTestCase {")]
        case .swiftTesting: [CodeLine(0, "@MainActor"), CodeLine(0, "struct \(name) {")]
        }
    }

    /// - Parameter name: begins with a small letter.
    func test(_ name: String, throws isThrowing: Bool, _ body: [CodeLine]) -> [CodeLine] {
        let head =
            switch self {
            case .xctest: "func test\(name.capitalizedFirst)()"
            case .swiftTesting: "@Test func \(name)()"
            }
        return [CodeLine(0, head + (isThrowing ? " throws {" : " {"))] + body.indented(by: 1) + [CodeLine(0, "}")]
    }

    func equal(_ code: String, _ value: String) -> CodeLine {
        switch self {
        case .xctest: CodeLine(0, "XCTAssertEqual(\(code), \(value))")
        case .swiftTesting: CodeLine(0, "#expect(\(code) == \(value))")
        }
    }

    func isNil(_ code: String) -> CodeLine {
        switch self {
        case .xctest: CodeLine(0, "XCTAssertNil(\(code))")
        case .swiftTesting: CodeLine(0, "#expect(\(code) == nil)")
        }
    }

    func isTrue(_ code: String) -> CodeLine {
        switch self {
        case .xctest: CodeLine(0, "XCTAssertTrue(\(code))")
        case .swiftTesting: CodeLine(0, "#expect(\(code))")
        }
    }

    /// A call that throws where the value isn't there; `try` stands elsewhere.
    func unwrapped(_ code: String) -> String {
        switch self {
        case .xctest: "XCTUnwrap(\(code))"
        case .swiftTesting: "#require(\(code))"
        }
    }
}
