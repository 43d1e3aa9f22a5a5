// swift-tools-version: 6.0
import Foundation
import PackageDescription

// MARK: - swift-syntax

/// Where the parser comes from: the toolchain's own libraries, or a checkout of swift-syntax
/// that is built from source (`NAVMIGRATE_SWIFT_SYNTAX`, the release build).
enum SwiftSyntaxOrigin {
    case toolchain(folder: String)
    case checkout(path: String)

    static let modules = ["SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftDiagnostics"]

    /// The folder `usr/lib/swift/host` of the toolchain, from the first place that has it:
    /// the variable that names it, the selected developer directory (macOS), each `swift` in
    /// PATH, the program that evaluates this manifest (a version manager's `swift` is a proxy).
    static func find() -> SwiftSyntaxOrigin {
        let environment = ProcessInfo.processInfo.environment
        if let checkout = environment["NAVMIGRATE_SWIFT_SYNTAX"], !checkout.isEmpty {
            return .checkout(path: checkout)
        }
        if let folder = environment["NAVMIGRATE_SWIFT_HOST"], !folder.isEmpty {
            guard holdsSwiftSyntax(folder) else {
                stop("NAVMIGRATE_SWIFT_HOST names \(folder), which has no SwiftSyntax.swiftmodule in it.")
            }
            return .toolchain(folder: folder)
        }
        guard let folder = candidates(environment).first(where: holdsSwiftSyntax) else {
            stop(
                "The swift-syntax libraries of the Swift toolchain were not found: set NAVMIGRATE_SWIFT_HOST "
                    + "to the toolchain's folder usr/lib/swift/host.")
        }
        return .toolchain(folder: folder)
    }

    private static func candidates(_ environment: [String: String]) -> [String] {
        var folders: [String] = []
        #if os(macOS)
        let links = ["/var/db/xcode_select_link", "/private/var/db/xcode_select_link"]
        let selected =
            [environment["DEVELOPER_DIR"]].compactMap { $0 }
            + links.compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: $0) }
            + ["/Applications/Xcode.app/Contents/Developer", "/Library/Developer/CommandLineTools"]
        for developer in selected {
            folders.append(developer + "/Toolchains/XcodeDefault.xctoolchain/usr/lib/swift/host")
            folders.append(developer + "/usr/lib/swift/host")
        }
        #endif
        for directory in (environment["PATH"] ?? "").split(separator: ":") {
            folders.append(hostFolder(ofTool: directory + "/swift"))
        }
        #if os(Linux)
        folders.append(hostFolder(ofTool: "/proc/\(getppid())/exe"))
        #endif
        return folders
    }

    private static func hostFolder(ofTool tool: String) -> String {
        let binary = URL(fileURLWithPath: tool).resolvingSymlinksInPath()
        return binary.deletingLastPathComponent().deletingLastPathComponent().path + "/lib/swift/host"
    }

    private static func holdsSwiftSyntax(_ folder: String) -> Bool {
        FileManager.default.fileExists(atPath: folder + "/SwiftSyntax.swiftmodule")
    }

    private static func stop(_ sentence: String) -> Never {
        FileHandle.standardError.write(Data("navmigrate: \(sentence)\n".utf8))
        exit(1)
    }
}

let origin = SwiftSyntaxOrigin.find()

let syntaxPackages: [Package.Dependency]
let syntaxProducts: [Target.Dependency]
let syntaxSwiftSettings: [SwiftSetting]
let syntaxLinkerSettings: [LinkerSetting]
switch origin {
case .checkout(let path):
    let identity = URL(fileURLWithPath: path).lastPathComponent
    syntaxPackages = [.package(path: path)]
    syntaxProducts = SwiftSyntaxOrigin.modules.map { .product(name: $0, package: identity) }
    syntaxSwiftSettings = [.define("SWIFT_SYNTAX_FROM_SOURCE")]
    syntaxLinkerSettings = []
case .toolchain(let folder):
    syntaxPackages = []
    syntaxProducts = []
    syntaxSwiftSettings = [.unsafeFlags(["-I", folder])]
    syntaxLinkerSettings =
        [.unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])]
        + SwiftSyntaxOrigin.modules.map { .linkedLibrary($0) }
}

// The checks of every change ask for the second.
let ownSwiftSettings =
    ProcessInfo.processInfo.environment["NAVMIGRATE_WARNINGS_AS_ERRORS"] == "1"
    ? syntaxSwiftSettings + [.unsafeFlags(["-warnings-as-errors"])] : syntaxSwiftSettings

// MARK: - Targets

extension Target {
    /// A library target of the package, allowed to import swift-syntax.
    static func module(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
        .target(
            name: name, dependencies: dependencies + syntaxProducts, swiftSettings: ownSwiftSettings,
            linkerSettings: syntaxLinkerSettings)
    }

    static func tool(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
        .executableTarget(
            name: name, dependencies: dependencies, swiftSettings: ownSwiftSettings,
            linkerSettings: syntaxLinkerSettings)
    }

    static func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
        .testTarget(
            name: name, dependencies: dependencies + ["TestSupport"], swiftSettings: ownSwiftSettings,
            linkerSettings: syntaxLinkerSettings)
    }
}

let package = Package(
    name: "navmigrate",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "navmigrate", targets: ["navmigrate"]),
        .executable(name: "navmigrate-bench", targets: ["navmigrate-bench"]),
    ],
    dependencies: syntaxPackages,
    targets: [
        .module("SourceEditing", []),
        .module("ProjectModel", ["SourceEditing"]),
        .module("Migration", ["ProjectModel", "SourceEditing"]),
        .module("MigrationRun", ["Migration", "ProjectModel", "SourceEditing"]),
        .module("Reporting", ["Migration", "ProjectModel", "SourceEditing"]),
        .tool("navmigrate", ["MigrationRun", "Reporting", "Migration", "ProjectModel", "SourceEditing"]),
        // It runs the tool, and so has it built too.
        .tool("navmigrate-bench", ["navmigrate"]),
        .target(
            name: "TestSupport", dependencies: ["Migration", "ProjectModel", "SourceEditing"] + syntaxProducts,
            path: "Tests/Support/TestSupport", swiftSettings: ownSwiftSettings),
        // Its stand-in for Apple's SDK is no target: the tests compile it, where that SDK isn't there.
        .target(name: "TypeCheck", path: "Tests/Support/TypeCheck", swiftSettings: ownSwiftSettings),
        .tests("TypeCheckTests", ["TypeCheck"]),
        // Tests/check-app runs it.
        .executableTarget(
            name: "compile-difference", dependencies: ["TypeCheck", "ProjectModel"],
            path: "Tests/Support/CompileDifference", swiftSettings: ownSwiftSettings,
            linkerSettings: syntaxLinkerSettings),
        .tests("BehaviourTests", ["MigrationRun", "Migration", "ProjectModel", "SourceEditing", "TypeCheck"]),
        .tests("SourceEditingTests", ["SourceEditing"]),
        .tests("ProjectModelTests", ["ProjectModel", "SourceEditing"]),
        .tests("MigrationTests", ["Migration", "ProjectModel", "SourceEditing", "TypeCheck"]),
        .tests("MigrationRunTests", ["MigrationRun", "Migration", "ProjectModel", "SourceEditing"]),
        .tests("ReportingTests", ["Reporting", "Migration", "ProjectModel", "SourceEditing"]),
        .tests(
            "NavmigrateTests",
            ["navmigrate", "MigrationRun", "Reporting", "Migration", "ProjectModel", "SourceEditing", "TypeCheck"]),
        .tests("FuzzTests", ["navmigrate", "MigrationRun", "Migration", "ProjectModel", "SourceEditing"]),
    ],
    swiftLanguageModes: [.v6]
)
