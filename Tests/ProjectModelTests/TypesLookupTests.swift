import Testing

@testable import ProjectModel

@Suite struct TypesLookupTests {
    // MARK: - Scopes

    @Test func theInnermostScopeComesFirst() {
        let project = TypesProject([
            "A.swift": "struct Outer { struct Item {}; struct Inner { struct Item {} } }",
            "B.swift": "struct Item {}",
        ])
        #expect(project.lookUp("Item", at: TypesProject.place("Outer", "Inner")) == "A.swift Outer.Inner.Item")
        #expect(project.lookUp("Item", at: TypesProject.place("Outer")) == "A.swift Outer.Item")
        #expect(project.lookUp("Item") == "B.swift Item")
    }

    @Test func aTypeNamesItselfFromInside() {
        let project = TypesProject("struct Outer { struct Outer2 {} }")
        #expect(project.lookUp("Outer", at: TypesProject.place("Outer", "Outer2")) == "A.swift Outer")
        #expect(project.lookUp("Self", at: TypesProject.place("Outer", "Outer2")) == "A.swift Outer.Outer2")
        #expect(project.lookUp("Self") == "none")
    }

    @Test func membersOfExtensionsInOtherFilesAreFound() {
        let project = TypesProject([
            "A.swift": "struct Outer {}",
            "B.swift": "extension Outer { enum Mode { case a } }",
        ])
        #expect(project.lookUp("Mode", at: TypesProject.place("Outer")) == "B.swift Outer.Mode")
        #expect(project.lookUp("Outer.Mode") == "B.swift Outer.Mode")
        #expect(project.lookUp("Mode") == "none")
    }

    @Test func anExtensionOfANestedTypeDoesNotSeeTheOuterMembers() {
        let project = TypesProject("struct Outer { struct A {}; struct Inner {} }")
        #expect(project.lookUp("A", at: TypesProject.place("Outer.Inner")) == "none")
        #expect(project.lookUp("A", at: TypesProject.place("Outer", "Inner")) == "A.swift Outer.A")
    }

    @Test func extensionsOfTheSDKsTypesHoldTypes() throws {
        let project = TypesProject(
            "extension Color { enum Palette { case red } }\nextension Notification.Name { struct X {} }")
        #expect(project.lookUp("Color.Palette") == "A.swift Color.Palette")
        #expect(project.lookUp("Palette", at: TypesProject.place("Color")) == "A.swift Color.Palette")
        #expect(project.lookUp("Notification.Name.X") == "A.swift Notification.Name.X")
        #expect(project.lookUp("Notification.Name") == "none")
        #expect(try project.resolve("Notification.Name") == "Notification.Name")
    }

    @Test func superclassesAndProtocolsGiveTheirMembers() {
        let project = TypesProject([
            "A.swift": "final class Sub: Base {}\nstruct Row: Listed {}\nstruct Other {}",
            "B.swift": "class Base: Root {}\nprotocol Listed { typealias Key = Int }",
            "C.swift": "class Root { struct Node {} }",
        ])
        #expect(project.lookUp("Node", at: TypesProject.place("Sub")) == "C.swift Root.Node")
        #expect(project.lookUp("Sub.Node") == "C.swift Root.Node")
        #expect(project.lookUp("Key", at: TypesProject.place("Row")) == "alias: Int")
        #expect(project.lookUp("Node", at: TypesProject.place("Other")) == "none")
    }

    @Test func circlesOfSuperclassesEnd() {
        let project = TypesProject("class A: B {}\nclass B: A {}\nstruct X { struct Node {} }")
        #expect(project.lookUp("Node", at: TypesProject.place("A")) == "none")
    }

    // MARK: - Generic parameters

    @Test func genericParametersHideTypes() {
        let project = TypesProject([
            "A.swift": "struct Page<Item> { struct Cell {} }\nextension Page.Cell {}",
            "B.swift": "struct Item {}",
        ])
        #expect(project.lookUp("Item", at: TypesProject.place("Page")) == "parameter: Page.Item")
        #expect(project.lookUp("Item", at: TypesProject.place("Page", "Cell")) == "parameter: Page.Item")
        #expect(project.lookUp("Item", at: TypesProject.place("Page.Cell")) == "parameter: Page.Item")
        #expect(project.lookUp("Item") == "B.swift Item")
        let place = TypesProject.place().with([GenericParameter(name: "Item", owner: "make", constraints: [])])
        #expect(project.lookUp("Item", at: place) == "parameter: make.Item")
    }

    @Test func associatedTypesAreParameters() {
        let project = TypesProject("protocol Feed { associatedtype Entry: Hashable }")
        #expect(project.lookUp("Entry", at: TypesProject.place("Feed")) == "parameter: Feed.Entry")
    }

    // MARK: - Files and modules

    @Test func privateTypesOfOtherFilesAreInvisible() {
        let project = TypesProject([
            "A.swift": "private struct Own {}\nstruct Outer { fileprivate struct Part {} }",
            "B.swift": "private struct Other {}\nfileprivate enum Third {}\nprivate extension Text { struct Inner {} }",
        ])
        #expect(project.lookUp("Own") == "A.swift Own")
        #expect(project.lookUp("Other") == "none")
        #expect(project.lookUp("Third") == "none")
        #expect(project.lookUp("Text.Inner") == "none")
        let fromB = TypesProject.place(file: "B.swift")
        #expect(project.lookUp("Other", at: fromB) == "B.swift Other")
        #expect(project.lookUp("Own", at: fromB) == "none")
        #expect(project.lookUp("Outer.Part", at: fromB) == "none")
    }

    @Test func aPrivateTypeOfTheFileHidesTheModules() {
        let project = TypesProject(["A.swift": "private struct Row {}", "B.swift": "struct Row {}", "C.swift": ""])
        #expect(project.lookUp("Row") == "A.swift Row")
        #expect(project.lookUp("Row", at: TypesProject.place(file: "C.swift")) == "B.swift Row")
    }

    private static let kit = ModuleKey(name: "ShopKit", origin: "Kit/Package.swift", target: "ShopKit")

    @Test func importedModulesGiveTheirPublicTypes() {
        let project = TypesProject(
            [
                "A.swift": "import ShopKit", "B.swift": "",
                "K.swift": "public struct Item { struct Secret {}; public struct Part {} }\nstruct Hidden {}",
            ],
            modules: ["K.swift": [Self.kit]])
        #expect(project.lookUp("Item") == "K.swift Item")
        #expect(project.lookUp("Item.Part") == "K.swift Item.Part")
        #expect(project.lookUp("ShopKit.Item") == "K.swift Item")
        #expect(project.lookUp("Hidden") == "none")
        #expect(project.lookUp("Item.Secret") == "none")
        #expect(project.lookUp("Item", at: TypesProject.place(file: "B.swift")) == "none")
    }

    @Test func testableImportsGiveTheInternalOnes() {
        let project = TypesProject(
            ["A.swift": "@testable import ShopKit", "K.swift": "struct Hidden {}\nprivate struct Own {}"],
            modules: ["K.swift": [Self.kit]])
        #expect(project.lookUp("Hidden") == "K.swift Hidden")
        #expect(project.lookUp("Own") == "none")
    }

    @Test func exportedImportsReachFurther() {
        let core = ModuleKey(name: "Core", origin: "Kit/Package.swift", target: "Core")
        let project = TypesProject(
            [
                "A.swift": "import ShopKit", "K.swift": "@_exported import Core",
                "C.swift": "public enum Unit { case one }\npackage struct Shared {}", "L.swift": "", "M.swift": "",
            ],
            modules: ["K.swift": [Self.kit], "L.swift": [Self.kit], "C.swift": [core]])
        #expect(project.lookUp("Unit") == "C.swift Unit")
        #expect(project.lookUp("Shared") == "none")
        #expect(project.lookUp("Shared", at: TypesProject.place(file: "K.swift")) == "C.swift Shared")
        #expect(project.lookUp("Unit", at: TypesProject.place(file: "L.swift")) == "C.swift Unit")
        #expect(project.lookUp("Unit", at: TypesProject.place(file: "M.swift")) == "none")
    }

    @Test func theOwnModuleHidesImportedOnes() {
        let project = TypesProject(
            ["A.swift": "import ShopKit", "B.swift": "struct Item {}", "K.swift": "public struct Item {}"],
            modules: ["K.swift": [Self.kit]])
        #expect(project.lookUp("Item") == "B.swift Item")
        #expect(project.lookUp("ShopKit.Item") == "K.swift Item")
        #expect(project.lookUp("App.Item") == "B.swift Item")
    }

    @Test func aFileOfTwoTargetsCanMeanTwoTypes() {
        let watch = ModuleKey(name: "Watch", origin: "App.xcodeproj/project.pbxproj", target: "Watch")
        let project = TypesProject(
            ["A.swift": "", "B.swift": "struct Style {}", "C.swift": "struct Style {}", "D.swift": "struct Both {}"],
            modules: [
                "A.swift": [TypesProject.app, watch], "B.swift": [TypesProject.app], "C.swift": [watch],
                "D.swift": [TypesProject.app, watch],
            ])
        #expect(project.lookUp("Style") == "ambiguous: B.swift Style, C.swift Style")
        #expect(project.lookUp("Style", at: TypesProject.place(file: "B.swift")) == "B.swift Style")
        #expect(project.lookUp("Both") == "D.swift Both")
    }

    @Test func branchesOfAnIfAreAmbiguous() {
        let project = TypesProject("#if os(iOS)\nstruct Style {}\n#else\nstruct Style { let a: Int }\n#endif")
        #expect(project.lookUp("Style") == "ambiguous: A.swift Style, A.swift Style")
    }

    // MARK: - Typealiases

    @Test func aliasesAreFollowed() throws {
        let project = TypesProject([
            "A.swift": """
            typealias Dish = Recipe
            typealias Name = String
            typealias Rows<T> = [T]
            typealias Table<K> = Dictionary<K, Dish>
            struct Menu { typealias Entry = Recipe.Step; let entry: Entry }
            """,
            "B.swift": "struct Recipe { struct Step {} }",
        ])
        #expect(project.lookUp("Dish") == "B.swift Recipe")
        #expect(project.lookUp("Dish.Step") == "B.swift Recipe.Step")
        #expect(project.lookUp("Menu.Entry") == "B.swift Recipe.Step")
        #expect(project.lookUp("Entry", at: TypesProject.place("Menu")) == "B.swift Recipe.Step")
        #expect(project.lookUp("Name") == "alias: String")
        #expect(try project.resolve("Rows<Dish>") == "[Recipe]")
        #expect(try project.resolve("Table<Name>") == "[String: Recipe]")
    }

    @Test func circlesOfAliasesEnd() throws {
        let project = TypesProject("typealias A = B\ntypealias B = A\ntypealias C = [C]")
        #expect(project.lookUp("A") == "none")
        #expect(try project.resolve("C").hasSuffix("C" + String(repeating: "]", count: 25)))
    }

    @Test func aliasesThatAgreeAreOne() {
        let project = TypesProject("#if DEBUG\ntypealias A = Int\n#else\ntypealias A = Int\n#endif")
        #expect(project.lookUp("A") == "alias: Int")
    }

    @Test func aliasesThatDifferAreAmbiguous() {
        let project = TypesProject("#if os(macOS)\ntypealias A = NSColor\n#else\ntypealias A = UIColor\n#endif")
        #expect(project.lookUp("A") == "ambiguous: A.swift A, A.swift A")
    }

    @Test func anExtensionByAnAliasBelongsToTheType() throws {
        let project = TypesProject([
            "A.swift": "struct Recipe {}\ntypealias Dish = Recipe",
            "B.swift": "extension Dish: Hashable { struct Part {} }",
        ])
        #expect(try project.facts("Recipe").inherited.map(\.type.text) == ["Hashable"])
        #expect(project.lookUp("Part", at: TypesProject.place("Dish", file: "B.swift")) == "none")
    }

    // MARK: - Types with structure

    @Test(arguments: [
        ("[Item]?", "[Item]?"), ("Array<Optional<Item>>", "[Item?]"), ("[String: Item]", "[String: Item]"),
        ("Swift.Int", "Int"), ("SwiftUI.Binding<Item>", "Binding<Item>"), ("(a: Int, Item)", "(a: Int, Item)"),
        ("(Int)", "Int"), ("()", "Void"), ("@escaping (Item) -> Void", "(Item) -> Void"), ("any View", "any View"),
        ("some View & Sendable", "some View & Sendable"), ("Item.Type", "Item.Type"), ("`Item`", "Item"),
        ("Item.Missing", "Item.Missing"), ("Set<Item>.Element", "Set.Element<Item>"), ("(() -> Int)?", "(() -> Int)?"),
    ])
    func shortAndLongFormsAreOne(source: String, expected: String) throws {
        let project = TypesProject("import SwiftUI\nstruct Item {}")
        #expect(try project.resolve(source) == expected)
    }

    @Test func theIDOfAnIdentifiableTypeIsTheTypeOfItsID() throws {
        let project = TypesProject(
            """
            struct A: Identifiable { let id: UUID }
            struct B: Identifiable { var id: String { "x" } }
            struct C: Identifiable { let key = 3 }
            extension C { var id: Int { key } }
            final class D: Identifiable {}
            struct E { typealias ID = Character }
            struct F { let id = 3 }
            enum G: String, CaseIterable { case a }
            struct H {}
            enum I: CaseIterable { case a }
            """)
        #expect(try project.resolve("A.ID") == "UUID")
        #expect(try project.resolve("B.ID") == "String")
        #expect(try project.resolve("C.ID") == "Int")
        #expect(try project.resolve("D.ID") == "ObjectIdentifier")
        #expect(try project.resolve("E.ID") == "Character")
        #expect(try project.resolve("F.ID") == "Int")
        #expect(try project.resolve("G.AllCases") == "[G]")
        #expect(try project.resolve("G.RawValue") == "String")
        #expect(try project.resolve("H.ID") == "H.ID")
        #expect(try project.resolve("I.RawValue") == "I.RawValue")
        #expect(try project.facts("G").rawType?.text == "String")
        #expect(try project.facts("I").rawType == nil)
    }

    @Test func propertiesOfGenericValuesHaveTheArguments() throws {
        let project = TypesProject("struct Page<T> { let items: [T] }\nstruct Item {}")
        let type = project.index.resolve(try #require(WrittenType(parsing: "Page<Item>")), at: TypesProject.place())
        let property = try #require(try project.facts("Page").property("items"))
        #expect(project.index.type(of: property, in: type)?.description == "[Item]")
        #expect(project.index.type(of: property)?.description == "[T]")
    }

    // MARK: - Globals

    @Test func globalsAreThoseThatTheFileSees() {
        let project = TypesProject(
            [
                "A.swift": "import ShopKit\nprivate let limit = 3\nfunc make() -> Int { 3 }",
                "B.swift": "private func make(a: Int) {}\nfunc make(b: Int) {}\nlet other = \"x\"",
                "K.swift": "public func make(k: Int) {}\nfunc make(hidden: Int) {}",
            ],
            modules: ["K.swift": [Self.kit]])
        let made = project.index.globals(named: "make", from: "A.swift")
        #expect(made.functions.map { $0.parameters.map(\.name) } == [[], ["b"], ["k"]])
        #expect(project.index.globals(named: "limit", from: "A.swift").properties.map { $0.type?.text } == ["Int"])
        #expect(project.index.globals(named: "limit", from: "B.swift").isEmpty)
        #expect(project.index.globals(named: "other", from: "A.swift").properties.map { $0.type?.text } == ["String"])
    }

    // MARK: - Work

    @Test func onlyWhatIsAskedForIsParsed() throws {
        let body = String(repeating: "print(1); ", count: 20)
        let project = TypesProject([
            "A.swift": "struct A { let b: B }", "B.swift": "struct B {}",
            "C.swift": "struct C { func f() {\(body)} }",
        ])
        #expect(project.index.work == ParsingWork(files: 0, bytes: 0))
        _ = try project.facts("A")
        // What stands before the braces, and all.
        #expect(project.index.work == ParsingWork(files: 1, bytes: 11 + 21))
        _ = try project.facts("A")
        #expect(project.index.work.files == 1)
        project.index.parseAll()
        // Bodies are blank to the parser.
        #expect(project.index.work == ParsingWork(files: 3, bytes: 11 + 21 + 11 + 24))
    }
}
