import SourceEditing
import Testing

/// What stands for blanked text in the expectations below: the masked source has as many spaces there.
private func mask(_ source: String, keeping words: String...) -> String? {
    guard let mask = SourceMask(Array(source.utf8), keeping: NeedleSet(words)) else { return nil }
    var text = ""
    var offset = 0
    for range in mask.blanked {
        text += String(decoding: mask.bytes[offset..<range.lowerBound], as: UTF8.self) + "~"
        offset = range.upperBound
    }
    return text + String(decoding: mask.bytes[offset...], as: UTF8.self)
}

/// Long enough to be worth blanking.
private let long = "callSomething(withAnArgument: 1, andAnother: 2)"

@Suite struct SourceMaskTests {
    // MARK: What it gives

    @Test func blanksEveryByteButLineBreaks() throws {
        let source = "func f() {\r\n\tlet s = \"é\" // \u{1F600}\n  \(long)\r}\nlet x = 1\n"
        let mask = try #require(SourceMask(Array(source.utf8), keeping: NeedleSet(["Word"])))
        let body = String(repeating: " ", count: "\tlet s = \"é\" // \u{1F600}".utf8.count)
        #expect(
            String(decoding: mask.bytes, as: UTF8.self)
                == "func f() {\r\n\(body)\n\(String(repeating: " ", count: 2 + long.utf8.count))\r}\nlet x = 1\n")
        #expect(mask.bytes.count == source.utf8.count)
        #expect(mask.blanked == [10..<source.utf8.count - 12])
    }

    @Test func leavesShortBlocksAlone() {
        #expect(mask("func f() { g() }\n") == "func f() { g() }\n")
        let inside = String(repeating: "a", count: 47)
        #expect(mask("func f() {\(inside)}\n") == "func f() {\(inside)}\n")
        #expect(mask("func f() {\(inside)a}\n") == "func f() {~}\n")
    }

    @Test func blanksEverythingWithoutWords() throws {
        let mask = try #require(SourceMask(Array("func f() { \(long) }".utf8), keeping: NeedleSet([])))
        #expect(mask.blanked == [10..<59])
    }

    @Test func anEmptyFileStaysEmpty() {
        #expect(mask("") == "")
    }

    // MARK: What may go

    @Test(arguments: [
        "func f() {", "init() {", "init?(a: Int) throws {", "deinit {", "subscript(i: Int) -> Int {",
        "var x: Int {", "static func make<T>(_ t: T) -> T where T: View {", "let x = {", "let x = map {",
        "let x = map { x in", "let x: [Int] = [1].map {", "class func make() {", "class var shared: Int {",
        "lazy var x: Int = {", "var body: some View {", "static let all: Set<Int> = Set(repeat(1) {",
    ])
    func blanksBodiesOfMembers(_ header: String) {
        let close = header.contains("repeat(1)") ? "})" : "}"
        let source = "struct S {\n    \(header)\n        \(long)\n    \(close)\n}\n"
        let brace = header.prefix { $0 != "{" } + "{"
        #expect(mask(source) == "struct S {\n    \(brace)~\(close)\n}\n")
    }

    @Test func blanksTheInsidesOfAccessorsAndKeepsTheirList() {
        let source = """
            struct S {
                var a: Int {
                    get { \(long) }
                    set(x) { \(long) }
                }
                var b: Int = 1 {
                    willSet { \(long) }
                    didSet(old) { \(long) }
                }
                var c: Int {
                    @inlinable get { \(long) }
                    nonmutating _modify { \(long) }
                }
                var d: Int {
                    @storageRestrictions(initializes: e) init(initial) { \(long) }
                    get async throws { \(long) }
                }
                subscript(i: Int) -> Int {
                    mutating get { \(long) }
                    unsafeMutableAddress { \(long) }
                }
            }
            protocol P {
                var aPropertyWithAVeryLongNameThatTakesAWholeLine: Int { get }
                var another: Int { get async throws /* and a comment that makes it long enough to go */ }
                var third: Int { mutating get nonmutating set /* and a comment that makes it long */ }
            }
            """
        let expected = source.replacing("{ \(long) }", with: "{~}")
        #expect(mask(source) == expected)
    }

    @Test func keepsTypesAndBlanksTheirMembers() {
        for header in [
            "struct S: View", "final class C<T: P>: B", "enum E: String", "indirect enum E", "actor A",
            "protocol P: class",
            "extension S.T where T == Int", "public extension [Int]", "distributed actor A", "@MainActor class C",
            "@objc(Name) protocol P", "class final", "struct `class`", "@available(iOS 16, *)\nactor A",
        ] {
            let source =
                "\(header) {\n    func f() { \(long) }\n    case a(Int), b(String, Int), c(String, Int, Double)\n}\n"
            #expect(mask(source) == source.replacing(" \(long) ", with: "~"), "\(header)")
        }
    }

    @Test func keepsAPrecedenceGroup() {
        let source = "precedencegroup P {\n    associativity: left\n    higherThan: AdditionPrecedence\n}\n"
        #expect(mask(source) == source)
    }

    @Test func wordsThatBeginNoTypeOpenNoType() {
        for line in [
            "let actor = makeActor {", "run(actor: a) {", "view.class {", "x.struct {", "for actor in list {",
            "case .actor where x {", "return actor.run {", "import_(extension: e) {", "let c = `class` {",
        ] {
            #expect(
                mask("func f() {\n    Word()\n    \(line) \(long) }\n}\n", keeping: "Word")
                    == "func f() {\n    Word()\n    \(line)~}\n}\n", "\(line)")
        }
    }

    @Test func anEnumCaseNamedLikeAKeywordOpensNoType() {
        #expect(
            mask("enum E {\n    case actor\n    case `class`\n    var x: Int { \(long) }\n}\n")
                == "enum E {\n    case actor\n    case `class`\n    var x: Int {~}\n}\n")
    }

    // MARK: Words

    @Test func keepsTheBlocksAroundAWord() {
        let source = """
            struct S {
                var body: some View {
                    VStack {
                        Word()
                        HStack { \(long) }
                    }
                    .onAppear { \(long) }
                }
                var other: some View { \(long) }
            }
            """
        #expect(mask(source, keeping: "Word") == source.replacing("{ \(long) }", with: "{~}"))
    }

    @Test func blanksTheOutermostBlock() {
        let source = "func f() { if a { \(long) } else { g { \(long) } } }\nfunc h() { Word(); x { y { \(long) } } }\n"
        #expect(mask(source, keeping: "Word") == "func f() {~}\nfunc h() { Word(); x {~} }\n")
    }

    @Test func blanksBranchesOfKeptFunctions() {
        let source = """
            func f() {
                Word()
                if a { \(long) } else if b { \(long) } else { \(long) }
                for x in xs { \(long) }
                while a { \(long) }
                repeat { \(long) } while a
                guard a else { \(long) }
                do { \(long) } catch let e as E { \(long) } catch { \(long) }
                defer { \(long) }
                outer: for x in xs where x > 1 { \(long) }
                if #available(iOS 16, *) { \(long) }
            }
            """
        #expect(mask(source, keeping: "Word") == source.replacing("{ \(long) }", with: "{~}"))
    }

    @Test func keepsASwitchAndBlanksInsideIt() {
        let source = """
            func f() {
                Word()
                switch value {
                case .a: run { \(long) }
                case .b: first(); second(); third()
                default: break
                }
                switch value {
                #if os(iOS)
                case .c: run { \(long) }
                #endif
                @unknown default: firstOfManyThings(); secondOfManyThings()
                }
            }
            """
        #expect(mask(source, keeping: "Word") == source.replacing("{ \(long) }", with: "{~}"))
    }

    @Test func aWordInACommentOrStringCounts() {
        for text in ["// Word", "/* Word */", "\"Word\"", "\"\"\"\n    Word\n    \"\"\""] {
            let source = "func f() {\n    \(long) \(text)\n}\n"
            #expect(mask(source, keeping: "Word") == source)
        }
    }

    @Test func onlyWholeWordsCountIfAsked() {
        let source = Array("func f() { \(long); MyWordX() }\n".utf8)
        #expect(SourceMask(source, keeping: NeedleSet(["Word"]))?.blanked == [10..<70])
        #expect(SourceMask(source, keeping: NeedleSet(["Word"], wholeWords: false))?.blanked == [])
    }

    @Test func keepsWhatAWordsCallTakes() {
        let kept = """
            let a = Word { \(long) }
            let b = Word(1) { \(long) } label: { \(long) }
            let c = Word<Int, [String: Int]>(a: 1) { \(long) }
            let d = SwiftUI.Word.init(x) { \(long) }
            let e = Word(content: { \(long) }, label: { \(long) })
            let f = Word /* comment */ (x)
            { \(long) }

            """
        #expect(mask(kept, keeping: "Word") == kept)
        let source = """
            let a = Word { First { \(long) }; Second { \(long) } }.modifier { \(long) }
            let b = Word(a) + map { \(long) }
            let c = /* Word */ other { \(long) }
            let d = Word(First { \(long) })
            let e = a < Word; let f = x { \(long) }
            let g = Word.other { \(long) }
            let h = [Word, other { \(long) }]
            """
        #expect(mask(source, keeping: "Word") == source.replacing("{ \(long) }", with: "{~}"))
    }

    @Test func keepsTheBranchesAmongTheChildrenOfAWordsCall() {
        let source = """
            let a = Word {
                if x { \(long) } else if let y = z { \(long) } else { \(long) }
                switch x { case 1: if y { \(long) } default: \(long) }
                First { if x { \(long); \(long) } }
            }
            """
        #expect(
            mask(source, keeping: "Word")
                == source.replacing("{ if x { \(long); \(long) } }", with: "{~}"))
    }

    // MARK: What the parser decides by a block's contents

    @Test func aClosureInAConditionStaysIfItsEndDecides() {
        // Emptied, its closing brace would be the first token behind the opening one, on another line, and the
        // parser would take it for the body.
        for follower in ["{ \(long) }", ".isEmpty { \(long) }", ", let y = z { \(long) }", "!= nil { \(long) }"] {
            let source =
                "func f() {\n    Word()\n    if let x = xs.first { $0 == aLongName &&\n        $0 != anotherLongName } "
            #expect(
                mask(source + follower + "\n}\n", keeping: "Word")
                    == source + follower.replacing(" \(long) ", with: "~") + "\n}\n")
        }
        #expect(
            mask(
                "func f() { Word(); if xs.contains { $0 == aLongName && $0 != anotherLongName && $0.isOther } { \(long) } }",
                keeping: "Word") == "func f() { Word(); if xs.contains {~} {~} }")
        #expect(
            mask(
                "func f() { Word(); if (xs.contains { $0 == aLongName\n && $0 != anotherLongName && $0.isOther }) { \(long) } }",
                keeping: "Word") == "func f() { Word(); if (xs.contains {~}) {~} }")
    }

    @Test func aBodyOnSeveralLinesBehindAConditionGoes() {
        let source =
            "func f() {\n    Word()\n    if a { first(\n        \(long)) }\n    if b {\n        \(long)\n    }\n}\n"
        #expect(
            mask(source, keeping: "Word") == "func f() {\n    Word()\n    if a {~}\n    if b {~}\n}\n")
    }

    @Test func aBlockThatBeginsWithAnAttributeStays() {
        let source = "#Preview {\n    @Previewable @State var isOn = false\n    Toggle { \(long) }\n}\n"
        #expect(mask(source) == source.replacing(" \(long) ", with: "~"))
    }

    // MARK: #if

    @Test func conditionsInsideABlockGoWithIt() {
        #expect(
            mask("func f() {\n#if os(iOS)\n    \(long)\n#elseif A || B\n    if x {}\n#else\n    g()\n#endif\n}\n")
                == "func f() {~}\n")
    }

    @Test func conditionsAroundBlocksStay() {
        let source =
            "struct S {\n#if os(iOS) && (A ||\n    B)\n    func f() { \(long) }\n#else\n    func g() { \(long) }\n#endif\n}\n"
        #expect(mask(source) == source.replacing(" \(long) ", with: "~"))
    }

    @Test func bracesAcrossTheBranchesOfAnIfGiveNothing() {
        #expect(mask("#if A\nfunc f() {\n#else\nfunc f(x: Int) {\n#endif\n    \(long)\n}\n") == nil)
        #expect(mask("func f() {\n#if A\n}\n#endif\n\(long)\n") == nil)
        #expect(mask("func f() {\n#if A\n}\nfunc g() {\n#endif\n\(long) }\n") == nil)
        #expect(mask("#if A\nfunc f() { \(long) }\n") == nil)
        #expect(mask("func f() { \(long) }\n#endif\n") == nil)
        #expect(mask("func f() { \(long) }\n#else\n") == nil)
    }

    // MARK: When in doubt, nothing

    @Test(arguments: [
        "func f() { \(long)", "func f() { \(long) } }", "func f() { (a] \(long) }", "func f() { [a) \(long) }",
        "func f() { \"a \(long) }", "func f() { \"\"\"\n a \(long) }", "func f() { #\"a\" \(long) }",
        "func f() { \"\\(a\" \(long) }", "func f() { \"\\(a\n)\" \(long) }", "func f() { /* \(long) }",
        "func f() { /* /* */ \(long) }", "func f() { a */ b \(long) }", "func f() { `a \(long) }",
        "func f() { 'a' \(long) }", "func f() { #/a \(long) }", "func f() { \u{201C}a\u{201D} \(long) }",
        "func f() { <#code#> \(long) }", "func f() { \0 \(long) }", "func f() {\n<<<<<<< HEAD\n \(long) }",
        "func f() {\n>>>>>>> main\n \(long) }", "func f() {\n>>>> ORIGINAL\n \(long) }", ")", "]", "}",
    ])
    func doubtfulSourceGivesNothing(_ source: String) {
        #expect(mask(source) == nil)
    }

    @Test func bytesThatAreNoUTF8GiveNothing() {
        #expect(SourceMask(Array("func f() { \(long) // ".utf8) + [0xFF, 0x0A, 0x7D], keeping: NeedleSet([])) == nil)
    }

    @Test func whatOnlyLooksDoubtfulDoesNot() {
        for text in [
            "let a = b <<<<<<< c", "// <<<<<<< HEAD", "\"\"\"\n<<<<<<< HEAD\n\"\"\"", "\"<#code#>\"", "// it's",
            "/* \" ( */",
        ] {
            #expect(mask("\(text)\nfunc f() { \(long) }") == "\(text)\nfunc f() {~}", "\(text)")
        }
    }
}
