import Foundation

/// The stand-in for Apple's SDK: a folder of modules, each a folder of Swift files, compiled once for each system.
struct StandIn {
    let compiler: Compiler
    let system: TypeChecker.System

    /// In the order in which they are compiled.
    var modules: [String] { (system == .iOS16 ? ["Observation"] : []) + Self.common }
    private static let common = [
        "ObjectiveC", "AppleFoundation", "CoreGraphics", "os", "OSLog", "Combine", "UIKit",
        "UniformTypeIdentifiers", "SwiftUI",
    ]
    static let macros = "PreviewsMacros"

    static var sources: String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path + "/StandIn"
    }

    /// The stand-in, built where it isn't yet.
    func sdk() throws -> SDK {
        let files = try (modules + [Self.macros]).map { ($0, try Self.files(of: $0)) }
        var key = ContentHash(compiler.identity, system.rawValue)
        for file in files.flatMap(\.1) {
            key.add(file.path)
            key.add(file.text)
        }
        let folder = try CacheFolder.default.folder("stand-in-\(key)", costly: true) { folder in
            for (module, files) in files {
                if module == Self.macros {
                    try buildMacros(files.map(\.path), into: folder)
                } else {
                    try build(module, files.map(\.path), into: folder)
                }
            }
        }
        return SDK(
            compiler: compiler,
            arguments: [
                "-I", folder, "-plugin-path", "\(compiler.hostFolder)/plugins", "-load-plugin-library",
                "\(folder)/lib\(Self.macros).so", "-enable-objc-interop",
                "-D", CheckedCopy.iOSFlag,
            ], key: key.description)
    }

    private func build(_ module: String, _ files: [String], into folder: String) throws {
        let flags = system == .iOS17 ? ["-D", "IOS17"] : []
        let output = try compiler.run(
            ["-emit-module", "-o", "\(folder)/\(module).swiftmodule", "-module-name", module, "-I", folder]
                + ["-swift-version", "6", "-parse-as-library", "-enable-objc-interop", "-suppress-warnings"]
                + ["-diagnostic-style", "llvm"] + flags + files, in: Self.sources)
        let errors = CompilerError.all(in: output)
        guard errors.isEmpty else {
            let lines = errors.map(\.description).joined(separator: "\n")
            throw CompilerFailure(description: "the stand-in's module \(module) doesn't compile:\n\(lines)")
        }
    }

    func buildMacros(_ files: [String], into folder: String) throws {
        let host = compiler.hostFolder
        try compiler.link(
            ["-emit-library", "-o", "\(folder)/lib\(Self.macros).so", "-module-name", Self.macros, "-parse-as-library"]
                + ["-I", host, "-L", host, "-lSwiftSyntax", "-lSwiftSyntaxMacros", "-Xlinker", "-rpath", "-Xlinker"]
                + [host] + files, in: Self.sources)
    }

    /// Paths are relative to the sources' folder.
    static func files(of module: String) throws -> [TypeChecker.File] {
        let names = FileManager.default.enumerator(atPath: sources + "/" + module)?.compactMap { $0 as? String } ?? []
        let paths = names.filter { $0.hasSuffix(".swift") }.sorted().map { module + "/" + $0 }
        guard !paths.isEmpty else { throw CompilerFailure(description: "the stand-in has no module \(module)") }
        return try paths.map { .init($0, try String(contentsOfFile: sources + "/" + $0, encoding: .utf8)) }
    }
}
