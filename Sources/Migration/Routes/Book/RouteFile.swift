import SourceEditing

/// The text of a new file of routes.
struct RouteFile {
    let route: String
    let destination: String
    let shared: SharedName
    let cases: [RouteCase]

    func text(_ style: SourceStyle) -> String {
        (imports.lines() + blank + declarations(LineLimit(style))).text(style)
    }

    /// The same in a file that the module has.
    func edits(in file: ModuleFile) -> [TextEdit] {
        let addition = FileAddition(file: file)
        return addition.imports(imports) + addition.end(declarations(LineLimit(SourceStyle(of: file.source.text))))
    }

    private func declarations(_ limit: LineLimit) -> [CodeLine] {
        enumLines(limit) + blank + viewLines(limit) + sharedLines
    }

    private var blank: [CodeLine] { [CodeLine(0, "")] }

    private var imports: ImportList {
        var imports = ImportList(cases)
        imports.add("SwiftUI")
        return imports
    }

    private func enumLines(_ limit: LineLimit) -> [CodeLine] {
        let declarations = cases.map { ($0.condition, $0.declaration(shared: shared.name).lines(level: 1, limit)) }
        return [
            CodeLine(0, "/// The screens that a navigation stack can push."), CodeLine(0, "enum \(route): Hashable {"),
        ]
            + .conditional(declarations, level: 1) + [CodeLine(0, "}")]
    }

    private func viewLines(_ limit: LineLimit) -> [CodeLine] {
        let properties = self.properties
        let head = [
            CodeLine(0, "/// Shows the screen that a route stands for."),
            CodeLine(0, "struct \(destination): View {"),
            CodeLine(1, "let route: \(route)"),
        ]
        let body = [CodeLine(0, ""), CodeLine(1, "var body: some View {"), CodeLine(2, "switch route {")]
        let end = [CodeLine(2, "}"), CodeLine(1, "}"), CodeLine(0, "}")]
        return head + properties.lines + body + armLines(properties, limit) + end
    }

    /// Where all cases stand under conditions there may be none, and a `switch` has to have something.
    private func armLines(_ properties: ScreenProperties, _ limit: LineLimit) -> [CodeLine] {
        let level = 2
        let arms: [CodeLine] = .conditional(
            cases.map { ($0.condition, $0.arm(properties.names, limit.deeper(by: level)).indented(by: level)) },
            level: level)
        let conditions = cases.map(\.condition).reduce(into: [String?]()) { known, condition in
            if !known.contains(condition) { known.append(condition) }
        }.compactMap { $0 }
        guard cases.allSatisfy({ $0.condition != nil }) else { return arms }
        let none = [CodeLine(level, "default:"), CodeLine(level + 1, "EmptyView()"), CodeLine(level, "#endif")]
        if conditions.count == 1 { return arms.dropLast() + [CodeLine(level, "#else")] + none }
        return arms + [CodeLine(level, "#if " + conditions.map { "!(\($0))" }.joined(separator: " && "))] + none
    }

    var properties: ScreenProperties {
        var properties = ScreenProperties(names: [:], taken: ["route", "body"])
        for route in cases { properties.add(route) }
        return properties
    }

    private var sharedLines: [CodeLine] {
        guard shared.isNew, cases.contains(where: \.hasSharedObject) else { return [] }
        return blank + SharedStruct.lines(named: shared.name)
    }
}

/// The name of the struct for objects that travel by identity, and whether it has to be made.
struct SharedName: Sendable, Equatable {
    let name: String
    let isNew: Bool
}

extension RouteCase {
    var hasSharedObject: Bool { values.contains(where: \.isShared) }
}

extension ScreenProperties {
    /// The declarations of the new ones: first what the view is given.
    var lines: [CodeLine] {
        let ordered = added.filter(\.isRootValue) + added.filter { !$0.isRootValue }
        let groups = ordered.map { property in
            // The condition would make the initialiser another one on each platform.
            (property.isRootValue ? nil : property.condition, [CodeLine(1, property.declaration)])
        }
        return .conditional(groups, level: 1)
    }
}
