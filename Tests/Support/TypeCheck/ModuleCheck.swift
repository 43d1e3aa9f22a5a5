import Foundation

/// One run of the compiler over the files of a module.
struct ModuleCheck {
    let sdk: SDK
    let language: TypeChecker.Language
    let module: TypeChecker.Module
    /// The folders of the modules that it may import.
    let imports: [String]
    /// Names everything that decides what the compiler says.
    let key: String
    /// Whether other modules import it.
    let isImported: Bool

    /// Where the compiler's output is kept, and the module.
    var folder: String { CacheFolder.default.path + "/" + cacheKey }
    // There are thousands.
    private var cacheKey: String { "checks/\(key.prefix(2))/\(key.dropFirst(2))\(isImported ? "-module" : "")" }

    func errors() throws -> [CompilerError] {
        let folder = try CacheFolder.default.folder(cacheKey, make: compile)
        return CompilerError.all(in: try String(contentsOfFile: folder + "/output", encoding: .utf8))
    }

    private func compile(into folder: String) throws {
        let sources = folder + "/sources"
        for file in module.files {
            let url = URL(fileURLWithPath: sources + "/" + file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.text.utf8).write(to: url)
        }
        try FileManager.default.createDirectory(atPath: sources, withIntermediateDirectories: true)
        let product =
            isImported
            ? ["-emit-module", "-experimental-allow-module-with-compiler-errors"]
                + ["-o", "\(folder)/\(module.name).swiftmodule"]
            : ["-typecheck"]
        let bodies = module.checked == .none ? ["-experimental-skip-all-function-bodies"] : []
        let files = module.files.map(\.path).flatMap { path -> [String] in
            guard case .only(let checked) = module.checked, checked.contains(path) else { return [path] }
            return ["-primary-file", path]
        }
        let output = try sdk.compiler.run(
            product + sdk.arguments + imports.flatMap { ["-I", $0] }
                + ["-module-name", module.name, "-swift-version", language.rawValue, "-parse-as-library"]
                + ["-D", "DEBUG", "-suppress-warnings", "-diagnostic-style", "llvm"] + bodies + files,
            in: sources)
        try Data(output.utf8).write(to: URL(fileURLWithPath: folder + "/output"))
        try FileManager.default.removeItem(atPath: sources)
    }
}
