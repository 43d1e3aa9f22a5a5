import Foundation
import Testing

@testable import ProjectModel

/// Parsing only what is asked for gives what parsing everything first does, on the apps of Snapshots.
@Suite struct TypesSnapshotsTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Snapshots")

    static let apps: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter {
            FileManager.default.fileExists(atPath: folder.appendingPathComponent("\($0)/before").path)
        }.sorted()
    }()

    private static func index(of app: String) throws -> DeclarationIndex {
        let root = folder.appendingPathComponent("\(app)/before")
        var swift: [String: [UInt8]] = [:]
        var manifests: [String: [UInt8]] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
            let url = root.appendingPathComponent(path)
            if path.hasSuffix(".swift") { swift[path] = Array(try Data(contentsOf: url)) }
            if ManifestSet.isManifest(path) { manifests[path] = Array(try Data(contentsOf: url)) }
        }
        let map = TargetMap.read(ManifestSet(manifests: manifests, swiftFiles: swift.keys.sorted()))
        let files = swift.map { path, bytes in
            IndexedFile(
                path: path, scan: DeclarationScan(bytes: bytes),
                modules: ModuleKey.modules(of: path, in: map, roots: [""]))
        }
        let content = swift
        return DeclarationIndex(files: files, bytes: { content[$0] })
    }

    /// Everything that the index says about a type, in words.
    private static func description(of type: DeclaredType, in index: DeclarationIndex) -> String {
        var lines = ["\(type.kind) \(type.path) \(type.file):\(type.offset)"]
        guard let facts = index.facts(of: type) else { return lines[0] + " has no facts" }
        lines.append("\(facts.access) \(index.role(of: type).rawValue) \(facts.inherited.map(\.type.text))")
        for property in facts.properties {
            let resolved = index.type(of: property)
            lines.append("\(property.name): \(resolved.map(\.description) ?? "?")")
            guard let resolved else { continue }
            for conformance in Conformance.allCases {
                let check = ConformanceCheck(conformance, in: index)
                lines.append("  \(conformance) \(words(check.answer(for: resolved, at: property.place)))")
            }
            lines.append("  \(StabilityCheck(in: index).stability(of: resolved))")
        }
        for initializer in facts.initializers {
            let parameters = initializer.parameters.map { "\($0.name): \($0.type.text)" }
            lines.append("\(initializer.access) init(\(parameters.joined(separator: ", ")))")
        }
        return lines.joined(separator: "\n")
    }

    private static func words(_ answer: ConformanceAnswer) -> String {
        if case .derivable(let derivations) = answer {
            return "derivable: " + derivations.map { "\($0.facts.path) \($0.edit)" }.joined(separator: ", ")
        }
        return "\(answer)"
    }

    @Test func thereAreApps() {
        #expect(Self.apps.isEmpty == false)
    }

    @Test(arguments: apps) func lazyAndEagerAnswersAreTheSame(app: String) throws {
        let eager = try Self.index(of: app)
        eager.parseAll()
        let shared = try Self.index(of: app)
        #expect(eager.types == shared.types)
        for (number, type) in eager.types.enumerated() {
            let expected = Self.description(of: type, in: eager)
            #expect(Self.description(of: type, in: shared) == expected)
            // From nothing, too, so that no earlier question helped.
            if number.isMultiple(of: 10) {
                #expect(Self.description(of: type, in: try Self.index(of: app)) == expected)
            }
        }
    }

    @Test(arguments: apps) func everyTypeThatTheScanFindsHasFacts(app: String) throws {
        let index = try Self.index(of: app)
        let without = index.types.filter { index.facts(of: $0) == nil }
        #expect(without.map(\.path) == [])
    }
}
