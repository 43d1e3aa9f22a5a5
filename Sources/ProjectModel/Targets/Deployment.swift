/// The lowest system that a target runs on, and the place that says so.
public struct Deployment: Hashable, Sendable {
    public let minimum: SystemVersion
    /// The setting as it is written: `IPHONEOS_DEPLOYMENT_TARGET = 15.0`, `platforms: [.iOS(.v15)]`, or
    /// `no platforms:` where a package leaves it to the package manager's default.
    public let setting: String
    /// The file that holds the setting, relative to the project's root.
    public let manifest: String
    /// The setting's line, 1-based; nil where a default speaks because nothing is written.
    public let line: Int?

    public init(minimum: SystemVersion, setting: String, manifest: String, line: Int?) {
        self.minimum = minimum
        self.setting = setting
        self.manifest = manifest
        self.line = line
    }
}

/// What is known about the lowest system of a target on one platform.
public enum MinimumSystem: Hashable, Sendable {
    case known(Deployment)
    /// The target is built for the platform, and nothing that can be read says from which version on.
    case unknown

    public var deployment: Deployment? {
        if case .known(let deployment) = self { return deployment }
        return nil
    }

    /// The lower of two answers for the same target, as of two configurations. What is known counts.
    func lowest(_ other: MinimumSystem) -> MinimumSystem {
        guard let mine = deployment else { return other }
        guard let theirs = other.deployment else { return self }
        return theirs.minimum < mine.minimum ? other : self
    }
}
