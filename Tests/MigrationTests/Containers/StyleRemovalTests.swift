import Foundation
import TestSupport
import Testing

/// The style modifier goes with its line, and the comments stay.
@Suite(.typeChecked) struct StyleRemovalTests {
    @Test("the removal's own example") func documentedExample() {
        expectMigration(
            """
            var a: some View {
                List(items) { Text($0.name) }
                    // one column on iPad
                    .navigationViewStyle(.stack) // for now
                    .padding()
            }

            """,
            """
            var a: some View {
                List(items) { Text($0.name) }
                    // one column on iPad
                    // for now
                    .padding()
            }

            """)
    }

    @Test(
        "on the line of others",
        arguments: [
            (".navigationViewStyle(.stack)", ""),
            (" .navigationViewStyle(.stack)", ""),
            (".navigationViewStyle(.stack).padding()", ".padding()"),
            (".padding().navigationViewStyle(.stack)", ".padding()"),
            (".padding().navigationViewStyle(.stack).bold()", ".padding().bold()"),
            (".navigationViewStyle(.stack) // one", " // one"),
            (".navigationViewStyle(/* one */ .stack)", " /* one */"),
            (".navigationViewStyle(/* one */ .stack /* two */).padding()", " /* one */ /* two */.padding()"),
            (".navigationViewStyle( // one\n        .stack).padding()", " // one\n    .padding()"),
            (".navigationViewStyle( // one\n        .stack // two\n    )", " // one\n    // two"),
            (".navigationViewStyle( // one\n        .stack /* two */).padding()", " // one\n    /* two */.padding()"),
            (".navigationViewStyle(\n        .stack\n    )\n    .padding()", "\n    .padding()"),
            ("\n    .navigationViewStyle(.stack)", ""),
            ("\n    // before\n    .navigationViewStyle(.stack)", "\n    // before"),
            ("\n    /* before */ .navigationViewStyle(.stack)\n    .padding()", "\n    /* before */\n    .padding()"),
            ("\n    .navigationViewStyle(.stack).padding()", "\n    .padding()"),
            ("\n    .navigationViewStyle(.stack) /* behind */ .padding()", "\n    /* behind */ .padding()"),
            ("\n\n    .navigationViewStyle(.stack)\n\n    .padding()", "\n\n\n    .padding()"),
            (".navigationViewStyle /* one */ (.stack)", " /* one */"),
            (".navigationViewStyle(.stack);", ";"),
            (" . navigationViewStyle ( . stack )", ""),
            (" . navigationViewStyle ( . stack ) . padding()", " . padding()"),
            (".navigationViewStyle(.stack) . padding()", " . padding()"),
            (" .navigationViewStyle(.stack) // one", " // one"),
        ])
    func lines(before: String, after: String) {
        expectMigration(
            "var a: some View {\n    NavigationView { A() }\(before)\n}\n",
            "var a: some View {\n    NavigationStack { A() }\(after)\n}\n")
    }

    @Test("a '#if' that holds nothing else goes with it") func soleContent() {
        expectMigration(
            """
            var a: some View {
                NavigationView { A() }
                    #if os(iOS)
                    .navigationViewStyle(.stack)
                    #endif
                    .padding()
            }
            var b: some View {
                NavigationView { B() }
                    #if !os(macOS) // not there
                    // one column
                    .navigationViewStyle(/* why */ .stack)
                    #endif // done
            }
            var c: some View {
                NavigationView { C() }
                #if os(iOS)
                .navigationViewStyle(.stack)
                #else
                #endif
            }

            """,
            """
            var a: some View {
                NavigationStack { A() }
                    .padding()
            }
            var b: some View {
                NavigationStack { B() }
                    // not there
                    // one column
                    /* why */ // done
            }
            var c: some View {
                NavigationStack { C() }
            }

            """)
    }

    @Test("a style in each branch: the whole '#if' goes") func everyBranch() {
        expectMigration(
            """
            var a: some View {
                NavigationView { A(); B() }
                    #if os(macOS)
                    .navigationViewStyle(.columns)
                    #else
                    .navigationViewStyle(.automatic)
                    #endif
                    .padding()
            }

            """,
            """
            var a: some View {
                NavigationSplitView { A() } detail: { B() }
                    .padding()
            }

            """, targets: [SampleTarget("App", [.iOS: "17.0", .macOS: "14.0"])])
    }

    @Test("with others in its branch") func othersInTheBranch() {
        expectMigration(
            """
            var a: some View {
                NavigationView { A() }
                    #if os(iOS)
                    .padding()
                    .navigationViewStyle(.stack)
                    #else
                    .frame(width: 300)
                    #endif
            }
            var b: some View {
                NavigationView { A() }
                    #if os(iOS)
                    .navigationViewStyle(.stack)
                    .padding()
                    #endif
            }

            """,
            """
            var a: some View {
                NavigationStack { A() }
                    #if os(iOS)
                    .padding()
                    #else
                    .frame(width: 300)
                    #endif
            }
            var b: some View {
                NavigationStack { A() }
                    #if os(iOS)
                    .padding()
                    #endif
            }

            """)
    }

    @Test("a branch that would be left empty") func sharedCondition() {
        expectMigration(
            """
            var a: some View {
                NavigationView { A() }
                    #if os(iOS)
                    .navigationViewStyle(.stack)
                    #else
                    .frame(width: 300)
                    #endif
            }

            """,
            """
            var a: some View {
                NavigationStack { A() }
                    #if os(iOS)
                    .navigationViewStyle(.stack)
                    #else
                    .frame(width: 300)
                    #endif
            }

            """,
            findings: [
                "4:10: navigationViewStyle stays: a branch of the '#if' around it would be left empty; remove it by hand "
                    + "[navigation-view-style/conditional]"
            ])
    }

    @Test(
        "styles beside each other go with the line that they share",
        arguments: [
            ("        \u{1}\u{1}\n        .padding()\n", "        .padding()\n"),
            ("        \u{1} \u{1}  \n        .padding()\n", "        .padding()\n"),
            ("        \u{1}\u{1}\u{1}\n", ""), ("        \u{1}\u{1}.padding()\n", "        .padding()\n"),
            ("        .padding()\u{1}\u{1}\n", "        .padding()\n"),
            ("        \u{1}\u{1} // one\n", "        // one\n"),
            ("        \u{1}\n        \u{1}\u{1}\n", ""),
        ])
    func besideEachOther(before: String, after: String) {
        expectMigration(
            "var a: some View {\n    List { }\n"
                + before.replacing("\u{1}", with: ".navigationViewStyle(.stack)") + "}\n",
            "var a: some View {\n    List { }\n" + after + "}\n")
    }

    @Test("1,000 styles and sheets in one chain", .timeLimit(.minutes(10))) func manyInOneChain() async {
        let modifier =
            ".navigationViewStyle(.stack)\n        .sheet(isPresented: $b) { NavigationView { B() } }\n        "
        let before =
            "var a: some View {\n    NavigationView { A() }\n        " + String(repeating: modifier, count: 500)
            + ".bold()\n}\n"
        let after = await onDeepStack { SampleProject(["A.swift": before]).migrated(.masked).files["A.swift"] }
        #expect(
            after
                == before.replacing("NavigationView {", with: "NavigationStack {").replacing(
                    ".navigationViewStyle(.stack)\n        ", with: ""))
    }

    private static let optional =
        "navigationViewStyle stays: it is all that is called on an optional view; remove it by hand, with the question "
        + "mark before it [navigation-view-style/helper]"

    @Test(
        "what is called on an optional",
        arguments: [
            "v?.navigationViewStyle(.stack)", "(v)?.navigationViewStyle(.stack)", "v? .navigationViewStyle(.stack)",
        ])
    func optionalChain(expression: String) throws {
        let code = "func a(v: A?) -> some View { \(expression) }\n"
        let column = try #require(code.range(of: "navigationViewStyle")).lowerBound.utf16Offset(in: code) + 1
        expectLeft(code, ["1:\(column): " + Self.optional])
    }

    @Test("two of them") func optionalChainOfTwo() {
        expectLeft(
            "func a(v: A?) -> some View { v?.navigationViewStyle(.stack).navigationViewStyle(.stack) }\n",
            ["1:33: " + Self.optional, "1:61: " + Self.optional])
    }

    @Test(
        "beside others it goes",
        arguments: [
            ("v?.navigationViewStyle(.stack).bold()", "v?.bold()"),
            ("v?.bold().navigationViewStyle(.stack)", "v?.bold()"),
            ("v!.navigationViewStyle(.stack)", "v!"),
        ])
    func optionalChainWithOthers(before: String, after: String) {
        expectMigration(
            "func a(v: Text?) -> some View { \(before) }\n", "func a(v: Text?) -> some View { \(after) }\n")
    }
}
