import Testing

@testable import SourceEditing

/// Where several diffs are equally short, the one that reads as what was done is given.
@Suite struct SlidingTests {
    @Test func aFunctionBetweenOthersIsAddedWhole() {
        expectHunks(
            before: """
                struct S {
                    func a() {
                        x()
                    }

                    func c() {
                        x()
                    }
                }

                """,
            after: """
                struct S {
                    func a() {
                        x()
                    }

                    func b() {
                        x()
                    }

                    func c() {
                        x()
                    }
                }

                """,
            """
            @@ -3,6 +3,10 @@
                     x()
                 }
             
            +    func b() {
            +        x()
            +    }
            +
                 func c() {
                     x()
                 }

            """)
    }

    @Test func aFunctionBehindTheLastOneIsAddedWhole() {
        expectHunks(
            before: "struct S {\n    func a() {\n    }\n}\n",
            after: "struct S {\n    func a() {\n    }\n\n    func b() {\n    }\n}\n",
            """
            @@ -1,4 +1,7 @@
             struct S {
                 func a() {
                 }
            +
            +    func b() {
            +    }
             }

            """)
    }

    @Test func aModifierBetweenOthersIsAddedWhole() {
        expectHunks(
            before: """
                List {
                    row
                }
                .navigationTitle("A")

                """,
            after: """
                List {
                    row
                }
                .navigationDestination(for: Route.self) { route in
                    screen(route)
                }
                .navigationTitle("A")

                """,
            """
            @@ -1,4 +1,7 @@
             List {
                 row
             }
            +.navigationDestination(for: Route.self) { route in
            +    screen(route)
            +}
             .navigationTitle("A")

            """)
    }

    @Test func aBlockBeforeOneWithTheSameFirstLineIsRemovedWhole() {
        expectHunks(
            before: "\tButton {\r\n\t\tb\r\n\t}\r\n\tButton {\r\n\t\ta\r\n\t}\r\n",
            after: "\tButton {\r\n\t\ta\r\n\t}\r\n",
            "@@ -1,6 +1,3 @@\n-\tButton {\r\n-\t\tb\r\n-\t}\r\n \tButton {\r\n \t\ta\r\n \t}\r\n")
    }

    @Test func aDeclarationBeforeOneWithTheSameFirstLineIsAddedWhole() {
        expectHunks(
            before: """
                struct S {
                    @State
                    var a = 1
                }

                """,
            after: """
                struct S {
                    @State
                    var b = 2

                    @State
                    var a = 1
                }

                """,
            """
            @@ -1,4 +1,7 @@
             struct S {
            +    @State
            +    var b = 2
            +
                 @State
                 var a = 1
             }

            """)
    }

    @Test func casesBeforeOneWithTheSameFirstLineAreRemovedWhole() {
        expectHunks(
            before: """
                switch x {
                case .a:
                    one()
                case .b:
                    two()
                case .a:
                    three()
                }

                """,
            after: """
                switch x {
                case .a:
                    three()
                }

                """,
            """
            @@ -1,8 +1,4 @@
             switch x {
            -case .a:
            -    one()
            -case .b:
            -    two()
             case .a:
                 three()
             }

            """)
    }

    @Test func amongLikePlacesTheLowestIsTaken() {
        expectHunks(before: "a\n\n\nb\n", after: "a\n\n\n\nb\n", "@@ -1,4 +1,5 @@\n a\n \n \n+\n b\n")
        expectHunks(before: "a\na\n", after: "a\na\na\n", "@@ -1,2 +1,3 @@\n a\n a\n+a\n")
    }

    @Test func aChangeThatReachesTheOneBeforeItBecomesOneWithIt() {
        expectSlid(
            [LineChange(old: 0..<1, new: 0..<1), LineChange(old: 3..<3, new: 3..<4)],
            from: "old\nx\nx\nend\n", to: "new\nx\nx\nx\nend\n",
            [LineChange(old: 0..<1, new: 0..<2)])
    }

    @Test func aChangeThatReachesTheNextOneBecomesOneWithIt() {
        expectSlid(
            [LineChange(old: 1..<2, new: 1..<1), LineChange(old: 4..<5, new: 3..<4)],
            from: "top\nx\nx\nx\nold\n", to: "top\nx\nx\nnew\n",
            [LineChange(old: 3..<5, new: 3..<4)])
    }

    @Test func whatHasBecomeOneSlidesOn() {
        expectSlid(
            [LineChange(old: 1..<1, new: 1..<2), LineChange(old: 2..<2, new: 3..<4)],
            from: "a\nx\nx\nx\nx\nb\n", to: "a\nx\nx\nx\nx\nx\nx\nb\n",
            [LineChange(old: 5..<5, new: 5..<7)])
    }

    @Test func replacedLinesStayWhereTheyAre() {
        expectSlid(
            [LineChange(old: 2..<4, new: 2..<4)],
            from: "x\nx\nx\na\nx\n", to: "x\nx\nb\nx\nx\n",
            [LineChange(old: 2..<4, new: 2..<4)])
    }

    private func expectSlid(
        _ changes: [LineChange], from old: String, to new: String, _ slid: [LineChange],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let (old, new) = (FileLines(Array(old.utf8)), FileLines(Array(new.utf8)))
        #expect(LineChange.slid(changes, old: old, new: new) == slid, sourceLocation: sourceLocation)
    }

    private func expectHunks(
        before: String, after: String, _ hunks: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let contents = FileChange.Contents.modified(before: Array(before.utf8), after: Array(after.utf8))
        let diff = String(decoding: UnifiedDiff.diff(of: FileChange(path: "A", contents)), as: UTF8.self)
        #expect(diff == "diff --git a/A b/A\n--- a/A\n+++ b/A\n" + hunks, sourceLocation: sourceLocation)
    }
}
