import Migration
import ProjectModel
import TestSupport
import Testing

/// `@available` and `#available`, around a link and on what it shows.
@Suite(.typeChecked) struct LinkAvailabilityTests {
    private static let old = [SampleTarget("App", [.iOS: "16.0"])]

    private static func app(_ links: String, _ declarations: String, isRegistered: Bool) -> String {
        let registration =
            isRegistered
            ? """

                        .navigationDestination(for: Route.self) { route in
                            DestinationView(route: route)
                        }
            """ : ""
        return """
            import SwiftUI
            struct HomeView: View {
                let number = 1
                var body: some View {
                    NavigationStack {
                        List {
            \(links)
                        }\(registration)
                    }
                }
            }
            \(declarations)

            """
    }

    private static func expectMoved(
        _ before: String, _ after: String, _ declarations: String, _ cases: [String], _ arms: String,
        targets: [SampleTarget] = old, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        MigrationTests.expectMoved(
            ["A.swift": app(before, declarations, isRegistered: false)],
            ["A.swift": app(after, declarations, isRegistered: true), "Route.swift": routeText(cases, arms)],
            targets: targets, sourceLocation: sourceLocation)
    }

    private static func checked(_ link: String, _ system: String = "iOS 17, *") -> String {
        """
                        if #available(\(system)) {
                            \(link)
                        }
        """
    }

    private static let mesh = """
        @available(iOS 17, *)
        struct MeshView: View {
            let number: Int
            var body: some View { Text("Mesh") }
        }
        """
    private static let page = """
        struct PageView: View {
            let number: Int
            var body: some View { Text("Page") }
        }
        """

    // MARK: What is shown

    @Test("a new view is checked for in the arm, where the target is older") func newView() {
        let (before, after) = (
            Self.checked(#"NavigationLink("Mesh", destination: MeshView(number: number))"#),
            Self.checked(#"NavigationLink("Mesh", value: Route.mesh(number: number))"#)
        )
        Self.expectMoved(
            before, after, Self.mesh, ["mesh(number: Int)"],
            """
            case .mesh(let number):
                if #available(iOS 17, *) {
                    MeshView(number: number)
                }
            """)
        Self.expectMoved(
            before, after, Self.mesh, ["mesh(number: Int)"],
            """
            case .mesh(let number):
                MeshView(number: number)
            """, targets: [.app])
    }

    @Test("of several needs the latest counts; another platform's counts there only") func severalNeeds() {
        let link = #"NavigationLink("Mesh", destination: Outer.MeshView(part: PartView()))"#
        let declarations = """
            @available(iOS 16.4, macOS 14, *)
            enum Outer {
                struct MeshView: View {
                    let part: PartView
                    var body: some View { part }
                }
            }
            @available(iOS, introduced: 17.0)
            struct PartView: View {
                var body: some View { Text("Part") }
            }
            """
        Self.expectMoved(
            Self.checked(link), Self.checked(#"NavigationLink("Mesh", value: Route.mesh)"#), declarations, ["mesh"],
            """
            case .mesh:
                if #available(iOS 17.0, macOS 14, *) {
                    Outer.MeshView(part: PartView())
                }
            """)
        Self.expectMoved(
            Self.checked(link), Self.checked(#"NavigationLink("Mesh", value: Route.mesh)"#), declarations, ["mesh"],
            """
            case .mesh:
                Outer.MeshView(part: PartView())
            """, targets: [.app])
    }

    @Test("a destination that checks for itself needs no check around") func ownCheck() {
        Self.expectMoved(
            """
                            NavigationLink("Mesh") {
                                if #available(iOS 17, *) {
                                    MeshView(number: number)
                                } else {
                                    PageView(number: number)
                                }
                            }
            """,
            #"                NavigationLink("Mesh", value: Route.mesh(number: number))"#, Self.mesh + "\n" + Self.page,
            ["mesh(number: Int)"],
            """
            case .mesh(let number):
                if #available(iOS 17, *) {
                    MeshView(number: number)
                } else {
                    PageView(number: number)
                }
            """)
    }

    // MARK: Where the link is

    private static let fresh = """
        \(page)
        extension View {
            @available(iOS 17, *)
            func fresh() -> some View { self }
        }
        """
    private static let checkedArm = """
        case .page(let number):
            if #available(iOS 17, *) {
                PageView(number: number).fresh()
            }
        """

    @Test("what the link's check may allow is checked for") func linkCheck() {
        Self.expectMoved(
            Self.checked(#"NavigationLink("a", destination: PageView(number: number).fresh())"#),
            Self.checked(#"NavigationLink("a", value: Route.page(number: number))"#), Self.fresh, ["page(number: Int)"],
            Self.checkedArm)
        Self.expectMoved(
            Self.checked(#"NavigationLink("a", destination: PageView(number: number).fresh())"#),
            Self.checked(#"NavigationLink("a", value: Route.page(number: number))"#), Self.fresh, ["page(number: Int)"],
            "case .page(let number):\n    PageView(number: number).fresh()", targets: [.app])
    }

    @Test("what every system has needs no check, whatever is around the link") func nothingNew() {
        Self.expectMoved(
            Self.checked(#"NavigationLink("a", destination: PageView(number: number).navigationTitle("a"))"#),
            Self.checked(#"NavigationLink("a", value: Route.page(number: number))"#), Self.page, ["page(number: Int)"],
            #"case .page(let number):\#n    PageView(number: number).navigationTitle("a")"#)
    }

    @Test("declarations and guards check, too; the branch for older systems doesn't") func otherChecks() {
        let rows = { (fresh: String, other: String) in
            """
            \(Self.fresh)
            extension View {
                func other() -> some View { self }
            }
            struct Rows: View {
                let number: Int
                var body: some View {
                    if #available(iOS 17, *) {
                        newest
                    }
                    guarded()
                }
                @available(iOS 17, *)
                var newest: some View { \(fresh) }
                func guarded() -> AnyView {
                    guard #available(iOS 17, *) else {
                        return AnyView(\(other))
                    }
                    return AnyView(\(fresh))
                }
            }
            """
        }
        let link = { (code: String) in "NavigationLink(\"a\", \(code))" }
        let list = "                Rows(number: number)"
        MigrationTests.expectMoved(
            [
                "A.swift": Self.app(
                    list,
                    rows(
                        link("destination: PageView(number: number).fresh()"),
                        link("destination: PageView(number: number).other()")), isRegistered: false)
            ],
            [
                "A.swift": Self.app(
                    list,
                    rows(link("value: Route.page(number: number)"), link("value: Route.pageView(number: number)")),
                    isRegistered: true),
                "Route.swift": routeText(
                    ["page(number: Int)", "pageView(number: Int)"],
                    Self.checkedArm + "\n" + """
                        case .pageView(let number):
                            PageView(number: number).other()
                        """),
            ], targets: Self.old)
    }

    @Test("a link in a view for new systems; the same outside of it needs no check") func newTypes() {
        let view = { (shown: String) in
            """
            \(Self.fresh)
            @available(iOS 17, *)
            struct NewRows: View {
                let number: Int
                var body: some View { \(shown) }
            }
            """
        }
        Self.expectMovedDeclarations(
            Self.checked("NewRows(number: number)"),
            view(#"NavigationLink("a", destination: PageView(number: number).fresh())"#),
            view(#"NavigationLink("a", value: Route.page(number: number))"#), ["page(number: Int)"], Self.checkedArm)
        let other = "\n                NavigationLink(\"b\", destination: PageView(number: 2).padding(2))"
        let shared = """
            case .page(let number):
                PageView(number: number).padding(2)
            """
        let before = view(#"NavigationLink("a", destination: PageView(number: number).padding(2))"#)
        let after = view(#"NavigationLink("a", value: Route.page(number: number))"#)
        MigrationTests.expectMoved(
            ["A.swift": Self.app(Self.checked("NewRows(number: number)") + other, before, isRegistered: false)],
            [
                "A.swift": Self.app(
                    Self.checked("NewRows(number: number)")
                        + "\n                NavigationLink(\"b\", value: Route.page(number: 2))", after,
                    isRegistered: true), "Route.swift": routeText(["page(number: Int)"], shared),
            ], targets: Self.old)
    }

    private static func expectMovedDeclarations(
        _ links: String, _ before: String, _ after: String, _ cases: [String], _ arms: String,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        MigrationTests.expectMoved(
            ["A.swift": app(links, before, isRegistered: false)],
            ["A.swift": app(links, after, isRegistered: true), "Route.swift": routeText(cases, arms)], targets: old,
            sourceLocation: sourceLocation)
    }

    // MARK: What can't be behind a check

    @Test("a payload that is too new keeps the link, and what lies behind it") func payload() {
        let declarations = """
            @available(iOS 17, *)
            struct Point: Hashable { let x: Int }
            @available(iOS 17, *)
            struct MeshView: View {
                let point: Point
                var body: some View { NavigationLink("b", destination: PageView(number: 1)) }
            }
            @available(iOS 17, *)
            struct NewRows: View {
                let point = Point(x: 1)
                var body: some View { NavigationLink("a", destination: MeshView(point: point)) }
            }
            \(Self.page)
            """
        let code = Self.app(Self.checked("NewRows()"), declarations, isRegistered: false)
        expectLinks(
            of: SampleProject(["A.swift": code], targets: Self.old), to: [:],
            findings: [
                "A.swift:19:27: NavigationLink stays: the link to 'MeshView' that leads here stays, and pushing a value would "
                    + "pop that screen; once that link can move, this one can [destination-link/below-eager-link]",
                "  A.swift:24:27: the link that stays",
                "A.swift:24:27: NavigationLink stays: 'Point' needs iOS 17, and what a route holds can't be behind a check; "
                    + "pass what all systems have, or raise the deployment target [destination-link/too-new]",
            ])
    }

    @Test("the same payload moves where the target is new") func newTarget() {
        let declarations = { (link: String) in
            """
            @available(iOS 17, *)
            struct Point: Hashable { let x: Int }
            @available(iOS 17, *)
            struct MeshView: View {
                let point: Point
                var body: some View { Text("Mesh") }
            }
            @available(iOS 17, *)
            struct NewRows: View {
                let point = Point(x: 1)
                var body: some View { \(link) }
            }
            """
        }
        MigrationTests.expectMoved(
            [
                "A.swift": Self.app(
                    "                NewRows()",
                    declarations(#"NavigationLink("a", destination: MeshView(point: point))"#),
                    isRegistered: false)
            ],
            [
                "A.swift": Self.app(
                    "                NewRows()", declarations(#"NavigationLink("a", value: Route.mesh(point: point))"#),
                    isRegistered: true),
                "Route.swift": routeText(
                    ["mesh(point: Point)"],
                    """
                    case .mesh(let point):
                        MeshView(point: point)
                    """),
            ], compiles: .fromIOS17)
    }

    @Test("an environment value of a view for new systems may be too new itself") func environment() {
        let declarations = """
            @available(iOS 17, *)
            struct NewRows: View {
                @Environment(\\.colorScheme) private var scheme
                var body: some View { NavigationLink("a", destination: SchemeView(scheme: scheme)) }
            }
            struct SchemeView: View {
                let scheme: ColorScheme
                var body: some View { Text("Scheme") }
            }
            """
        let code = Self.app(Self.checked("NewRows()"), declarations, isRegistered: false)
        expectLinks(
            of: SampleProject(["A.swift": code], targets: Self.old), to: [:],
            findings: [
                "A.swift:17:27: NavigationLink stays: '@Environment(\\.colorScheme)' needs iOS 17, and what a route holds can't be "
                    + "behind a check; pass what all systems have, or raise the deployment target [destination-link/too-new]"
            ])
    }
}
