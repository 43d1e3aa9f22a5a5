/// A view with a stack, its states, and code in the stack; the code begins in line 6, column 13.
enum FlagSample {
    static func screen(_ content: String, state: String = "@State private var isDone = false", others: String = "")
        -> String
    {
        """
        import SwiftUI
        struct Start: View {
            \(state)
            var body: some View {
                NavigationStack {
        \(indented(content))
                }
            }
        }\(others.isEmpty ? "" : "\n" + others)

        """
    }

    private static func indented(_ code: String) -> String {
        code.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "            " + $0 }.joined(separator: "\n")
    }

    static let iOS16 = "NavigationLink becomes a navigationDestination(isPresented:) only with --unsafe: on iOS 16.0 a "
    static let button =
        "NavigationLink becomes a navigationDestination(isPresented:) only with --unsafe: it becomes a Button, and in a "
        + "list its chevron goes [destination-link/flag-destination]"
}
