/// How paths of the report are written for whoever reads it.
public struct PathDisplay: Sendable {
    /// What goes before every path: nothing, or the folder of the run as seen from the working directory, with a slash.
    public let prefix: String

    public init(prefix: String) {
        self.prefix = prefix
    }

    public func path(_ path: String) -> String { Printable.text(prefix + path) }
}
