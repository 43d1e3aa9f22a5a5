import ProjectModel

extension RouteModule {
    /// The path of a file of that name, or the next free one: a module can't have two files of one name, whatever their
    /// folders.
    func freePath(for name: String, in folder: String) -> String {
        let fileNames = Set(files.map { ($0.split(separator: "/").last.map(String.init) ?? $0).lowercased() })
        let free = NameChoice.first(of: [name, name + "File"]) { fileNames.contains("\($0).swift".lowercased()) }
        return folder.isEmpty ? "\(free).swift" : "\(folder)/\(free).swift"
    }
}
