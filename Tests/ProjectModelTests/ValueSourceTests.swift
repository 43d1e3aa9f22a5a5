import Testing

@testable import ProjectModel

@Suite struct ValueSourceTests {
    private static let files = [
        "Model.swift": """
        class Store: ObservableObject { @Published var items: [Item] = []; let name = ""; static let shared = Store() }
        struct Item { let id: Int; var title: String; let owner: Store }
        enum Kind { case a }
        let limit = 1
        var counter = 1
        """
    ]

    @Test func propertiesOfAView() {
        let sample = ExpressionSample(
            """
            struct Screen: View {
                let item: Item
                var text = ""
                @State private var draft = ""
                @AppStorage("a") var stored = 1
                @Binding var bound: Item
                @ObservedObject var store: Store
                @EnvironmentObject var shared: Store
                @Environment(\\.locale) var locale
                let plainStore: Store
                var total: Int { 1 }
                static let size = 1
                static var count = 1
                func make() -> Item { item }
                var body: some View {
                    Text(«item», «self.item.title», «text», «draft», «stored», «bound», «$bound», «$draft», «store», «store.items»)
                    Text(«store.name», «shared.items.count», «locale», «plainStore.items», «item.owner.items», «total», «Self.size»)
                    Text(«Screen.count», «make()», «self», «limit», «counter», «Store.shared.items», «Kind.a», «.a», «1», «unheard»)
                }
            }
            """, files: Self.files)
        #expect(
            sample.sources == [
                .letProperty("item"), .letProperty("item"), .plainProperty("text"), .state("draft", wrapper: "State"),
                .state("stored", wrapper: "AppStorage"), .binding("bound"), .binding("$bound"), .binding("$draft"),
                .object("store"), .published("items", of: .object("store")), .object("store"),
                .published("items", of: .object("shared")), .environment("locale"),
                .published("items", of: .letProperty("plainStore")), .published("items", of: .letProperty("item")),
                .computed("total"), .constant("size"), .global("count"), .computed("make"), .selfValue,
                .constant("limit"),
                .global("counter"), .published("items", of: .constant("shared")), .literal, .literal, .literal,
                .unknown,
            ])
    }

    @Test func propertiesOfAClass() {
        let sample = ExpressionSample(
            """
            class Model {
                let id = 1
                var name = ""
                @Published var items: [Int] = []
                func f(parameter: Int) { «id»; «name»; «items»; «parameter» }
            }
            """)
        #expect(
            sample.sources == [
                .letProperty("id"), .objectProperty("name"), .objectProperty("items"), .parameter("parameter"),
            ])
    }

    @Test func rowsAndWhatIsPresented() {
        let sample = ExpressionSample(
            """
            struct Screen: View {
                let items: [Item]
                @State var edited: [Item] = []
                @State var item: Item?
                @StateObject var store = Store()
                var body: some View {
                    ForEach(items) { item in «item»; «item.id» }
                    ForEach($edited) { $item in «item»; «$item» }
                    ForEach(store.items.filter { $0.id > 1 }) { «$0.title» }
                    items.map { row in «row» }
                    Text("").sheet(item: $item) { shown in «shown» }
                    unheardOf(items) { x in «x» }
                    «items[0]»
                }
            }
            """, files: Self.files)
        #expect(
            sample.sources == [
                .rowElement(of: .letProperty("items")), .rowElement(of: .letProperty("items")),
                .rowElement(of: .state("edited", wrapper: "State")), .binding("$item"),
                .rowElement(of: .published("items", of: .object("store"))),
                .rowElement(of: .letProperty("items")), .state("item", wrapper: "State"), .parameter("x"),
                .rowElement(of: .letProperty("items")),
            ])
    }

    @Test func closuresThatChooseAndThatMake() {
        let sample = ExpressionSample(
            """
            struct Screen: View {
                let items: [Item]
                @State var draft = ""
                func f() {
                    «items.filter { $0.title == draft }»; «items.sorted(by: { $0.id < $1.id })»; «items.map { $0.title + draft }»
                    «items.map { let x = draft; return x }»; «Box { items }»
                }
            }
            """, files: Self.files)
        let row = ValueSource.rowElement(of: .letProperty("items"))
        #expect(
            sample.sources == [
                .letProperty("items"), .letProperty("items"),
                .combined([.letProperty("items"), row, .state("draft", wrapper: "State")]),
                .combined([.letProperty("items"), .unknown]), .unknown,
            ])
    }

    @Test func localsAndWhatValuesAreMadeOf() {
        let sample = ExpressionSample(
            """
            struct Screen: View {
                let item: Item
                @State var draft = ""
                @State var maybe: Int?
                var body: some View {
                    let copy = item.title
                    if let maybe { «maybe» }
                    if let other = maybe { «other» }
                    switch maybe { case let x?: «x»; default: «0» }
                    for letter in draft { «letter» }
                    «copy»; «"a \\(draft) \\(copy)"»; «item.title + draft + "x"»; «draft.isEmpty ? item.id : 1»; «Pair(item, draft)»
                    «[draft, draft]»; «(item)»; «draft!»; «try? draft»; «item.title as Any»; «{ draft }»
                }
            }
            """, files: Self.files)
        let both = ValueSource.combined([.state("draft", wrapper: "State"), .letProperty("item")])
        let other = ValueSource.combined([.letProperty("item"), .state("draft", wrapper: "State")])
        #expect(
            sample.sources == [
                .state("maybe", wrapper: "State"), .state("maybe", wrapper: "State"), .state("maybe", wrapper: "State"),
                .literal, .rowElement(of: .state("draft", wrapper: "State")), .letProperty("item"), both, other, both,
                other,
                .state("draft", wrapper: "State"), .letProperty("item"), .state("draft", wrapper: "State"),
                .state("draft", wrapper: "State"), .letProperty("item"), .unknown,
            ])
    }
}
