import Foundation
import ProjectModel
import TypeCheck

/// `compile-difference BEFORE AFTER [--swift6] [iOS16|iOS17] [--all]`
///
/// (`--all` also prints the errors before.)
///
/// Type-checks an app before and after a migration, and prints the errors that are only there after it. What no check
/// knows, modules and newer systems, is missing on both sides: what counts is the difference.
@main struct CompileDifference {
    static func main() {
        do {
            exit(try run(Array(CommandLine.arguments.dropFirst())) ? 0 : 1)
        } catch {
            FileHandle.standardError.write(Data("compile-difference: \(error)\n".utf8))
            exit(2)
        }
    }

    /// - Returns: whether there is no new error.
    private static func run(_ arguments: [String]) throws -> Bool {
        let folders = arguments.filter { !$0.hasPrefix("--") && TypeChecker.System(rawValue: $0) == nil }
        guard folders.count == 2 else {
            throw CompilerFailure(description: "name the folder before and the folder after the migration")
        }
        let language: TypeChecker.Language = arguments.contains("--swift6") ? .swift6 : .swift5
        let chosen = arguments.compactMap(TypeChecker.System.init(rawValue:))
        let before = try AppFolder(folders[0])
        let after = try AppFolder(folders[1])
        var clean = true
        for target in after.targets where after.differs(from: before, in: target) {
            for system in chosen.isEmpty ? TypeChecker.System.allCases : chosen {
                let checker = TypeChecker(system: system, language: language)
                let comparison = Comparison(target: target, checker: checker, before: before, after: after)
                let result = try comparison.result()
                print(
                    "\(target.name), \(system): \(result.changed) files changed, \(result.files) checked, "
                        + "\(result.before.count) errors before, \(result.new.count) new")
                for error in result.new { print("  \(error)") }
                if arguments.contains("--all") { for error in result.before { print("  before: \(error)") } }
                clean = clean && result.new.isEmpty
            }
        }
        return clean
    }
}
