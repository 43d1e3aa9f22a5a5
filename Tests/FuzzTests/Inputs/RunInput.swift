import Foundation
import ProjectModel
import SourceEditing
import TestSupport

@testable import navmigrate

/// A run of the tool over a project in which files are changed, as a preview.
struct RunInput: FuzzInput {
    private let files: [Corpus.File]
    private let arguments: [String]
    private let format: String
    private let looksAgain: Bool

    init(_ random: inout SeededRandom) {
        var chosen = random.files()
        for index in chosen.indices where chosen[index].isSwift && random.once(in: 2) {
            chosen[index] = Corpus.File(path: chosen[index].path, bytes: random.changed(chosen[index].bytes))
        }
        if random.once(in: 5), let index = chosen.firstIndex(where: { !$0.isSwift }) {
            chosen[index] = Corpus.File(path: chosen[index].path, bytes: random.gentlyChanged(chosen[index].bytes))
        }
        files = chosen
        arguments = Self.arguments(&random)
        format = random.oneOf(["json", "sarif", "xcode", "github", "markdown", "html", "audit", "graph"])
        looksAgain = random.once(in: 2)
    }

    private static func arguments(_ random: inout SeededRandom) -> [String] {
        var arguments: [String] = []
        if random.once(in: 4) { arguments += ["--through", "\(Int.random(in: 2...6, using: &random))"] }
        if random.once(in: 2) { arguments += ["--unsafe"] }
        if random.once(in: 3) { arguments += ["--deep-links", "myapp,https://example.com"] }
        if random.once(in: 3) { arguments += ["--router-tests"] }
        if random.once(in: 3) { arguments += ["--minimum-os", random.once(in: 2) ? "ios16" : "ios17,macos14"] }
        if random.once(in: 6) { arguments += ["--max-files", "\(Int.random(in: 1...3, using: &random))"] }
        return arguments
    }

    var parts: [String: [UInt8]] {
        Dictionary(files.map { ($0.path, $0.bytes) }) { $1 }.merging([
            "the arguments": Array((arguments + [format]).joined(separator: " ").utf8)
        ]) { $1 }
    }

    // MARK: What must hold

    func faults() throws -> [String] {
        let folder = try ScratchFolder()
        for file in files { try folder.write(file.path, file.bytes) }
        let before = try folder.contents()
        let preview = PreviewRun(arguments + ["--dry-run", "--jobs", "1"], in: folder.path)
        var faults = preview.faults(of: arguments)
        let reported = report(in: folder.path)
        faults += reported.faults(of: [format]) + reported.unreadableFaults(format)
        if looksAgain {
            // What is broken where nothing is looked for is found by a whole parse alone.
            let everything = parses ? ["--parse-everything"] : []
            let again = PreviewRun(arguments + ["--dry-run", "--jobs", "3"] + everything, in: folder.path)
            if again.product != preview.product || again.words != preview.words {
                faults.append(
                    "\((["three threads"] + everything).joined(separator: " ")) give something else: "
                        + again.difference(from: preview))
            }
        }
        if try folder.contents() != before { faults.append("a preview wrote") }
        guard faults.isEmpty, preview.wasDone else { return faults }
        faults += try self.faults(ofPatch: preview.product, before)
        guard faults.isEmpty, looksAgain, !arguments.contains("--max-files") else { return faults }
        let second = PreviewRun(arguments + ["--dry-run", "--jobs", "1"], in: try patched(folder, by: preview.product))
        if second.wasDone, !second.product.isEmpty {
            faults.append("a second run would change:\n" + String(decoding: second.product, as: UTF8.self))
        }
        return faults
    }

    private var parses: Bool {
        files.allSatisfy { !$0.isSwift || ParsedSource(SourceText(bytes: $0.bytes)).firstError == nil }
    }

    private func report(in folder: String) -> PreviewRun {
        switch format {
        case "audit": PreviewRun(["audit"] + arguments.filter { $0 == "--unsafe" }, in: folder)
        case "graph": PreviewRun(["graph", "--format", "json"], in: folder)
        default: PreviewRun(arguments + ["--dry-run", "--format", format], in: folder)
        }
    }

    /// The patches of the steps fit the files one after the other, and what could be read before can be read afterwards.
    private func faults(ofPatch patch: [UInt8], _ before: [String: [UInt8]]) throws -> [String] {
        let after = try Self.applied(patch, to: before)
        return after.filter { before[$0.key] != $0.value }.sorted { $0.key < $1.key }.flatMap {
            path, bytes -> [String] in
            guard path.hasSuffix(".swift") else {
                let targets = TargetMap.read(ManifestSet(manifests: [path: bytes], swiftFiles: []))
                return targets.notes.contains { $0.kind == .unreadable } ? ["\(path) can't be read any more"] : []
            }
            if let old = before[path], ParsedSource(SourceText(bytes: old)).firstError != nil {
                return ["\(path) couldn't be parsed, and would be changed"]
            }
            return ParsedSource(SourceText(bytes: bytes)).firstError.map { error in
                ["\(path) doesn't parse any more, at \(error.offset): \(error.message)"]
            } ?? []
        }
    }

    private static func applied(_ patch: [UInt8], to files: [String: [UInt8]]) throws -> [String: [UInt8]] {
        var (files, lines) = (files, patch.split(separator: 0x0A, omittingEmptySubsequences: false)[...])
        while lines.count > 1 {
            let next = lines.dropFirst().firstIndex { $0.starts(with: "diff --git ".utf8) } ?? lines.endIndex - 1
            let part = Array(lines[..<next].joined(separator: [0x0A])) + [0x0A]
            for file in try UnifiedPatch(reading: part).files {
                files[file.path] = try file.applied(to: files[file.path])
            }
            lines = lines[next...]
        }
        return files
    }

    private func patched(_ folder: ScratchFolder, by patch: [UInt8]) throws -> String {
        for (path, bytes) in try Self.applied(patch, to: try folder.contents()) { try folder.write(path, bytes) }
        return folder.path
    }
}
