import ProjectModel
import SourceEditing
import SwiftSyntax

/// Puts further cases into the routes that the module has.
struct RouteExtension {
    let route: ExistingRoute
    let cases: [RouteCase]
    let shared: SharedName

    /// By file.
    func edits() -> [String: [TextEdit]] {
        guard !cases.isEmpty else { return [:] }
        var edits: [String: [TextEdit]] = [:]
        func add(_ new: [TextEdit], _ file: ModuleFile) { edits[file.path, default: []] += new }
        let properties = self.properties
        add(enumEdits, route.enumeration.file)
        add(armEdits(properties), route.screens.file)
        if let view = route.view { add(propertyEdits(properties, view), view.declaration.file) }
        var files = [route.enumeration.file]
        if route.screens.file.path != files[0].path { files.append(route.screens.file) }
        for file in files { add(FileAddition(file: file).imports(ImportList(cases)), file) }
        for (file, new) in argumentEdits(properties) { edits[file, default: []] += new }
        if shared.isNew, cases.contains(where: \.hasSharedObject) {
            let lines = SharedStruct.lines(named: shared.name)
            add(FileAddition(file: route.enumeration.file).end(lines), route.enumeration.file)
        }
        return edits.mapValues { all in
            all.enumerated().sorted {
                ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
            }.map(\.element)
        }.filter { !$0.value.isEmpty }
    }

    var properties: ScreenProperties {
        var properties = ScreenProperties(names: route.view?.hoisted ?? [:], taken: route.view?.members ?? [])
        for route in cases { properties.add(route) }
        return properties
    }

    // MARK: - Cases and arms

    private var enumEdits: [TextEdit] {
        let block = route.enumeration.node.memberBlock
        let last = block.members.last { member in
            member.decl.is(EnumCaseDeclSyntax.self) || member.decl.as(IfConfigDeclSyntax.self)?.holdsCases == true
        }
        let place = LineInsertion(
            text: route.enumeration.text, opening: block.leftBrace, last: last.map { Syntax($0) },
            closing: last == nil || last?.id == block.members.last?.id ? block.rightBrace : nil)
        let limit = place.limit
        let lines = cases.map { ($0.condition, $0.declaration(shared: shared.name).lines(level: 0, limit)) }
        return place.edits(.conditional(lines, level: 0))
    }

    private func armEdits(_ properties: ScreenProperties) -> [TextEdit] {
        let node = route.screens.node
        let last = node.cases.last { !$0.holdsDefault }
        let hasDefault = node.cases.contains(where: \.holdsDefault)
        let place = LineInsertion(
            text: route.screens.text, opening: node.leftBrace, last: last.map { Syntax($0) },
            closing: hasDefault ? nil : node.rightBrace, isLevelWithOpening: true)
        let limit = place.limit
        let lines = cases.map { ($0.condition, $0.arm(properties.names, limit)) }
        return place.edits(.conditional(lines, level: 0))
    }

    // MARK: - What they need

    private func propertyEdits(_ properties: ScreenProperties, _ view: RouteView) -> [TextEdit] {
        let block = view.declaration.node.memberBlock
        let last = block.members.last { $0.decl.as(VariableDeclSyntax.self)?.isStored == true }
        guard let last, !properties.added.isEmpty else { return [] }
        let place = LineInsertion(
            text: view.declaration.text, opening: block.leftBrace, last: Syntax(last), closing: nil)
        return place.edits(properties.lines.indented(by: -1))
    }

    /// Each registration passes the new root values, too.
    private func argumentEdits(_ properties: ScreenProperties) -> [String: [TextEdit]] {
        let names = properties.added.filter(\.isRootValue).map { ", \($0.name): \($0.value.name)" }.joined()
        guard !names.isEmpty else { return [:] }
        return route.registrations.reduce(into: [:]) { edits, registration in
            edits[registration.file, default: []] += registration.calls.map { .insert(names, at: $0.end) }
        }
    }
}

extension SwitchCaseListSyntax.Element {
    /// Whether it is what has to stay last, perhaps under a condition.
    fileprivate var holdsDefault: Bool {
        if case .switchCase(let arm) = self { return arm.isDefault }
        guard case .ifConfigDecl(let config) = self else { return false }
        return config.clauses.contains { clause in
            guard case .switchCases(let inner)? = clause.elements else { return false }
            return inner.contains(where: \.holdsDefault)
        }
    }
}

extension IfConfigDeclSyntax {
    fileprivate var holdsCases: Bool {
        clauses.contains { clause in
            guard case .decls(let members)? = clause.elements else { return false }
            return members.contains { $0.decl.is(EnumCaseDeclSyntax.self) }
        }
    }
}

extension VariableDeclSyntax {
    /// Whether instances store it.
    var isStored: Bool {
        !modifiers.contains { $0.name.tokenKind == .keyword(.static) }
            && bindings.allSatisfy { binding in
                if case .getter? = binding.accessorBlock?.accessors { return false }
                guard case .accessors(let list)? = binding.accessorBlock?.accessors else { return true }
                return !list.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
            }
    }
}
