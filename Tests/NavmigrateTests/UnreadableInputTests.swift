import Foundation
import TestSupport
import Testing

@testable import navmigrate

/// Input that the system doesn't give, and manifests that can't be read: status 3, told with the path.
@Suite struct UnreadableInputTests {
    private static let rest = "; it is left alone, with all that is in it [unreadable-file/read]\n"
    /// Whoever may read everything can't test what happens to others.
    private static let mayReadAll = getuid() == 0

    private func legacy() throws -> ScratchFolder {
        let folder = try ScratchFolder()
        try folder.write("App/Legacy.swift", Legacy.before)
        return folder
    }

    @Test(.disabled(if: mayReadAll), arguments: [["--step", "2"], ["audit"], ["graph"]])
    func folderThatCanNotBeRead(arguments: [String]) throws {
        let folder = try legacy()
        try folder.write("App/Locked/B.swift", Legacy.before)
        try folder.setMode(0o000, of: "App/Locked")
        let run = ToolRun(["App"] + arguments, in: folder.path)
        #expect(run.status == .unreadable)
        #expect(
            run.words.contains("App/Locked:1:1: error: it can't be read (Permission denied)" + Self.rest))
        try folder.setMode(0o755, of: "App/Locked")
    }

    #if os(Linux)
    /// The system of a Mac has no such names.
    @Test func nameThatIsNotUTF8() throws {
        let folder = try legacy()
        let name = Array((folder.path + "/App/caf").utf8CString.dropLast()) + [CChar(bitPattern: 0xE9)]
        let file = (name + Array(".swift".utf8CString)).withUnsafeBufferPointer {
            open($0.baseAddress!, O_CREAT, 0o644)
        }
        #expect(file >= 0)
        close(file)
        let run = ToolRun("App", "--step", "2", "--minimum-os", "ios16", in: folder.path)
        #expect(run.status == .unreadable)
        #expect(run.words.hasPrefix("App/caf\u{FFFD}.swift:1:1: error: its name is not UTF-8" + Self.rest))
        #expect(try folder.text("App/Legacy.swift") == Legacy.after)
        (name + Array(".swift".utf8CString)).withUnsafeBufferPointer { _ = unlink($0.baseAddress!) }
    }
    #endif

    // MARK: Manifests

    private static func stays(_ manifest: String) -> String {
        "warning: NavigationView stays: \(manifest) can't be read, and may say that it runs on systems without "
            + "NavigationStack; correct that file, or say the oldest system with --minimum-os, then run again "
            + "[navigation-view/deployment-target]\n"
    }

    private static let broken: [(String, String, String)] = [
        (
            "App.xcodeproj/project.pbxproj", "{ objects = (",
            "App.xcodeproj/project.pbxproj:1:14: error: the file ends within an array; "
        ),
        ("App.xcodeproj/project.pbxproj", "", "App.xcodeproj/project.pbxproj:1:1: error: "),
        (
            "Package.swift",
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"App\", targets: [\n",
            "Package.swift:3:46: error: expected ']' to end array; "
        ),
        (
            "Package.swift", "// swift-tools-version: 5.9\nimport PackageDescription\n",
            "Package.swift:1:1: error: the manifest declares no package that can be read; "
                + "what the manifest says of targets and systems isn't known [unreadable-file/read]\n"
        ),
        (
            "Package.swift", "// swift-tools-version: 5.9\n<<<<<<< HEAD\nlet a = 1\n=======\n>>>>>>> other\n",
            "Package.swift:2:1: error: "
        ),
    ]

    @Test(arguments: broken) func manifestThatIsBroken(path: String, text: String, message: String) throws {
        let folder = try legacy()
        try folder.write(path, text)
        let run = ToolRun("--step", "2", in: folder.path)
        #expect(run.status == .unreadable)
        #expect(run.words.contains(message))
        #expect(run.words.contains("; what the manifest says of targets and systems isn't known [unreadable-file/"))
        #expect(run.words.contains("App/Legacy.swift:5:9: " + Self.stays(path)))
        #expect(!run.words.contains("assumed"))
        #expect(try folder.text("App/Legacy.swift") == Legacy.before)
    }

    /// The user's word counts where the project's can't be read.
    @Test func systemThatIsSaid() throws {
        let folder = try legacy()
        try folder.write("Package.swift", "// swift-tools-version: 5.9\nlet package = Package(")
        let run = ToolRun("--step", "2", "--minimum-os", "ios16", in: folder.path)
        #expect(run.status == .unreadable)
        #expect(try folder.text("App/Legacy.swift") == Legacy.after)
    }

    /// A manifest further in knows its files; one beside them may not be the only one that has them.
    @Test(arguments: [("Kit/Sources/Kit/Legacy.swift", true), ("Sources/Legacy.swift", false)])
    func manifestFurtherOut(path: String, isKnown: Bool) throws {
        let folder = try ScratchFolder()
        try folder.write("App.xcodeproj/project.pbxproj", "{")
        try folder.write(
            "Kit/Package.swift",
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Kit\", "
                + "platforms: [.iOS(.v16)], targets: [.target(name: \"Kit\")])\n")
        try folder.write("Kit/Sources/Kit/Other.swift", Legacy.plain)
        try folder.write(path, Legacy.before)
        #expect(ToolRun("--step", "2", in: folder.path).status == .unreadable)
        #expect(try folder.text(path) == (isKnown ? Legacy.after : Legacy.before))
    }

    @Test func manifestOfTheProjectAround() throws {
        let folder = try legacy()
        try folder.write("App.xcodeproj/project.pbxproj", "{")
        try folder.write("Other.xcodeproj/project.pbxproj", "{")
        try folder.write("Beside/Beside.xcodeproj/project.pbxproj", "{")
        let run = ToolRun("--step", "2", in: folder.path + "/App")
        #expect(run.status == .unreadable)
        #expect(run.words.contains("../App.xcodeproj/project.pbxproj:1:2: error: "))
        #expect(!run.words.contains("Beside"))
        #expect(try folder.text("App/Legacy.swift") == Legacy.before)
    }

    @Test(.disabled(if: mayReadAll), arguments: ["App.xcodeproj", "App.xcodeproj/project.pbxproj", "Package.swift"])
    func manifestThatCanNotBeRead(path: String) throws {
        let folder = try legacy()
        try folder.write("App.xcodeproj/project.pbxproj", "{ objects = {}; }")
        try folder.write("Package.swift", "// swift-tools-version: 5.9\nlet package = Package(name: \"A\")\n")
        try folder.setMode(0o000, of: path)
        let run = ToolRun("--step", "2", in: folder.path)
        try folder.setMode(0o755, of: path)
        #expect(run.status == .unreadable)
        #expect(run.words.contains(": error: it can't be read (Permission denied); what the manifest says of "))
        #expect(try folder.text("App/Legacy.swift") == Legacy.before)
    }
}
