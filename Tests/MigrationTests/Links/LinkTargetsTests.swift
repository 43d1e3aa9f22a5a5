import Migration
import ProjectModel
import TestSupport
import Testing

/// Links and screens that not all targets of an app compile: none of the targets may break.
@Suite struct LinkTargetsTests {
    private static func target(
        _ name: String, _ platforms: [Platform: String], _ files: [String], project: String = "Sample"
    ) -> SampleTarget {
        SampleTarget(name, platforms, product: "App", project: project, files: files)
    }

    private static func screen(_ name: String) -> String {
        "import SwiftUI\nstruct \(name): View {\n    var body: some View { Text(\"\(name)\") }\n}\n"
    }

    private static func rows(_ name: String, _ link: String) -> String {
        "import SwiftUI\nstruct \(name): View {\n    var body: some View {\n        \(link)\n    }\n}\n"
    }

    /// A view with a stack around `content`.
    private static func home(_ name: String, _ content: String, isRegistered: Bool = false) -> String {
        let isOneLine = !content.contains("\n")
        let lines = isRegistered ? content + "\n" + registration(isOneLine ? "    " : "") : content
        return """
            import SwiftUI
            struct \(name): View {
                var body: some View {
                    NavigationStack {
            \(lines)
                    }
                }
            }

            """
    }

    private static func routes(_ cases: String, _ arms: String) -> String {
        """
        import SwiftUI

        /// The screens that a navigation stack can push.
        enum Route: Hashable {
        \(cases)
        }

        /// Shows the screen that a route stands for.
        struct DestinationView: View {
            let route: Route

            var body: some View {
                switch route {
        \(arms)
                }
            }
        }

        """
    }

    private static func registration(_ indentation: String) -> String {
        [
            ".navigationDestination(for: Route.self) { route in", "    DestinationView(route: route)", "}",
        ].map { "            \(indentation)\($0)" }.joined(separator: "\n")
    }

    private static let before = #"NavigationLink("a", destination: PageView())"#
    private static let after = #"NavigationLink("a", value: Route.page)"#

    @Test("a screen that one platform's target has stands under the link's #if") func screenOfOnePlatform() {
        func list(_ link: String) -> String {
            """
                        List {
                            #if os(tvOS)
                                \(link)
                            #endif
                            \(link.contains("value")
                ? #"NavigationLink("b", value: Route.help)"# : #"NavigationLink("b", destination: HelpView())"#)
                        }
            """
        }
        let files = [
            "A.swift": Self.home("HomeView", list(Self.before)), "Help.swift": Self.screen("HelpView"),
            "Page.swift": Self.screen("PageView"),
        ]
        let both = ["A.swift", "Help.swift"]
        expectMoved(
            files,
            [
                "A.swift": Self.home("HomeView", list(Self.after), isRegistered: true),
                "Route.swift": Self.routes(
                    "    #if os(tvOS)\n    case page\n    #endif\n    case help",
                    """
                            #if os(tvOS)
                            case .page:
                                PageView()
                            #endif
                            case .help:
                                HelpView()
                    """),
            ],
            targets: [
                Self.target("AppPhone", [.iOS: "17.0"], both),
                Self.target("AppTV", [.tvOS: "17.0"], both + ["Page.swift"]),
            ])
    }

    @Test("links of one platform's files push in a stack of all, under the platform's #if") func linkOfOnePlatform() {
        let content = """
                        VStack {
                            #if os(iOS)
                                PhoneRows()
                            #endif
                        }
            """
        expectMoved(
            [
                "A.swift": Self.home("HomeView", content), "B.swift": Self.rows("PhoneRows", Self.before),
                "Page.swift": Self.screen("PageView"),
            ],
            [
                "A.swift": Self.home("HomeView", content, isRegistered: true),
                "B.swift": Self.rows("PhoneRows", Self.after),
                "Route.swift": Self.routes(
                    "    #if !os(macOS)\n    case page\n    #endif",
                    """
                            #if !os(macOS)
                            case .page:
                                PageView()
                            #else
                            default:
                                EmptyView()
                            #endif
                    """),
            ],
            targets: [
                Self.target("AppPhone", [.iOS: "17.0"], ["A.swift", "B.swift", "Page.swift"]),
                Self.target("AppMac", [.macOS: "14.0"], ["A.swift"]),
            ])
    }

    @Test("where the platform doesn't tell the targets apart, the link stays") func samePlatform() {
        expectMoved(
            [
                "A.swift": Self.home("HomeView", "            Rows(isFull: true)"),
                "Full.swift": Self.rows("Rows", Self.before).replacing(
                    "    var body", with: "    let isFull: Bool\n    var body"),
                "Lite.swift": Self.screen("Rows").replacing("    var body", with: "    let isFull: Bool\n    var body"),
                "Page.swift": Self.screen("PageView"),
            ], [:],
            findings: [
                "Full.swift:5:9: NavigationLink stays: target 'AppLite' compiles the routes' file and doesn't have 'PageView'; "
                    + "add what is missing to it [destination-link/other-target]"
            ],
            targets: [
                Self.target("App", [.iOS: "17.0"], ["A.swift", "Full.swift", "Page.swift"]),
                Self.target("AppLite", [.iOS: "17.0"], ["A.swift", "Lite.swift"]),
            ])
    }

    @Test("the routes go where all that names them sees them") func homeOfRoutes() {
        expectMoved(
            [
                "Mac.swift": Self.home("MacView", "            Rows()"),
                "Page.swift": Self.screen("PageView"),
                "Phone.swift": Self.home("PhoneView", "            Rows()"),
                "Rows.swift": Self.rows("Rows", Self.before),
            ],
            [
                "Mac.swift": Self.home("MacView", "            Rows()", isRegistered: true),
                "Phone.swift": Self.home("PhoneView", "            Rows()", isRegistered: true),
                "Rows.swift": Self.rows("Rows", Self.after),
                "Route.swift": routeText(["page"], "case .page:\n    PageView()"),
            ],
            targets: [
                Self.target("AppPhone", [.iOS: "17.0"], ["Phone.swift", "Rows.swift", "Page.swift"]),
                Self.target("AppMac", [.macOS: "14.0"], ["Mac.swift", "Rows.swift", "Page.swift"]),
            ])
    }

    @Test("a stack whose target can't have the routes keeps its links") func stackWithoutRoutes() {
        let route = routeText(["help"], "case .help:\n    HelpView()")
        expectMoved(
            [
                "A.swift": Self.home("HomeView", "            Rows()"),
                "Help.swift": Self.screen("HelpView"), "Page.swift": Self.screen("PageView"), "Route.swift": route,
                "Rows.swift": Self.rows("Rows", Self.before),
            ], [:],
            findings: [
                "Rows.swift:4:9: NavigationLink stays: its stack is in a target that doesn't compile the routes, and a value "
                    + "link works only in a stack [destination-link/no-stack]",
                "  A.swift:4:9: the stack",
            ],
            targets: [
                Self.target(
                    "AppPhone", [.iOS: "17.0"], ["A.swift", "Help.swift", "Page.swift", "Rows.swift", "Route.swift"]),
                Self.target("AppMac", [.macOS: "14.0"], ["A.swift", "Page.swift", "Rows.swift"]),
            ])
    }

    @Test("targets of one name in two projects are two apps, each with its own routes") func sameNameElsewhere() {
        func app(_ folder: String, _ link: String, isRegistered: Bool = false) -> [String: String] {
            [
                "\(folder)/Home.swift": Self.home("HomeView", "            " + link, isRegistered: isRegistered),
                "\(folder)/Page.swift": Self.screen("PageView"),
            ]
        }
        func changed(_ folder: String) -> [String: String] {
            var files = app(folder, Self.after, isRegistered: true)
            files["\(folder)/Page.swift"] = nil
            files["\(folder)/Route.swift"] = routeText(["page"], "case .page:\n    PageView()")
            return files
        }
        expectMoved(
            app("Apple", Self.before).merging(app("Pear", Self.before)) { $1 },
            changed("Apple").merging(changed("Pear")) { $1 },
            targets: ["Apple", "Pear"].map { folder in
                Self.target(
                    "App", [.iOS: "17.0"], ["\(folder)/Home.swift", "\(folder)/Page.swift"], project: folder)
            })
    }

    @Test("two apps in one folder have each a file of routes") func oneFolder() {
        func files(_ link: (String) -> String, isRegistered: Bool) -> [String: String] {
            [
                "App/Full.swift": Self.home("FullView", "            " + link("full"), isRegistered: isRegistered),
                "App/Lite.swift": Self.home("LiteView", "            " + link("lite"), isRegistered: isRegistered),
            ]
        }
        let before = files({ _ in Self.before }, isRegistered: false)
        let after = files({ _ in Self.after }, isRegistered: true)
        let routes = routeText(["page"], "case .page:\n    PageView()")
        expectMoved(
            before.merging(["App/Page.swift": Self.screen("PageView")]) { $1 },
            after.merging(["App/Route.swift": routes, "App/DestinationView.swift": routes]) { $1 },
            targets: [
                SampleTarget("Full", files: ["App/Full.swift", "App/Page.swift"]),
                SampleTarget("Lite", files: ["App/Lite.swift", "App/Page.swift"]),
            ])
    }

    @Test("routes that another target sees leave it their names") func sharedNames() {
        let routes = routeText(["page"], "case .page:\n    PageView()")
        func named(_ text: String) -> String {
            text.replacing("DestinationView", with: "AppRouteDestinationView").replacing(
                "Route.self", with: "AppRoute.self"
            )
            .replacing("Route.page", with: "AppRoute.page").replacing("enum Route", with: "enum AppRoute")
            .replacing("route: Route", with: "route: AppRoute")
        }
        expectMoved(
            [
                "App/Lite.swift": Self.home("LiteView", "            " + Self.before),
                "App/Page.swift": Self.screen("PageView"),
                "App/Shared.swift": Self.home("SharedView", "            " + Self.before),
            ],
            [
                "App/AppRoute.swift": named(routes),
                "App/Lite.swift": named(Self.home("LiteView", "            " + Self.after, isRegistered: true)),
                "App/Route.swift": routes,
                "App/Shared.swift": Self.home("SharedView", "            " + Self.after, isRegistered: true),
            ],
            targets: [
                SampleTarget("Full", files: ["App/Shared.swift", "App/Page.swift"]),
                SampleTarget("Lite", files: ["App/Lite.swift", "App/Shared.swift", "App/Page.swift"]),
            ])
    }
}
