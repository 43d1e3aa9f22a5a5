import Migration
import ProjectModel
import TestSupport
import Testing

/// `#if` around a link, around what it shows, and in what it shows.
@Suite(.typeChecked) struct ConditionTests {
    private static let phoneAndMac = [SampleTarget("App", [.iOS: "17.0", .macOS: "14.0"])]

    private static func registered(_ text: String) -> String {
        text.replacing(
            "            }\n        }\n    }\n}\n",
            with: """
                            }
                            .navigationDestination(for: Route.self) { route in
                                DestinationView(route: route)
                            }
                        }
                    }
                }

                """, maxReplacements: 1)
    }

    private static func app(_ links: String, declarations: String) -> String {
        """
        import SwiftUI
        struct HomeView: View {
            let number = 1
            var body: some View {
                NavigationStack {
                    List {
        \(links)
                    }
                }
            }
        }
        \(declarations)

        """
    }

    private static func expectMoved(
        _ links: String, _ after: String, declarations: String, _ routes: String,
        targets: [SampleTarget] = phoneAndMac, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        MigrationTests.expectMoved(
            ["A.swift": app(links, declarations: declarations)],
            ["A.swift": registered(app(after, declarations: declarations)), "Route.swift": routes], targets: targets,
            sourceLocation: sourceLocation)
    }

    private static let camera = """
        #if os(iOS)
        struct CameraView: View {
            var body: some View { Text("Camera") }
        }
        #endif
        """
    private static let scan = """
        struct ScanView: View {
            let number: Int
            var body: some View { Text("Scan") }
        }
        """

    // MARK: In the destination

    @Test("another screen on each platform: the case is there on both") func eachPlatform() {
        Self.expectMoved(
            """
                            NavigationLink("Scan") {
                                #if os(iOS)
                                CameraView()
                                #else
                                ScanView(number: number)
                                #endif
                            }
            """,
            #"                NavigationLink("Scan", value: Route.scan(number: number))"#,
            declarations: Self.camera + "\n" + Self.scan,
            routeText(
                ["scan(number: Int)"],
                """
                case .scan(let number):
                    #if os(iOS)
                    CameraView()
                    #else
                    ScanView(number: number)
                    #endif
                """))
    }

    @Test("a part of the screen on one platform") func part() {
        Self.expectMoved(
            """
                            NavigationLink("Scan") {
                                VStack {
                                    #if os(iOS)
                                    CameraView()
                                    #endif
                                    ScanView(number: number)
                                }
                            }
            """,
            #"                NavigationLink("Scan", value: Route.scan(number: number))"#,
            declarations: Self.camera + "\n" + Self.scan,
            routeText(
                ["scan(number: Int)"],
                """
                case .scan(let number):
                    VStack {
                        #if os(iOS)
                        CameraView()
                        #endif
                        ScanView(number: number)
                    }
                """))
    }

    @Test("nothing on one platform: such a link stays") func nothing() {
        expectLinks(
            of: SampleProject(
                [
                    "A.swift": Self.app(
                        """
                                        NavigationLink("Scan") {
                                            #if os(iOS)
                                            CameraView()
                                            #endif
                                        }
                        """, declarations: Self.camera)
                ], targets: Self.phoneAndMac), to: [:],
            findings: [
                "A.swift:7:17: NavigationLink stays: what '#if' shows can't be seen here; write the destination's view out "
                    + "[destination-link/opaque-destination]"
            ])
    }

    // MARK: Around what is shown

    @Test("a screen under a condition, and a link outside of any") func outside() {
        Self.expectMoved(
            #"                NavigationLink("Camera", destination: CameraView())"#,
            #"                NavigationLink("Camera", value: Route.camera)"#, declarations: Self.camera,
            """
            import SwiftUI

            /// The screens that a navigation stack can push.
            enum Route: Hashable {
                #if os(iOS)
                case camera
                #endif
            }

            /// Shows the screen that a route stands for.
            struct DestinationView: View {
                let route: Route

                var body: some View {
                    switch route {
                    #if os(iOS)
                    case .camera:
                        CameraView()
                    #else
                    default:
                        EmptyView()
                    #endif
                    }
                }
            }

            """, targets: [.app])
    }

    @Test("a payload under a condition: the case is, too") func payload() {
        let declarations = """
            #if os(iOS)
            struct Lens: Hashable { let length: Int }
            extension HomeView { var lens: Lens { Lens(length: number) } }
            struct LensView: View {
                let lens: Lens
                var body: some View { Text("Lens") }
            }
            #endif
            \(Self.scan)
            """
        Self.expectMoved(
            """
                            NavigationLink("Scan", destination: ScanView(number: number))
                            #if os(iOS)
                            NavigationLink("Lens", destination: LensView(lens: lens))
                            #endif
            """,
            """
                            NavigationLink("Scan", value: Route.scan(number: number))
                            #if os(iOS)
                            NavigationLink("Lens", value: Route.lens(lens: lens))
                            #endif
            """, declarations: declarations,
            """
            import SwiftUI

            /// The screens that a navigation stack can push.
            enum Route: Hashable {
                case scan(number: Int)
                #if os(iOS)
                case lens(lens: Lens)
                #endif
            }

            /// Shows the screen that a route stands for.
            struct DestinationView: View {
                let route: Route

                var body: some View {
                    switch route {
                    case .scan(let number):
                        ScanView(number: number)
                    #if os(iOS)
                    case .lens(let lens):
                        LensView(lens: lens)
                    #endif
                    }
                }
            }

            """)
    }

    // MARK: Around the link

    private static func guarded(_ scan: String, _ title: String) -> String {
        """
                        \(scan)
                        #if os(iOS)
                        \(title)
                        #endif
        """
    }

    @Test("what only one platform has, under the link's condition: so are case and arm") func linkCondition() {
        Self.expectMoved(
            Self.guarded(
                #"NavigationLink("Scan", destination: ScanView(number: number))"#,
                #"NavigationLink("Title", destination: ScanView(number: number).navigationBarTitleDisplayMode(.inline))"#
            ),
            Self.guarded(
                #"NavigationLink("Scan", value: Route.scan(number: number))"#,
                #"NavigationLink("Title", value: Route.scanView(number: number))"#),
            declarations: Self.scan,
            """
            import SwiftUI

            /// The screens that a navigation stack can push.
            enum Route: Hashable {
                case scan(number: Int)
                #if os(iOS)
                case scanView(number: Int)
                #endif
            }

            /// Shows the screen that a route stands for.
            struct DestinationView: View {
                let route: Route

                var body: some View {
                    switch route {
                    case .scan(let number):
                        ScanView(number: number)
                    #if os(iOS)
                    case .scanView(let number):
                        ScanView(number: number).navigationBarTitleDisplayMode(.inline)
                    #endif
                    }
                }
            }

            """)
    }

    @Test("what every platform has needs no condition, whatever is around the link") func everywhere() {
        Self.expectMoved(
            Self.guarded(
                #"NavigationLink("Scan", destination: ScanView(number: number).navigationTitle("a"))"#,
                #"NavigationLink("Title", destination: ScanView(number: 2).navigationTitle("a"))"#),
            Self.guarded(
                #"NavigationLink("Scan", value: Route.scan(number: number))"#,
                #"NavigationLink("Title", value: Route.scan(number: 2))"#),
            declarations: Self.scan,
            routeText(
                ["scan(number: Int)"],
                """
                case .scan(let number):
                    ScanView(number: number).navigationTitle("a")
                """))
    }

    @Test("where the same stands outside of a condition, it needs none") func same() {
        let shown = "ScanView(number: number).navigationBarTitleDisplayMode(.inline)"
        Self.expectMoved(
            Self.guarded(
                #"NavigationLink("Scan", destination: \#(shown))"#, #"NavigationLink("Title", destination: \#(shown))"#),
            Self.guarded(
                #"NavigationLink("Scan", value: Route.scan(number: number))"#,
                #"NavigationLink("Title", value: Route.scan(number: number))"#),
            declarations: Self.scan,
            routeText(["scan(number: Int)"], "case .scan(let number):\n    \(shown)"), targets: [.app])
    }

    @Test("a condition that all of the target's platforms meet is none") func met() {
        Self.expectMoved(
            Self.guarded(
                #"NavigationLink("Scan", destination: ScanView(number: number))"#,
                #"NavigationLink("Title", destination: ScanView(number: 2).navigationBarTitleDisplayMode(.inline))"#),
            Self.guarded(
                #"NavigationLink("Scan", value: Route.scan(number: number))"#,
                #"NavigationLink("Title", value: Route.scanView)"#),
            declarations: Self.scan,
            routeText(
                ["scan(number: Int)", "scanView"],
                """
                case .scan(let number):
                    ScanView(number: number)
                case .scanView:
                    ScanView(number: 2).navigationBarTitleDisplayMode(.inline)
                """), targets: [.app])
    }

    @Test("what the project has under the same condition only") func ownModifier() {
        Self.expectMoved(
            """
                            #if DEBUG
                            NavigationLink("Scan", destination: ScanView(number: number).marked())
                            #endif
            """,
            """
                            #if DEBUG
                            NavigationLink("Scan", value: Route.scan(number: number))
                            #endif
            """,
            declarations: Self.scan + """

                #if DEBUG
                extension View {
                    func marked() -> some View { self }
                }
                #endif
                """,
            """
            import SwiftUI

            /// The screens that a navigation stack can push.
            enum Route: Hashable {
                #if DEBUG
                case scan(number: Int)
                #endif
            }

            /// Shows the screen that a route stands for.
            struct DestinationView: View {
                let route: Route

                var body: some View {
                    switch route {
                    #if DEBUG
                    case .scan(let number):
                        ScanView(number: number).marked()
                    #else
                    default:
                        EmptyView()
                    #endif
                    }
                }
            }

            """)
    }

    @Test("a type that isn't for one of the platforms") func excluded() {
        Self.expectMoved(
            """
                            #if !os(macOS)
                            NavigationLink("Scan", destination: PhoneView())
                            #endif
            """,
            """
                            #if !os(macOS)
                            NavigationLink("Scan", value: Route.phone)
                            #endif
            """,
            declarations: """
                @available(macOS, unavailable)
                struct PhoneView: View {
                    var body: some View { Text("Phone") }
                }
                """,
            """
            import SwiftUI

            /// The screens that a navigation stack can push.
            enum Route: Hashable {
                #if !os(macOS)
                case phone
                #endif
            }

            /// Shows the screen that a route stands for.
            struct DestinationView: View {
                let route: Route

                var body: some View {
                    switch route {
                    #if !os(macOS)
                    case .phone:
                        PhoneView()
                    #else
                    default:
                        EmptyView()
                    #endif
                    }
                }
            }

            """)
    }
}

extension ConditionTests {
    @Test("an import under a condition comes with it") func conditionalImport() {
        func code(_ link: String, isRegistered: Bool = false) -> String {
            let registration =
                isRegistered
                ? """

                            .navigationDestination(for: Route.self) { route in
                                DestinationView(route: route)
                            }
                """ : ""
            return """
                #if canImport(Names)
                import Names
                #endif
                import SwiftUI
                struct HomeView: View {
                    var body: some View {
                        NavigationStack {
                            List {
                                \(link)
                            }\(registration)
                        }
                    }
                }

                """
        }
        MigrationTests.expectMoved(
            ["A.swift": code(#"NavigationLink("a", destination: Glass())"#)],
            [
                "A.swift": code(#"NavigationLink("a", value: Route.glass)"#, isRegistered: true),
                "Route.swift": routeText(["glass"], "case .glass:\n    Glass()").replacing(
                    "import SwiftUI\n", with: "import SwiftUI\n#if canImport(Names)\nimport Names\n#endif\n"),
            ])
    }
}
