import ProjectModel
import SourceEditing
import TestSupport

/// Manifests for what reads targets from them, and gives a new file to a target.
struct ManifestInput: FuzzInput {
    private let set: ManifestSet
    private let newFile: String
    private let neighbour: String

    init(_ random: inout SeededRandom) {
        let project = random.oneOf(Corpus.projects.filter { $0.contains { !$0.isSwift } })
        var manifests: [String: [UInt8]] = [:]
        for file in project where !file.isSwift {
            manifests[file.path] =
                random.once(in: 8) ? random.harshlyChanged(file.bytes) : Self.changed(file.bytes, &random)
        }
        if random.once(in: 3) {
            let settings =
                "#include \"Base.xcconfig\"\nA = $(A) $(inherited)\nIPHONEOS_DEPLOYMENT_TARGET[sdk=*] = $(A:lower)\n"
            manifests["Base.xcconfig"] = Self.changed(Array(settings.utf8), &random)
        }
        let files = project.filter(\.isSwift).map(\.path)
        set = ManifestSet(manifests: manifests, swiftFiles: files)
        neighbour = random.oneOf(files)
        newFile = (neighbour.split(separator: "/").dropLast() + ["Route.swift"]).joined(separator: "/")
    }

    /// Tokens of it exchanged: ids and names then lead elsewhere, in circles too.
    private static func changed(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
        guard random.once(in: 2) else { return random.gentlyChanged(bytes) }
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let (from, to) = (
                Int.random(in: lines.indices, using: &random), Int.random(in: lines.indices, using: &random)
            )
            let ids = [lines[from], lines[to]].map { line in
                line.split { !($0 == 0x5F || (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF)) }
            }
            guard let new = ids[0].randomElement(using: &random), let old = ids[1].randomElement(using: &random) else {
                continue
            }
            lines[to] = lines[to][..<old.startIndex] + Array(new) + lines[to][old.endIndex...]
            lines[to] = ArraySlice(Array(lines[to]))
        }
        return Array(lines.joined(separator: [0x0A]))
    }

    var parts: [String: [UInt8]] { self.set.manifests.merging(["the new file": Array(newFile.utf8)]) { $1 } }

    func faults() -> [String] {
        let map = TargetMap.read(set)
        var faults: [String] = []
        let known = Set(set.swiftFiles)
        for target in map.targets where !known.isSuperset(of: target.files) {
            faults.append("\(target.name) has files that aren't there")
        }
        let deployments = Deployments(targets: map, stated: [:])
        for file in set.swiftFiles { _ = deployments.modules(of: file) }
        guard case .edits(let edits) = NewFileMembership.of(newFile, beside: neighbour, in: set) else { return faults }
        var manifests = set.manifests
        for (path, added) in edits {
            var all = EditSet()
            guard all.insert(added) else { return faults + ["the edits of \(path) overlap"] }
            manifests[path] = SourceText(bytes: manifests[path] ?? []).applying(all).bytes
        }
        let after = TargetMap.read(ManifestSet(manifests: manifests, swiftFiles: set.swiftFiles + [newFile]))
        let (wanted, got) = (map.targets(containing: neighbour), after.targets(containing: newFile))
        if wanted.map(\.name) != got.map(\.name) {
            faults.append("the new file is in \(got.map(\.name)) instead of \(wanted.map(\.name))")
        }
        return faults
    }
}
