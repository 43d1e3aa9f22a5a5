/// The way from one folder to another.
enum RelativePath {
    /// - Parameters: absolute paths, free of links.
    static func path(from folder: String, to target: String) -> String {
        let (start, end) = (folder.split(separator: "/"), target.split(separator: "/"))
        let shared = zip(start, end).prefix { $0 == $1 }.count
        let parts = start.dropFirst(shared).map { _ in ".." } + end.dropFirst(shared).map(String.init)
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
}
