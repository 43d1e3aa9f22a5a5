import Testing

@testable import ProjectModel

@Suite struct FreeNamesTests {
    @Test func parametersOfTheClosureAround() {
        let sample = ExpressionSample(
            """
            struct A: View {
                var body: some View {
                    ForEach(rows) { row in
                        NavigationLink(destination: «Detail(row: row, title: row.title)») { Text("") }
                    }
                }
            }
            """)
        #expect(sample.freeNames == [["Detail: type", "row: closure parameter (line 3)"]])
        #expect(sample.uses == [["Detail", "row", "row"]])
    }

    @Test func parametersOfTheClosureItselfAreItsOwn() {
        let sample = ExpressionSample(
            """
            struct A: View {
                let rows: [Int]
                var body: some View { ForEach(rows) «{ row in Text(String(row)) }» }
            }
            """)
        #expect(sample.freeNames == [["Text: type", "String: type"]])
    }

    @Test func numberedParametersBelongToTheNearestClosureWithoutNames() {
        let sample = ExpressionSample(
            """
            func f() {
                a.map {
                    «b.map { $0 + 1 }» + «$0»
                }
                a.map {
                    b.map { x in «$0» + x }
                }
            }
            """)
        #expect(
            sample.freeNames == [
                ["b: unknown"], ["$0: closure parameter (line 2)"], ["$0: closure parameter (line 5)"],
            ])
    }

    @Test func bindingParametersOfClosures() {
        let sample = ExpressionSample(
            """
            struct A: View {
                @State var items: [Int]
                var body: some View {
                    ForEach($items) { $item in
                        «Edit(item: $item, value: item, wrapper: _item)»
                    }
                    ForEach($items) { item in
                        «Edit(item: item, other: $item)»
                    }
                }
            }
            """)
        #expect(
            sample.freeNames == [
                [
                    "Edit: type", "$item: closure parameter (line 4)", "item: closure parameter (line 4)",
                    "_item: closure parameter (line 4)",
                ],
                ["Edit: type", "item: closure parameter (line 7)", "$item: unknown"],
            ])
    }

    @Test func capturesAreReadOutside() {
        let sample = ExpressionSample(
            """
            class A {
                let x = 1
                func f(y: Int) {
                    g «{ [x, weak self, z = y] in print(x, z, self) }»
                }
                func g(_ c: () -> Void) {}
            }
            """)
        #expect(
            sample.freeNames == [
                ["x: member of A", "self: self", "y: function parameter (line 3)", "print: global"]
            ])
    }

    @Test func localVariablesCountFromTheirDeclarationOn() {
        let sample = ExpressionSample(
            """
            struct A {
                let later = 0
                func f() {
                    «use(later, first)»
                    let later = 1
                    var first = 2
                    «use(later, first)»
                }
            }
            """)
        #expect(
            sample.freeNames == [
                ["use: unknown", "later: member of A", "first: unknown"],
                ["use: unknown", "later: local (line 5)", "first: local (line 6)"],
            ])
    }

    @Test func aBindingDoesNotSeeItself() {
        let sample = ExpressionSample(
            """
            struct A {
                let x = 0
                func f(y: Int) {
                    let x = «x + 1»
                    let y = «y», z = «y»
                    if let x = «x as Int?» { «x» }
                }
            }
            """)
        #expect(
            sample.freeNames == [
                ["x: member of A"], ["y: function parameter (line 3)"], ["y: local (line 5)"],
                ["x: local (line 4)", "Int: type"], ["x: local (line 6)"],
            ])
    }

    @Test func conditionsBindForTheirBodyOnly() {
        let sample = ExpressionSample(
            """
            struct A {
                var item: Int?
                var body: some View {
                    if let item, let other = make(«item»), case .some(let third) = other {
                        «Row(item, other, third)»
                    } else {
                        «Row(item, other, third)»
                    }
                }
            }
            """)
        #expect(
            sample.freeNames == [
                ["item: local (line 4)"],
                ["Row: type", "item: local (line 4)", "other: local (line 4)", "third: local (line 4)"],
                ["Row: type", "item: member of A", "other: unknown", "third: unknown"],
            ])
    }

    @Test func shortConditionsReadWhatTheyBind() {
        let sample = ExpressionSample(
            """
            struct A: View {
                var item: Int?
                var body: some View {
                    VStack «{
                        if let item { Text(item) }
                    }»
                }
            }
            """)
        #expect(sample.freeNames == [["item: member of A", "Text: type"]])
    }

    @Test func guardsBindForTheRestOfTheBlock() {
        let sample = ExpressionSample(
            """
            struct A {
                var item: Int?
                func f() {
                    «item»
                    guard let item else { «item»; return }
                    «item»
                    while let next = item { «next» }
                    «next»
                }
            }
            """)
        #expect(
            sample.freeNames == [
                ["item: member of A"], ["item: member of A"], ["item: local (line 5)"], ["next: local (line 7)"],
                ["next: unknown"],
            ])
    }

    @Test func patternsOfCasesLoopsAndCatches() {
        let sample = ExpressionSample(
            """
            func f(state: State) {
                switch state {
                case .loaded(let items, title: let title) where «items».isEmpty: «use(items, title)»
                case let .failed(message): «use(message)»
                case .idle: «use(items)»
                }
                for (index, row) in «rows» where «index» > 0 { «use(index, row)» }
                do { try g() } catch let problem as Problem { «use(problem)» } catch { «use(error)» }
                «use(error)»
            }
            """)
        #expect(
            sample.freeNames == [
                ["items: local (line 3)"],
                ["use: unknown", "items: local (line 3)", "title: local (line 3)"],
                ["use: unknown", "message: local (line 4)"],
                ["use: unknown", "items: unknown"],
                ["rows: unknown"], ["index: local (line 7)"],
                ["use: unknown", "index: local (line 7)", "row: local (line 7)"],
                ["use: unknown", "problem: local (line 8)"], ["use: unknown", "error: local (line 8)"],
                ["use: unknown", "error: unknown"],
            ])
    }

    @Test func parametersOfFunctionsInitialisersSubscriptsAndSetters() {
        let sample = ExpressionSample(
            """
            struct A {
                var a = 0
                init(a: Int, with b: Int) { self.a = «(a + b)» }
                subscript(index: Int) -> Int { «index + a» }
                func f(of c: Int = «c») -> Int { «c» }
                var d: Int { get { «newValue» } set { a = «newValue» } }
                var e: Int = 0 { willSet(next) { «use(next, newValue)» } didSet { «oldValue» } }
            }
            """)
        #expect(
            sample.freeNames == [
                ["a: function parameter (line 3)", "b: function parameter (line 3)"],
                ["index: function parameter (line 4)", "a: member of A"],
                ["c: unknown"], ["c: function parameter (line 5)"], ["newValue: unknown"],
                ["newValue: function parameter (line 6)"],
                ["use: unknown", "next: function parameter (line 7)", "newValue: unknown"],
                ["oldValue: function parameter (line 7)"],
            ])
    }

    @Test func localFunctionsAndTypesAreSeenBeforeTheyStand() {
        let sample = ExpressionSample(
            """
            func f() {
                «helper(Local())»
                func helper(_ l: Local) {}
                struct Local {}
            }
            """)
        #expect(sample.freeNames == [["helper: local (line 3)", "Local: local (line 4)"]])
    }

    @Test func membersOfTheEnclosingType() {
        let sample = ExpressionSample(
            """
            struct A: View {
                @State private var flag = false
                @Binding var text: String
                var body: some View {
                    «Row(self.flag, flag, $flag, _flag, self.$text, helper(), inOther, shared)»
                }
            }
            """,
            files: [
                "Other.swift": """
                extension A {
                    func helper() -> Int { 1 }
                    var inOther: Int { 1 }
                }
                let shared = 1
                """
            ])
        #expect(
            sample.freeNames == [
                [
                    "Row: type", "flag: member of A", "$flag: member of A", "_flag: member of A", "$text: member of A",
                    "helper: member of A", "inOther: member of A", "shared: global",
                ]
            ])
    }

    @Test func propertiesWithoutWrapperHaveNoOtherForms() {
        let sample = ExpressionSample(
            """
            struct A {
                let flag = false
                func f() { «use($flag, _flag)» }
            }
            """)
        #expect(sample.freeNames == [["use: unknown", "$flag: unknown", "_flag: unknown"]])
    }

    @Test func membersOfSupertypesAndOfExtendedTypes() {
        let sample = ExpressionSample(
            """
            class B: Base, Named {
                func f() { «use(inherited, name, title)» }
            }
            extension String {
                var twice: String { «self + shout» }
            }
            """,
            files: [
                "Other.swift": """
                class Base { var inherited = 1 }
                protocol Named { var name: String { get } }
                extension Named { var title: String { name } }
                extension String { var shout: String { "" } }
                """
            ])
        #expect(
            sample.freeNames == [
                ["use: unknown", "inherited: member of B", "name: member of B", "title: member of B"],
                ["self: self", "shout: member of String"],
            ])
    }

    @Test func selfAsAValueAndItsType() {
        let sample = ExpressionSample(
            """
            struct A {
                func f() { «use(self, Self.make(), super.x, self?.y)» }
            }
            """)
        #expect(
            sample.freeNames == [["use: unknown", "self: self", "Self: type", "super: self", "y: member of A"]])
    }

    @Test func genericParameters() {
        let sample = ExpressionSample(
            """
            struct A<Row> {
                func f<Other>(_ o: Other) { «use([Row](), Other.self, Set<Third>())» }
            }
            """)
        #expect(
            sample.freeNames == [
                ["use: unknown", "Row: generic parameter", "Other: generic parameter", "Set: type", "Third: type"]
            ])
    }

    @Test func whatStandsBehindADotIsNoUse() {
        let sample = ExpressionSample(
            """
            struct A {
                let id = 0, title = "", red = 0
                func f() { «g(id: 1, \\A.title, \\.title, .red, b.title.id, for: .init(red: 1))» }
            }
            """)
        #expect(sample.freeNames == [["g: unknown", "A: type", "b: unknown"]])
    }

    @Test func interpolationsAndMacroArgumentsAreCode() {
        let sample = ExpressionSample(
            """
            struct A {
                let name = "name"
                func f() { «g("name is \\(name) \\("nested \\(other)")", #selector(run), #Predicate { $0 == name })» }
                func run() {}
            }
            """)
        #expect(sample.freeNames == [["g: unknown", "name: member of A", "other: unknown", "run: member of A"]])
    }

    @Test func textAndCommentsAreNone() {
        let sample = ExpressionSample("func f(a: Int) { «g(\"a\" /* a */, #\"\\(a)\"#)» // a\n}")
        #expect(sample.freeNames == [["g: unknown"]])
    }

    @Test func shadowing() {
        let sample = ExpressionSample(
            """
            struct A: View {
                let x = 1
                var body: some View {
                    ForEach(xs) { x in
                        ForEach(ys) { y in
                            let x = y
                            «use(x, y)»
                        }
                        «use(x, y)»
                    }
                    «use(x, self.x)»
                }
                func f(x: Int) { «use(x)»; func g(x: Int) { «use(x)» } }
            }
            """)
        #expect(
            sample.freeNames == [
                ["use: unknown", "x: local (line 6)", "y: closure parameter (line 5)"],
                ["use: unknown", "x: closure parameter (line 4)", "y: unknown"],
                ["use: unknown", "x: member of A"],
                ["use: unknown", "x: function parameter (line 13)"],
                ["use: unknown", "x: function parameter (line 13)"],
            ])
    }

    @Test func membersShadowGlobalsAndOuterTypes() {
        let sample = ExpressionSample(
            """
            let title = ""
            struct Outer {
                static let limit = 1
                struct Inner {
                    let title = ""
                    func f() { «use(title, limit, count)» }
                }
            }
            let count = 1
            """)
        #expect(
            sample.freeNames == [
                ["use: unknown", "title: member of Inner", "limit: member of Outer", "count: global"]
            ])
    }

    @Test func previewsAndConditionalCode() {
        let sample = ExpressionSample(
            """
            #Preview {
                let model = Model()
                #if DEBUG
                let flag = true
                #endif
                return «Screen(model: model, flag: flag)»
            }
            #if DEBUG
            let top = 1
            #endif
            func f() { «top» }
            """)
        #expect(
            sample.freeNames == [
                ["Screen: type", "model: local (line 2)", "flag: local (line 4)"], ["top: global"],
            ])
    }

    @Test func backticksAndOperatorsAsValues() {
        let sample = ExpressionSample("func f(`default`: Int) { «g(`default`, xs.reduce(0, +), _)» }")
        #expect(
            sample.freeNames == [["g: unknown", "default: function parameter (line 1)", "xs: unknown"]])
    }
}
