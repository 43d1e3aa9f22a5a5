import ProjectModel
import TypeCheck

/// An app's modules, as its manifests have them.
struct AppCode {
    let modules: [TypeChecker.Module]
    /// The systems that can be checked and that it runs on.
    let systems: [TypeChecker.System]

    /// - Parameter contents: the files' bytes, by their paths.
    init(_ contents: [String: [UInt8]]) {
        let map = TargetMap.read(
            ManifestSet(
                manifests: contents.filter { ManifestSet.isManifest($0.key) },
                swiftFiles: contents.keys.filter { $0.hasSuffix(".swift") }))
        modules = Self.inOrder(map).map { target in
            .init(
                target.moduleName,
                target.files.map { .init($0, String(decoding: contents[$0] ?? [], as: UTF8.self)) })
        }
        let minimums = map.targets.compactMap { $0.platforms[.iOS]?.deployment?.minimum }
        let isNew = minimums.contains { $0 >= SystemVersion(17) }
        systems = isNew ? [.iOS17] : TypeChecker.System.allCases
    }

    /// Each target behind those that it depends on.
    private static func inOrder(_ map: TargetMap) -> [BuildTarget] {
        var ordered: [BuildTarget] = []
        func add(_ target: BuildTarget) {
            guard !ordered.contains(target) else { return }
            map.dependencies(of: target).forEach(add)
            ordered.append(target)
        }
        map.targets.forEach(add)
        return ordered
    }
}
