import Testing
import TypeCheck

/// The harness itself, on an app that fits on a page.
@Suite struct SmallAppTests {
    @Test(arguments: TypeChecker.System.allCases, TypeChecker.Language.allCases)
    func compiles(system: TypeChecker.System, language: TypeChecker.Language) throws {
        let file = TypeChecker.File(
            "Sources/App.swift",
            """
            import SwiftUI

            @main struct SmallApp: App {
                var body: some Scene { WindowGroup { Home() } }
            }

            struct Home: View {
                @State private var path: [Int] = []

                var body: some View {
                    NavigationStack(path: $path) {
                        List(1..<9) { NavigationLink("Number \\($0)", value: $0) }
                            .navigationDestination(for: Int.self) { Text("\\($0)") }
                    }
                }
            }

            """)
        #expect(try TypeChecker(system: system, language: language).errors(in: [file]) == [])
    }
}
