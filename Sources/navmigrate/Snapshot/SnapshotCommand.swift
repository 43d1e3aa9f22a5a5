import Migration
import MigrationRun
import Reporting
import SourceEditing

/// `navmigrate snapshot record|verify|accept|apply DIR [PATH …]`: what the steps make of a project, kept in files that people
/// review.
struct SnapshotCommand {
    let arguments: SnapshotArguments
    let workingDirectory: String
    let environment: [String: String]
    let console: Console

    func run() throws -> ExitStatus {
        switch arguments.action {
        case .record: try record()
        case .verify: try verify()
        case .accept: try accept()
        case .apply(let step):
            try SnapshotApply(
                step: step, arguments: arguments, folder: folder, workingDirectory: workingDirectory,
                environment: environment, console: console
            ).run(settings())
        }
    }

    // MARK: Actions

    private func record() throws -> ExitStatus {
        let name = arguments.folder
        for file in SnapshotTexts.names + [SnapshotSettings.fileName] where try folder.bytes(of: file) != nil {
            throw CommandLineError(
                "\(name) holds a snapshot already: 'navmigrate snapshot verify \(name)' compares, "
                    + "'navmigrate snapshot accept \(name)' takes what is new")
        }
        let paths = arguments.paths.isEmpty ? ["."] : arguments.paths
        let texts = try texts(of: paths, arguments.deciding.words)
        try folder.make()
        let settings = SnapshotSettings(options: arguments.deciding, paths: try paths.map(seenFromFolder))
        try folder.write(
            texts.files + [.init(name: SnapshotSettings.fileName, bytes: try settings.text())], before: [:])
        console.say("navmigrate: recorded in \(name); review what is there, and commit it")
        return status(of: texts)
    }

    private func verify() throws -> ExitStatus {
        let (texts, recorded) = try compared()
        let changed = texts.files.filter { recorded[$0.name] != $0.bytes }
        guard !changed.isEmpty else {
            console.say("navmigrate: \(arguments.folder) is what the code gives")
            return status(of: texts)
        }
        try console.patch(
            UnifiedDiff.patch(
                changed.map { file in
                    FileChange(
                        path: file.name,
                        recorded[file.name].map { .modified(before: $0, after: file.bytes) } ?? .created(file.bytes))
                }))
        console.say(
            "navmigrate: \(arguments.folder) is no longer what the code gives: \(list(changed)); if that is right: "
                + "navmigrate snapshot accept \(arguments.folder)")
        return .pending
    }

    private func accept() throws -> ExitStatus {
        let (texts, recorded) = try compared()
        let changed = texts.files.filter { recorded[$0.name] != $0.bytes }
        try folder.write(changed, before: recorded)
        console.say(
            changed.isEmpty
                ? "navmigrate: nothing to accept: \(arguments.folder) is what the code gives"
                : "navmigrate: accepted in \(arguments.folder): \(list(changed))")
        return status(of: texts)
    }

    // MARK: What is compared

    private var folder: SnapshotFolder {
        SnapshotFolder(path: absolute(arguments.folder))
    }

    private func settings() throws -> SnapshotSettings {
        guard let bytes = try folder.bytes(of: SnapshotSettings.fileName) else {
            throw CommandLineError(
                "\(arguments.folder) holds no snapshot: 'navmigrate snapshot record \(arguments.folder)' makes one")
        }
        return try SnapshotSettings(reading: bytes, in: arguments.folder)
    }

    private func compared() throws -> (now: SnapshotTexts, recorded: [String: [UInt8]]) {
        let settings = try settings()
        var recorded: [String: [UInt8]] = [:]
        for name in SnapshotTexts.names { recorded[name] = try folder.bytes(of: name) }
        return (try texts(of: arguments.places(settings), settings.options), recorded)
    }

    private func texts(of paths: [String], _ options: [String]) throws -> SnapshotTexts {
        var inner = try Arguments(options + arguments.technical.words)
        inner.paths = paths
        inner = try inner.withSettings(workingDirectory: workingDirectory)
        let progress = ProgressLine(console: console)
        defer { progress.clear() }
        return try SnapshotTexts(
            RunOptions(migrating: inner, workingDirectory: workingDirectory), progress: progress)
    }

    // MARK: Paths and words

    private func absolute(_ path: String) -> String {
        AbsolutePath.of(path, in: workingDirectory)
    }

    private func seenFromFolder(_ path: String) throws -> String {
        guard let target = AbsolutePath.withoutLinks(absolute(path)),
            let start = AbsolutePath.withoutLinks(folder.path)
        else { throw DiscoveryError.noSuchFileOrFolder(path) }
        return RelativePath.path(from: start, to: target)
    }

    private func status(of texts: SnapshotTexts) -> ExitStatus {
        let display = RunPlaces.display(root: texts.root, workingDirectory: workingDirectory)
        console.words(FindingLines.text(texts.unreadable, display))
        return ExitStatus(unreadable: texts.unreadable)
    }

    private func list(_ files: [SnapshotFolder.File]) -> String {
        files.map(\.name).joined(separator: ", ")
    }
}

extension SnapshotArguments {
    /// Where the project is, as the user can open it.
    func places(_ settings: SnapshotSettings) -> [String] {
        paths.isEmpty ? settings.paths.map { folder + "/" + $0 } : paths
    }
}
