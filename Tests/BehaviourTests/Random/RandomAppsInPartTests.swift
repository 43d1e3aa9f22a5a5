#if os(Linux)
import Foundation
import Migration
import MigrationRun
import ProjectModel
import SourceEditing
import Testing

/// A run parses what it needs of an app. What comes out is what comes out when it parses everything.
@Suite struct RandomAppsInPartTests {
    @Test(arguments: [true, false]) func partsTellTheSame(includesUnsafe: Bool) throws {
        var (parsed, all) = (0, 0)
        for seed in 0..<30 as Range<UInt64> {
            var generator = RandomAppGenerator(seed: 31_000 + seed)
            let app = generator.app()
            let folder = try folder(of: app)
            defer { try? FileManager.default.removeItem(atPath: folder) }
            func run(_ parsesEverything: Bool) throws -> Migrator.Outcome {
                var options = RunOptions(workingDirectory: folder)
                options.minimums = [.iOS: SystemVersion(app.isForIOS16 ? "16" : "17")].compactMapValues { $0 }
                options.includesUnsafe = includesUnsafe
                options.parsesEverything = parsesEverything
                options.threads = 2
                return try Migrator(options).run()
            }
            let (part, whole) = (try run(false), try run(true))
            #expect(Self.told(part) == Self.told(whole), "the app of seed \(31_000 + seed)")
            parsed += part.report.extent.bytesParsed
            all += whole.report.extent.bytesParsed
        }
        #expect(parsed < all)
    }

    /// One file for each declaration.
    private func folder(of app: RandomApp) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("random-app-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let header = "import SwiftUI\n"
        var files: [String] = []
        for part in app.code.replacingOccurrences(of: header, with: "").components(separatedBy: "\n\n") {
            let begins = ["struct", "final class", "enum", "extension"].contains {
                part.drop(while: \.isNewline).hasPrefix($0)
            }
            if begins || files.isEmpty { files.append(header) }
            files[files.count - 1] += "\n" + part + "\n"
        }
        for (number, text) in files.enumerated() {
            try Data(text.utf8).write(to: folder.appendingPathComponent("File\(number).swift"))
        }
        return folder.path
    }

    /// The files as they are left, and what is said of each site.
    private static func told(_ outcome: Migrator.Outcome) -> [String] {
        outcome.changes.map { change in
            "\(change.path)\n" + String(decoding: change.after ?? [], as: UTF8.self)
        } + outcome.report.findings.map { "\($0.place.file):\($0.place.location): \($0.message) [\($0.id)]" }
    }
}
#endif
