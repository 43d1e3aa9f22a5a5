import ProjectModel
import SourceEditing
import SwiftSyntax
import TestSupport
import Testing

@testable import Migration

@Suite(.typeChecked)
struct PropertyInsertionTests {
    private static let owner = RouterProperty(name: "router", router: "Router", form: .observable, role: .owner)
    private static let reader = RouterProperty(name: "router", router: "Router", form: .observable, role: .reader)
    private static let router = "\n@Observable final class Router { var path: [Int] = [] }\n"
    private static let router16 = "\nfinal class Router: ObservableObject { @Published var path: [Int] = [] }\n"

    /// Expects the text of a file whose last struct gets the properties.
    private func expectInserted(
        _ properties: [RouterProperty], _ before: String, _ after: String,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        for change in [{ $0 }, { $0.replacing("    ", with: "\t") }, { $0.replacing("\n", with: "\r\n") }]
            as [(String) -> String]
        {
            let text = SourceText(change(before))
            let declarations = ParsedSource(text).tree.statements.compactMap { $0.item.as(StructDeclSyntax.self) }
            let declaration = try #require(declarations.last, sourceLocation: sourceLocation)
            let edits = PropertyInsertion(declaration, in: text).edits(properties)
            #expect(applying(edits, to: text.string) == change(after), sourceLocation: sourceLocation)
        }
        let isNew = properties.contains { $0.form == .observable }
        let types = isNew ? Self.router : Self.router16
        MigratedSamples.current?.add(
            SampleProject(["A.swift": "import SwiftUI\n" + before + types]),
            after: ["A.swift": "import SwiftUI\n" + after + types], compiles: isNew ? .fromIOS17 : .everywhere,
            sourceLocation: sourceLocation)
    }

    private func expectInserted(
        _ before: String, _ after: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        try expectInserted([Self.owner], before, after, sourceLocation: sourceLocation)
    }

    @Test func whereThereIsNoneItIsTheFirstMember() throws {
        try expectInserted(
            """
            struct Home: View {
                var body: some View { Text("") }
            }
            """,
            """
            struct Home: View {
                @State private var router = Router()

                var body: some View { Text("") }
            }
            """)
        try expectInserted(
            """
            struct Home: View { // the first screen

                // MARK: - Data

                /// What is shown.
                let items: [Int]
                let title: String

                var body: some View { Text("") }
            }
            """,
            """
            struct Home: View { // the first screen

                // MARK: - Data

                @State private var router = Router()
                /// What is shown.
                let items: [Int]
                let title: String

                var body: some View { Text("") }
            }
            """)
        try expectInserted(
            """
            struct Home: View {
                // MARK: - Data
                let items: [Int]

                let title: String

                var body: some View { Text("") }
            }
            """,
            """
            struct Home: View {
                // MARK: - Data
                @State private var router = Router()

                let items: [Int]

                let title: String

                var body: some View { Text("") }
            }
            """)
    }

    @Test func commentsStayWithWhatTheyBelongTo() throws {
        try expectInserted(
            """
            struct Home: View {
                /*
                 The body.
                 */
                // It is short.
                var body: some View { Text("") }
            }
            """,
            """
            struct Home: View {
                @State private var router = Router()

                /*
                 The body.
                 */
                // It is short.
                var body: some View { Text("") }
            }
            """)
    }

    @Test func behindTheLastOfItsKind() throws {
        try expectInserted(
            [Self.owner, Self.reader.named("outer")],
            """
            struct Home: View {
                @Environment(\\.dismiss) var dismiss
                @State private var isShown = false // the sheet
                @Binding var name: String
                // a number
                @State private var number = 1

                var body: some View { Text("") }
            }
            """,
            """
            struct Home: View {
                @Environment(\\.dismiss) var dismiss
                @Environment(Router.self) var outer: Router?
                @State private var isShown = false // the sheet
                @Binding var name: String
                // a number
                @State private var number = 1
                @State private var router = Router()

                var body: some View { Text("") }
            }
            """)
    }

    @Test func elseBehindTheLastWithAnyWrapper() throws {
        try expectInserted(
            [Self.reader],
            """
            struct Home: View {
                let title: String
                @State private var values = [
                    1,
                    2,
                ]
                var body: some View { Text("") }
            }
            """,
            """
            struct Home: View {
                let title: String
                @State private var values = [
                    1,
                    2,
                ]
                @Environment(Router.self) private var router: Router?
                var body: some View { Text("") }
            }
            """)
    }

    @Test func accessIsThatOfTheStructsOwnState() throws {
        try expectInserted(
            """
            struct Home: View {
                @Binding var name: String
                var body: some View { Text("") }
            }
            """,
            """
            struct Home: View {
                @Binding var name: String
                @State private var router = Router()
                var body: some View { Text("") }
            }
            """)
        try expectInserted(
            """
            struct Home: View {
                @State var isShown = false
                var body: some View { Text("") }
            }
            """,
            """
            struct Home: View {
                @State var isShown = false
                @State var router = Router()
                var body: some View { Text("") }
            }
            """)
    }

    @Test func onIOS16() throws {
        let owner = RouterProperty(name: "tabRouter", router: "Router", form: .observableObject, role: .owner)
        let reader = RouterProperty(name: "router", router: "Router", form: .observableObject, role: .reader)
        try expectInserted(
            [reader, owner],
            """
            struct Home: View {
                @State private var isShown = false
                @EnvironmentObject private var store: Store
                var body: some View { Text("") }
                final class Store: ObservableObject {}
            }
            """,
            """
            struct Home: View {
                @State private var isShown = false
                @StateObject private var tabRouter = Router()
                @EnvironmentObject private var store: Store
                @EnvironmentObject private var router: Router
                var body: some View { Text("") }
                final class Store: ObservableObject {}
            }
            """)
    }

    @Test func writtenAndSpacedAsTheOthersAre() throws {
        try expectInserted(
            [Self.owner, Self.owner.named("other")],
            """
            struct Home: View {
                /// Whether it is.
                @SwiftUI.State
                private var isShown = false

                /// How many.
                @SwiftUI.State
                private var number = 1

                var body: some View { Text("") }
            }
            """,
            """
            struct Home: View {
                /// Whether it is.
                @SwiftUI.State
                private var isShown = false

                /// How many.
                @SwiftUI.State
                private var number = 1

                @SwiftUI.State
                private var router = Router()

                @SwiftUI.State
                private var other = Router()

                var body: some View { Text("") }
            }
            """)
    }

    @Test func conditionalNeighboursAndOneLine() throws {
        try expectInserted(
            """
            struct Home: View {
                #if os(iOS)
                @State private var isShown = false
                #endif
                var body: some View { Text("") }
            }
            """,
            """
            struct Home: View {
                #if os(iOS)
                @State private var isShown = false
                #endif
                @State private var router = Router()
                var body: some View { Text("") }
            }
            """)
        try expectInserted(
            """
            struct Other {
                let a: Int
            }
            struct Home: View { var body: some View { Text("") } }
            """,
            """
            struct Other {
                let a: Int
            }
            struct Home: View {
                @State private var router = Router()
                var body: some View { Text("") }
            }
            """)
        try expectInserted(
            """
            struct Other {
                let a: Int
            }
            struct Home: View { @State private var a = 1; let c = 3; var body: some View { Text("") } }
            """,
            """
            struct Other {
                let a: Int
            }
            struct Home: View {
                @State private var a = 1
                @State private var router = Router()
                let c = 3
                var body: some View { Text("") }
            }
            """)
        try expectInserted(
            """
            struct Home: View {
                @State private var a = 1; @State private var b = 2; let c = 3
                var body: some View { Text("") }
            }
            """,
            """
            struct Home: View {
                @State private var a = 1; @State private var b = 2;
                @State private var router = Router()
                let c = 3
                var body: some View { Text("") }
            }
            """)
    }
}

extension RouterProperty {
    fileprivate func named(_ name: String) -> RouterProperty {
        RouterProperty(name: name, router: router, form: form, role: role)
    }
}
