import Testing

@testable import ProjectModel

/// Names, properties, members and patterns.
@Suite struct ExpressionTypeNamesTests {
    @Test func parametersAndLocals() {
        let sample = ExpressionSample(
            """
            struct Item { let id: Int }
            func f(item: Item, more: Item..., maybe: inout Item?) {
                let copy = item, typed: [Item], a, b: Int
                var (x, y) = (1, "one")
                let late: String
                let free = anything()
                «item»; «more»; «maybe»; «copy»; «typed»; «a»; «x»; «y»; «late»; «free»
            }
            """)
        #expect(
            sample.types == [
                "Item", "[Item]", "Item?", "Item", "[Item]", "Int", "Int", "String", "String",
                "unknown: no declaration of 'anything' is seen",
            ])
    }

    @Test func propertiesOfTheEnclosingType() {
        let sample = ExpressionSample(
            """
            struct Screen: View {
                let item: Item
                private var maybe: Item?
                var total: Double { 1 }
                var made = Item(id: 1)
                let link = URL(string: "a")
                static let shared = Item(id: 2)
                var body: some View {
                    Text(«item», «self.item», «maybe», «total», «made», «link», «self», «shared», «Self.shared», «body»)
                }
            }
            """, files: ["Item.swift": "struct Item { let id: Int }"])
        #expect(
            sample.types == [
                "Item", "Item", "Item?", "Double", "Item", "URL?", "Screen", "Item", "Item", "some View",
            ])
    }

    @Test func typesComeFromTheDeclarationsOwnPlace() {
        let sample = ExpressionSample(
            """
            struct Screen: View {
                let kind: Kind
                let row: Library.Row
                func f(other: Library.Kind) { «kind»; «row.kind»; «other» }
                enum Kind { case a }
            }
            """,
            files: [
                "Library.swift":
                    "enum Library { enum Kind { case b }\nstruct Row { let kind: Kind } }\nenum Kind { case c }"
            ])
        #expect(sample.types == ["Screen.Kind", "Library.Kind", "Library.Kind"])
    }

    @Test func aliasesAreFollowed() {
        let sample = ExpressionSample(
            """
            typealias Items = [Item]
            struct Item { let id: ID; typealias ID = Int }
            func f(items: Items, interval: TimeInterval) { «items»; «items[0].id»; «interval» }
            """)
        #expect(sample.types == ["[Item]", "Int", "Double"])
    }

    @Test func wrappersAndTheirProjections() {
        let sample = ExpressionSample(
            """
            class Model: ObservableObject { @Published var name: String = ""; @Published var items = [Item](); let other: Other? = nil }
            class Other { var x = 1 }
            struct Item { var id: Int }
            struct Screen: View {
                @State private var flag = false
                @Binding var item: Item
                @StateObject var model = Model()
                @EnvironmentObject private var store: Model
                @Environment(Other.self) var other
                @Environment(\\.dismiss) var dismiss
                @Environment(\\.own) var own
                @Environment(\\.notOwn) var notOwn
                @FetchRequest(sortDescriptors: []) var fetched: FetchedResults<Entity>
                @Query var queried: [Item]
                @AppStorage("a") var stored = 1
                var body: some View {
                    Text(«flag», «$flag», «item», «$item», «$item.id», «model», «$model», «$model.name», «$model.items»)
                    Text(«store.items», «other», «dismiss», «own», «notOwn», «fetched.first», «queried», «$stored», «_flag»)
                }
            }
            extension EnvironmentValues { var own: Item { get { Item(id: 1) } set {} } }
            """)
        #expect(
            sample.types == [
                "Bool", "Binding<Bool>", "Item", "Binding<Item>", "Binding<Int>", "Model",
                "ObservedObject.Wrapper<Model>",
                "Binding<String>", "Binding<[Item]>", "[Item]", "Other", "DismissAction", "Item",
                "unknown: the declaration of 'notOwn' says no type", "Entity?", "[Item]", "Binding<Int>", "State<Bool>",
            ])
    }

    @Test func projectionsOfUnknownWrappers() {
        let sample = ExpressionSample(
            """
            struct Screen {
                @Custom var value: Int
                func f() { «value»; «$value» }
            }
            """)
        #expect(sample.types == ["Int", "unknown: no declaration of '$value' in 'Custom' is seen"])
    }

    @Test func membersThroughFilesExtensionsAndSupertypes() {
        let sample = ExpressionSample(
            """
            func f(a: A, p: any Named, s: some Named) {
                «a.base»; «a.ext»; «a.title»; «a.copy»; «p.name»; «s.name»; «a.missing»
            }
            """,
            files: [
                "A.swift": "class A: Base, Named { var name = \"\" }",
                "B.swift": "class Base { var base: Int = 1 }\nextension A { var ext: [Int] { [] } }",
                "C.swift":
                    "protocol Named { var name: String { get } }\nextension Named { var title: String { name }\nvar copy: Self { self } }",
            ])
        #expect(
            sample.types == [
                "Int", "[Int]", "String", "A", "String", "String",
                "unknown: no declaration of 'missing' in 'A' is seen",
            ])
    }

    @Test func membersOfTheStandardLibrary() {
        let sample = ExpressionSample(
            """
            enum Kind: String, CaseIterable { case a }
            class Entity: NSManagedObject, Identifiable {}
            func f(s: String, xs: [Int], url: URL, id: UUID, k: Kind, e: Entity, d: [String: Int], b: Binding<Int>) {
                «s.count»; «xs.isEmpty»; «url.host»; «id.uuidString»; «k.rawValue»; «Kind.allCases»; «e.objectID»
                «d.keys»; «d.values.first»; «b.wrappedValue»; «s.unheardOf»; «xs.count.description»
            }
            """)
        #expect(
            sample.types == [
                "Int", "Bool", "String?", "String", "String", "[Kind]", "NSManagedObjectID",
                "Dictionary.Keys<String, Int>",
                "Int?", "Int", "unknown: no declaration of 'unheardOf' in 'String' is seen", "String",
            ])
    }

    @Test func extensionsOfSystemTypes() {
        let sample = ExpressionSample(
            """
            func f(xs: [Item], s: String, d: Date) { «xs.middle»; «xs[safe: 1]»; «s.shout»; «d.short»; «xs.twice»; «s.trimmed()» }
            """,
            files: [
                "Ext.swift": """
                struct Item {}
                extension Array { var middle: Element? { nil } }
                extension Collection { subscript(safe i: Index) -> Element? { nil } }
                extension Sequence { var twice: Self { self } }
                extension String { var shout: String { "" } }
                extension StringProtocol { func trimmed() -> String { "" } }
                extension Date { var short: String { "" } }
                """
            ])
        #expect(sample.types == ["Item?", "Item?", "String", "String", "[Item]", "String"])
    }

    @Test func staticMembersCasesAndTypes() {
        let sample = ExpressionSample(
            """
            enum Kind { case a, b(Int); static let standard = Kind.a }
            struct Box { static var shared: Box { Box() }; struct Inner { static let x = 1 } }
            func f() {
                «Kind.a»; «Kind.b(1)»; «Kind.standard»; «Box.shared»; «Box.Inner.x»; «Box.Inner()»; «Kind.self»; «Color.red»
                let a = «.a»; «Kind.c»; «UserDefaults.standard»
            }
            """)
        #expect(
            sample.types == [
                "Kind", "Kind", "Kind", "Box", "Int", "Box.Inner", "Kind.Type", "Color",
                "unknown: the type that '.a' belongs to isn't written",
                "unknown: no declaration of 'c' in 'Kind.Type' is seen", "UserDefaults",
            ])
    }

    @Test func implicitMembersTakeTheExpectedType() {
        let sample = ExpressionSample("func f() { «.red»; «.init(white: 1)»; «[.red, .blue]»; «nil»; «\"a\"» }")
        #expect(sample.type(expecting: .external("Color", [])) == ["Color", "Color", "unknown", "unknown", "unknown"])
        #expect(
            sample.type(expecting: .optional(.external("Color", []))) == [
                "Color", "Color", "unknown", "Color?", "unknown",
            ])
        #expect(
            sample.type(expecting: .array(.external("Color", []))) == [
                "unknown", "unknown", "[Color]", "unknown", "unknown",
            ])
    }

    @Test func genericsOfTheReceiver() {
        let sample = ExpressionSample(
            """
            struct Box<Value> { let value: Value; let all: [Value]; func map() -> Box<[Value]> { fatalError() } }
            struct Screen<Row: Named> { let row: Row; func g() { «row»; «row.name» } }
            protocol Named { var name: String { get } }
            func f(box: Box<Int>) { «box.value»; «box.all»; «box.map().value»; «Box(value: "a", all: [])» }
            """)
        #expect(sample.types == ["Row", "String", "Int", "[Int]", "[Int]", "Box<String>"])
    }

    @Test func tuplesAndOptionalChains() {
        let sample = ExpressionSample(
            """
            struct Node { let next: Node?; let value: Int; let other: Other }
            struct Other { let maybe: Int? }
            func f(pair: (left: Int, Node?), node: Node?) {
                «pair.left»; «pair.0»; «pair.1»; «pair.1?.value»; «node?.next»; «node?.next?.value»; «node!.value»
                «node?.other.maybe»; «node?.other.maybe!»; «(node?.next)!.value»; «node.value»
            }
            """)
        #expect(
            sample.types == [
                "Int", "Int", "Node?", "Int?", "Node?", "Int?", "Int", "Int?", "Int?", "Int",
                "unknown: no declaration of 'value' in 'Node?' is seen",
            ])
    }

    @Test func conditionsAndPatterns() {
        let sample = ExpressionSample(
            """
            enum State { case loaded([Item], title: String), failed(Error), pair((Int, String)), idle }
            struct Item { let id: Int; let next: Item? }
            struct Screen {
                let item: Item?
                let state: State
                let result: Result<Item, Error>
                func f(items: [Item]?, any: Any) {
                    if let item, let next = item.next { «item»; «next» }
                    guard let items else { return }
                    «items»
                    switch state {
                    case .loaded(let list, let title): «list»; «title»
                    case let .failed(problem): «problem»
                    case .pair(let pair): «pair»
                    default: break
                    }
                    if case .loaded(let list, title: _) = state { «list» }
                    if case let item? = item { «item» }
                    if case .some(let item) = item { «item» }
                    if case .success(let value) = result { «value» }
                    switch (item, state) { case (let one?, .loaded(_, title: let title)): «one»; «title» ; default: break }
                    if let item = any as? Item { «item» }
                    for (index, item) in items.enumerated() { «index»; «item» }
                    for case let next? in items.map({ $0.next }) { «next» }
                    do { try g() } catch let problem as State { «problem» } catch { «error» }
                    while let last = items.last { «last» }
                    if let wrong = item.id { «wrong» }
                }
            }
            """)
        #expect(
            sample.types == [
                "Item", "Item", "[Item]", "[Item]", "String", "Error", "(Int, String)", "[Item]", "Item", "Item",
                "Item",
                "Item", "String", "Item", "Int", "Item", "Item", "State", "any Error", "Item",
                "unknown: no declaration of 'id' in 'Item?' is seen",
            ])
    }

    @Test func severalDeclarations() {
        let sample = ExpressionSample(
            """
            struct A {
                #if os(iOS)
                let x: Int
                let same: Int
                #else
                let x: String
                let same: Int
                #endif
                func f(_ a: Int) -> Int { 1 }
                func f(_ a: String) -> String { "" }
                func g(a: Int) -> Int { 1 }
                func g(b: Int) -> String { "" }
                func h() { «x»; «same»; «f(1)»; «g(a: 1)»; «g(b: 1)» }
            }
            """)
        #expect(sample.types == ["ambiguous: x", "Int", "ambiguous: f", "Int", "String"])
    }

    @Test func whatLeadsBackToItselfEnds() {
        let sample = ExpressionSample(
            """
            struct A {
                var a = A.b
                static var b = A.c
                static var c = A.b
                func f() { «a» }
            }
            """)
        #expect(sample.types == ["unknown: its type depends on too much"])
    }

    @Test func settersAndSubscripts() {
        let sample = ExpressionSample(
            """
            struct A {
                var x: Int { get { 1 } set { «newValue» } }
                var y = "" { didSet { «oldValue» } }
                subscript(name: String) -> Bool { get { true } set { «newValue»; «name» } }
                func f(a: A) { «a["x"]» }
            }
            """)
        #expect(sample.types == ["Int", "String", "Bool", "String", "Bool"])
    }
}
