import Foundation

/// A program of Swift code that runs on this machine.
public struct Program: Sendable {
    let path: String
    /// Changes when what it is made of does.
    let key: String

    /// Compiles files that need neither Apple's SDK nor a stand-in for it. What was compiled before isn't again.
    /// - Parameter files: one of them is `main.swift`, or has a type that is `@main`.
    /// - Throws: ``CompilerFailure`` with the errors.
    public init(
        _ files: [TypeChecker.File], language: TypeChecker.Language = .swift6, warningsAreErrors: Bool = false
    ) throws {
        let warnings = warningsAreErrors ? "-warnings-as-errors" : "-suppress-warnings"
        try self.init(
            [.init("program", files)], language, compiler: .find(), arguments: [warnings], linking: [], standIn: "")
    }

    /// - Parameters:
    ///   - modules: each behind those that it imports; the last is the program.
    ///   - arguments: of the compiler, for each of them.
    ///   - linking: its further ones for the last.
    ///   - standIn: changes when what the modules are compiled against does.
    init(
        _ modules: [TypeChecker.Module], _ language: TypeChecker.Language, compiler: Compiler, arguments: [String],
        linking: [String], standIn: String
    ) throws {
        var key = ContentHash(compiler.identity, standIn, language.rawValue)
        for word in arguments { key.add(word) }
        for module in modules {
            key.add(module.name)
            for file in module.files.sorted(by: { $0.path < $1.path }) {
                key.add(file.path)
                key.add(file.text)
            }
        }
        let name = key.description
        let folder = try CacheFolder.default.folder("programs/\(name.prefix(2))/\(name.dropFirst(2))") { folder in
            for (index, module) in modules.enumerated() {
                let product =
                    index == modules.count - 1
                    ? ["-o", "\(folder)/program"] + linking + modules[..<index].map { "\(folder)/\($0.name).o" }
                    : ["-c", "-o", "\(folder)/\(module.name).o", "-emit-module", "-emit-module-path"]
                        + ["\(folder)/\(module.name).swiftmodule"]
                let words = product + arguments + ["-I", folder, "-swift-version", language.rawValue]
                try Self.compile(module, words, compiler, in: "\(folder)/\(module.name) sources")
            }
        }
        (path, self.key) = (folder + "/program", name)
    }

    private static func compile(
        _ module: TypeChecker.Module, _ arguments: [String], _ compiler: Compiler, in sources: String
    ) throws {
        for file in module.files {
            let url = URL(fileURLWithPath: sources + "/" + file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.text.utf8).write(to: url)
        }
        let isScript = module.files.contains { $0.path == "main.swift" }
        try compiler.link(
            arguments + ["-module-name", module.name, "-wmo", "-diagnostic-style", "llvm"]
                + (isScript ? [] : ["-parse-as-library"]) + module.files.map(\.path), in: sources)
        try FileManager.default.removeItem(atPath: sources)
    }

    /// Runs it to its end.
    /// - Parameter seconds: after which it is stopped.
    public func run(_ arguments: [String] = [], seconds: Int = 120) throws -> ProgramRun {
        try ProgramRun(path, arguments, seconds: seconds)
    }
}
