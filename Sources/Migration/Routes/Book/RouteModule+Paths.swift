import ProjectModel

extension RouteModule {
    /// The path of a file of that name, or the next free one: a module can't have two files of one name, whatever their
    /// folders.
    func freePath(for name: String, in folder: String) -> String {
        freePath(of: [name, name + "File"], in: folder)
    }

    /// The same for one of several names, the best first.
    func freePath(of names: [String], in folder: String) -> String {
        let fileNames = Set(files.map { ($0.split(separator: "/").last.map(String.init) ?? $0).lowercased() })
        func path(_ name: String) -> String { folder.isEmpty ? "\(name).swift" : "\(folder)/\(name).swift" }
        let free = NameChoice.first(of: names) { name in
            fileNames.contains("\(name).swift".lowercased()) || claimed.paths.contains(path(name))
                || !declarations.modules(ofFile: path(name)).isEmpty
        }
        return path(free)
    }
}
