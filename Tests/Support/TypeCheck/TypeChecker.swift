/// Type-checks Swift code that uses SwiftUI: against Apple's SDK on macOS, elsewhere against the stand-in.
///
/// The compiler runs once for each module. What it said is kept in the build folder, so that the same files
/// are never checked twice.
public struct TypeChecker: Sendable {
    /// The oldest system that the code runs on.
    public enum System: String, CaseIterable, Sendable, CustomStringConvertible {
        case iOS16, iOS17

        public var description: String { rawValue }
    }

    /// The language mode.
    public enum Language: String, CaseIterable, Sendable, CustomStringConvertible {
        case swift5 = "5"
        case swift6 = "6"

        public var description: String { "swift\(rawValue)" }
    }

    /// A file of a module: any path that no other file has, and the text.
    public struct File: Hashable, Sendable {
        public let path: String
        public let text: String

        public init(_ path: String, _ text: String) {
            self.path = path
            self.text = text
        }
    }

    public struct Module: Sendable {
        /// The files whose code is checked; of the others only the declarations are.
        public enum Checked: Sendable, Hashable {
            case all
            case none
            case only([String])
        }

        public let name: String
        public let files: [File]
        public let checked: Checked

        /// - Parameter checked: only the last of several modules can have a choice of its files checked.
        public init(_ name: String, _ files: [File], checked: Checked = .all) {
            self.name = name
            self.files = files
            self.checked = checked
        }
    }

    public let system: System
    public let language: Language

    public init(system: System, language: Language) {
        self.system = system
        self.language = language
    }

    /// The errors in the files of one module, in the compiler's order.
    /// - Throws: ``CompilerFailure`` where there is no compiler, or it ends without a verdict.
    public func errors(in files: [File]) throws -> [CompilerError] {
        try errors(in: [Module("App", files)])
    }

    /// The errors in several modules.
    /// - Parameter modules: each stands behind those that it imports. Those behind a module with errors are still
    ///   checked: against what could be made of it.
    /// - Throws: ``CompilerFailure`` where there is no compiler, or it ends without a verdict.
    public func errors(in modules: [Module]) throws -> [CompilerError] {
        let sdk = try SDK.find(for: system)
        var (errors, folders): ([CompilerError], [String]) = ([], [])
        var key = ContentHash(sdk.key, language.rawValue)
        for (index, module) in modules.map(Self.checkedCopy).enumerated() {
            key.add(module.name)
            key.add("\(module.checked)")
            for file in module.files.sorted(by: { $0.path < $1.path }) {
                key.add(file.path)
                key.add(file.text)
            }
            let check = ModuleCheck(
                sdk: sdk, language: language, module: module, imports: folders, key: key.description,
                isImported: index < modules.count - 1)
            errors += try check.errors()
            folders.append(check.folder)
        }
        return errors
    }

    private static func checkedCopy(of module: Module) -> Module {
        #if os(macOS)
        module
        #else
        Module(
            module.name, module.files.map { File($0.path, CheckedCopy.text(of: $0.text)) }, checked: module.checked)
        #endif
    }
}
