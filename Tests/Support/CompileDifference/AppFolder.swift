import Foundation
import ProjectModel
import TypeCheck

/// A module of an app.
struct AppTarget: Hashable {
    let name: String
    fileprivate let target: BuildTarget?
}

/// An app on disk: its Swift files and its targets.
struct AppFolder {
    private let texts: [String: String]
    private let map: TargetMap
    /// Without tests; where no manifest tells, one for all files.
    let targets: [AppTarget]

    private static let otherFolders: Set<String> = [".git", ".build", "DerivedData", "Pods", "Carthage"]

    init(_ folder: String) throws {
        var (texts, manifests): ([String: String], [String: [UInt8]]) = ([:], [:])
        guard let files = FileManager.default.enumerator(atPath: folder) else {
            throw CompilerFailure(description: "there is no folder \(folder)")
        }
        while let path = files.nextObject() as? String {
            if Self.otherFolders.contains((path as NSString).lastPathComponent) {
                files.skipDescendants()
                continue
            }
            let isSwift = path.hasSuffix(".swift")
            guard isSwift || ManifestSet.isManifest(path),
                let data = try? Data(contentsOf: URL(fileURLWithPath: folder + "/" + path))
            else { continue }
            if isSwift { texts[path] = String(decoding: data, as: UTF8.self) }
            if ManifestSet.isManifest(path) { manifests[path] = Array(data) }
        }
        self.texts = texts
        map = TargetMap.read(ManifestSet(manifests: manifests, swiftFiles: texts.keys.sorted()))
        let own = map.targets.filter { !$0.kind.isTest && !$0.files.isEmpty }.map {
            AppTarget(name: $0.moduleName, target: $0)
        }
        targets = own.isEmpty ? [AppTarget(name: "App", target: nil)] : own
    }

    func files(of target: AppTarget) -> [String] {
        // The one for all files has those of another version of the folder, too.
        guard let name = target.target else { return texts.keys.filter { !$0.hasSuffix("Package.swift") }.sorted() }
        let same = map.targets.first { $0.name == name.name && $0.manifest == name.manifest }
        return (same?.files ?? []).filter { texts[$0] != nil }
    }

    func differs(from other: AppFolder, in target: AppTarget) -> Bool {
        !changedFiles(since: other, in: target).isEmpty
    }

    func changedFiles(since other: AppFolder, in target: AppTarget) -> [String] {
        files(of: target).filter { texts[$0] != other.texts[$0] }
    }

    /// What the compiler needs: empty modules for those that aren't here, the app's own that the target imports, and
    /// the target.
    func modules(for target: AppTarget, checking checked: TypeChecker.Module.Checked) -> [TypeChecker.Module] {
        let last = module(target.name, files(of: target), checked)
        var own: [BuildTarget] = []
        // Modules whose own imports are being looked at: none imports itself, but two can share a name.
        var waiting: Set<String> = []
        func add(importsOf module: TypeChecker.Module) {
            for name in Set(module.files.flatMap { Self.imports(in: $0.text) }).sorted() {
                guard name != target.name, !own.contains(where: { $0.moduleName == name }),
                    let dependency = map.targets.first(where: { $0.moduleName == name && !$0.files.isEmpty })
                else { continue }
                guard waiting.insert(name).inserted else { continue }
                add(importsOf: self.module(name, dependency.files, .none))
                own.append(dependency)
            }
        }
        add(importsOf: last)
        let libraries = own.map { module($0.moduleName, $0.files, .none) }
        let known = Set(own.map(\.moduleName)).union(TypeChecker.knownModules).union([target.name])
        let missing = Set((libraries + [last]).flatMap(\.files).flatMap { Self.imports(in: $0.text) }).subtracting(
            known)
        return missing.sorted().map { .init($0, [.init("\($0).swift", "")]) } + libraries + [last]
    }

    private func module(
        _ name: String, _ files: [String], _ checked: TypeChecker.Module.Checked
    ) -> TypeChecker.Module {
        .init(name, files.compactMap { path in texts[path].map { .init(path, $0) } }, checked: checked)
    }

    /// The names behind `import`, without submodules.
    private static func imports(in text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            let words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }
            guard let index = words.firstIndex(of: "import"),
                words[..<index].allSatisfy({ $0.hasPrefix("@") || $0 == "public" })
            else {
                return nil
            }
            let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "typealias", "var", "let"]
            let name = words[(index + 1)...].first { !kinds.contains($0) }?.prefix { $0 != "." }
            return name.map(String.init)
        }
    }
}
