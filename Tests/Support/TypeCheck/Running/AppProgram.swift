#if os(Linux)
import Foundation

/// An app, compiled together with the stand-in: a program that uses the app by itself and prints what it shows.
public struct AppProgram: Sendable {
    /// A view that is explored as an app's only window.
    public struct Root: Hashable, Sendable {
        public let name: String
        /// Such as `RecipeList()`.
        public let view: String

        public init(_ name: String, _ view: String) {
            (self.name, self.view) = (name, view)
        }
    }

    private let path: String
    private let key: String

    /// Compiles an app, unless it was compiled before.
    /// - Parameters:
    ///   - modules: each behind those that it imports.
    ///   - roots: what is explored, in the last module; none where that has an app (`@main`).
    /// - Throws: ``CompilerFailure``, also where the code has errors.
    public init(
        _ modules: [TypeChecker.Module], roots: [Root] = [], language: TypeChecker.Language = .swift5
    ) throws {
        let standIn = try RunnableStandIn.find()
        let modules = Self.withRoots(roots, modules)
        var key = ContentHash(standIn.key, language.rawValue)
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
                try Self.compile(
                    module, after: modules[..<index].map(\.name), isLast: index == modules.count - 1,
                    standIn, language, in: folder)
            }
        }
        (path, self.key) = (folder + "/program", name)
    }

    private static func withRoots(_ roots: [Root], _ modules: [TypeChecker.Module]) -> [TypeChecker.Module] {
        var modules = modules
        guard !roots.isEmpty, let last = modules.popLast() else { return modules }
        let views = roots.map { "\n                \"\($0.name)\": { \($0.view) }," }.joined()
        let main = """
            import SwiftUI

            @main enum ExploredRoots {
                @MainActor static func main() {
                    BehaviourRoots.run([\(views)
                    ])
                }
            }

            """
        return modules + [.init(last.name, last.files + [.init("ExploredRoots.swift", main)])]
    }

    private static func compile(
        _ module: TypeChecker.Module, after: [String], isLast: Bool, _ standIn: RunnableStandIn,
        _ language: TypeChecker.Language, in folder: String
    ) throws {
        let sources = "\(folder)/\(module.name)"
        for file in module.files {
            let url = URL(fileURLWithPath: sources + "/" + file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(CheckedCopy.text(of: file.text).utf8).write(to: url)
        }
        let product =
            isLast
            ? ["-o", "\(folder)/program"] + standIn.linking + after.map { "\(folder)/\($0).o" }
            : ["-c", "-o", "\(folder)/\(module.name).o", "-emit-module", "-emit-module-path"]
                + ["\(folder)/\(module.name).swiftmodule"]
        try standIn.compiler.link(
            product + standIn.arguments + ["-I", folder, "-module-name", module.name, "-swift-version"]
                + [language.rawValue, "-parse-as-library", "-wmo", "-suppress-warnings", "-diagnostic-style", "llvm"]
                + module.files.map(\.path), in: sources)
        try FileManager.default.removeItem(atPath: sources)
    }

    /// Uses the app in every way.
    /// - Throws: ``CompilerFailure`` where the program doesn't end well.
    public func transcript(_ exploration: AppExploration = AppExploration()) throws -> AppTranscript {
        var key = ContentHash(key)
        for argument in exploration.arguments { key.add(argument) }
        let name = key.description
        let folder = try CacheFolder.default.folder("transcripts/\(name.prefix(2))/\(name.dropFirst(2))") { folder in
            let output = try ProgramRun(path, exploration.arguments, seconds: exploration.secondsAtMost).output()
            try Data(output.utf8).write(to: URL(fileURLWithPath: folder + "/output"))
        }
        return AppTranscript(text: try String(contentsOfFile: folder + "/output", encoding: .utf8))
    }
}
#endif
