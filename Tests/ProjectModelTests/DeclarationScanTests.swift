import ProjectModel
import Testing

/// One line for each declaration: kind, path, condition.
private func declarations(_ source: String) -> [String] {
    DeclarationScan(bytes: Array(source.utf8)).declarations.map { declaration in
        "\(declaration.kind.rawValue) \(declaration.path)" + (declaration.condition.map { " if \($0)" } ?? "")
    }
}

private func imports(_ source: String) -> [ScannedImport] {
    DeclarationScan(bytes: Array(source.utf8)).imports
}

@Suite struct DeclarationScanTests {
    // MARK: Types

    @Test func listsTypesWithTheTypesAroundThem() {
        let source = """
            struct A<T: P>: View where T == Int {
                enum B: String { case a; struct C {}; typealias D = Int }
                indirect enum E { case a }
                class func f() {}
                class var g: Int { 1 }
                final class H: NSObject, P {}
            }
            public actor I { protocol J: AnyObject {} }
            typealias K<T> = [T]
            protocol L { associatedtype M; typealias N = Int; func f() }
            """
        #expect(
            declarations(source) == [
                "struct A", "enum A.B", "struct A.B.C", "typealias A.B.D", "enum A.E", "class A.H", "actor I",
                "protocol I.J", "typealias K", "protocol L", "typealias L.N",
            ])
    }

    @Test func toleratesAttributesAndModifiers() {
        for header in [
            "@MainActor final class X", "@available(iOS 16, *) public struct X",
            "@objc(Name) @objcMembers\nopen class X",
            "private(set) distributed actor X", "@Macro(\"}\") { 1 } struct X", "fileprivate indirect enum X",
            "nonisolated struct X", "@unchecked\nprotocol X",
        ] {
            #expect(declarations("\(header) {}\nstruct Y {}").map { $0.suffix(2) } == [" X", " Y"], "\(header)")
        }
    }

    @Test func aNameGivesItsOffsetAndIsWithoutBackticks() {
        let source = "/* é */ struct /**/ `class` {}\nextension `class` . B<Int> {}"
        #expect(
            DeclarationScan(bytes: Array(source.utf8)).declarations == [
                ScannedDeclaration(kind: .struct, name: "class", path: "class", offset: 21, condition: nil),
                ScannedDeclaration(kind: .extension, name: "class.B", path: "class.B", offset: 42, condition: nil),
            ])
    }

    @Test func extensionsNameTheExtendedType() {
        let source = """
            extension Foo.Bar where T == Int { struct Inner {} }
            extension Foo: P {}
            extension Foo<Int>.Bar<[String: (Int) -> Int]> {}
            public extension [Int] { enum A {} }
            extension [String: Int] {}
            extension [[String: Int]] {}
            extension Int? {}
            extension Module::Foo {}
            """
        #expect(
            declarations(source) == [
                "extension Foo.Bar", "struct Foo.Bar.Inner", "extension Foo", "extension Foo.Bar", "extension Array",
                "enum Array.A", "extension Dictionary", "extension Array", "extension Optional", "extension Module.Foo",
            ])
    }

    @Test(arguments: [
        "let x = a.struct + b.class.protocol", "f(class: a, struct: b, enum: c)", "f(extension: a) { } protocol: { }",
        "func f(struct s: Int, protocol p: P, actor a: A, for class: Int) {}", "let actor = A()", "var actor: A { a }",
        "actor.run()", "actor = 1", "f(actor)", "if actor is A {}", "for actor in actors {}", "x = actor as B",
        "enum_.case(.enum)", "`struct`(a)", "let k = \\S.class", "// struct A {}",
        "/* struct A {} /* */ struct B {} */",
        "let s_ = \"struct A {}\"", "let s_ = \"\"\"\nstruct A {}\n\"\"\"", "let s_ = #\"\"struct A {} \\\"#",
        "let s_ = \"\\(f { struct A {} })\"", "let r_ = /struct A {}/", "let r_ = #/\nstruct A {}\n/#",
        "import class A.B", "@testable import struct A.B", "#struct(A)", "@struct(A) func f() {}",
    ])
    func wordsThatDeclareNoType(_ line: String) {
        let types = declarations("\(line)\nstruct Last {}").filter {
            !$0.hasPrefix("function") && !$0.hasPrefix("variable")
        }
        #expect(types == ["struct Last"])
    }

    @Test func whatStandsInBodiesIsNotListed() {
        let source = """
            struct S {
                func f() { struct A {}; let b = 1; func c() {}; if x { enum D {} } }
                init() { class E {} }
                var g: Int { get { struct H {}; return 1 } }
                let i = { struct J {} }
                let k = [1].map({ _ in struct L {} })
                subscript(i: Int) -> Int { struct M {}; return 1 }
                let n = 1, o = 2
                func p() {}
            }
            do { struct Q {} }
            let r = { enum T {} }()
            struct U {}
            """
        #expect(declarations(source) == ["struct S", "variable r", "struct U"])
    }

    // MARK: Functions and variables of the file's level

    @Test func listsFunctionsAndVariables() {
        let source = """
            func f(a: Int = 1) -> Int { let x = 1; return x }
            private func g<T>(_ t: T) where T: P {}
            func == (a: A, b: A) -> Bool { true }
            func <<T>(a: T, b: T) -> Bool { true }
            let a = 1, b: Int = f(1, 2), c = [1, 2]
            var d: Dictionary<String, Int> = [:], e: (Int, Int) -> [Int: Int]?
            var h, i: Int
            let (j, (k, _), l: m) = t, n = 1
            public private(set) var o: Int { get { let x = 1; return x } }
            lazy var p = Dictionary<A, B>(), q: Int = x < y ? a : b
            let _ = 1
            let r = s
                .map { let t = $0; return t }, u = 1
            var v = 1 { didSet { let w = 1 } }
            let x = 5%
            func y() {}
            let z: Int?
            let last = z!
            func end() {}
            """
        #expect(
            declarations(source).map { $0.replacing("function ", with: "").replacing("variable ", with: "") } == [
                "f", "g", "==", "<", "a", "b", "c", "d", "e", "h", "i", "j", "k", "m", "n", "o", "p", "q", "r", "u",
                "v", "x", "y",
                "z", "last", "end",
            ])
    }

    @Test func theLetsOfAScriptsStatementsAreNoVariables() {
        let source = """
            if let a = b, let c = d {}
            guard let e = f, case let .g(h) = i else { exit(1) }
            while let j = k {}
            for case let l? in m {}
            switch n { case let o: print(o) }
            do {} catch let p {}
            let q = if let r { 1 } else { 2 }
            """
        #expect(declarations(source) == ["variable q"])
    }

    // MARK: Imports

    @Test func listsImports() {
        let source = """
            import SwiftUI
            @testable import App
            @_exported import struct Foo.Bar ; import func Foo.==
            @preconcurrency public import A.B.C
            #if canImport(UIKit)
            @_spi(X) import UIKit
            #endif
            struct S { let `import` = 1; func f() { g(import: 1); x.import } }
            """
        #expect(
            imports(source) == [
                ScannedImport(module: "SwiftUI", path: "SwiftUI", offset: 7),
                ScannedImport(module: "App", path: "App", isTestable: true, offset: 32),
                ScannedImport(module: "Foo", path: "Foo.Bar", kind: "struct", isExported: true, offset: 61),
                ScannedImport(module: "Foo", path: "Foo.==", kind: "func", offset: 83),
                ScannedImport(module: "A", path: "A.B.C", offset: 120),
                ScannedImport(module: "UIKit", path: "UIKit", offset: 163, condition: "canImport(UIKit)"),
            ])
    }

    // MARK: #if

    @Test func tellsTheConditionAroundADeclaration() {
        let source = """
            struct A {}
            #if os(iOS) && DEBUG // comment
            struct B {
                #if compiler(>=6.0)
                struct C {}
                #else
                struct D {}
                #endif
            }
            #elseif X
            struct E {}
            #else
            struct F {}
            #endif
            struct G { func f() { #if X
                struct H {}
                #endif
            } }
            #if (A ||
                B)
            struct I {}
            #endif
            """
        #expect(
            declarations(source) == [
                "struct A", "struct B if os(iOS) && DEBUG", "struct B.C if (os(iOS) && DEBUG) && (compiler(>=6.0))",
                "struct B.D if (os(iOS) && DEBUG) && !(compiler(>=6.0))", "struct E if !(os(iOS) && DEBUG) && (X)",
                "struct F if !(os(iOS) && DEBUG) && !(X)", "struct G", "struct I if (A ||\n    B)",
            ])
    }

    // MARK: Broken files

    @Test func givesWhatItFindsInBrokenFiles() {
        #expect(declarations("struct A {") == ["struct A"])
        #expect(declarations("} } struct A {}") == ["struct A"])
        #expect(declarations("struct A { func f() { struct B {") == ["struct A"])
        #expect(declarations("struct A { let s = \"abc\n struct B {} }") == ["struct A", "struct A.B"])
        #expect(declarations("struct A {} /* struct B {}") == ["struct A"])
        #expect(declarations("struct A {} \"\"\" struct B {}") == ["struct A"])
        #expect(declarations("func f( struct A {}\n}\nstruct B {}") == ["function f", "struct B"])
        #expect(declarations("struct\nextension") == [])
        #expect(declarations("struct A\nfunc f() { struct B {} }") == ["struct A", "function f"])
        #expect(
            declarations("#if X\nstruct A {\n#else\nstruct B {\n#endif\n}\nstruct C {}\n#endif\n#else\nstruct D {}")
                == ["struct A if X", "struct B if !(X)", "struct C", "struct D"])
        #expect(
            declarations("<<<<<<< HEAD\nstruct A {}\n=======\nstruct B {}\n>>>>>>> main\nstruct C {}")
                == ["struct A", "struct B", "struct C"])
        #expect(declarations("#if X\nfunc f() {\n#endif\nstruct A {}") == ["function f if X", "struct A"])
        #expect(declarations("let\nimport\nfunc\n@\n#if") == [])
        #expect(declarations("let (a, b") == ["variable a", "variable b"])
    }

    /// Each line makes the lexer look for an end as far as the end of the file.
    @Test(.timeLimit(.minutes(10)), arguments: ["\"\\(/*", "#/\n", "\"\\(\"\"\" \\(/*", "#\"\"\"", "/*", "\\(\"\\("])
    func sourceWithoutEndsTakesNoQuadraticTime(_ line: String) {
        #expect(declarations("struct A {}\n" + String(repeating: line + "\n", count: 20_000)) == ["struct A"])
    }

    @Test(
        "what is itself marked private",
        arguments: [
            ("private struct A {}", true), ("fileprivate final class A {}", true),
            ("@MainActor private\nfinal class A {}", true),
            ("@objc(B) private class A {}", true), ("private extension A {}", true),
            ("indirect private enum A { case a(A) }", true),
            ("struct A { private var b = 1 }", false), ("public struct A {}", false),
            ("private let b = 1\nstruct A {}", false), ("private(set) var b = 1\nstruct A {}", false),
            ("private func b() {}\nstruct A {}", false), ("private import B\nstruct A {}", false),
        ])
    func privateTypes(source: String, isPrivate: Bool) {
        let scan = DeclarationScan(bytes: Array(source.utf8))
        #expect(scan.declarations.filter { $0.name == "A" }.map(\.isPrivate) == [isPrivate])
    }
}
