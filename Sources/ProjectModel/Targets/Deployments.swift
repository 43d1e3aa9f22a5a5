/// A part of SwiftUI that came with a certain system.
public struct SystemFeature: Sendable {
    public let name: String
    public let minimums: [Platform: SystemVersion]

    /// `NavigationStack`, `NavigationSplitView`, `NavigationPath`, `navigationDestination(for:)` and `(isPresented:)`.
    /// Source: the availability in SwiftUI's interface (iOS 16 SDK).
    public static let navigationStack = SystemFeature(
        name: "NavigationStack",
        minimums: [
            .iOS: SystemVersion(16), .macCatalyst: SystemVersion(16), .macOS: SystemVersion(13),
            .tvOS: SystemVersion(16),
            .watchOS: SystemVersion(9), .visionOS: SystemVersion(1),
        ])

    /// `navigationDestination(item:)`, `@Observable`, the two-parameter `onChange`.
    /// Source: the availability in SwiftUI's interface (iOS 17 SDK).
    public static let observation = SystemFeature(
        name: "navigationDestination(item:)",
        minimums: [
            .iOS: SystemVersion(17), .macCatalyst: SystemVersion(17), .macOS: SystemVersion(14),
            .tvOS: SystemVersion(17),
            .watchOS: SystemVersion(10), .visionOS: SystemVersion(1),
        ])
}

/// On which systems the files of a project run.
public struct Deployments: Sendable {
    public let targets: TargetMap
    /// What the user says of platforms whose minimum the project doesn't tell (`--minimum-os`).
    public let stated: [Platform: SystemVersion]

    public init(targets: TargetMap, stated: [Platform: SystemVersion]) {
        self.targets = targets
        self.stated = stated
    }

    /// The modules that a file is part of.
    public func modules(of file: String) -> FileModules { FileModules(of: targets.targets(containing: file)) }

    /// Where code of `file` under `condition` runs.
    public func systems(of file: String, under condition: CompilationCondition) -> RunningSystems {
        let owners = targets.targets(containing: file)
        var systems = RunningSystems()
        for target in owners {
            for (platform, minimum) in target.platforms.sorted(by: { $0.key.rawValue < $1.key.rawValue })
            where condition.holds(on: platform) != false {
                systems.entries.append(
                    entry(
                        target: target.name, platform: platform, minimum: minimum, unread: targets.unreadable.settings))
            }
            systems.devices.formUnion(target.deviceFamilies)
        }
        let unread = targets.unreadableManifest(of: file)
        if unread != nil || owners.allSatisfy({ $0.platforms.isEmpty }) {
            systems.entries += unclaimed(under: condition).map {
                entry(target: nil, platform: $0, minimum: .unknown, unread: unread)
            }
        }
        return systems
    }

    /// The platforms of code that no target says anything of: those stated, else iOS, else those that its `#if`s name.
    private func unclaimed(under condition: CompilationCondition) -> [Platform] {
        let platforms = stated.isEmpty ? [.iOS] : stated.keys.sorted { $0.rawValue < $1.rawValue }
        let compiled = platforms.filter { condition.holds(on: $0) != false }
        guard compiled.isEmpty, stated.isEmpty else { return compiled }
        return Platform.allCases.filter { condition.holds(on: $0) == true }
    }

    /// - Parameter unread: a manifest that may say of it what the others don't, and can't be read.
    private func entry(
        target: String?, platform: Platform, minimum: MinimumSystem, unread: String?
    ) -> RunningSystems.Entry {
        if let deployment = minimum.deployment {
            return .init(target: target, platform: platform, minimum: deployment.minimum, source: .setting(deployment))
        }
        if let version = stated[platform] {
            return .init(target: target, platform: platform, minimum: version, source: .stated)
        }
        if let unread {
            return .init(target: target, platform: platform, minimum: SystemVersion(0), source: .unreadable(unread))
        }
        let assumed = SystemFeature.navigationStack.minimums[platform] ?? SystemVersion(16)
        return .init(target: target, platform: platform, minimum: assumed, source: .assumed)
    }
}

/// The platforms that a piece of code runs on, with the oldest system of each and how it is known.
public struct RunningSystems: Sendable {
    public struct Entry: Sendable {
        public enum Source: Sendable, Equatable {
            case setting(Deployment)
            /// Given on the command line.
            case stated
            /// Nothing says so.
            case assumed
            /// This manifest may, and can't be read: any system has to be reckoned with.
            case unreadable(String)
        }
        public let target: String?
        public let platform: Platform
        public let minimum: SystemVersion
        public let source: Source
    }

    public internal(set) var entries: [Entry] = []
    public internal(set) var devices: Set<DeviceFamily> = []

    public var platforms: Set<Platform> { Set(entries.map(\.platform)) }

    /// The first entry on which `feature` doesn't exist.
    public func entry(without feature: SystemFeature) -> Entry? {
        entries.first { entry in feature.minimums[entry.platform].map { entry.minimum < $0 } ?? false }
    }

    /// Whether an iPad may show it: nothing says otherwise.
    public var includesPad: Bool {
        guard platforms.contains(.iOS) || platforms.contains(.macCatalyst) else { return false }
        return devices.isEmpty || devices.contains(.iPad)
    }
}
