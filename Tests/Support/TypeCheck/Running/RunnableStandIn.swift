#if os(Linux)
import Foundation

/// The stand-in as libraries that programs are linked with.
struct RunnableStandIn: Sendable {
    let compiler: Compiler
    /// Where the libraries and the modules are.
    let folder: String
    /// Changes when the stand-in or the compiler does.
    let key: String

    /// The stand-in, built where it isn't yet.
    static func find() throws -> RunnableStandIn { try made.get() }

    private static let made = Result {
        let standIn = StandIn(compiler: try Compiler.find(), system: .iOS17)
        return try standIn.runnable()
    }

    /// The compiler's arguments for code that imports it.
    var arguments: [String] {
        [
            "-I", folder, "-plugin-path", "\(compiler.hostFolder)/plugins", "-load-plugin-library",
            "\(folder)/lib\(StandIn.macros).so", "-D", CheckedCopy.iOSFlag, "-D", "DEBUG",
        ]
    }

    /// Those for a program.
    var linking: [String] { ["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder] }
}

extension StandIn {
    fileprivate func runnable() throws -> RunnableStandIn {
        let files = try (modules + [Self.macros]).map { ($0, try Self.files(of: $0)) }
        var key = ContentHash(compiler.identity, system.rawValue, "runnable")
        for file in files.flatMap(\.1) {
            key.add(file.path)
            key.add(file.text)
        }
        let folder = try CacheFolder.default.folder("stand-in-\(key)", costly: true) { folder in
            for (module, files) in files {
                if module == Self.macros {
                    try buildMacros(files.map(\.path), into: folder)
                } else {
                    try buildLibrary(module, files.map(\.path), into: folder)
                }
            }
        }
        return RunnableStandIn(compiler: compiler, folder: folder, key: key.description)
    }

    private func buildLibrary(_ module: String, _ files: [String], into folder: String) throws {
        try compiler.link(
            ["-emit-library", "-o", "\(folder)/lib\(module).so", "-emit-module"]
                + ["-emit-module-path", "\(folder)/\(module).swiftmodule", "-module-name", module]
                + ["-module-link-name", module, "-I", folder, "-L", folder, "-wmo", "-swift-version", "6"]
                + ["-parse-as-library", "-suppress-warnings", "-D", "IOS17", "-D", "RUNS"] + files, in: Self.sources)
    }
}
#endif
