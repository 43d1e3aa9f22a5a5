import Testing

@testable import Migration

/// What comes of the destinations of the gallery of cases, and of their kin.
@Suite struct LiftingCasesTests {
    @Test func aRowIsPayload() {
        let sample = LiftingSample(
            """
            import SwiftUI
            struct RecipeList: View {
                let recipes: [Recipe]
                var body: some View {
                    List(recipes) { recipe in
                        NavigationLink(destination: RecipeDetailView(recipe: recipe)) { Text(recipe.title) }
                    }
                }
            }
            """,
            files: [
                "Models.swift": "struct Recipe: Identifiable { let id: UUID; let title: String }",
                "Detail.swift":
                    "struct RecipeDetailView: View { let recipe: Recipe; var body: some View { Text(\"\") } }",
            ])
        #expect(sample.links == ["RecipeDetailView(recipe: ⟨recipe⟩) | recipe: Recipe = recipe, deriving Recipe"])
    }

    @Test func aRowThatCanChangeIsASnapshot() {
        let sample = LiftingSample(
            """
            struct Recipe: Identifiable, Hashable { let id: UUID; var title: String; let year: Int }
            struct Detail: View { let recipe: Recipe; var body: some View { Text("") } }
            struct Title: View { let title: String; var body: some View { Text("") } }
            struct ByID: View { let id: UUID; let year: Int; var body: some View { Text("") } }
            struct RecipeList: View {
                @State private var recipes: [Recipe] = []
                var body: some View {
                    List(recipes) { recipe in
                        NavigationLink(destination: Detail(recipe: recipe)) { Text("") }
                        NavigationLink(destination: Title(title: recipe.title)) { Text("") }
                        NavigationLink(destination: ByID(id: recipe.id, year: recipe.year)) { Text("") }
                    }
                }
            }
            """)
        #expect(
            sample.links == [
                "Detail(recipe: ⟨recipe⟩) | recipe: Recipe = recipe, doubt: changeableRow(\"\\'Recipe.title\\' is a \\'var\\'\")",
                "Title(title: ⟨title⟩) | title: String = recipe.title, doubt: changeableRow(\"\\'Recipe.title\\' is a \\'var\\'\")",
                "ByID(id: ⟨id⟩, year: ⟨year⟩) | id: UUID = recipe.id | year: Int = recipe.year",
            ])
    }

    @Test func aModelIsMadeInTheDestination() {
        let sample = LiftingSample(
            """
            struct Track: Identifiable { let id: Int }
            class PlayerModel: ObservableObject { init(track: Int, volume: Double) {} }
            struct PlayerView: View { @ObservedObject var model: PlayerModel; var body: some View { Text("") } }
            struct Tracks: View {
                let tracks: [Track]
                var body: some View {
                    ForEach(tracks) { track in
                        NavigationLink("Open", destination: PlayerView(model: PlayerModel(track: track.id, volume: 0.5)))
                    }
                }
            }
            """)
        #expect(
            sample.links == ["PlayerView(model: PlayerModel(track: ⟨track⟩, volume: 0.5)) | track: Int = track.id"])
    }

    @Test func anObjectPassedOnTravelsByIdentity() {
        let code = """
            class Store: ObservableObject { @Published var count = 0 }
            struct EditorView: View { @ObservedObject var store: Store; var body: some View { Text("") } }
            struct Rows: View {
                WRAPPER var store: Store
                var body: some View { NavigationLink(destination: EditorView(store: store)) { Text("") } }
            }
            """
        let observed = LiftingSample(code.replacing("WRAPPER", with: "@ObservedObject"))
        #expect(
            observed.links == [
                "EditorView(store: ⟨store⟩) | store: Shared<Store> = store, doubt: sharedObject(\"Store\")"
            ])
        let fromRoot = LiftingSample(code.replacing("WRAPPER", with: "@ObservedObject"), roots: ["store: Store"])
        #expect(fromRoot.links == ["EditorView(store: ⟨store⟩) | root store: Store"])
        let environment = LiftingSample(
            code.replacing("WRAPPER", with: "@EnvironmentObject"), environment: ["Store"])
        #expect(environment.links == ["EditorView(store: ⟨store⟩) | @EnvironmentObject store: Store"])
        let notEverywhere = LiftingSample(code.replacing("WRAPPER", with: "@EnvironmentObject"))
        #expect(notEverywhere.links == observed.links)
    }

    @Test func bindingsStay() {
        let sample = LiftingSample(
            """
            struct Item: Identifiable, Hashable { let id: Int; var name: String }
            struct EditView: View { @Binding var item: Item; var body: some View { Text("") } }
            struct NameView: View { @Binding var name: String; var body: some View { Text("") } }
            struct Items: View {
                @State private var items: [Item] = []
                @State private var name = ""
                @Binding var chosen: Item
                var body: some View {
                    ForEach($items) { $item in
                        NavigationLink(destination: EditView(item: $item)) { Text("") }
                        NavigationLink(destination: NameView(name: $item.name)) { Text("") }
                    }
                    NavigationLink(destination: NameView(name: $name)) { Text("") }
                    NavigationLink(destination: NameView(name: Binding(get: { name }, set: { name = $0 }))) { Text("") }
                    NavigationLink(destination: EditView(item: _chosen)) { Text("") }
                    NavigationLink(destination: EditView(item: self.$chosen)) { Text("") }
                    NavigationLink(destination: NameView(name: .constant("x"))) { Text("") }
                    NavigationLink(destination: NameView(name: .constant(chosen.name))) { Text("") }
                }
            }
            """)
        #expect(
            sample.links == [
                "binding(\"$item\")", "binding(\"$item.name\")", "binding(\"$name\")",
                "binding(\"Binding(get: { name }, set: { name = $0 })\")", "binding(\"_chosen\")",
                "binding(\"self.$chosen\")", "NameView(name: .constant(\"x\"))",
                "NameView(name: .constant(⟨name⟩)) | name: String = chosen.name, doubt: changingSource(\"@Binding chosen\")",
            ])
    }

    @Test func delayWrappersFallAway() {
        let sample = LiftingSample(
            """
            struct LazyView<Content: View>: View {
                let build: () -> Content
                init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
                var body: Content { build() }
            }
            struct NavigationLazyView<Content: View>: View {
                let build: () -> Content
                init(@ViewBuilder _ build: @escaping () -> Content) { self.build = build }
                var body: Content { build() }
            }
            struct Card<Content: View>: View {
                @ViewBuilder let content: () -> Content
                var body: some View { VStack { content() } }
            }
            struct ChapterView: View { let number: Int; var body: some View { Text("") } }
            struct Chapters: View {
                let numbers: [Int]
                var body: some View {
                    ForEach(numbers, id: \\.self) { n in
                        NavigationLink(destination: LazyView(ChapterView(number: n))) { Text("") }
                        NavigationLink(destination: NavigationLazyView { ChapterView(number: n) }) { Text("") }
                        NavigationLink(destination: LazyView(ChapterView(number: n)).navigationTitle("A")) { Text("") }
                        NavigationLink(destination: AnyView(LazyView(ChapterView(number: n)))) { Text("") }
                        NavigationLink(destination: Card { ChapterView(number: n) }) { Text("") }
                    }
                }
            }
            """)
        let chapter = "ChapterView(number: ⟨number⟩)"
        let payload = " | number: Int = n"
        #expect(
            sample.links == [
                chapter + payload, chapter + payload, chapter + ".navigationTitle(\"A\")" + payload, chapter + payload,
                "Card { ChapterView(number: ⟨number⟩) }" + payload,
            ])
    }

    @Test func conditionsAroundADestinationGoWithIt() {
        let sample = LiftingSample(
            """
            struct Links: View {
                var body: some View {
                    NavigationLink(destination: PhoneView()) { Text("") }
                    NavigationLink(destination: NewView()) { Text("") }
                }
            }
            """,
            files: [
                "Phone.swift": """
                #if os(iOS)
                struct PhoneView: View { var body: some View { Text("") } }
                #endif
                @available(iOS 17, *)
                struct NewView: View { var body: some View { Text("") } }
                """
            ])
        #expect(sample.links == ["PhoneView() | #if os(iOS)", "NewView() | @available(iOS 17, *)"])
    }
}
