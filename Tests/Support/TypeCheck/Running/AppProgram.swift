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

    private let program: Program

    /// Compiles an app, unless it was compiled before.
    /// - Parameters:
    ///   - modules: each behind those that it imports.
    ///   - roots: what is explored, in the last module; none where that has an app (`@main`).
    /// - Throws: ``CompilerFailure``, also where the code has errors.
    public init(
        _ modules: [TypeChecker.Module], roots: [Root] = [], language: TypeChecker.Language = .swift5
    ) throws {
        let standIn = try RunnableStandIn.find()
        let copies = Self.withRoots(roots, modules).map { module in
            TypeChecker.Module(module.name, module.files.map { .init($0.path, CheckedCopy.text(of: $0.text)) })
        }
        program = try Program(
            copies, language, compiler: standIn.compiler, arguments: standIn.arguments + ["-suppress-warnings"],
            linking: standIn.linking, standIn: standIn.key)
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

    /// Uses the app in every way.
    /// - Throws: ``CompilerFailure`` where the program doesn't end well.
    public func transcript(_ exploration: AppExploration = AppExploration()) throws -> AppTranscript {
        var key = ContentHash(program.key)
        for argument in exploration.arguments { key.add(argument) }
        let name = key.description
        let folder = try CacheFolder.default.folder("transcripts/\(name.prefix(2))/\(name.dropFirst(2))") { folder in
            let run = try program.run(exploration.arguments, seconds: exploration.secondsAtMost)
            guard run.status == 0 else {
                throw CompilerFailure(
                    description: "the app's program failed or took too long\n\(run.words)\n\(run.output)")
            }
            try Data(run.output.utf8).write(to: URL(fileURLWithPath: folder + "/output"))
        }
        return AppTranscript(text: try String(contentsOfFile: folder + "/output", encoding: .utf8))
    }
}
#endif
