import Foundation

/// An app that is measured.
struct Subject {
    let name: String
    let folder: String
    /// The absolute paths of its Swift files.
    let files: [String]
    let bytes: Int

    init(_ tree: GeneratedTree, name: String) {
        self.init(name: name, folder: tree.folder, files: tree.files, bytes: tree.bytes)
    }

    /// The app in a folder, without what lies in hidden folders.
    init(folder: String) throws {
        let keys: [URLResourceKey] = [.fileSizeKey]
        guard
            let found = FileManager.default.enumerator(
                at: URL(fileURLWithPath: folder), includingPropertiesForKeys: keys, options: .skipsHiddenFiles)
        else { throw Tools.Failure(description: "\(folder) can't be read") }
        let files = found.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        let bytes = try files.reduce(0) { try $0 + ($1.resourceValues(forKeys: Set(keys)).fileSize ?? 0) }
        let url = URL(fileURLWithPath: folder)
        self.init(name: url.lastPathComponent, folder: url.path, files: files.map(\.path), bytes: bytes)
    }

    private init(name: String, folder: String, files: [String], bytes: Int) {
        (self.name, self.folder, self.files, self.bytes) = (name, folder, files, bytes)
    }

    /// A copy that all six steps have migrated, and nothing is left to do.
    func migrated(by tool: String, into folder: String) throws -> Subject {
        try FileManager.default.copyItem(atPath: self.folder, toPath: folder)
        let command = [tool, folder, "--unsafe", "--minimum-os", "ios17"]
        let run = try Measurement.run(command, output: "/dev/null")
        guard run.status == 0 else { throw Tools.Failure(description: "migrating gave status \(run.status)") }
        var migrated = try Subject(folder: folder)
        migrated = Subject(name: name + ", migrated", folder: folder, files: migrated.files, bytes: migrated.bytes)
        return migrated
    }
}
