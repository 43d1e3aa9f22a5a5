/// Where the files and groups of an Xcode project lie: a path is put together from those of the groups above.
struct XcodeFileTree {
    private enum Location {
        case known(String)
        /// Outside of the project's root, among the products, in the SDK, or in a circle of groups.
        case elsewhere
    }

    private let project: XcodeProject
    private let parents: [String: String]
    private var located: [String: Location] = [:]

    init(_ project: XcodeProject) {
        self.project = project
        var parents: [String: String] = [:]
        for (id, object) in project.objects {
            for child in object["children"]?.strings ?? [] {
                // A child of two groups is a fault of the file. The smaller identifier makes the answer
                // the same each time.
                parents[child] = parents[child].map { min($0, id) } ?? id
            }
        }
        self.parents = parents
    }

    /// The path of a file or group relative to the project's root, or nil where it lies elsewhere.
    mutating func path(of id: String) -> String? {
        var chain: [String] = []
        var visiting: Set<String> = []
        var base = Location.known(project.folder)
        var current: String? = id
        while let next = current {
            if let known = located[next] {
                base = known
                break
            }
            guard visiting.insert(next).inserted else {
                base = .elsewhere
                break
            }
            chain.append(next)
            current = isRelativeToGroup(next) ? parents[next] : nil
        }
        for next in chain.reversed() {
            base = locate(next, from: base)
            located[next] = base
        }
        if case .known(let path) = base { return path }
        return nil
    }

    private func isRelativeToGroup(_ id: String) -> Bool {
        project.objects[id]?["sourceTree"]?.string == "<group>"
    }

    private func locate(_ id: String, from parent: Location) -> Location {
        guard let object = project.objects[id] else { return .elsewhere }
        let path = object["path"]?.string ?? ""
        let base: String
        switch object["sourceTree"]?.string {
        case "<group>":
            guard case .known(let folder) = parent else { return .elsewhere }
            base = folder
        case "SOURCE_ROOT": base = project.folder
        default: return .elsewhere
        }
        return ProjectPath.join(base, path).map { .known($0) } ?? .elsewhere
    }
}
