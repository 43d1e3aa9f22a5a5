/// A system that a target can be built for. Mac Catalyst counts as its own, since an iPad app
/// on the Mac has its own availability, numbered as iOS is.
public enum Platform: String, CaseIterable, Hashable, Sendable {
    case iOS, macOS, tvOS, watchOS, visionOS, macCatalyst

    /// The name as Apple writes it.
    public var displayName: String {
        self == .macCatalyst ? "Mac Catalyst" : rawValue
    }
}

/// A kind of device. iPhone and iPad run the same system, so platforms alone can't tell them apart.
public enum DeviceFamily: String, CaseIterable, Hashable, Sendable {
    case iPhone, iPad, tv, watch, mac, vision
}
