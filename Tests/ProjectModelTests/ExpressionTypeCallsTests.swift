import Testing

@testable import ProjectModel

/// Calls, closures, literals and operators.
@Suite struct ExpressionTypeCallsTests {
    private static let items = """
        struct Item: Identifiable { var id: Int; var name: String; var children: [Item]?; var tags: Set<String> }
        enum Kind: CaseIterable { case a }
        class Store: ObservableObject { @Published var items: [Item] = []; @Published var selected: Item? }

        """

    @Test func rowsOfLists() {
        let sample = ExpressionSample(
            """
            struct Screen: View {
                @State var items: [Item] = []
                @ObservedObject var store: Store
                let groups: [String: [Item]]
                var body: some View {
                    ForEach(items) { item in «item» }
                    ForEach(items, id: \\.self) { «$0» }
                    ForEach($items) { $item in «item»; «$item»; «$item.name» }
                    ForEach($store.items) { item in «item» }
                    ForEach(0..<3) { n in «n» }
                    ForEach(1...items.count, id: \\.self) { n in «n» }
                    ForEach(Kind.allCases, id: \\.self) { kind in «kind» }
                    ForEach(Array(items.enumerated()), id: \\.offset) { index, item in «index»; «item» }
                    ForEach(Array(items.enumerated()), id: \\.element.id) { pair in «pair.element» }
                    ForEach(Array(zip(items.indices, items)), id: \\.0) { «$0»; «$1» }
                    ForEach(items.indices, id: \\.self) { i in «items[i]» }
                    ForEach(groups.keys.sorted(), id: \\.self) { key in «key»; «groups[key]»; «groups[key]!» }
                    ForEach(groups.sorted { $0.key < $1.key }, id: \\.key) { key, value in «value» }
                    ForEach(items.filter { «$0».id > 1 }.sorted { a, b in «a».id < b.id }.prefix(3).reversed()) { item in «item» }
                    ForEach(items.map { $0.name }, id: \\.self) { name in «name» }
                    List(items) { item in «item» }
                    List($items) { $item in «item» }
                    List(items, children: \\.children) { item in «item» }
                    List(items, id: \\.id, selection: $store.selected, rowContent: { item in «item» })
                    Table(items) { item in «item» }
                    OutlineGroup(items, children: \\.children) { item in «item» }
                }
            }
            """, files: ["Items.swift": Self.items])
        #expect(
            sample.types == [
                "Item", "Item", "Item", "Binding<Item>", "Binding<String>", "Binding<Item>", "Int", "Int", "Kind",
                "Int",
                "Item", "Item", "Int", "Item", "Item", "String", "[Item]?", "[Item]", "[Item]", "Item", "Item", "Item",
                "String", "Item", "Item", "Item", "Item", "Item", "Item",
            ])
    }

    @Test func rowsThatCanNotBeKnown() {
        let sample = ExpressionSample(
            """
            struct Screen: View {
                let data: Results<Item>
                let items: [Item]
                var body: some View {
                    ForEach(data) { item in «item» }
                    ForEach(items) { item, other in «other» }
                    Custom(items) { item in «item» }
                    items.publisher.sink { «$0» }
                    ForEach(unheardOf) { «$0» }
                }
            }
            """, files: ["Items.swift": Self.items])
        #expect(
            sample.types == [
                "unknown: the elements of 'Results<Item>' aren't known",
                "unknown: what 'ForEach' gives to 'other' isn't known",
                "unknown: what 'Custom' gives to 'item' isn't known",
                "unknown: what 'sink' gives to '$0' isn't known", "unknown: no declaration of 'unheardOf' is seen",
            ])
    }

    @Test func writtenParametersOfClosures() {
        let sample = ExpressionSample(
            """
            func f() {
                unheardOf { (item: Int, b) in «item»; «b» }
                let g: (String) -> Void = { text in «text» }
                let h = { (x: Int) -> String in "" }
                «g("a")»; «h(1)»; «{ 1 }()»
            }
            """)
        #expect(
            sample.types == [
                "Int", "unknown: what 'unheardOf' gives to 'b' isn't known", "String", "Void",
                "unknown: a closure says no type by itself", "Int",
            ])
    }

    @Test func presentations() {
        let sample = ExpressionSample(
            """
            struct Screen: View {
                @State var item: Item?
                @StateObject var store = Store()
                @Binding var flag: Bool
                var body: some View {
                    Text("").sheet(item: $item) { item in «item» }
                        .fullScreenCover(item: $store.selected, onDismiss: {}) { «$0» }
                        .navigationDestination(for: Item.self) { «$0» }
                        .navigationDestination(item: $item) { x in «x» }
                        .alert("a", isPresented: $flag, presenting: item) { value in «value» }
                        .onChange(of: item) { old, new in «new» }
                        .onOpenURL { url in «url» }
                        .popover(isPresented: $flag) { x in «x» }
                    GeometryReader { proxy in «proxy.size.width» }
                    Other(value: Binding(get: { item?.name ?? "" }, set: { «$0» }))
                }
            }
            """, files: ["Items.swift": Self.items])
        #expect(
            sample.types == [
                "Item", "Item", "Item", "Item", "Item", "Item?", "URL",
                "unknown: what 'popover' gives to 'x' isn't known",
                "CGFloat", "String",
            ])
    }

    @Test func closuresOfTheProjectsOwnFunctions() {
        let sample = ExpressionSample(
            """
            struct Rows<Data: Identifiable, Row: View>: View {
                let items: [Data]
                @ViewBuilder let content: (Data) -> Row
            }
            struct Pick: View { init(_ title: String, onPick: @escaping (Item?) -> Void) {} }
            extension View { func card<T>(item: Binding<T?>, @ViewBuilder content: (T) -> some View) -> some View { self } }
            struct Screen: View {
                @State var item: Item?
                let items: [Item]
                func each(_ body: (Item, Int) -> Void) {}
                var body: some View {
                    Rows(items: items) { row in «row» }
                    Pick("a") { «$0» }
                    Text("").card(item: $item) { «$0» }
                    each { «$1» }
                    self.each { a, b in «a» }
                    VStack { items.pick { «$0» } }
                }
            }
            """,
            files: ["Items.swift": Self.items + "extension Array { func pick(_ body: (Element) -> Void) {} }"])
        #expect(sample.types == ["Item", "Item?", "Item", "Int", "Item", "Item"])
    }

    @Test func sequences() {
        let sample = ExpressionSample(
            """
            func f(items: [Item], maybe: Item?, names: Set<String>, byName: [String: Item]) {
                «items.first»; «items.last?.name»; «items.first { $0.id == 1 }»; «items.first(where: \\.flag)»
                «items.min()»; «items.filter { $0.id > 1 }»; «items.sorted { $0.id < $1.id }»; «items.reversed()»
                «Array(items.reversed())»; «items.dropFirst()»; «items.map(\\.name)»; «items.map { $0.id }»
                «items.compactMap { $0.children }»; «items.flatMap { $0.tags }»; «items.flatMap(\\.tags)»; «maybe.map { $0.name }»
                «maybe.flatMap { $0.children }»; «Set(items.map(\\.id))»; «names.sorted()»; «names.contains("a")»
                «byName["a"]»; «byName["a", default: items[0]]»; «byName.values.map(\\.id)»; «byName.mapValues { $0.id }»
                «Dictionary(grouping: items, by: { $0.name })»; «Dictionary(grouping: items, by: \\.id)[1]»
                «items[1...]»; «items.firstIndex { $0.id == 1 }»; «items.map(\\.name).joined(separator: ",")»
                «items.reduce(0) { $0 + $1.id }»; «zip(items, names)»; «items.map { let x = $0; return x }»; «items.randomElement()»
            }
            """, files: ["Items.swift": Self.items])
        #expect(
            sample.types == [
                "Item?", "String?", "Item?", "Item?", "Item?", "[Item]", "[Item]", "ReversedCollection<[Item]>",
                "[Item]",
                "ArraySlice<Item>", "[String]", "[Int]", "[[Item]]", "[String]", "[String]", "String?", "[Item]?",
                "Set<Int>", "[String]", "Bool", "Item?", "Item", "[Int]", "[String: Int]", "[String: [Item]]",
                "[Item]?",
                "ArraySlice<Item>", "Int?", "String", "Int", "Zip2Sequence<[Item], Set<String>>",
                "unknown: a closure says no type by itself", "Item?",
            ])
    }

    @Test func functions() {
        let sample = ExpressionSample(
            """
            struct A {
                func item(_ id: Int, named: String = "") -> Item { fatalError() }
                static func make() -> A { A() }
                func generic<T>(_ t: T) -> [T] { [t] }
                func free<T>() -> T { fatalError() }
                let action: (Int) -> String
                func f() {
                    func local() -> Double { 1 }
                    «item(1)»; «self.item(1, named: "a")»; «A.make()»; «A.make().item(1).name»; «local()»; «action(1)»
                    «generic("a")»; «free()»; «helper()»; «nothing()»; «item(wrong: 1)»; «print("a")»
                }
            }
            """,
            files: [
                "Items.swift": Self.items + "func helper() async throws -> Item { fatalError() }\nfunc nothing() {}"
            ])
        #expect(
            sample.types == [
                "Item", "Item", "A", "String", "Double", "String", "[String]",
                "unknown: the result of 'free' is generic",
                "Item", "Void", "unknown: the result of 'item' isn't known",
                "unknown: the result of 'print' isn't known",
            ])
    }

    @Test func initialisers() {
        let sample = ExpressionSample(
            """
            struct Plain { let a: Int; var b = 1 }
            struct Failing { init?(text: String) {} ; init(number: Int) {} }
            enum Raw: Int { case a }
            class Base { init(id: Int) {} }
            class Derived: Base {}
            class Entity: NSManagedObject {}
            extension Color { init?(hexText: String) { nil } }
            func f(s: String, n: Int, d: Double) {
                «Plain(a: 1)»; «Plain(a: 1, b: 2)»; «Plain.init(a: 1)»; «Plain(c: 1)»; «Failing(text: s)»; «Failing(number: n)»
                «Raw(rawValue: 1)»; «Derived(id: 1)»; «Entity(context: c)»; «UUID()»; «UUID(uuidString: s)»; «URL(string: s)!»
                «Int(s)»; «Int(d)»; «Double(n)»; «String(n)»; «String(data: x, encoding: .utf8)»; «Color(hexText: s)»; «Color("a")»
                «Color(hex: s)»; «Set<Int>()»; «[String]()»; «[String: Int]()»; «Array(s)»; «Unheard(1)»; «Int(unheard)»
            }
            """)
        #expect(
            sample.types == [
                "Plain", "Plain", "Plain", "unknown: the result of 'Plain' isn't known", "Failing?", "Failing", "Raw?",
                "Derived", "Entity", "UUID", "UUID?", "URL", "Int?", "Int", "Double", "String", "String?", "Color?",
                "Color",
                "unknown: the result of 'Color' isn't known", "Set<Int>", "[String]", "[String: Int]", "[Character]",
                "unknown: the result of 'Unheard' isn't known", "unknown: the result of 'Int' isn't known",
            ])
    }

    @Test func functionsThatAreNotCalled() {
        let sample = ExpressionSample(
            """
            struct A {
                func save(_ id: Int) -> Bool { true }
                func both(_ id: Int) {}
                func both(text: String) {}
                func any<T>(_ t: T) {}
                static func make() -> A { A() }
                func f(a: A) {
                    func local() {}
                    «save»; «a.save(_:)»; «A.make»; «local»; «top»; «both»; «any»; «[1].map(save)»
                }
            }
            func top(a: A) {}
            """)
        #expect(
            sample.types == [
                "(Int) -> Bool", "(Int) -> Bool", "() -> A", "() -> Void", "(A) -> Void", "ambiguous: both",
                "unknown: the result of 'any' is generic", "[Bool]",
            ])
    }

    @Test func literals() {
        let sample = ExpressionSample(
            """
            func f(d: Double) {
                «1»; «-1.5»; «"a"»; «true»; «[1, 2]»; «[1, 2.5]»; «["a": 1]»; «[1, "a"]»; «[]»; «nil»; «(1, b: "a")»; «\\.x»
                «"\\(d)"»; «[d, 1]»; «[nil, 1]»; «{ 1 }»; «#file»; «(("a"))»
            }
            """)
        #expect(
            sample.types == [
                "Int", "Double", "String", "Bool", "[Int]", "[Double]", "[String: Int]",
                "unknown: its parts have different types", "unknown: an empty literal says no type by itself",
                "unknown: nil says no type by itself", "(Int, b: String)", "unknown: a key path says no type by itself",
                "String", "[Double]", "[Int?]", "unknown: a closure says no type by itself",
                "unknown: a macro says no type by itself", "String",
            ])
    }

    @Test func operators() {
        let sample = ExpressionSample(
            """
            func f(n: Int, d: Double, s: String, o: Int?, x: Any, c: CGFloat) {
                «n + 1»; «d * 2»; «n * d»; «s + "a"»; «n == 1 && d > 2»; «!true»; «o ?? 0»; «o ?? o»; «x as? String»; «x as! Int»
                «n > 1 ? "a" : s»; «n > 1 ? 1 : "a"»; «n > 1 ? o : nil»; «0..<n»; «n...»; «x is Int»; «n <> 1»; «-n»; «n = 1»
                «1 + 2 * d»; «(x as? String) ?? "a"»; «try? g(1)»; «try g(1)»; «await g(1)»; «[1] + [2]»; «x + 1»
                «if n > 1 { "a" } else { s }»; «n > 1 ? n : d»; «c / 2»
            }
            func g(_ n: Int) -> Int { n }
            """)
        #expect(
            sample.types == [
                "Int", "Double", "unknown: its parts have different types", "String", "Bool", "Bool", "Int", "Int?",
                "String?",
                "Int", "String", "unknown: its parts have different types", "Int?", "Range<Int>",
                "PartialRangeFrom<Int>", "Bool", "unknown: the result of '<>' isn't known here", "Int",
                "Void", "Double", "String", "Int?", "Int", "Int", "[Int]", "unknown: its parts have different types",
                "String", "unknown: its parts have different types", "CGFloat",
            ])
    }

    @Test func limits() {
        let deep = String(repeating: ".a", count: 200)
        let sample = ExpressionSample("struct A { var a: A }\nfunc f(x: A) { «x\(deep)»; «x.a.a» }")
        #expect(sample.types == ["unknown: its type depends on too much", "A"])
    }

    @Test func manyUsesOfManyNamesTakeNoTime() {
        var lines = ["func f(x0: Int) {"]
        for index in 1..<60 { lines.append("let x\(index) = g(x\(index - 1), x\(index - 1)) + x\(index - 1)") }
        lines.append("«x20»; «x59» }\nfunc g(_ a: Int, _ b: Int) -> Int { 1 }")
        let sample = ExpressionSample(lines.joined(separator: "\n"))
        #expect(sample.types == ["Int", "unknown: its type depends on too much"])
    }
}
