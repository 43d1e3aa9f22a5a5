/// A manifest from which another tool makes an Xcode project.
public struct ProjectGenerator: Hashable, Sendable {
    public enum Tool: String, Hashable, Sendable {
        case xcodeGen = "XcodeGen"
        case tuist = "Tuist"

        /// What makes the project, to be run in the manifest's folder.
        public var command: String {
            switch self {
            case .xcodeGen: "xcodegen"
            case .tuist: "tuist generate"
            }
        }
    }

    public let tool: Tool
    /// Relative to the project's root.
    public let manifest: String

    public init(_ tool: Tool, manifest: String) {
        self.tool = tool
        self.manifest = manifest
    }
}
