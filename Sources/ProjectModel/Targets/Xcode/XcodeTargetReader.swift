/// Reads the targets of one Xcode project.
struct XcodeTargetReader {
    private let project: XcodeProject
    private let swiftFiles: SwiftFileIndex
    private let packages: [String: String]
    private var tree: XcodeFileTree
    private var configurations: XcodeConfigurations

    init(
        _ project: XcodeProject, manifests: [String: [UInt8]], swiftFiles: SwiftFileIndex,
        packages: [String: String]
    ) {
        self.project = project
        self.swiftFiles = swiftFiles
        self.packages = packages
        tree = XcodeFileTree(project)
        configurations = XcodeConfigurations(project, manifests: manifests)
    }

    mutating func read(notes: inout ManifestNotes) -> [BuildTarget] {
        let targets = project.objects("targets", of: project.project)
            .filter { $0.object.isa == "PBXNativeTarget" }
        let synchronized = SynchronizedFolders(
            project, targets: targets, tree: &tree, swiftFiles: swiftFiles, packages: packages)
        let products = Dictionary(
            targets.compactMap { target in target.object["productReference"]?.string.map { ($0, target.object) } },
            uniquingKeysWith: { first, _ in first })
        return targets.map { id, target in
            let name = target["name"]?.string ?? id
            let settings = configurations.settings(of: target, named: name, tree: &tree, notes: &notes)
            let runs = XcodePlatforms(settings, notes: &notes)
            return BuildTarget(
                name: name, moduleName: Self.moduleName(settings, targetName: name),
                kind: .init(productType: target["productType"]?.string ?? ""), manifest: project.manifest,
                files: listedFiles(of: target).union(synchronized.files[id] ?? []).sorted(),
                platforms: runs.platforms, deviceFamilies: runs.families,
                dependencies: dependencies(of: target, products: products))
        }
    }

    private static func moduleName(_ configurations: [BuildSettings], targetName: String) -> String {
        guard let settings = configurations.first else { return ModuleName.identifier(targetName) }
        if let module = settings.outcome(of: "PRODUCT_MODULE_NAME")?.text, !module.isEmpty { return module }
        return ModuleName.identifier(settings.text(of: "PRODUCT_NAME") ?? targetName)
    }

    private mutating func listedFiles(of target: PropertyList) -> Set<String> {
        var files: Set<String> = []
        for (_, phase) in project.objects("buildPhases", of: target) where phase.isa == "PBXSourcesBuildPhase" {
            for (_, buildFile) in project.objects("files", of: phase) {
                guard let reference = buildFile["fileRef"]?.string, let path = tree.path(of: reference),
                    path.hasSuffix(".swift"), let file = swiftFiles.file(at: path)
                else { continue }
                files.insert(file)
            }
        }
        return files
    }

    /// Targets that it waits for, products of packages, and linked products of the project's own targets.
    private func dependencies(of target: PropertyList, products: [String: PropertyList]) -> [String] {
        var names: [String] = []
        for (_, dependency) in project.objects("dependencies", of: target) {
            let name =
                project.object("target", of: dependency)?.object["name"]?.string
                ?? project.object("productRef", of: dependency)?.object["productName"]?.string
                ?? dependency["name"]?.string
                ?? project.object("targetProxy", of: dependency)?.object["remoteInfo"]?.string
            if let name { names.append(name) }
        }
        for (_, product) in project.objects("packageProductDependencies", of: target) {
            if let name = product["productName"]?.string { names.append(name) }
        }
        for (_, phase) in project.objects("buildPhases", of: target) where phase.isa == "PBXFrameworksBuildPhase" {
            for (_, buildFile) in project.objects("files", of: phase) {
                if let product = project.object("productRef", of: buildFile)?.object["productName"]?.string {
                    names.append(product)
                } else if let file = buildFile["fileRef"]?.string, let name = products[file]?["name"]?.string {
                    names.append(name)
                }
            }
        }
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }
}

extension BuildTarget.Kind {
    /// The kind behind a product type such as `com.apple.product-type.application`.
    fileprivate init(productType: String) {
        let prefix = "com.apple.product-type."
        let type = productType.hasPrefix(prefix) ? productType.dropFirst(prefix.count) : productType[...]
        if type == "bundle.ui-testing" {
            self = .uiTests
        } else if type.hasPrefix("bundle.unit-test") || type.hasPrefix("bundle.ocunit-test") {
            self = .unitTests
        } else if type.hasPrefix("application") {
            self = .application
        } else if type.hasSuffix("extension") || type.contains("extension.") {
            self = .appExtension
        } else if type.hasPrefix("framework") {
            self = .framework
        } else if type.hasPrefix("library") {
            self = .library
        } else if type == "tool" {
            self = .commandLineTool
        } else {
            self = .bundle
        }
    }
}
