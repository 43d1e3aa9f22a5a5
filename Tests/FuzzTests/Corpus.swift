import Foundation
import TestSupport

/// What inputs are made from: the apps under Snapshots as they are before, and the samples.
enum Corpus {
    struct File: Sendable {
        /// Relative to its project.
        let path: String
        let bytes: [UInt8]

        var isSwift: Bool { path.hasSuffix(".swift") && !path.hasSuffix("Package.swift") }
    }

    /// The files of each, with its manifests.
    static let projects: [[File]] = {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let snapshots = tests.deletingLastPathComponent().appendingPathComponent("Snapshots").path
        let apps = names(in: snapshots).map { snapshots + "/" + $0 + "/before" }
        let samples = tests.appendingPathComponent("Samples").path
        return (apps + names(in: samples).map { samples + "/" + $0 }).map(files).filter { !$0.isEmpty }
    }()

    static let sources = projects.joined().filter(\.isSwift)
    static let xcodeProjects = projects.joined().filter { $0.path.hasSuffix("project.pbxproj") }
    static let packages = projects.joined().filter { $0.path.hasSuffix("Package.swift") }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    private static func files(in folder: String) -> [File] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.sorted().compactMap { name in
            guard name.hasSuffix(".swift") || name.hasSuffix(".pbxproj") else { return nil }
            return FileManager.default.contents(atPath: folder + "/" + name).map { File(path: name, bytes: Array($0)) }
        }
    }
}

extension SeededRandom {
    mutating func oneOf<Elements: RandomAccessCollection>(_ elements: Elements) -> Elements.Element {
        elements.randomElement(using: &self)!
    }

    /// True once in `count` times.
    mutating func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

    /// A few files of one project that belong to each other, with its manifests: all of it now and then.
    mutating func files() -> [Corpus.File] {
        let project = oneOf(Corpus.projects)
        let sources = project.filter(\.isSwift)
        guard !once(in: 8) else { return project }
        let first = Int.random(in: sources.indices, using: &self)
        let chosen = sources[first..<min(sources.count, first + Int.random(in: 1...4, using: &self))]
        return chosen + project.filter { !$0.isSwift }
    }
}
