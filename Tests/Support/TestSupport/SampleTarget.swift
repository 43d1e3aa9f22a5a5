import ProjectModel

/// A target of a sample project.
public struct SampleTarget: Sendable {
    public var name: String
    /// What an `import` calls its module.
    public var product: String
    /// The name of its project.
    public var project: String
    /// Each platform with its oldest system, such as `[.iOS: "17.0"]`.
    public var platforms: [Platform: String]
    public var devices: [DeviceFamily]
    /// The files that it compiles; nil: all.
    public var files: [String]?
    public var dependencies: [String]

    public init(
        _ name: String, _ platforms: [Platform: String] = [.iOS: "17.0"], devices: [DeviceFamily] = [.iPhone, .iPad],
        product: String? = nil, project: String = "Sample", files: [String]? = nil, dependencies: [String] = []
    ) {
        self.name = name
        self.product = product ?? name
        self.project = project
        self.platforms = platforms
        self.devices = devices
        self.files = files
        self.dependencies = dependencies
    }

    /// An app for iPhone and iPad from iOS 17 on.
    public static let app = SampleTarget("App")
}

/// Writes the project file of a sample: as small as one can be that is read as Xcode's own.
enum SampleProjectFile {
    /// By path.
    static func manifests(targets: [SampleTarget], files: [String]) -> [String: [UInt8]] {
        Dictionary(grouping: targets, by: \.project).reduce(into: [:]) { manifests, project in
            manifests["\(project.key).xcodeproj/project.pbxproj"] = Array(
                text(targets: project.value, files: files).utf8)
        }
    }

    private static func text(targets: [SampleTarget], files: [String]) -> String {
        var objects: [String] = []
        func add(_ id: String, _ entries: String) { objects.append("\t\t\(id) = {\(entries)};") }
        let references = files.indices.map { "FILE\($0)" }
        add("GROUP", "isa = PBXGroup; sourceTree = SOURCE_ROOT; children = (\(references.joined(separator: ", ")));")
        for (id, file) in zip(references, files) {
            add(id, "isa = PBXFileReference; path = \"\(file)\"; sourceTree = \"<group>\";")
        }
        for target in targets {
            let own = files.indices.filter { target.files?.contains(files[$0]) ?? true }
            for index in own { add("BUILD\(index)\(target.name)", "isa = PBXBuildFile; fileRef = FILE\(index);") }
            let builds = own.map { "BUILD\($0)\(target.name)" }.joined(separator: ", ")
            add("SOURCES\(target.name)", "isa = PBXSourcesBuildPhase; files = (\(builds));")
            for dependency in target.dependencies {
                add("NEEDS\(target.name)\(dependency)", "isa = PBXTargetDependency; name = \(dependency);")
            }
            let needs = target.dependencies.map { "NEEDS\(target.name)\($0)" }.joined(separator: ", ")
            add(
                "CONFIG\(target.name)",
                "isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings(of: target))};")
            add("CONFIGS\(target.name)", "isa = XCConfigurationList; buildConfigurations = (CONFIG\(target.name));")
            add(
                "TARGET\(target.name)",
                "isa = PBXNativeTarget; name = \(target.name); productType = \"com.apple.product-type.application\"; "
                    + "buildPhases = (SOURCES\(target.name)); dependencies = (\(needs)); "
                    + "buildConfigurationList = CONFIGS\(target.name);")
        }
        let list = targets.map { "TARGET\($0.name)" }.joined(separator: ", ")
        add("PROJECT", "isa = PBXProject; mainGroup = GROUP; targets = (\(list)); buildConfigurationList = NONE;")
        return "// !$*UTF8*$!\n{\n\tobjects = {\n\(objects.joined(separator: "\n"))\n\t};\n\trootObject = PROJECT;\n}\n"
    }

    private static func settings(of target: SampleTarget) -> String {
        let platforms = target.platforms.sorted { $0.key.rawValue < $1.key.rawValue }
        var settings = ["PRODUCT_NAME = \(target.product)"]
        let sdks = platforms.compactMap { sdk(of: $0.key) }
        settings.append("SUPPORTED_PLATFORMS = \"\(sdks.joined(separator: " "))\"")
        let numbers = target.devices.compactMap(number(of:)).joined(separator: ",")
        settings.append("TARGETED_DEVICE_FAMILY = \"\(numbers)\"")
        if target.platforms[.macCatalyst] != nil { settings.append("SUPPORTS_MACCATALYST = YES") }
        settings += platforms.filter { $0.key != .macCatalyst }.map { "\(setting(of: $0.key)) = \($0.value)" }
        return settings.map { $0 + "; " }.joined()
    }

    private static func sdk(of platform: Platform) -> String? {
        switch platform {
        case .iOS: "iphoneos"
        case .macOS: "macosx"
        case .tvOS: "appletvos"
        case .watchOS: "watchos"
        case .visionOS: "xros"
        case .macCatalyst: nil
        }
    }

    private static func setting(of platform: Platform) -> String {
        switch platform {
        case .iOS, .macCatalyst: "IPHONEOS_DEPLOYMENT_TARGET"
        case .macOS: "MACOSX_DEPLOYMENT_TARGET"
        case .tvOS: "TVOS_DEPLOYMENT_TARGET"
        case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
        case .visionOS: "XROS_DEPLOYMENT_TARGET"
        }
    }

    private static func number(of device: DeviceFamily) -> String? {
        switch device {
        case .iPhone: "1"
        case .iPad: "2"
        case .tv: "3"
        case .watch: "4"
        case .mac: "6"
        case .vision: "7"
        }
    }
}
