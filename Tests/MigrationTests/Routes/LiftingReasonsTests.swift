import Testing

@testable import Migration

/// Why destinations stay as they are.
@Suite struct LiftingReasonsTests {
    private static let types = [
        "Types.swift": """
        struct Item: Identifiable, Hashable { let id: Int; let name: String; let image: Image }
        struct Photo { let image: Image }
        class Store: ObservableObject { @Published var count = 0; func make() -> Int { 1 } }
        struct Detail: View { let id: Int; var onSave: () -> Void = {}; var body: some View { Text("") } }
        struct PhotoView: View { let photo: Photo; var body: some View { Text("") } }
        struct Named: View { let name: String; var body: some View { Text("") } }
        struct ByID: View { let id: UUID; var body: some View { Text("") } }
        struct On: View { let date: Date; var body: some View { Text("") } }
        """
    ]

    /// The destinations in a view with some properties.
    private func links(_ destinations: String..., members: String = "") -> [String] {
        let links = destinations.map { "NavigationLink(destination: \($0)) { Text(\"\") }" }.joined(separator: "\n")
        return LiftingSample(
            """
            struct Screen: View {
                let id: Int
                \(members)
                var body: some View {
                    \(links)
                }
            }
            """, files: Self.types
        ).links
    }

    @Test func closuresAndOwnFunctions() {
        let links = links(
            "Detail(id: id, onSave: { save() })", "Detail(id: id, onSave: save)", "Detail(id: id) { isShown = false }",
            "Detail(id: id).onAppear { counter += 1 }", "Detail(id: id).onAppear { print(title) }",
            "Detail(id: id, onSave: onDone)", "Detail(id: id) { [weak store] in store?.make() }",
            members: """
                @State private var isShown = false
                @State private var counter = 0
                @State private var title = ""
                let onDone: () -> Void
                let store: Store
                func save() {}
                """)
        #expect(
            links == [
                "closure(\"onSave: { save() }\")", "closure(\"save\")", "closure(\"{ isShown = false }\")",
                "closure(\"{ counter += 1 }\")", "closure(\"{ print(title) }\")", "closure(\"onDone\")",
                "closure(\"{ [weak store] in store?.make() }\")",
            ])
    }

    @Test func actionsThatNeedOnlyValuesAndObjectsAreLifted() {
        let links = links(
            "Detail(id: id).onAppear { print(id) }", "Detail(id: id) { store.make() }",
            "Detail(id: id) { store.count = id }",
            members: "@ObservedObject var store: Store")
        let shared = " | store: Shared<Store> = store, doubt: sharedObject(\"Store\")"
        #expect(
            links == [
                "Detail(id: ⟨id⟩).onAppear { print(⟨id⟩) } | id: Int = id",
                "Detail(id: ⟨id⟩) { ⟨store⟩.make() } | id: Int = id" + shared,
                "Detail(id: ⟨id⟩) { ⟨store⟩.count = ⟨id⟩ } | id: Int = id" + shared,
            ])
    }

    @Test func freshValues() {
        let links = links(
            "ByID(id: UUID())", "On(date: Date())", "On(date: .now)", "On(date: Date.now)",
            "Detail(id: .random(in: 0...id))",
            "Detail(id: Int.random(in: 0..<3))", "Detail(id: id).id(UUID())",
            "Detail(id: id).onAppear { print(Date()) }", "ByID(id: UUID(uuidString: \"\")!)")
        #expect(
            links == [
                "freshValue(\"UUID()\")", "freshValue(\"Date()\")", "freshValue(\".now\")", "freshValue(\"Date.now\")",
                "freshValue(\".random(in: 0...id)\")", "freshValue(\"Int.random(in: 0..<3)\")",
                "freshValue(\"UUID()\")",
                "Detail(id: ⟨id⟩).onAppear { print(Date()) } | id: Int = id", "ByID(id: UUID(uuidString: \"\")!)",
            ])
    }

    @Test func objectsMadeAnew() {
        let links = links(
            "ModelView(model: model)", "ModelView(model: Model(id))", "ModelView(model: chosen)",
            members: """
                let models: [Model]
                var model: Model { Model(id, models.count) }
                var chosen: Model { models[0] }
                final class Model: ObservableObject { init(_ id: Int, _ count: Int = 0) {} }
                struct ModelView: View { @ObservedObject var model: Model; var body: some View { Text("") } }
                """)
        #expect(
            links == [
                "Screen.ModelView(model: Screen.Model(⟨id⟩, ⟨count⟩)) | id: Int = id | count: Int = models.count",
                "Screen.ModelView(model: Screen.Model(⟨id⟩)) | id: Int = id",
                "notHashable(value: \"models\", type: \"[Screen.Model]\", because: \"\\'Screen.Model\\' is a class that isn\\'t Hashable\")",
            ])
    }

    @Test func valuesThatCantBeHashed() {
        let links = links(
            "PhotoView(photo: photo)", "Named(name: other)", "Stored(view: title)",
            "Matched(space: space)",
            members: """
                let photo: Photo
                let title: Text
                @Namespace var space
                let other: Unheard
                """)
        #expect(
            links == [
                "notHashable(value: \"photo\", type: \"Photo\", because: \"\\'Photo.image\\' is of type \\'Image\\', which isn\\'t Hashable\")",
                "unseenType(value: \"other\", type: \"Unheard\")",
                "opaqueDestination(\"title\")",
                "notHashable(value: \"space\", type: \"Namespace.ID\", because: \"it belongs to the view that declares it\")",
            ])
    }

    @Test func genericParametersStay() {
        let sample = LiftingSample(
            """
            struct Box<T: Hashable>: View { let value: T; var body: some View { Text("") } }
            struct Screen<T: Hashable, Content: View>: View {
                let value: T
                let content: () -> Content
                var body: some View {
                    NavigationLink(destination: Box(value: value)) { Text("") }
                    NavigationLink(destination: Box<T>(value: value)) { Text("") }
                    NavigationLink(destination: content()) { Text("") }
                    NavigationLink(destination: content) { Text("") }
                }
            }
            """)
        #expect(
            sample.links == [
                "generic(value: \"value\", parameter: \"T\")",
                "generic(value: \"Box<T>(value: value)\", parameter: \"T\")",
                "generic(value: \"content()\", parameter: \"Content\")", "closure(\"content\")",
            ])
    }

    @Test func opaqueDestinations() {
        let links = links(
            "stored", "made(id)", "computed", "chosen", "detail", "detail()", "detail().navigationTitle(\"A\")",
            "self.detail",
            members: """
                let stored: AnyView
                func made(_ id: Int) -> some View { Detail(id: id) }
                var computed: some View { let other = id; return Detail(id: other) }
                @ViewBuilder var chosen: some View { if id > 1 { Detail(id: id) } }
                var detail: some View { Detail(id: id) }
                func detail() -> some View { Detail(id: self.id) }
                """)
        #expect(
            links == [
                "opaqueDestination(\"stored\")", "Detail(id: ⟨id⟩) | id: Int = id", "opaqueDestination(\"computed\")",
                "opaqueDestination(\"chosen\")", "Detail(id: ⟨id⟩) | id: Int = id",
                "Detail(id: ⟨id⟩) | id: Int = self.id",
                "Detail(id: ⟨id⟩).navigationTitle(\"A\") | id: Int = self.id", "Detail(id: ⟨id⟩) | id: Int = id",
            ])
    }

    /// A function of the view that gives a destination in one expression is written out, whatever it is given.
    @Test func functionsThatShowADestinationAreWrittenOut() {
        let sample = LiftingSample(
            """
            struct Item: Identifiable, Hashable { let id: Int; let name: String }
            struct Detail: View { let item: Item; let title: String; var body: some View { Text("") } }
            struct Screen: View {
                let items: [Item]
                let title: String
                var body: some View {
                    List(items) { item in
                        NavigationLink(destination: detail(of: item, "A")) { Text("") }
                        NavigationLink(destination: self.detail(of: items[0], title).padding()) { Text("") }
                        NavigationLink(destination: first(items)) { Text("") }
                        NavigationLink(destination: twice(item)) { Text("") }
                    }
                }
                private func detail(of item: Item, _ suffix: String) -> some View {
                    Detail(item: item, title: item.name + suffix)
                }
                func first(_ items: [Item]) -> some View { Detail(item: items.first!, title: title) }
                func twice(_ item: Item) -> some View { let title = "A"; return Detail(item: item, title: title) }
            }
            """)
        #expect(
            sample.links == [
                "Detail(item: ⟨item⟩, title: ⟨title⟩) | item: Item = item | title: String = item.name + (\"A\")",
                "Detail(item: ⟨item⟩, title: ⟨title⟩).padding() | item: Item = items[0]"
                    + " | title: String = (items[0]).name + title",
                "Detail(item: ⟨item⟩, title: ⟨title⟩) | item: Item = items.first! | title: String = title",
                "opaqueDestination(\"twice(item)\")",
            ])
    }

    @Test func valuesThatNoRouteCanHoldComeFromTheRoots() {
        let code = """
            class Pool {}
            struct Everything { let pool: Pool; let name: String }
            struct Detail: View { let state: Everything; let name: String; var body: some View { Text("") } }
            struct Screen: View {
                let state: Everything
                let name: String
                var body: some View { NavigationLink(destination: Detail(state: state, name: name)) { Text("") } }
            }
            """
        #expect(
            LiftingSample(code).links == [
                "notHashable(value: \"state\", type: \"Everything\", because: \"\\'Everything.pool\\' is of type \\'Pool\\', a class that"
                    + " isn\\'t Hashable\")"
            ])
        #expect(
            LiftingSample(code, roots: ["state: Everything", "name: String"]).links == [
                "Detail(state: ⟨state⟩, name: ⟨name⟩) | name: String = name | root state: Everything"
            ])
    }

    /// Live objects can lose what the link's own code made sure of.
    @Test func whatCouldFailLaterStays() {
        let sample = LiftingSample(
            """
            struct Photo { let image: Image }
            class Store: ObservableObject { @Published var photo: Photo?; @Published var photos: [Photo] = [] }
            struct PhotoView: View { let photo: Photo?; var body: some View { Text("") } }
            struct Screen: View {
                @EnvironmentObject var store: Store
                let index: Int
                var body: some View {
                    NavigationLink(destination: PhotoView(photo: store.photo!)) { Text("") }
                    NavigationLink(destination: PhotoView(photo: store.photos[index])) { Text("") }
                    NavigationLink(destination: PhotoView(photo: store.photo)) { Text("") }
                }
            }
            """, environment: ["Store"])
        let because = "because: \"\\'Photo.image\\' is of type \\'Image\\', which isn\\'t Hashable\")"
        #expect(
            sample.links == [
                "notHashable(value: \"store.photo!\", type: \"Photo\", " + because,
                "notHashable(value: \"store.photos[index]\", type: \"Photo\", " + because,
                "PhotoView(photo: ⟨store⟩.photo) | @EnvironmentObject store: Store",
            ])
    }

    @Test func placesOfTheEnvironmentStay() {
        let links = links(
            "Closing(mode: mode)", "Closing(mode: dismiss)", "Reading(context: context)",
            members: """
                @Environment(\\.presentationMode) var mode
                @Environment(\\.dismiss) var dismiss
                @Environment(\\.managedObjectContext) private var context
                """)
        #expect(
            links == [
                "binding(\"mode\")", "closure(\"dismiss\")",
                "Reading(context: ⟨context⟩) | @Environment(\\.managedObjectContext) context: ?",
            ])
    }
}
