/// The modules that a file of routes imports.
struct ImportList: Sendable {
    /// Nil: whatever the conditions.
    private var conditions: [String: [String]?] = [:]

    init(_ cases: [RouteCase]) {
        for route in cases {
            for module in route.imports { add(module, under: route.condition) }
            for (module, own) in route.conditionalImports {
                add(module, under: route.condition.map { $0 == own ? own : "(\($0)) && (\(own))" } ?? own)
            }
        }
    }

    private mutating func add(_ module: String, under condition: String?) {
        switch (conditions[module], condition) {
        case (.none, let condition): conditions[module] = .some(condition.map { [$0] })
        case (.some(nil), _), (.some, nil): conditions[module] = .some(nil)
        case (.some(.some(let known)), let condition?):
            if !known.contains(condition) { conditions[module] = .some(known + [condition]) }
        }
    }

    mutating func add(_ module: String) { conditions[module] = .some(nil) }

    /// Without those that the file has.
    func lines(besides known: Set<String> = []) -> [CodeLine] {
        let modules = conditions.keys.filter { !known.contains($0) }.sorted {
            $0.utf8.lexicographicallyPrecedes($1.utf8)
        }
        let always = modules.filter { conditions[$0] == .some(nil) }.map { CodeLine(0, "import \($0)") }
        let others = modules.compactMap { module -> (condition: String?, lines: [CodeLine])? in
            guard case .some(.some(let conditions)) = conditions[module] else { return nil }
            let condition =
                conditions.count == 1 ? conditions[0] : conditions.map { "(\($0))" }.joined(separator: " || ")
            return (condition, [CodeLine(0, "import \(module)")])
        }
        return always + .conditional(others, level: 0)
    }
}
