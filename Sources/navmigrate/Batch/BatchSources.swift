import Foundation
import MigrationRun

/// Reads the lists that a command line names.
struct BatchSources {
    private let sources: [BatchArguments.Source]
    private let workingDirectory: String

    init(_ sources: [BatchArguments.Source], workingDirectory: String) {
        self.sources = sources
        self.workingDirectory = workingDirectory
    }

    func list() throws -> BatchList {
        var listed: [String] = []
        for source in sources {
            switch source {
            case .folder(let path):
                try check(path, at: "")
                listed.append(path)
            case .list(let file):
                for (number, path) in BatchList.lines(of: try text(of: file)) {
                    try check(path, at: "\(file == "-" ? "standard input" : file):\(number): ")
                    listed.append(path)
                }
            }
        }
        guard !listed.isEmpty else { throw CommandLineError("the list is empty") }
        return BatchList(listed, workingDirectory: workingDirectory)
    }

    private func text(of file: String) throws -> String {
        let data: Data?
        if file == "-" {
            data = try? FileHandle.standardInput.readToEnd() ?? Data()
        } else {
            data = FileManager.default.contents(atPath: AbsolutePath.of(file, in: workingDirectory))
        }
        guard let data else { throw CommandLineError("the list \(file) can't be read") }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw CommandLineError("the list \(file) isn't UTF-8")
        }
        return text
    }

    private func check(_ path: String, at place: String) throws(CommandLineError) {
        let absolute = AbsolutePath.of(path, in: workingDirectory)
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: absolute, isDirectory: &isFolder)
        if !exists, BatchList.isURL(path) {
            throw CommandLineError(
                "\(place)'\(path)' is an address, and nothing is fetched: clone it, and list the folder")
        }
        if exists, !isFolder.boolValue {
            throw CommandLineError("\(place)'\(path)' is a file; a list of folders is given with --list \(path)")
        }
    }
}

/// The name that a branch is given.
enum BatchBranchName {
    /// - Throws: what git has against it.
    static func check(_ name: String, in folder: String) throws {
        guard let git = GitTool.find() else { throw CommandLineError("--branch needs git, and there is none in PATH") }
        guard git.takesBranchName(name, in: folder) else {
            throw CommandLineError("'\(name)' can't be the name of a branch")
        }
    }
}
