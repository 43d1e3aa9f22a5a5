import ProjectModel

/// Which files' views may show those of which others: those of their own targets, and of the targets below them.
struct ModuleReach: Sendable {
    private var own: [String: Set<String>] = [:]
    private var visible: [String: Set<String>] = [:]

    init(_ project: Project) {
        let targets = project.deployments.targets
        var below: [String: Set<String>] = [:]
        for file in project.files {
            let owners = targets.targets(containing: file.path)
            own[file.path] = Set(owners.map(Self.key))
            visible[file.path] = owners.reduce(into: []) { $0.formUnion(Self.closure(of: $1, in: targets, &below)) }
        }
    }

    /// Files that no target claims belong together.
    func views(of file: String, mayShowThoseOf other: String) -> Bool {
        guard let visible = visible[file], let own = own[other] else { return false }
        return visible.isEmpty ? own.isEmpty : !visible.isDisjoint(with: own)
    }

    private static func key(_ target: BuildTarget) -> String { "\(target.manifest)/\(target.name)" }

    private static func closure(
        of target: BuildTarget, in targets: TargetMap, _ known: inout [String: Set<String>]
    ) -> Set<String> {
        if let known = known[key(target)] { return known }
        var reached: Set<String> = []
        var pending = [target]
        while let next = pending.popLast() {
            if reached.insert(key(next)).inserted { pending += targets.dependencies(of: next) }
        }
        known[key(target)] = reached
        return reached
    }
}
