import ProjectModel

/// Reads the manifests of a tree into targets.
struct ManifestReader {
    let tree: DiscoveredTree

    func read() -> (targets: TargetMap, remarks: [String]) {
        var bytes: [String: [UInt8]] = [:]
        var remarks: [String] = []
        for path in tree.manifests where ManifestSet.isManifest(path) {
            do {
                bytes[path] = try FileBytes.read(tree.root + "/" + path)
            } catch {
                remarks.append("\(path): can't be read (\(error)); what it says of targets isn't known")
            }
        }
        let targets = TargetMap.read(ManifestSet(manifests: bytes, swiftFiles: tree.swiftFiles))
        remarks += targets.notes.map { note in
            let place = [note.line, note.column].compactMap { $0.map { ":\($0)" } }.joined()
            return "\(note.manifest)\(place): \(note.message)"
        }
        return (targets, remarks)
    }
}
