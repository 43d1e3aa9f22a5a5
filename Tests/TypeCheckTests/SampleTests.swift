import Foundation
import Testing
import TypeCheck

/// What compiles with Apple's SDK compiles with the stand-in: the files under `Tests/Samples`.
@Suite struct SampleTests {
    @Test(arguments: ["Shapes", "Breadth"], TypeChecker.System.allCases)
    func compiles(folder: String, system: TypeChecker.System) throws {
        let files = try Samples.files(in: folder) + Samples.files(in: "\(folder)-\(system)")
        #expect(!files.isEmpty)
        for language in TypeChecker.Language.allCases {
            #expect(try TypeChecker(system: system, language: language).errors(in: files) == [], "\(language)")
        }
    }
}

private enum Samples {
    /// The files in a folder, none where there is no such folder.
    static func files(in folder: String) throws -> [TypeChecker.File] {
        let samples =
            URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path
            + "/Samples/" + folder
        let names = (try? FileManager.default.contentsOfDirectory(atPath: samples)) ?? []
        return try names.sorted().map { name in
            .init(name, try String(contentsOfFile: samples + "/" + name, encoding: .utf8))
        }
    }
}
