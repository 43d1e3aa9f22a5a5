#if os(Linux)
import TypeCheck

/// Small apps in one program, since compiling one takes a second.
struct SmallPrograms: Sendable {
    /// Nil where there are none.
    private let program: AppProgram?
    private let names: [String: String]

    /// - Parameter codes: of each app, with a view `Root` among the types; no app sees the others' types.
    init(_ codes: [String]) throws {
        let codes = Array(Set(codes)).sorted()
        names = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($0.element, "App\($0.offset)") })
        guard !codes.isEmpty else {
            program = nil
            return
        }
        let files = codes.enumerated().map { index, code in
            TypeChecker.File(
                "App\(index).swift",
                "import Combine\nimport SwiftUI\nimport os\n\nenum App\(index) {\n\(code)\n}\n")
        }
        program = try AppProgram(
            [.init("Small", files)],
            roots: codes.indices.map { AppProgram.Root("App\($0)", "App\($0).Root()") })
    }

    /// - Parameter code: of one of the apps.
    func transcript(of code: String, _ exploration: AppExploration) throws -> AppTranscript {
        var exploration = exploration
        exploration.root = names[code]
        return try program?.transcript(exploration).roots[names[code] ?? ""] ?? AppTranscript(text: "")
    }
}
#endif
