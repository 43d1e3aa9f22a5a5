#if os(Linux)
import Synchronization
import TestSupport
import Testing
import TypeCheck

@testable import navmigrate

/// The apps under Snapshots as programs.
enum SnapshotProgram {
    private struct Key: Hashable {
        let app: String
        let state: [String]
    }

    private static let made = Mutex<[Key: AppProgram]>([:])

    /// - Parameter state: what the tool is told; nothing: the app is as it was.
    static func of(_ app: String, _ state: [String]) throws -> AppProgram {
        // Whoever needs the same one waits.
        try made.withLock { made in
            let key = Key(app: app, state: state)
            let program = try made[key] ?? make(app, state)
            made[key] = program
            return program
        }
    }

    private static func make(_ app: String, _ state: [String]) throws -> AppProgram {
        let folder = try ScratchFolder()
        try folder.copy(PackageFiles.path("Snapshots/\(app)/before"), to: "app")
        if !state.isEmpty {
            #expect(ToolRun(state, in: folder.path + "/app").status == .success)
        }
        var modules = AppCode(try folder.contents(of: "app")).modules
        guard app == "Clubhouse", let last = modules.popLast() else {
            return try AppProgram(modules, roots: app == "Oddments" ? [.init("App", "OddmentsView()")] : [])
        }
        let host = TypeChecker.File(
            "Host.swift",
            "import SwiftUI\n\n@main struct Host: App {\n    var body: some Scene { ClubhouseScene() }\n}\n")
        return try AppProgram(modules + [.init(last.name, last.files + [host])])
    }
}
#endif
