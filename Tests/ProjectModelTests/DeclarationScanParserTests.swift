import Foundation
import ProjectModel
import SwiftParser
import TestSupport
import Testing

/// The parser as the judge: the scan lists what a visitor of the parsed file lists.
@Suite struct DeclarationScanParserTests {
    @Test(arguments: oddDeclarations)
    func listsWhatTheParserLists(_ source: String) {
        for text in [source, "#!/usr/bin/env swift\n" + source, "\u{FEFF}" + source.replacing("\n", with: "\r\n")] {
            let bytes = Array(text.utf8)
            let scan = DeclarationScan(bytes: bytes)
            let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
            let parsed = ParsedDeclarations(tree)
            #expect(!tree.hasError)
            #expect(scan.declarations == parsed.declarations)
            #expect(scan.imports == parsed.imports)
        }
    }

    @Test func everyPrefixOfASourceIsRead() {
        for source in oddDeclarations {
            let bytes = Array(source.utf8)
            let whole = DeclarationScan(bytes: bytes).declarations
            for end in bytes.indices {
                let names = DeclarationScan(bytes: Array(bytes[..<end])).declarations.map(\.offset)
                #expect(names.count <= whole.count + 1, "\(source.prefix(end))")
            }
        }
    }
}

private let oddDeclarations =
    ####"""
    import SwiftUI
    @testable import App; import struct A.B
    @_exported @_spi(X) public import C.D
    let body = NavigationView { struct Hidden: View { var body: some View { Text("") } }; return Hidden() }
    ---
    struct A { struct B { struct C {}; enum D {} }; struct E {} }
    extension A.B.C { struct F {}; typealias G = F }
    extension A { enum H { indirect enum I { case i(I) } } }
    ---
    class A { class func f() {}; class var x: Int { 1 }; class override final func g() {}; class final {} ; class B: A {} }
    public final class C<T>: B<T> where T: P, T.U == Int {}
    class open {}
    ---
    actor A { let actor = 1; func f(actor: A) { actor.f(actor: actor) } }
    let actor = A()
    let x = actor
    actor B {}
    typealias C = Array<Int>
    actor D {}
    var e: Int?
    actor F {}
    let f = #file
    actor H {}
    @globalActor actor G { static let shared = G() }
    ---
    protocol P: AnyObject { associatedtype T: P = Self; typealias U = T; var x: Int { get set }; func f(); init?(x: Int) }
    protocol Q<T>: P where T: Equatable {}
    extension P where Self: View { var y: Int { struct Hidden {}; return 1 } }
    ---
    func f() -> some View { struct Hidden {}; return 1 }
    func + (a: A, b: A) -> A { a }
    prefix func !(a: A) -> A { a }
    func ==<T>(a: T, b: T) -> Bool { true }
    func <<T>(a: T, b: T) -> Bool { true }
    func / (a: A, b: A) -> A { struct Hidden {}; return a }
    infix operator <+>: AdditionPrecedence
    precedencegroup Z { higherThan: AdditionPrecedence }
    ---
    let a = 1, b = 2, (c, d) = (3, 4), (e: g, _): (Int, Int) = x
    var h: [String: (Int, Int)] = [:], i: Dictionary<Int, Set<Int>>, j: Int { 1 }
    let k = a < b, l = c > d
    let m = x ? y : z, n = "\(a, b)", o = /a, p/
    let q = Foo<A, B>(), r = Foo<A, B>.self
    let s: @Sendable (Int) -> Void = { _ in }, t = [1, 2, 3].map { $0 }
    let u =
        1, v = 2
    var w
        : Int
    ---
    if let a = b, let c = d { struct Hidden {} }
    for case let x? in xs where x > 1 { let hidden = 1 }
    guard let e = f else { exit(1) }
    switch g { case let h: struct Hidden {}
    default: let hidden = 1 }
    let i = switch j { case let k: k }
    while let l = m { break }
    do { let hidden = 1 } catch let n { let hidden = n }
    print("end")
    ---
    #if os(iOS)
    import UIKit
    typealias Image = UIImage
    #elseif canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit
    struct Image {
        #if DEBUG
        struct A {}
        #elseif RELEASE
        struct B {}
        #else
        #if BETA
        struct C {}
        #endif
        #endif
    }
    #endif
    struct D { func f() { #if X
        struct Hidden {}
        #endif
    } }
    let x = y
        #if A
        .b { struct Hidden {} }
        #endif
    ---
    #if compiler(>=6.0) && (os(macOS) ||
        os(iOS)) // or so
    struct A {}
    #endif
    @available(iOS 16, *)
    #if B
    @MainActor
    #endif
    struct C {}
    ---
    let s = """
        struct Hidden {} \(x.map { struct Hidden {} } )
        """, t = #"struct "Hidden" {} \#(y { "}" })"#, u = "\"struct Hidden {"
    struct A { let s = "}"; struct B {} /* } struct Hidden {} */ }
    let r = #/
        struct Hidden { }
        /#
    // struct Hidden {
    struct C { let r = /}/; struct D {} }
    ---
    struct `struct` { enum `enum` { case `class`, `protocol` } }
    extension `struct`.`enum` { struct `Type` {} }
    func `func`() {}
    let `let` = `struct`.`enum`.class, `var` = \`struct`.protocol
    struct `a name with spaces` {}
    ---
    extension Array where Element == [Int: Int] { struct A {} }
    extension [Int] { struct B {} }
    extension [String: [Int]] {}
    extension Int? {}
    extension Foo<Int, [String]>.Bar {}
    extension Foo: @retroactive P, Q {}
    ---
    @attached(member, names: named(init)) public macro M() = #externalMacro(module: "A", type: "B")
    #Preview { struct Hidden: View {}; return Hidden() }
    @Model final class A { @Attribute(.unique) var id: Int; @Relationship var b: [B] = [] }
    @Observable @MainActor public class B { @ObservationIgnored lazy var c = { struct Hidden {} }() }
    ---
    func f(struct s: Int, class c: Int = 1, protocol p: P = P(), actor a: A) { call(struct: 1, class: 2, enum: 3) }
    struct A { let a = b.class, c = d(struct: 1) { } protocol: { }; subscript(enum e: Int) -> Int { 1 } }
    enum E { case actor, c(actor: Int), d }
    ---
    struct A {
        var a: Int { get { 1 } set { struct Hidden {} } }
        var b = 1 { willSet { struct Hidden {} } }
        let c: Int = { struct Hidden {}; return 1 }()
        init() { struct Hidden {} }
        deinit { struct Hidden {} }
        struct B {}
    }
    struct C: ~Copyable { consuming func f() {}; nonisolated struct D {} }
    ---
    // only a comment
    """####.components(separatedBy: "\n---\n")
