/// The project's Swift files, to be asked by path and by folder.
struct SwiftFileIndex: Sendable {
    private let sorted: [String]
    private let byPath: Set<String>
    private let byLowercasedPath: [String: String]

    /// `manifests` are Swift files that describe a build and so belong to no target.
    init(_ files: [String], manifests: Set<String>) {
        byPath = Set(files).subtracting(manifests)
        sorted = byPath.sorted()
        byLowercasedPath = Dictionary(sorted.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The file at a path that a manifest names. A wrong case is forgiven, as the Mac's usual file
    /// system forgives it, where no file is spelled exactly so.
    func file(at path: String) -> String? {
        if byPath.contains(path) { return path }
        return byLowercasedPath[path.lowercased()]
    }

    /// All files beneath a folder, in ascending order.
    func files(beneath folder: String) -> ArraySlice<String> {
        guard !folder.isEmpty else { return sorted[...] }
        let prefix = folder + "/"
        let start = firstIndex { $0 >= prefix }
        let length = sorted[start...].prefix { $0.hasPrefix(prefix) }.count
        return sorted[start..<start + length]
    }

    private func firstIndex(where reached: (String) -> Bool) -> Int {
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if reached(sorted[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Folders that tools treat as one file, so that Swift files inside are not compiled with those around.
    private static let opaqueExtensions: Set<Substring> = [
        "playground", "xcplaygroundpage", "swiftpm", "xcodeproj", "xcworkspace", "docc", "bundle", "xcassets",
        "framework", "xcframework", "lproj", "xcdatamodeld", "scnassets", "rkassets",
    ]

    /// Whether a folder between `folder` and the file is hidden or counts as one file.
    static func isHidden(_ file: String, beneath folder: String) -> Bool {
        let inner = folder.isEmpty ? file[...] : file.dropFirst(folder.count + 1)
        let components = inner.split(separator: "/")
        return components.contains { $0.hasPrefix(".") }
            || components.dropLast().contains { component in
                guard let dot = component.lastIndex(of: ".") else { return false }
                return opaqueExtensions.contains(component[component.index(after: dot)...])
            }
    }
}
