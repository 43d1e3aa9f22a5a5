import SourceEditing
import Testing

@testable import ProjectModel

/// Names across files and modules, recursion, and what it costs.
@Suite struct GraphFilesTests {
    @Test func membersInExtensionsOfOtherFiles() {
        let sample = GraphSample([
            "App/Root.swift": .view("Root", "NavigationView { list }"),
            "App/Root+List.swift":
                "extension Root { var list: some View { NavigationLink(\"a\", destination: Detail()) } }",
            "App/Detail.swift": "struct Detail {}\n",
            "App/Detail+View.swift": "extension Detail: View { var body: some View { Text(\"\") } }",
        ])
        #expect(sample.edges == ["Root contains NavigationView", "NavigationView pushes Detail"])
    }

    @Test func privateTypesOfTheSameName() {
        let sample = GraphSample([
            "App/A.swift": .view("First", "Row()") + "private " + .view("Row", "A()") + .leaves("A"),
            "App/B.swift": .view("Second", "Row()") + "private " + .view("Row", "B()") + .leaves("B"),
        ])
        #expect(
            sample.edges == [
                "First contains Row 1", "Row 1 contains A", "Second contains Row 2", "Row 2 contains B",
            ])
    }

    @Test func nestedTypes() {
        let sample = GraphSample(
            "extension First { struct Row: View { var body: some View { A() } } }\n"
                + "struct Second: View {\nstruct Row: View { var body: some View { B() } }\nvar body: some View { Row() }\n}\n"
                + .view("First", "Row()") + .view("Third", "NavigationLink(\"a\", destination: First.Row())")
                + .leaves("A", "B"))
        #expect(
            sample.edges == [
                "First.Row contains A", "Second contains Second.Row", "Second.Row contains B",
                "First contains First.Row", "Third pushes First.Row",
            ])
    }

    @Test func nearestModuleWins() {
        let sample = GraphSample([
            "App/Root.swift": "import Kit\n" + .view("Root", "VStack { Detail()\nShared() }"),
            "App/Detail.swift": .leaves("Detail"),
            "Kit/Detail.swift": "public " + .view("Detail", "Text(\"\")") + "public " + .view("Shared", "Detail()"),
            "Kit/Hidden.swift": .leaves("Hidden"),
            "App/Other.swift": .view("Other", "Hidden()"),
        ])
        #expect(
            sample.edges == [
                "Root contains Detail 1 (part)", "Root contains Shared (part)", "Shared contains Detail 2",
            ])
    }

    @Test func previewsAreTold() {
        let sample = GraphSample(
            .leaves("Root")
                + "struct Previews: PreviewProvider { static var previews: some View { NavigationView { Root() } } }\n"
                + "#Preview { NavigationView { Root() } }\n#Preview(\"b\") { Root() }")
        #expect(
            sample.edges == [
                "Previews contains NavigationView 1".replacing("Previews", with: "preview 1"),
                "NavigationView 1 contains Root",
                "preview 2 contains NavigationView 2", "NavigationView 2 contains Root", "preview 3 contains Root",
            ])
        #expect(sample.ways(to: "Root") == ["in NavigationView 1", "in NavigationView 2", "in a preview"])
    }

    @Test func waysAndDomains() {
        let sample = GraphSample(
            .view("Root", "TabView { NavigationView { List { Row() } }\nOther() }")
                + .view("Row", "NavigationLink(\"a\", destination: Detail())")
                + .view("Detail", "NavigationLink(\"b\", destination: Deep()).sheet(isPresented: $a) { Editor() }")
                + .view("Other", "NavigationStack { Deep() }") + .leaves("Deep", "Editor"))
        #expect(sample.ways(to: "Row") == ["in NavigationView"])
        #expect(sample.ways(to: "Detail") == ["in NavigationView, pushed"])
        #expect(sample.ways(to: "Deep") == ["in NavigationStack", "in NavigationView, pushed"])
        #expect(sample.ways(to: "Editor") == ["in a sheet"])
        #expect(sample.domain(of: "NavigationView") == ["Deep", "Detail", "NavigationView", "Row"])
        #expect(sample.domain(of: "NavigationStack") == ["Deep", "NavigationStack"])
    }

    // MARK: Recursion and cost

    @Test func viewsThatPushThemselves() {
        let sample = GraphSample(
            .view("Folder", "NavigationLink(\"a\", destination: Folder())")
                + "struct Tree: View {\nvar body: some View { level() }\nfunc level() -> some View { NavigationLink(\"a\") { level() } }\n}"
        )
        #expect(
            sample.edges == [
                "Folder pushes Folder", "Tree pushes «{ level() }»", "«{ level() }» pushes «{ level() }»",
            ])
    }

    @Test func functionsThatHandContentToThemselves() {
        let sample = GraphSample(
            """
            struct Root: View {
                var body: some View { nested { Row() } }
                func nested<C: View>(@ViewBuilder _ content: () -> C) -> some View {
                    VStack { content(); if deep { nested { Other(); content() } } }
                }
            }

            """ + .leaves("Row", "Other"))
        #expect(sample.edges == ["Root contains Row (part)", "Root contains Other (part)"])
    }

    @Test(.timeLimit(.minutes(10))) func mutualRecursionEnds() {
        // Every view shows every other, every function hands what it is given to every other.
        let names = (0..<40).map { "V\($0)" }
        let views = names.map { name in
            String.view(
                name,
                "VStack {\n"
                    + names.map { "\($0)()\nNavigationLink(\"a\", destination: \($0)())" }.joined(separator: "\n")
                    + "\n}")
        }.joined()
        let functions = (0..<12).map { number in
            "func f\(number)<C: View>(@ViewBuilder c: () -> C) -> some View { VStack {\n"
                + (0..<12).map { "f\($0) { V\(number)(); c() }" }.joined(separator: "\n") + "\n} }\n"
        }.joined()
        let sample = GraphSample(views + functions + .view("Root", "f0 { V0() }"))
        #expect(sample.graph.edges.count { $0.kind == .pushes } == 1600)
    }
}
