import Testing

@testable import TypeCheck

/// What the harness makes of files and of what the compiler says.
@Suite struct HarnessTests {
    private let checker = TypeChecker(system: .iOS17, language: .swift6)

    @Test func errorsHaveTheirPlaces() throws {
        let errors = try checker.errors(in: [
            .init("Views/A.swift", "import SwiftUI\nlet a = Text(\"🧭\").bolt()\n"),
            .init("B.swift", "import SwiftUI\nlet b = a\n"),
        ])
        #expect(errors.map(\.description) == ["Views/A.swift:2:22: value of type 'Text' has no member 'bolt'"])
    }

    @Test func placesAreThoseOfTheFile() throws {
        let code = """
            #if os(iOS) && !os(Linux) && canImport(UIKit) && DEBUG
            import Foundation
            let none = UndoManager().redone
            #elseif os(macOS)
            let other: Nothing
            #endif

            """
        let errors = try checker.errors(in: [.init("A.swift", code)])
        #expect(errors.map(\.description) == ["A.swift:3:26: value of type 'UndoManager' has no member 'redone'"])
    }

    @Test func modulesSeeThoseBefore() throws {
        let model = TypeChecker.Module(
            "Model", [.init("Model.swift", "public struct Model: Hashable {\n    public init() {}\n}\n")])
        let app = TypeChecker.Module(
            "App", [.init("App.swift", "import Model\nlet model = Model().name\n")])
        #expect(
            try checker.errors(in: [model, app]).map(\.description)
                == ["App.swift:2:21: value of type 'Model' has no member 'name'"])
    }

    @Test func modulesBehindABrokenOneAreChecked() throws {
        let model = TypeChecker.Module("Model", [.init("Model.swift", "public let one: Int = \"\"\n")])
        let app = TypeChecker.Module("App", [.init("App.swift", "import Model\nlet two: String = one\n")])
        #expect(
            try checker.errors(in: [model, app]).map(\.description) == [
                "Model.swift:1:23: cannot convert value of type 'String' to specified type 'Int'",
                "App.swift:2:19: cannot convert value of type 'Int' to specified type 'String'",
            ])
    }

    @Test(arguments: TypeChecker.System.allCases)
    func languagesDiffer(system: TypeChecker.System) throws {
        let file = TypeChecker.File("A.swift", "final class Counter { static var count = 0 }\n")
        #expect(try TypeChecker(system: system, language: .swift5).errors(in: [file]) == [])
        #expect(try TypeChecker(system: system, language: .swift6).errors(in: [file]).count == 1)
    }

    @Test func sameFilesAreCheckedOnce() throws {
        let file = TypeChecker.File("A.swift", "let a: Int = \"\"\n")
        let clock = ContinuousClock()
        let first = try checker.errors(in: [file])
        var second: [CompilerError] = []
        let time = try clock.measure { second = try checker.errors(in: [file]) }
        #expect(first == second)
        #expect(time < .milliseconds(100))
    }

    @Test func linesOfTheCompiler() {
        let output = """
            A B.swift:3:14: error: no exact matches in call to initializer 
            A.swift:3:14: note: found this: error: or that
            <unknown>:0: error: no such module 'Charts'
            a: error: b:1:2: error: not safe [#MutableGlobalVariable]
            """
        #expect(
            CompilerError.all(in: output).map { [$0.file, "\($0.line)", "\($0.column)", $0.message] } == [
                ["A B.swift", "3", "14", "no exact matches in call to initializer "],
                ["<unknown>", "0", "0", "no such module 'Charts'"],
                ["a", "0", "0", "b:1:2: error: not safe"],
            ])
    }

    @Test(arguments: [
        ("import Foundation", "import AppleFoundation"),
        ("import Foundation // dates\r", "import AppleFoundation // dates\r"),
        ("  @_exported import Foundation", "  @_exported import AppleFoundation"),
        ("import FoundationNetworking", "import FoundationNetworking"),
        ("import os.log; let a = 1", "import os    ; let a = 1"),
        ("import struct Foundation.Date", "import struct Foundation.Date"),
        ("// import Foundation", "// import Foundation"),
        ("@testable import Foundation\r\n#if os(iOS)\r", "@testable import AppleFoundation\r\n#if __iOS__\r"),
        ("#if os(iOS) || os(Linux)", "#if __iOS__ || __Linux__"),
        ("  #elseif !os(iOS)", "  #elseif !__iOS__"),
        ("let a = os(iOS)", "let a = os(iOS)"),
    ])
    func checkedCopy(line: String, copy: String) {
        #expect(CheckedCopy.text(of: line + "\n") == copy + "\n")
    }
}
