import TestSupport
import Testing

@testable import navmigrate

/// Code in which names lead back to themselves, as a compiler would refuse it and a parser takes it: every command ends, and
/// what is written parses.
@Suite struct CircularCodeTests {
    private static let code = """
        import SwiftUI
        typealias P = Q
        typealias Q = R
        typealias R = P
        typealias F = () -> F
        typealias G<T> = G<G<T>>
        class Base: Derived {}
        class Derived: Base {}
        protocol PA: PB {}
        protocol PB: PA {}
        struct Node: PA { var next: Node; var p: P; var list: [Node]; var optional: Node?; let f: F }
        indirect enum Tree: Hashable { case leaf, node(Tree, Tree) }
        enum E1 { case a(E2) }
        enum E2 { case b(E1) }
        struct Outer { typealias Inner = Outer; var outer: Outer.Inner.Inner.Inner }
        extension Outer.Inner { struct Deeper { typealias Up = Outer.Inner.Deeper } }
        let a = b
        let b = c
        let c = a
        struct A: View {
            let node: Node
            var body: some View { NavigationView { NavigationLink("b", destination: B(node: node, tree: .leaf, e: nil)) } }
        }
        struct B: View {
            let node: Node
            let tree: Tree
            let e: E1?
            var body: some View {
                NavigationLink("a", destination: A(node: node))
                NavigationLink("b", destination: B(node: node.next, tree: tree, e: e))
                C()
            }
        }
        struct C: View { var body: some View { D() } }
        struct D: View { var body: some View { C(); NavigationView { C() } } }
        struct X: View {
            @State var p: P = a
            var v: some View { w }
            var w: some View { v }
            var body: some View { v; NavigationView { NavigationLink(destination: X(p: p)) { w } } }
        }
        extension View {
            func one() -> some View { two() }
            func two() -> some View { one() }
        }
        struct Y<T: Y<T>>: View where T.Body == Y { var body: some View { NavigationView { one() }.one().two() } }

        """

    @Test(
        .timeLimit(.minutes(10)),
        arguments: [
            ["--dry-run"], ["--dry-run", "--unsafe", "--deep-links", "app"],
            ["--dry-run", "--unsafe", "--parse-everything"],
            ["audit"], ["graph"], ["graph", "--format", "svg"], ["--dry-run", "--format", "html"],
            ["--dry-run", "--unsafe", "--format", "json"], ["--dry-run", "--format", "sarif"],
        ])
    func everyCommandEnds(arguments: [String]) throws {
        let folder = try ScratchFolder()
        try folder.write("A.swift", Self.code)
        let run = ToolRun(arguments + ["--minimum-os", "ios17"], in: folder.path)
        #expect(run.status == .success)
        #expect(run.product.contains("NavigationStack") || arguments == ["audit"] || arguments[0] == "graph")
    }

    @Test(.timeLimit(.minutes(10))) func whatIsWrittenParses() throws {
        let folder = try ScratchFolder()
        try folder.write("A.swift", Self.code)
        #expect(ToolRun("--unsafe", "--minimum-os", "ios17", in: folder.path).status == .success)
        #expect(try folder.text("A.swift").contains("NavigationStack"))
        let again = ToolRun("--unsafe", "--minimum-os", "ios17", "--dry-run", in: folder.path)
        #expect(again.status == .success)
        #expect(again.product == "")
    }
}
