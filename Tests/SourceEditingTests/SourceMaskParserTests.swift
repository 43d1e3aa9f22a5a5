import Foundation
import SourceEditing
import TestSupport
import Testing

/// The parser as the judge: masked source parses wherever the original does, and what was kept is the same tree
/// at the same places.
@Suite struct SourceMaskParserTests {
    @Test(arguments: oddSources, [[], ["Word"], ["x", "self"], ["case", "let", "return"]])
    func maskedSourceParsesAsTheOriginalDoes(_ source: String, _ words: [String]) throws {
        for text in [source, "#!/usr/bin/env swift\n" + source, source.replacing("\n", with: "\r\n")] {
            try check(Array(text.utf8), words)
        }
        try check([0xEF, 0xBB, 0xBF] + Array(source.utf8), words)
        // In a function, everything can go or has to stay in one piece.
        if !source.contains("import"), !source.contains("precedencegroup"), !source.contains("operator") {
            try check(
                Array("func around() {\n\(source)\n}\nfunc behind() { Word(); run { one(); two() } }\n".utf8), words)
        }
    }

    private func check(_ bytes: [UInt8], _ words: [String]) throws {
        let mask = try #require(SourceMask(bytes, keeping: NeedleSet(words)))
        let original = ParsedStructure(bytes, without: mask.blanked)
        let masked = ParsedStructure(mask.bytes)
        #expect(!original.hasError)
        #expect(!masked.hasError)
        #expect(masked.entries == original.entries)
        #expect(mask.bytes.count == bytes.count)
        #expect(newlines(mask.bytes) == newlines(bytes))
    }

    private func newlines(_ bytes: [UInt8]) -> [Int] {
        bytes.indices.filter { bytes[$0] == 0x0A || bytes[$0] == 0x0D }
    }
}

private let oddSources: [String] =
    ####"""
    func f() { print("}", "\"}", "\\", "{", "\u{1F600}", "'", "/*", "//", "`") ; print("a long line to go") }
    ---
    func f() { print("\(x { "}" }) \("a\("b\(")")")") \(")") } "); print("another line, long enough to go") }
    ---
    func f() { print(#"}"\("#, #"\#(x { "}" })"#, #"\"#, ##"a"#}"##, #"""#, #""""#); print("long enough to go") }
    ---
    let s = """
        func f() { "quoted" \(x.map { "}" }.joined(separator: """
            }
            """)) \
        "" }
        """
    let t = ##"""
        """# \#(x) \##(f { "}" }) }
        """##
    let u = #"""
        } "
        """#
    func g() { print(s, t, u); print("and something more, so that it goes") }
    ---
    let s = "\(a ? "x" : "y")" + "\(d["k", default: "}"])" + "\({ (x: Int) in "\(x)" }(1))"
    ---
    let s = "a\tb"
    func f() { let c: Character = "\""; print(c, "and something more, so that it goes") }
    ---
    func f() { /* } /* } */ } */ print(1) // }
     /// }
     print("and something more, so that it goes") }
    ---
    /**/ func f() /* { */ { /* " */ print("and something more, so that it goes") /*/ " } */ } // {
    ---
    let x = a +/* } */b
    let y = a /* { */ - b
    func f() { print(x +// }
     y); print("and more, so that it goes") }
    ---
    let r = /a{2}b}[({]\/\)/
    func f() { x.split(separator: /}/); y = a / b; z = (c / d) / e; print("so it goes") }
    ---
    let r = #/ a/b }\/# " /#
    let s = ##/
      a }  # comment "
      [/#] /#
    /##
    func f() { _ = #/}/#; print("and more, so it goes") }
    ---
    let x = a/b/c, y = a / b / c
    func f() { x.reduce(1, /); y.map(/) ; print(x /*}*/ / 2, "so that it goes") }
    ---
    func / (a: S, b: S) -> S { print("a body that is long enough to go"); return a }
    let x = y ?? /}/
    let z = !/{/.ok
    ---
    func f() { return /}/ }
    func g() { if x == /{/ { print("so long that it can go", /[}]/) } }
    let t = try? /^ x}/.match()
    ---
    let f = foo(/a, b/)
    let g = (/x}/, /y{/)
    func h() { print(a! / b!, c? .d, "and more, so that it goes") }
    ---
    infix operator /^/
    prefix operator /
    let x = { $0 / 2 }
    let y = \S.a / 2
    func f() { print("a body long enough to go", 1/2) }
    ---
    let a = 0x1F.p, b = 1_000.5e-3, c = x.0.1, d = 0..<5, e = ...3, g = 0b1010, h = 0x1p-3, i = 1.description
    ---
    let `func` = `class`.`struct`
    let x = a?.b!.c ?? d
    func f(`in`: Int) { print(`func`, $0, "a body long enough to go") }
    ---
    let é = "ü"
    func ö() { print(é ≠ ü, "a body that is long enough to go") }
    let 🙂 = { print("another body, long enough to go") }
    ---
    func f() -> (Int) -> [Int: Int] { print("a body long enough to go"); return { _ in [:] } }
    let k = \S.x?.y[0].self
    ---
    let x: Array<Array<Int>> = a<b>(c)
    let y = a < b, z = c > d
    func f<each T>(_ t: repeat each T) { print("long enough to go") }
    ---
    struct S {
     var a: Int { get { f("long enough to go, is it not?") } set { f("long enough to go, is it not?") } }
    }
    ---
    var a = 1 {
     didSet { print("a body long enough to go, by far") }
    }
    var b = f()
    {
     willSet(x) { print("a body long enough to go") } }
    ---
    var a: Int {
     #if A
     return aLongExpression + thatTakes + aWholeLine
     #else
     return 2
     #endif
    }
    let b = c { d }
    ---
    var a: Int { @Sendable get async throws(E) { print("a body long enough to go"); return 1 } }
    var b: Int { _read { yield x } }
    ---
    func f() { var x: Int { get { longEnoughToGo(1, 2, 3, 4, 5, 6, 7) } nonmutating set { longEnoughToGo(1, 2, 3, 4, 5, 6) } } }
    ---
    func f() { get(); print("a function that begins with a word of accessors") }
    let x = list.map { set in print(set, "long enough") }
    ---
    protocol P: AnyObject { associatedtype T; func f(); var x: Int { get set }; init(x: Int); subscript(i: Int) -> Int { get } }
    ---
    extension Array where Element == Int { static func make() { print("a body long enough to go") }; struct S { let x = 1 } }
    ---
    indirect enum E<T>: Error {
     case a(T), b
     var d: T { fatalError("a body long enough to go, yes") }
    }
    ---
    actor A { var actor = 1; func f() { actor = 2; print(actor, "a body long enough to go") } }
    let actor = A()
    await actor.f()
    ---
    class C { class func f() { print("a body long enough to go, I think") }; class var x: Int { 1 }; final class D { let class_ = 1 } }
    ---
    @MainActor
    public final class C: B<Int>, @unchecked Sendable { deinit { print("a body long enough to go, I think") } }
    ---
    func f() { struct Local { let x = { print("long enough to go, in a local type") }; enum E { case a, b } }; print(Local()) }
    ---
    precedencegroup P { higherThan: AdditionPrecedence associativity: left assignment: false }
    infix operator <->: P
    ---
    @freestanding(expression) macro m(x: Int) -> Int = #externalMacro(module: "M", type: "T")
    let y = #m(x: 1)
    ---
    func f(struct s: Int, class c: Int, protocol p: P, extension e: Int) { print(s, c, p, e, "a body long enough to go") }
    ---
    func f() { if let x = xs.first(where: { $0 }) { print("long enough to go, yes, it is") } else if y { print("long enough") } }
    ---
    func f() {
     if xs.contains { $0 == 1 &&
     $0 != 2 && aLongCondition(thatGoesOn) } { print("long enough to go, yes, it is") }
    }
    ---
    func f() {
     guard let x = xs.map({ $0
     }), let y = ys.first { a(
     thatIsLongEnoughToGo: 1, andStillLonger: 2) }, z else { return }
    }
    ---
    func f() {
     for x in xs.filter { $0 > 1 &&
     aLongCondition(thatGoesOnAndOn: 1) } where x.isLongEnough { print(x) }
     while a { b
     }
    }
    ---
    func f() {
     switch xs.map { $0.aLongPropertyName +
     $0.anotherLongPropertyName } {
     case 1: print("long enough")
     default: break }
    }
    ---
    func f() {
     if a { first(
     "something that is long enough to go, on lines") }
     [1].map { $0 }
     if b { second(
     "long enough to go, on lines") }
     .c()
    }
    ---
    func f() { switch x { case .a where y.contains { z in
     z.isSomethingLongEnough(toGo: true) }: break
     default: run { long(1, 2, 3) } } }
    ---
    let x = if a { "a string that is long enough for it to go" } else { "another string that is long enough to go" }
    ---
    let y = switch a { case 1: "a string that is long enough to go"
     default: f { "another string that is long enough to go" } }
    ---
    func f() throws(E) { do throws(E) { try g("a call that is long enough to go") } catch { print("long enough to go", error) } }
    ---
    func f() async { await withTaskGroup(of: Int.self) { group in group.addTask { print("a body long enough to go"); return 1 } } }
    ---
    func f() { repeat { print("a body long enough to go, I think") } while xs.contains { $0 ==
     1 }
     defer { print("x") } }
    ---
    func f() { outer: while true { inner: for case let .some(x)? in xs { if x { continue outer }; break inner; print("long") } } }
    ---
    let c = { [weak self, x = y] (a: Int, _ b: inout Int) async throws -> Int in print("a body long enough to go"); return 1 }
    ---
    let c = { @MainActor @Sendable (x: Int) in print("a closure that begins with an attribute"); run { print("long enough to go") } }
    ---
    foo { print("a body long enough to go, I think") } bar: { print("a body long enough to go, I think") }.baz { $0 }
    ---
    let x = foo
    { print("a closure on a line of its own, long enough to go") }
    let y = bar({ print("long enough to go") }, c: { 1 })
    ---
    #Preview("A") { Word(); Other { print("a body long enough to go") } }
    #Predicate<S> { $0.x == 1 && $0.y == "long enough to go" }
    ---
    let x = Word(a) { Child { one(); two() }; if y { Other(1, 2, 3, 4, 5, 6, 7, 8, 9) } } label: { Text("a label, long enough") }
    ---
    let x = {}
    let y = { }
    let z = {{{ print("nested closures that are long enough to go") }}}
    func f() {{ a() }()}
    ---
    #if os(iOS)
    func f() { print("a body long enough to go") }
    #elseif A && !B
    struct S { let x = { print("long enough to go") } }
    #else
    #endif
    ---
    func f() { VStack {
     Word()
     #if os(iOS)
     .a { print("a body long enough to go") }
     #else
     .b { print("another body, long enough") }
     #endif
     } }
    ---
    struct S {
     #if A
     @available(iOS 16, *)
     #endif
     func f() { print("a body long enough to go") }
    }
    ---
    func f() { switch x {
     #if A
     case 1: print("long enough to stay")
     #endif
     default: run { print("long enough to go, I think") } } }
    ---
    #if compiler(>=6.0) && (os(macOS) ||
     os(iOS))
    let x = 1
    #endif
    func f() { #if A
     print("a body long enough to go")
     #endif
     }
    ---
    let view = a
    #if os(iOS)
     .b { print("a body long enough to go, I think") }
    #endif
     .c()
    #sourceLocation(file: "a", line: 1)
    ---
    func f()

    {


















































    }
    let x = 1
    ---
    // only a comment {
    """####.components(separatedBy: "\n---\n") + [
        "func f() {\u{0B}print(1)\u{0C};\tprint(\"a body long enough to go\")\r}\rlet x = 1\r\nfunc g() {\r\n\r\nprint(\"long enough to go\")\r\n}",
        "",
        "\n",
    ]
