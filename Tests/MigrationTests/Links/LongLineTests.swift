import Migration
import Testing

/// What the steps write stays within 120 columns, as long as it can be broken; what people wrote stays as it is.
@Suite(.typeChecked) struct LongLineTests {
    private static let declarations = """
        struct InvoiceView: View {
            let customerIdentifier: Int
            let billingPeriodStart: Int
            let billingPeriodEnd: Int
            let isPaymentReminderIncluded: Bool
            var body: some View { Text("Invoice") }
        }
        """
    private static let properties =
        "let customerIdentifier, billingPeriodStart, billingPeriodEnd: Int\n    let isPaymentReminderIncluded = true"

    private static func app(_ links: [String], isRegistered: Bool = false) -> String {
        LinksApp(properties: properties, declarations: declarations).text(links, isRegistered: isRegistered)
    }

    private static let routes = routeText(
        [
            "invoice(", "        customerIdentifier: Int,", "        billingPeriodStart: Int,",
            "        billingPeriodEnd: Int,", "        isPaymentReminderIncluded: Bool", "    )",
        ],
        """
        case .invoice(
            let customerIdentifier,
            let billingPeriodStart,
            let billingPeriodEnd,
            let isPaymentReminderIncluded
        ):
            InvoiceView(
                customerIdentifier: customerIdentifier,
                billingPeriodStart: billingPeriodStart,
                billingPeriodEnd: billingPeriodEnd,
                isPaymentReminderIncluded: isPaymentReminderIncluded
            )
        """
    ).replacing("    case         ", with: "        ").replacing("    case     )", with: "    )")

    private static let arguments = [
        "customerIdentifier: customerIdentifier", "billingPeriodStart: billingPeriodStart",
        "billingPeriodEnd: billingPeriodEnd", "isPaymentReminderIncluded: isPaymentReminderIncluded",
    ]

    /// The arguments, each on a line, deeper than the link is.
    private static func lines(_ indentation: String) -> String {
        "(\n" + arguments.map { "\(indentation)    \($0)" }.joined(separator: ",\n") + "\n\(indentation))"
    }

    @Test("a link, its case, its arm: one argument a line") func everywhere() {
        let indentation = String(repeating: " ", count: 16)
        let inline = arguments(", ")
        expectMoved(
            [
                "A.swift": Self.app([
                    "NavigationLink(destination: InvoiceView(\(inline))) { Text(\"a\") }",
                    "NavigationLink(\"b\") {\n\(indentation)    InvoiceView(\(inline))\n\(indentation)}",
                    "NavigationLink {\n\(indentation)    InvoiceView(\(inline))\n\(indentation)} label: {\n"
                        + "\(indentation)    Text(\"c\")\n\(indentation)}",
                ])
            ],
            [
                "A.swift": Self.app(
                    [
                        // This one was as wide before.
                        "NavigationLink(value: Route.invoice(\(inline))) { Text(\"a\") }",
                        "NavigationLink(\"b\", value: Route.invoice\(Self.lines(indentation)))",
                        "NavigationLink(value: Route.invoice\(Self.lines(indentation))) {\n\(indentation)    Text(\"c\")\n"
                            + "\(indentation)}",
                    ], isRegistered: true), "Route.swift": Self.routes,
            ])
    }

    private func arguments(_ separator: String) -> String { Self.arguments.joined(separator: separator) }

    @Test("a destination over several lines; modifiers on lines of their own") func severalLines() {
        let indentation = String(repeating: " ", count: 16)
        let title = ".navigationTitle(\"The invoice of the customer for the period\")"
        let broken = Self.arguments.map { "\(indentation)        \($0)" }.joined(separator: ",\n")
        expectMoved(
            [
                "A.swift": Self.app([
                    "NavigationLink(\n\(indentation)    destination: InvoiceView(\n\(broken)\n\(indentation)    )\(title)\n"
                        + "\(indentation)) {\n\(indentation)    Text(\"a\")\n\(indentation)}"
                ])
            ],
            [
                "A.swift": Self.app(
                    [
                        "NavigationLink(\n\(indentation)    value: Route.invoice\(Self.lines(indentation + "    "))\n"
                            + "\(indentation)) {\n\(indentation)    Text(\"a\")\n\(indentation)}"
                    ], isRegistered: true),
                "Route.swift": Self.routes.replacing(
                    "            )\n        }", with: "            )\(title)\n        }"),
            ])
    }

    @Test("modifiers go on lines of their own before arguments do") func modifiers() {
        let app = { (link: String, isRegistered: Bool) in
            LinksApp(
                properties: "let number: Int",
                declarations: """
                    struct PageView: View {
                        let number: Int
                        var body: some View { Text("Page") }
                    }
                    """
            ).text([link], isRegistered: isRegistered)
        }
        let title = ".navigationTitle(\"The page of the book that somebody has opened\")"
        let padding = ".padding(.horizontal, 16).padding(.vertical, 8)"
        expectMoved(
            ["A.swift": app("NavigationLink(\"a\", destination: PageView(number: number)\(title)\(padding))", false)],
            [
                "A.swift": app("NavigationLink(\"a\", value: Route.page(number: number))", true),
                "Route.swift": routeText(
                    ["page(number: Int)"],
                    """
                    case .page(let number):
                        PageView(number: number)
                            \(title)
                            .padding(.horizontal, 16)
                            .padding(.vertical, 8)
                    """),
            ])
    }

    @Test("what can't be broken stays on its line") func unbreakable() {
        let text = String(repeating: "long ", count: 25)
        let app = { (link: String, isRegistered: Bool) in
            LinksApp(properties: "let number: Int", declarations: "").text([link], isRegistered: isRegistered)
        }
        expectMoved(
            ["A.swift": app("NavigationLink(\"a\") { Text(\"\(text)\"); Text(\"b\") }", false)],
            [
                "A.swift": app("NavigationLink(\"a\", value: Route.a)", true),
                "Route.swift": routeText(["a"], "case .a:\n    Text(\"\(text)\"); Text(\"b\")"),
            ])
    }

    @Test("an enum that is there already gets its lines that way") func existing() {
        let routes = { (further: String, arm: String) in
            """
            import SwiftUI

            struct HomeRoutes: View {
                enum Route: Hashable {
                    case about\(further)
                }

                let route: Route

                var body: some View {
                    switch route {
                    case .about:
                        A()\(arm)
                    }
                }
            }

            """
        }
        let app = { (link: String) in
            """
            import SwiftUI
            struct HomeView: View {
                \(Self.properties)
                var body: some View {
                    NavigationStack {
                        \(link)
                            .navigationDestination(for: HomeRoutes.Route.self) { HomeRoutes(route: $0) }
                    }
                }
            }
            \(Self.declarations)

            """
        }
        let indentation = String(repeating: " ", count: 12)
        expectMoved(
            [
                "A.swift": app(
                    "NavigationLink(\"b\") {\n\(indentation)    InvoiceView(\(arguments(", ")))\n\(indentation)}"),
                "Route.swift": routes("", ""),
            ],
            [
                "A.swift": app("NavigationLink(\"b\", value: HomeRoutes.Route.invoice\(Self.lines(indentation)))"),
                "Route.swift": routes(
                    """

                            case invoice(
                                customerIdentifier: Int,
                                billingPeriodStart: Int,
                                billingPeriodEnd: Int,
                                isPaymentReminderIncluded: Bool
                            )
                    """,
                    """

                            case .invoice(
                                let customerIdentifier,
                                let billingPeriodStart,
                                let billingPeriodEnd,
                                let isPaymentReminderIncluded
                            ):
                                InvoiceView(
                                    customerIdentifier: customerIdentifier,
                                    billingPeriodStart: billingPeriodStart,
                                    billingPeriodEnd: billingPeriodEnd,
                                    isPaymentReminderIncluded: isPaymentReminderIncluded
                                )
                    """),
            ])
    }

    // MARK: Stacks

    private static let registration = [
        ".navigationDestination(for: Route.self) { route in", "    DestinationView(route: route)", "}",
    ]

    private static func expectStack(
        _ body: [String], _ after: [String], sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        func app(_ lines: [String], _ link: String) -> String {
            "import SwiftUI\n" + lines.joined(separator: "\n")
                + "\nstruct Listing: View {\n    let name, other: String\n    var body: some View { \(link) }\n}\n"
                + "struct AView: View {\n    var body: some View { Text(\"a\") }\n}\n"
        }
        expectMoved(
            ["A.swift": app(body, "NavigationLink(\"a\", destination: AView())")],
            [
                "A.swift": app(after, "NavigationLink(\"a\", value: Route.a)"),
                "Route.swift": routeText(["a"], "case .a:\n    AView()"),
            ], sourceLocation: sourceLocation)
    }

    @Test("a stack on one line gets several, with the blocks around it") func stackOnOneLine() {
        Self.expectStack(
            [
                "struct Start: View { let name: String; var body: some View { "
                    + "NavigationStack { Listing(name: name, other: \"\") }.padding() } }"
            ],
            [
                "struct Start: View {", "    let name: String", "    var body: some View {",
                "        NavigationStack {",
                "            Listing(name: name, other: \"\")",
            ] + Self.registration.map { "                " + $0 } + [
                "        }", "        .padding()", "    }", "}",
            ])
    }

    @Test("a stack whose view begins beside its brace") func stackBesideItsBrace() {
        let view = [
            "struct Start: View {", "    var body: some View {", "        NavigationStack { Listing(name: \"a\",",
            "                                  other: \"a long text, and then some more of it\")",
        ]
        Self.expectStack(
            view.dropLast() + [view[3] + " }", "    }", "}"],
            view + Self.registration.map { "            " + $0 } + ["        }", "    }", "}"])
    }
}
