import TestSupport
import Testing

/// What a destination reads only under a condition isn't read by the link: it could fail there.
@Suite(.typeChecked) struct GuardedValueTests {
    private func code(_ link: String, _ modifier: String) -> String {
        """
        import SwiftUI
        struct Start: View {
            let numbers: [Int]
            let choice: Int?
            var body: some View {
                NavigationStack {
                    \(link)\(modifier)
                }
            }
        }
        struct Page: View { let number: Int; var body: some View { Text("\\(number)") } }

        """
    }

    private func expectMoved(
        _ link: String, _ value: String, _ declaration: String, _ arm: String,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        expectLinks(
            of: SampleProject(["A.swift": code(link, "")]),
            to: [
                "A.swift": code(
                    "NavigationLink(\"a\", value: \(value))",
                    """

                                    .navigationDestination(for: Route.self) { route in
                                        DestinationView(route: route)
                                    }
                    """),
                "Route.swift": routeText([declaration], arm),
            ], sourceLocation: sourceLocation)
    }

    @Test func anElementBehindACheck() {
        expectMoved(
            "NavigationLink(\"a\") { if numbers.isEmpty { Text(\"none\") } else { Page(number: numbers[0]) } }",
            "Route.a(isEmpty: numbers.isEmpty, numbers: numbers)", "a(isEmpty: Bool, numbers: [Int])",
            """
            case .a(let isEmpty, let numbers):
                if isEmpty { Text("none") } else { Page(number: numbers[0]) }
            """)
    }

    @Test func anUnwrappedOptional() {
        expectMoved(
            "NavigationLink(\"a\") { if choice != nil { Page(number: choice!) } }",
            "Route.a(choice: choice)", "a(choice: Int?)",
            """
            case .a(let choice):
                if choice != nil { Page(number: choice!) }
            """)
    }
}
