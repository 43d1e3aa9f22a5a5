import Foundation

/// How an app is explored.
public struct AppExploration: Hashable, Sendable {
    public enum Device: String, CaseIterable, Sendable, CustomStringConvertible {
        /// Columns are screens of one stack.
        case phone
        /// Columns are side by side.
        case pad

        public var description: String { rawValue }
    }

    /// Something that is done before the app is explored.
    public enum Step: Hashable, Sendable {
        /// One of the uses that a transcript names, such as `tap link "Soup"`.
        case use(String)
        /// What is typed into fields from now on.
        case type(String)
        case open(URL)
        /// The app ends and begins anew; what it stored for its scene and itself is there.
        case restart
        /// The same, to open a URL: that is heard before anything else is.
        case restartOpening(URL)
        /// A scene has stored these bytes under a key.
        case store(String, key: String)
    }

    /// Which of several roots; nil: all.
    public var root: String?
    public var device: Device
    /// What is done first, in this order.
    public var first: [Step]
    /// How many uses follow each other at most.
    public var depth: Int
    /// How many different states are looked at, at most.
    public var states: Int
    /// Whether no other tab is tapped than those that are tapped first.
    public var staysInTab = false
    public var secondsAtMost = 120

    public init(_ device: Device = .phone, first: [Step] = [], depth: Int = 4, states: Int = 200) {
        (self.device, self.first, self.depth, self.states) = (device, first, depth, states)
    }

    var arguments: [String] {
        var words = root.map { ["--root", $0] } ?? []
        words += ["--device", device.rawValue, "--depth", "\(depth)", "--states", "\(states)"]
        if staysInTab { words.append("--stay") }
        return words + first.flatMap(\.arguments)
    }
}

extension AppExploration.Step {
    fileprivate var arguments: [String] {
        switch self {
        case .use(let name): ["--use", name]
        case .type(let text): ["--type", text]
        case .open(let url): ["--open", url.absoluteString]
        case .restart: ["--restart"]
        case .restartOpening(let url): ["--restart-opening", url.absoluteString]
        case .store(let text, let key): ["--store", key, text]
        }
    }
}
