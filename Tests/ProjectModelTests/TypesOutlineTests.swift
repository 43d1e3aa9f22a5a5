import SourceEditing
import Testing

@testable import ProjectModel

/// What is told of a type without its members, and what that costs.
@Suite struct TypesOutlineTests {
    private static let members = String(repeating: "    static let icon = Icon(name: \"icon\")\n", count: 50)

    private func type(_ name: String, in project: TypesProject) throws -> DeclaredType {
        guard case .one(let type) = project.index.lookUp(name, at: TypesProject.place()) else {
            throw TypesProjectError.noType(name)
        }
        return type
    }

    @Test func bracesOfTheFilesLevelAreEmptied() throws {
        let source = """
            struct A { // a
                struct B { let b = "}" }
            }
            #if DEBUG
            func f() { { 1 }() }
            #endif
            let c = [1].map { $0 }, d = "{"
            """
        let outline = try #require(FileOutline(of: Array(source.utf8)))
        #expect(
            String(decoding: outline.bytes, as: UTF8.self) == """
                struct A {     \n                            \n}
                #if DEBUG
                func f() {         }
                #endif
                let c = [1].map {    }, d = "{"
                """)
        let insides = [" // a\n    struct B { let b = \"}\" }\n", " { 1 }() ", " $0 "]
        #expect(outline.blanked == insides.joined().utf8.count)
    }

    @Test(arguments: ["struct A { { }", "struct A { } }", "struct A { let a = <#a#> }", "struct A { \" }", "/* {"])
    func bracesInDoubtGiveNone(source: String) {
        #expect(FileOutline(of: Array(source.utf8)) == nil)
    }

    @Test func aRoleIsToldWithoutMembers() throws {
        let head = "final class Icons: Drawable {"
        let project = TypesProject([
            "A.swift": "\(head)\n\(Self.members)}", "B.swift": "protocol Drawable: ObservableObject {}",
        ])
        let icons = try type("Icons", in: project)
        #expect(project.index.role(of: icons) == [.observableObject, .reference])
        #expect(project.index.headers(of: icons).map(\.inherited.first?.text) == ["Drawable"])
        // Both of the braces' files, without what is in the braces.
        #expect(project.index.work == ParsingWork(files: 2, bytes: head.utf8.count + 1 + 38))
    }

    @Test func membersAreReadWhereOneMayBeTheBody() throws {
        let source = "struct A {\n\(Self.members)    var body: some View { Text(\"a\") }\n}"
        let project = TypesProject(source)
        #expect(project.index.role(of: try type("A", in: project)) == .view)
        // First what stands before the braces, then all.
        #expect(project.index.work == ParsingWork(files: 1, bytes: 11 + source.utf8.count))
    }

    /// Threads ask in any order, and what is parsed is told.
    @Test func whatIsParsedDoesNotDependOnWhoAsksFirst() throws {
        let source = "final class Icons {\n\(Self.members)}"
        let (roleFirst, factsFirst) = (TypesProject(source), TypesProject(source))
        let type = try type("Icons", in: roleFirst)
        #expect(roleFirst.index.role(of: type) == [.reference])
        #expect(roleFirst.index.facts(of: type)?.name == "Icons")
        #expect(factsFirst.index.facts(of: type)?.name == "Icons")
        #expect(factsFirst.index.role(of: type) == [.reference])
        #expect(roleFirst.index.work == factsFirst.index.work)
        #expect(roleFirst.index.work.bytes > source.utf8.count)
    }

    @Test func aBodyInAnExtensionCounts() throws {
        let project = TypesProject([
            "A.swift": "struct A {}", "B.swift": "extension A {\n    var body: some View { Text(\"a\") }\n}",
        ])
        #expect(project.index.role(of: try type("A", in: project)) == .view)
    }

    @Test func aBrokenFileIsReadAsAWhole() throws {
        let source = "struct A: { let a: Int }\nstruct B: View { let b: Int }"
        let project = TypesProject(source)
        #expect(project.index.role(of: try type("B", in: project)) == .view)
        #expect(project.index.work.bytes > source.utf8.count)
    }

    /// Headers are the same whether the members are read or not.
    @Test func headersAreThoseOfTheFacts() throws {
        let files = [
            "A.swift": """
            @Model public final class Outer<T: P>: NSObject where T: Q {
                private struct Inner: Hashable { let a: Int }
            }
            #if os(iOS)
            private extension Outer.Inner: @unchecked Sendable { func f() {} }
            #endif
            """,
            "B.swift": "extension Outer { enum Deep: String { case a } }\nindirect enum E { case e(E) }",
        ]
        for path in ["Outer", "Outer.Inner", "Outer.Deep", "E"] {
            let (fresh, read) = (TypesProject(files), TypesProject(files))
            read.index.parseAll()
            let type = try type(path, in: fresh)
            let parts = try #require(read.index.facts(of: type)).parts
            #expect(fresh.index.headers(of: type).map { "\($0)" } == parts.map { "\($0.header)" })
        }
    }
}
