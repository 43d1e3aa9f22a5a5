import Migration
import Testing

/// Links in the columns of a split view, and on the screens behind them.
@Suite(.typeChecked) struct ColumnLinkTests {
    private static func app(_ sidebar: String, _ detail: String = #"Text("none")"#) -> String {
        """
        import SwiftUI
        struct HomeView: View {
            var body: some View {
                NavigationSplitView {
                    \(sidebar)
                } detail: {
                    \(detail)
                }
            }
        }
        struct FolderView: View {
            var body: some View { NavigationLink("Page", destination: PageView()) }
        }
        struct PageView: View {
            var body: some View { NavigationLink("About", destination: A()) }
        }

        """
    }

    private static let column =
        "NavigationLink stays: it is in a column that drives the next one; use List(selection:) with the detail built from "
        + "the selection [destination-link/column-link]"

    private static func below(_ name: String) -> String {
        "NavigationLink stays: the link to '\(name)' that leads here stays, and pushing a value would pop that screen; once that "
            + "link can move, this one can [destination-link/below-eager-link]"
    }

    @Test("what a link in the sidebar pushes is behind that link, and in no column") func pushedFromTheSidebar() {
        expectLinksLeft(
            Self.app(#"List { NavigationLink("Folder", destination: FolderView()) }"#),
            [
                "5:20: " + Self.column, "  4:9: the columns",
                "12:27: " + Self.below("FolderView"), "  5:20: the link that stays",
                "15:27: " + Self.below("PageView"), "  12:27: the link that stays",
            ])
    }

    @Test("a view that the sidebar shows, too, is in the column") func shownAndPushed() {
        expectLinksLeft(
            Self.app(#"VStack { FolderView(); NavigationLink("Folder", destination: FolderView()) }"#),
            [
                "5:36: " + Self.column, "  4:9: the columns",
                "12:27: " + Self.column, "  4:9: the columns",
                "15:27: " + Self.below("PageView"), "  12:27: the link that stays",
            ])
    }

    @Test("links in the detail's stack move") func detail() {
        let registration = """
            NavigationStack {
                            FolderView()
                                .navigationDestination(for: Route.self) { route in
                                    DestinationView(route: route)
                                }
                        }
            """
        expectLinks(
            Self.app(#"Text("side")"#, "NavigationStack { FolderView() }"),
            Self.app(#"Text("side")"#, registration)
                .replacing(#""Page", destination: PageView()"#, with: #""Page", value: Route.page"#)
                .replacing(#""About", destination: A()"#, with: #""About", value: Route.a"#),
            newFiles: ["Route.swift": routeText(["page", "a"], "case .page:\n    PageView()\ncase .a:\n    A()")])
    }
}
