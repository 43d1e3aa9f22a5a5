import Foundation
import Migration
import MigrationRun
import ProjectModel
import SourceEditing
import TestSupport

@testable import navmigrate

/// Words behind the program's name, and the small files that a run is told by.
struct CommandLineInput: FuzzInput {
    private let words: [String]
    private let settings: [UInt8]
    private let plan: [UInt8]
    private let links: String

    init(_ random: inout SeededRandom) {
        words = (0..<Int.random(in: 0...6, using: &random)).map { _ in Self.word(&random) }
        settings = Self.damaged(Self.settings, &random)
        plan = Self.damaged(Self.plan, &random)
        links = String(decoding: Self.damaged("myapp,https://example.com/app,my-app://", &random), as: UTF8.self)
    }

    private static let settings = """
        {"routeName": "AppRoute", "exclude": ["Legacy/**", "*.gen.swift"], "except": ["destination-link"],
        "assumeHashable": ["Account", "Store.Item"], "minimumOS": "ios16,macos13"}
        """

    private static let plan = """
        {"schema": 1, "choices": [{"file": "A.swift", "line": 4, "text": "NavigationView {", "position": 0,
        "rule": "navigation-view", "isWanted": true, "isUnsafe": false}]}
        """

    private static func word(_ random: inout SeededRandom) -> String {
        let values = [
            "2", "0", "-1", "99999999999999999999", "containers", "audit", "batch", "snapshot", "review", "undo",
            "graph", "explain",
            "completions", "zsh", "ios16", "ios16,ios17", "ios99999999999999999999.1", "A,B.C", "myapp", "https://a.b",
            "A.swift:4",
            "A.swift:9223372036854775807", "A.swift:4:9223372036854775807", ":1", "::", "", " ", "-", "--", "-h",
            "\u{0}", "\u{1B}[2J",
            "../..", "/", "json", "html", "navigation-view/hidden-columns", "1/3", "0/0", "3/2", "record", "apply",
            "merge", "\u{301}",
        ]
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return random.oneOf(values)
        case 1: return random.oneOf(Option.allCases).rawValue
        case 2: return random.oneOf(Option.allCases).rawValue + "=" + random.oneOf(values)
        default: return String(decoding: damaged(random.oneOf(Option.allCases).rawValue, &random), as: UTF8.self)
        }
    }

    private static func damaged(_ text: String, _ random: inout SeededRandom) -> [UInt8] {
        var bytes = Array(text.utf8)
        let pieces = [
            "0", "-", "9223372036854775807", "\"", "[", "{", "}", ":", ",", "null", "../", "/etc/x.swift", "\\u0000",
            "é", "\u{0}",
        ]
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            let place = Int.random(in: 0...bytes.count, using: &random)
            let end = min(bytes.count, place + Int.random(in: 0...4, using: &random))
            bytes.replaceSubrange(place..<end, with: random.once(in: 3) ? [] : Array(random.oneOf(pieces).utf8))
        }
        return bytes
    }

    var parts: [String: [UInt8]] {
        [
            "the words": Array("\(words)".utf8), ".navmigrate.json": settings, "plan.json": plan,
            "the links": Array(links.utf8),
        ]
    }

    // MARK: What must hold

    func faults() throws -> [String] {
        var faults: [String] = []
        // Whatever is wrong with words is said in a sentence.
        for error in readings where "\(error)".isEmpty { faults.append("an error says nothing") }
        if let bases = try? DeepLinkBase.list(links), bases.isEmpty { faults.append("links without a beginning") }
        let folder = try ScratchFolder()
        try folder.write(
            "A.swift",
            "import SwiftUI\nstruct A: View {\n    var body: some View {\n        NavigationView { B() }\n    }\n}\n")
        try folder.write("plan.json", plan)
        try folder.write(".navmigrate.json", settings)
        let before = try folder.contents()
        for arguments in [["--dry-run"], ["--dry-run", "--plan", "plan.json"], ["audit"]] {
            let run = PreviewRun(arguments, in: folder.path)
            faults += run.words.contains("fault of navmigrate") ? [run.words] : []
        }
        if try folder.contents() != before { faults.append("a preview wrote") }
        return faults
    }

    private var readings: [any Error] {
        var errors: [any Error] = []
        do { _ = try Arguments(words) } catch { errors.append(error) }
        do { _ = try SnapshotArguments(words) } catch { errors.append(error) }
        do { _ = try BatchArguments(words) } catch { errors.append(error) }
        return errors
    }
}
