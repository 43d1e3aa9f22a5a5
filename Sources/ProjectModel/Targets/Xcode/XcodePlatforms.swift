/// What the build settings of a target say about where it runs, over all of its configurations.
struct XcodePlatforms {
    private(set) var platforms: [Platform: MinimumSystem] = [:]
    private(set) var families: Set<DeviceFamily> = []

    init(_ configurations: [BuildSettings], notes: inout ManifestNotes) {
        for settings in configurations {
            let supported = Self.platforms(of: settings, notes: &notes)
            for platform in supported {
                let minimum = Self.minimum(of: platform, in: settings, notes: &notes)
                platforms[platform] = platforms[platform].map { $0.lowest(minimum) } ?? minimum
            }
            families.formUnion(Self.families(of: settings, on: supported))
        }
    }

    // MARK: - Platforms

    /// What `SUPPORTED_PLATFORMS` lists, else the platform of `SDKROOT`, else those whose deployment
    /// target is set; and Mac Catalyst where an iOS target supports it.
    private static func platforms(of settings: BuildSettings, notes: inout ManifestNotes) -> [Platform] {
        var found = listedPlatforms(of: settings, notes: &notes)
        if found.isEmpty {
            found = Platform.allCases.filter {
                $0 != .macCatalyst && settings.outcome(of: $0.deploymentSetting, sdk: $0.sdks[0]) != nil
            }
        }
        if found.contains(.iOS), supportsCatalyst(settings) {
            found.append(.macCatalyst)
        }
        return found
    }

    private static func supportsCatalyst(_ settings: BuildSettings) -> Bool {
        // The second is the first's name in the first year of Mac Catalyst, and old projects still have it.
        let outcome =
            settings.outcome(of: "SUPPORTS_MACCATALYST") ?? settings.outcome(of: "SUPPORTS_UIKITFORMAC")
        return ["yes", "true", "1"].contains(outcome?.text.lowercased())
    }

    private static func listedPlatforms(of settings: BuildSettings, notes: inout ManifestNotes) -> [Platform] {
        let root = settings.outcome(of: "SDKROOT")
        let sdkPlatform = root.flatMap { Platform(sdk: $0.text) }
        guard let supported = settings.outcome(of: "SUPPORTED_PLATFORMS") else {
            if let root, sdkPlatform == nil, root.text != "auto" { notes.add(unreadable(root)) }
            return sdkPlatform.map { [$0] } ?? []
        }
        var listed: [Platform] = []
        for word in supported.text.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "\"" }) {
            if let platform = Platform(sdk: String(word)), !listed.contains(platform) { listed.append(platform) }
        }
        if listed.isEmpty, !supported.unset.isEmpty { notes.add(unreadable(supported)) }
        // A target that picks another SDK than the project's list has is not built for that list.
        if let root, let sdkPlatform, !listed.contains(sdkPlatform), listed.isEmpty || root.level < supported.level {
            return [sdkPlatform]
        }
        return listed
    }

    // MARK: - Versions

    private static func minimum(
        of platform: Platform, in settings: BuildSettings, notes: inout ManifestNotes
    ) -> MinimumSystem {
        var lowest = MinimumSystem.unknown
        for sdk in platform.sdks {
            guard let outcome = settings.outcome(of: platform.deploymentSetting, sdk: sdk) else { continue }
            guard let version = SystemVersion(outcome.text) else {
                notes.add(unreadable(outcome))
                continue
            }
            let assignment = outcome.assignment
            lowest = lowest.lowest(
                .known(
                    Deployment(
                        minimum: version, setting: assignment.written, manifest: assignment.manifest,
                        line: assignment.line)))
        }
        return lowest
    }

    private static func unreadable(_ outcome: BuildSettings.Outcome) -> ManifestNote {
        let assignment = outcome.assignment
        let reason =
            outcome.unset.isEmpty
            ? "'\(outcome.text)' isn't a value that is known here"
            : "nothing sets \(outcome.unset.joined(separator: ", "))"
        return ManifestNote(
            .unresolved, assignment.manifest, line: assignment.line,
            "\(assignment.written) is not taken into account: \(reason)")
    }

    // MARK: - Devices

    /// The devices of `TARGETED_DEVICE_FAMILY`, as far as the platforms have them. Platforms of one kind of
    /// device need no setting; for iOS the build's own default is the iPhone.
    private static func families(of settings: BuildSettings, on platforms: [Platform]) -> Set<DeviceFamily> {
        let listed = Set(
            (settings.outcome(of: "TARGETED_DEVICE_FAMILY")?.text ?? "")
                .split { !$0.isNumber }.compactMap { DeviceFamily(number: $0) })
        guard !platforms.isEmpty else { return listed }
        var families: Set<DeviceFamily> = []
        for platform in platforms {
            let possible = platform.families
            let chosen = possible.count > 1 ? possible.filter(listed.contains) : possible
            families.formUnion(chosen.isEmpty ? [possible[0]] : chosen)
        }
        return families
    }
}

extension Platform {
    /// The platform that an SDK builds for: `iphoneos`, `iphonesimulator17.0`, or a path to one.
    init?(sdk: String) {
        let name = ProjectPath.lastComponent(of: sdk).lowercased()
        let prefixes: [(String, Platform)] = [
            ("iphone", .iOS), ("macosx", .macOS), ("appletv", .tvOS), ("watch", .watchOS), ("xr", .visionOS),
        ]
        guard let match = prefixes.first(where: { name.hasPrefix($0.0) }) else { return nil }
        self = match.1
    }

    /// The SDKs that a target for this platform is built with, devices first.
    var sdks: [String] {
        switch self {
        case .iOS: ["iphoneos", "iphonesimulator"]
        case .macOS, .macCatalyst: ["macosx"]
        case .tvOS: ["appletvos", "appletvsimulator"]
        case .watchOS: ["watchos", "watchsimulator"]
        case .visionOS: ["xros", "xrsimulator"]
        }
    }

    /// The build setting that holds the lowest system.
    var deploymentSetting: String {
        switch self {
        case .iOS, .macCatalyst: "IPHONEOS_DEPLOYMENT_TARGET"
        case .macOS: "MACOSX_DEPLOYMENT_TARGET"
        case .tvOS: "TVOS_DEPLOYMENT_TARGET"
        case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
        case .visionOS: "XROS_DEPLOYMENT_TARGET"
        }
    }

    /// The kinds of device that run this platform.
    var families: [DeviceFamily] {
        switch self {
        case .iOS: [.iPhone, .iPad]
        case .macOS, .macCatalyst: [.mac]
        case .tvOS: [.tv]
        case .watchOS: [.watch]
        case .visionOS: [.vision]
        }
    }
}

extension DeviceFamily {
    /// The device behind a number of `TARGETED_DEVICE_FAMILY`.
    fileprivate init?(number: some StringProtocol) {
        switch number {
        case "1": self = .iPhone
        case "2": self = .iPad
        case "3": self = .tv
        case "4": self = .watch
        case "6": self = .mac
        case "7": self = .vision
        default: return nil
        }
    }
}
