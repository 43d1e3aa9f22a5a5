import Foundation
import TestSupport

/// The files of this package, as tests read them.
enum PackageFiles {
    /// The absolute path of a file of the package.
    static func path(_ name: String) -> String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path + "/" + name
    }

    /// A copy of the Cookbook as it was, in the folder `App`.
    static func cookbook() throws -> ScratchFolder {
        let folder = try ScratchFolder()
        try folder.copy(path("Snapshots/Cookbook/before"), to: "App")
        return folder
    }

    static func text(_ name: String) throws -> String {
        try String(contentsOfFile: path(name), encoding: .utf8)
    }
}
